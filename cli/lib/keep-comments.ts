interface List {
  /** The comments that the tool itself writes, at the beginning. */
  header: readonly string[];
  /** Its entries, one line each. */
  body: readonly string[];
  /** Number of words at the beginning of a line that identify its entry. */
  keyFields: number;
}

/**
 * Joins a list of entries with the comments that editors added to its previous text. A comment stays before its entry,
 * or before the next remaining entry if its own is gone.
 *
 * @param before `undefined` if there was no previous text
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
