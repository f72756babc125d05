/** Joins each range of numbers, such as 09.00–17.00, so that no line breaks at its dash. Browsers find it all the same. */
export function joinRanges(text: string): string {
  return text.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');
}
