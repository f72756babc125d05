// What is a piece of text of a page. The script of the page reads its document by these rules, and the test of all texts
// reads HTML by them.

/** Attributes that people read or hear. */
export const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder'] as const;

/** The names of `<meta>` elements that quote texts of the page. */
export const quotingMeta =
  /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/;

/** A card whose only link is about all of its texts, even if it is not around them. */
export const card = 'li, article';

/** A link that can say what a text is about. One that changes a plan leads to the plan, whatever it adds or removes. */
export const aboutLink = 'a[href]:not([data-plan-add], [data-plan-change])';

/**
 * The words of a text on a page or in the content: without marks of direction, what joins ranges and the dots of a shortened
 * text, and with single spaces.
 */
export function toWords(text: string): string {
  return text
    .replace(/[\u200e\u200f\u2060\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/…\s*$/, '')
    .trim()
    .normalize('NFC');
}

/** The only one of the links of a card; `undefined` if it has several, or none. */
export function findOnlyLink(links: readonly (string | undefined)[]): string | undefined {
  const [link, ...others] = new Set(links);
  return others.length === 0 ? link : undefined;
}

/** A text with links, isolated values or loan words. All of it is one piece, these elements included. */
export const markedWords = ':has(> a.inline-link), .marked';
