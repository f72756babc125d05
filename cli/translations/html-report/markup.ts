import { escapeXml } from '../../lib/escape-xml.ts';

/** A piece of HTML that may be put into a page as it is. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | undefined | readonly Part[];

/** Builds HTML from a template; whatever is put in is escaped, unless it was built the same way. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = strings.reduce(
    (before, string, index) => `${before}${toMarkup(parts[index - 1])}${string}`,
  );
  return { markup };
}

/** Takes text of our own for HTML, such as a style sheet; never for text of the content. */
export function trust(markup: string): Markup {
  return { markup };
}

function toMarkup(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(toMarkup).join('');
}

/** Control characters, which no HTML page may hold, become the replacement character. */
function escapeHtml(text: string): string {
  return escapeXml(text, /[&<>"']/g)
    .replace(/[^\P{Cc}\n\t]/gu, '\ufffd')
    .toWellFormed();
}
