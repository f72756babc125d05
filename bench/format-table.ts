import type { Summary } from './summarize.ts';

/** A table of figures, with a note that explains them. */
export interface Table {
  title: string;
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Names of the columns and rows whose figures hold for this machine and this hour only. */
  absolute?: readonly string[];
}

/**
 * Leaves only figures that hold on other machines: ratios and counts. Returns no table if there are none.
 */
export function selectRatios({ head, rows, absolute = [], ...rest }: Table): Table[] {
  const isKept = (name: string | undefined) => name === undefined || !absolute.includes(name);
  const selectCells = (row: readonly string[]) => row.filter((_, column) => isKept(head[column]));
  const keptRows = rows.filter(([name]) => isKept(name)).map(selectCells);
  const keptHead = selectCells(head);
  return keptHead.length > 1 && keptRows.length > 0
    ? [{ ...rest, head: keptHead, rows: keptRows }]
    : [];
}

/** Formats a table as Markdown that is also readable in a terminal. */
export function formatTable({ title, note, head, rows }: Table): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const formatRow = (row: readonly string[]) =>
    `| ${widths.map((width, column) => align(row[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`,
  );
  return [
    `## ${title}`,
    '',
    note,
    '',
    formatRow(head),
    `|${rule.join('|')}|`,
    ...rows.map(formatRow),
  ].join('\n');
}

/** Returns the median, and in parentheses the lowest and highest, such as `1.23 (1.10–1.30)`. */
export function formatSummary({ median, lowest, highest }: Summary, digits: number): string {
  return `${formatNumber(median, digits)} (${formatNumber(lowest, digits)}–${formatNumber(highest, digits)})`;
}

/** Returns a number with its digits after the point, or a dash for `NaN`, a missing figure. */
export function formatNumber(number: number, digits: number): string {
  if (Number.isNaN(number)) return '–';
  return number.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function align(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}
