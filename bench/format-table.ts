import type { Summary } from './summarize.ts';

/** One table of figures with what a reader must know of it. */
export interface Table {
  title: string;
  note: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table as Markdown that also reads well in a terminal. */
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

/** Such as `1.23 (1.10–1.30)`: the median, and in parentheses the lowest and the highest. */
export function formatSummary({ median, lowest, highest }: Summary, digits: number): string {
  return `${formatNumber(median, digits)} (${formatNumber(lowest, digits)}–${formatNumber(highest, digits)})`;
}

/** A dash stands for a figure that there is not. */
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
