/** What the site fills in: `{{count}}` in labels, `{phone}` in texts. */
const placeholder = /\{\{[^{}]+\}\}|\{[^{}\s]+\}/g;

/** Every placeholder of a text in its order, as often as it stands there. */
export function findPlaceholders(text: string): string[] {
  return text.match(placeholder) ?? [];
}

export interface TextPart {
  text: string;
  isPlaceholder: boolean;
}

/** Takes a text apart at the placeholders of a list; others are taken for text. */
export function splitAtPlaceholders(text: string, known: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(placeholder)) {
    if (!known.includes(match[0])) continue;
    parts.push({ text: text.slice(done, match.index), isPlaceholder: false });
    parts.push({ text: match[0], isPlaceholder: true });
    done = match.index + match[0].length;
  }
  parts.push({ text: text.slice(done), isPlaceholder: false });
  return parts.filter((part) => part.text !== '');
}
