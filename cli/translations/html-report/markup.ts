import { escapeXml } from '../../lib/escape-xml.ts';

/** HTML that is inserted into a page without escaping. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | undefined | readonly Part[];

/** Builds HTML from a template. Inserted values are escaped unless they are `Markup`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = strings.reduce(
    (before, string, index) => `${before}${toMarkup(parts[index - 1])}${string}`,
  );
  return { markup };
}

/** Marks a text as HTML. Only for text from the source code, such as a style sheet, never for text of the content. */
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

/** Also replaces control characters, which HTML does not allow, with the replacement character. */
function escapeHtml(text: string): string {
  return escapeXml(text, /[&<>"']/g)
    .replace(/[^\P{Cc}\n\t]/gu, '\ufffd')
    .toWellFormed();
}
