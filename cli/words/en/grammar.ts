/** A number with its noun: “1 file”, “2 files”. */
export function formatPlural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
