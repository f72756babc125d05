/** A link of a long text to a page of the site, written `[words](/address)`. Offsets count UTF-16 code units. */
export interface TextLink {
  start: number;
  /** Exclusive. */
  end: number;
  words: string;
  address: string;
  /** Where the address begins. */
  addressStart: number;
}

/** Words contain no brackets, addresses neither brackets nor spaces. A mark `!` before it makes it a picture. */
const link = /(?<!!)\[([^[\]]+)\]\((\/(?!\/)[^\s()[\]\\]*)\)/g;

/** Lists the links of a text in order. Their words are in one paragraph. */
export function listTextLinks(text: string): TextLink[] {
  if (!text.includes('](/')) return [];
  return [...text.matchAll(link)].flatMap(
    ({ 0: { length }, 1: words, 2: address, index: start }) =>
      words === undefined || address === undefined || !isOneParagraph(words)
        ? []
        : [{ start, end: start + length, words, address, addressStart: start + words.length + 3 }],
  );
}

function isOneParagraph(words: string): boolean {
  return words.trim() !== '' && !/\n\s*\n/.test(words);
}

/** Splits a text into its links and the words between them, in order; none of the words is empty. */
export function splitTextLinks(text: string): (string | TextLink)[] {
  let at = 0;
  const parts = listTextLinks(text).flatMap((found) => {
    const before = text.slice(at, found.start);
    at = found.end;
    return [before, found];
  });
  return [...parts, text.slice(at)].filter((part) => part !== '');
}

/** A text with the words of its links alone, as people read it where nothing can link. */
export function removeTextLinks(text: string): string {
  if (!text.includes('](/')) return text;
  return splitTextLinks(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');
}

/** Writes a link as it is in a text. */
export function writeTextLink({ words, address }: Pick<TextLink, 'words' | 'address'>): string {
  return `[${words}](${address})`;
}
