import { type Placeholder, readPlaceholders } from '../rules/check-placeholders.ts';

/** Every placeholder of a text in its order, as often as it stands there: `{{count}}` of labels, `{phone}` of texts. */
export function findPlaceholders(text: string): string[] {
  return listWellFormed(text).map(({ start, end }) => text.slice(start, end));
}

export interface TextPart {
  text: string;
  isPlaceholder: boolean;
}

/** Takes a text apart at the placeholders of a list; others are taken for text. */
export function splitAtPlaceholders(text: string, known: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of listWellFormed(text)) {
    const written = text.slice(start, end);
    if (!known.includes(written)) continue;
    parts.push({ text: text.slice(done, start), isPlaceholder: false });
    parts.push({ text: written, isPlaceholder: true });
    done = end;
  }
  parts.push({ text: text.slice(done), isPlaceholder: false });
  return parts.filter((part) => part.text !== '');
}

/** Labels and texts write them differently; a translator’s program protects both. */
function listWellFormed(text: string): Placeholder[] {
  return (['label', 'text'] as const)
    .flatMap((role) => readPlaceholders(text, role))
    .filter(({ isWellFormed }) => isWellFormed)
    .toSorted((a, b) => a.start - b.start);
}
