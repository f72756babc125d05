interface List {
  /** The comments that the tool itself writes, at the beginning. */
  header: readonly string[];
  /** Its entries, a line each. */
  body: readonly string[];
  /** So many words at the beginning of a line name its entry. */
  keyFields: number;
}

/**
 * Puts a list of entries together with the comments that editors added to its text before. A comment stays before the
 * entry that it precedes, or before the next one if that is gone.
 *
 * @param before `undefined` if there was no such text
 * @returns the new text
 */
export function keepComments(
  before: string | undefined,
  { header, body, keyFields }: List,
): string {
  const nameEntry = (line: string) => line.split(/\s+/).slice(0, keyFields).join(' ');
  const present = new Set(body.map(nameEntry));
  const comments = new Map<string, string[]>();
  let pending: string[] = [];
  for (const line of (before ?? '').split('\n').map((written) => written.trim())) {
    const entry = nameEntry(line);
    if (line.startsWith('#')) pending.push(...(header.includes(line) ? [] : [line]));
    else if (pending.length > 0 && present.has(entry)) {
      comments.set(entry, [...(comments.get(entry) ?? []), ...pending]);
      pending = [];
    }
  }
  const lines = body.flatMap((line) => {
    const entry = nameEntry(line);
    const own = comments.get(entry) ?? [];
    comments.delete(entry);
    return [...own, line];
  });
  return `${[...header, ...lines, ...pending].join('\n')}\n`;
}
