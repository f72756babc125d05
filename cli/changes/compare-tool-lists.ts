import type { ListCounts } from '../messages/en/changes.ts';
import { parseSource } from '../model/parse-source.ts';
import { type LoadedStates, toolFiles } from './load-states.ts';

/** Compares the lists that the tool keeps beside the content, and that no visitor sees. */
export async function compareToolLists({
  readTexts,
}: Pick<LoadedStates, 'readTexts'>): Promise<Map<string, ListCounts>> {
  const counts = new Map<string, ListCounts>();
  for (const file of toolFiles) {
    const texts = await readTexts(file);
    if (texts.before === texts.after) continue;
    const [before, after] = [texts.before, texts.after].map((text) => listEntries(file, text));
    const added = countMissing(after, before);
    const removed = countMissing(before, after);
    if (added + removed > 0) counts.set(file, { added, removed });
  }
  return counts;
}

/** The entries of a list, each as a text that does not depend on how it is written. */
function listEntries(path: string, text: string): string[] {
  if (path.endsWith('.lock')) return text.split(/\r?\n/).filter((line) => line !== '');
  const data = text === '' ? [] : parseSource(path, text).file?.data;
  const list = Array.isArray(data) ? data : Object.values(data ?? {}).find(Array.isArray);
  return Array.isArray(list) ? list.map((entry) => JSON.stringify(sortKeys(entry))) : [];
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sortKeys(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** How many entries of a list are not in another. */
function countMissing(entries: readonly string[] = [], others: readonly string[] = []): number {
  const left = [...others];
  return entries.filter((entry) => {
    const found = left.indexOf(entry);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  }).length;
}
