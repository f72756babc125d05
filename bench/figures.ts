import { cpus, loadavg, totalmem } from 'node:os';

/** Describes the properties of the machine and of Node that figures depend on; call it before the measurement. */
export function describeMachine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const [lastMinute = 0] = loadavg();
  const machine = `${processors[0]?.model.trim()}, ${processors.length} cores, ${memory} GB, ${process.platform}`;
  return `${machine}, Node ${process.versions.node}, load before it began ${lastMinute.toFixed(2)}`;
}

/** Returns the median; of an even number of figures, the lower of the two in the middle. */
export function pickMedian(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.ceil(figures.length / 2) - 1] ?? Number.NaN;
}

/**
 * Divides each figure by that of the same round, so that a slow moment of the machine affects both. Ratios hold on
 * other machines.
 */
export function divideRounds(figures: readonly number[], base: readonly number[]): number[] {
  return figures.map((figure, round) => figure / (base[round] ?? Number.NaN));
}

/** Returns the median, and in parentheses the lowest and the highest if they differ: `1.23 (1.10–1.30)`. */
export function formatSpread(figures: readonly number[], digits: number): string {
  const format = (figure: number) =>
    figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [median, lowest, highest] = [
    pickMedian(figures),
    Math.min(...figures),
    Math.max(...figures),
  ].map(format);
  return lowest === highest ? `${median}` : `${median} (${lowest}–${highest})`;
}

/** Formats a table as Markdown that is also readable in a terminal. */
export function formatTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = ([name = '', ...figures]: readonly string[]) => {
    const cells = figures.map((figure, column) => figure.padStart(widths[column + 1] ?? 0));
    return `| ${[name.padEnd(widths[0] ?? 0), ...cells].join(' | ')} |`;
  };
  const rule = widths.map((width, column) => '-'.repeat(width + 1) + (column === 0 ? '-' : ':'));
  return [
    '',
    `## ${title}`,
    '',
    formatRow(head),
    `|${rule.join('|')}|`,
    ...rows.map(formatRow),
  ].join('\n');
}
