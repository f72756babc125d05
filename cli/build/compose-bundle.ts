import type { FileRecord } from './file-record.ts';
import type { Head } from './make-head.ts';

/** Where an entry stands in a bundle, in bytes: its beginning, its own length and that of its tail. */
export type Place = readonly [start: number, own: number, tail: number];

export interface ComposedBundle {
  /** What it was composed of. */
  sources: readonly (string | Uint8Array | undefined)[];
  /** The pieces of the file, one after the other. */
  chunks: readonly Uint8Array[];
  /** By the paths of the entries. */
  places: ReadonlyMap<string, Place>;
}

/** The entries of the site in the order in which they stand in a bundle. */
export interface Entries {
  experiences: readonly FileRecord[];
  cars: readonly FileRecord[];
  posts: readonly FileRecord[];
}

/**
 * Composes the bundle of one language: JSON with one line for each section and each entry, so that a change of
 * an entry is a change of a line, for us and for whoever compares two bundles.
 *
 * @param index the position of the language among the languages
 * @param before the bundle of the build before, which is given back where nothing of it has changed
 */
export function composeBundle(
  head: Head,
  entries: Entries,
  index: number,
  before?: ComposedBundle,
): ComposedBundle {
  const sources = listSources(head, entries, index);
  if (
    before?.sources.length === sources.length &&
    sources.every((source, at) => source === before.sources[at])
  ) {
    return before;
  }
  const chunks: Uint8Array[] = [];
  const places = new Map<string, Place>();
  let length = 0;
  const add = (chunk: Uint8Array) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const addText = (text: string) => add(Buffer.from(text));
  const addSection = (key: string, value: unknown, separator = ',\n') =>
    addText(`${JSON.stringify(key)}:${JSON.stringify(value)}${separator}`);

  addText('{');
  for (const [key, value] of Object.entries(head.before)) addSection(key, value);
  addText(`"servicePages":${writeLines(head.servicePages)},\n`);
  for (const key of ['experiences', 'cars', 'posts'] as const) {
    const records = entries[key];
    addText(`"${key}":[`);
    records.forEach(({ path, made }, position) => {
      const own = made?.own[index];
      if (!made || !own) throw new Error(`${path} was checked and not made.`);
      const tail = made.tails?.[index];
      add(position === 0 ? firstLine : nextLine);
      const start = length;
      // The tail stands in the place of the last brace.
      add(tail ? own.subarray(0, -1) : own);
      const end = length;
      if (tail) add(tail);
      places.set(path, [start, tail ? end + 1 - start : end - start, tail?.length ?? 0]);
    });
    addText(records.length > 0 ? '\n],\n' : '],\n');
  }
  const last = Object.keys(head.after).length - 1;
  Object.entries(head.after).forEach(([key, value], position) => {
    addSection(key, value, position === last ? '\n}\n' : ',\n');
  });
  return { sources, chunks, places };
}

/** All that a bundle is composed of; pieces that are the same are the same object. */
function listSources(head: Head, entries: Entries, index: number): ComposedBundle['sources'] {
  const { experiences, cars, posts } = entries;
  return [
    JSON.stringify([head, experiences.length, cars.length, posts.length]),
    ...[...experiences, ...cars, ...posts].flatMap(({ made }) => [
      made?.own[index],
      made?.tails?.[index],
    ]),
  ];
}

const firstLine = Buffer.from('\n');
const nextLine = Buffer.from(',\n');

function writeLines(items: readonly unknown[]): string {
  if (items.length === 0) return '[]';
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
