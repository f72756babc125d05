/** What makes a spreadsheet compute instead of show; the last four are the same in Japanese keyboards’ width. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula; `releaseFormula` undoes it. */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Takes away the apostrophe of `guardFormula`; one that belongs to the text stays. */
export function releaseFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
