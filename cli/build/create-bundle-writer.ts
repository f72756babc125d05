import { join } from 'node:path';
import { languages } from '../../shared/languages.ts';
import { paths } from '../../shared/paths.ts';
import { type LabelResource, labelResource } from '../../shared/schemas/labels.ts';
import type { FieldModel } from '../content/field-model.ts';
import { localizeLabels } from './localize-labels.ts';
import { type ComposedBundle, composeBundle, type Entries, type Place } from './compose-bundle.ts';
import type { Globals, Parts } from './create-globals.ts';
import type { FileRecord } from './file-record.ts';
import { makeTails, readMade } from './make-entry.ts';
import { makeAuthors, makeHead } from './make-head.ts';
import { readFields } from './read-fields.ts';
import { bundlePath } from './restore-records.ts';
import { hashBytes, isSameStamp, readStamp, type Stamp } from './stamp.ts';
import { type Output, writeOutputs } from './write-outputs.ts';

export interface WrittenBundles {
  /** The paths of the files that changed. */
  written: string[];
  /** Where the entries stand in the bundle of each language, in the order of the languages. */
  places: readonly ReadonlyMap<string, Place>[];
  /** Every file, also those that did not change. */
  outputs: ReadonlyMap<string, Stamp>;
  counts: Record<keyof Entries, number>;
}

/** Writes bundles, dictionaries and what belongs to them, and remembers them so that it skips what is the same. */
export interface BundleWriter {
  /** @param pictureFiles names of all files that pictures are made of */
  write(
    records: readonly FileRecord[],
    parts: Parts,
    globals: Globals,
    pictureFiles: ReadonlySet<string>,
  ): WrittenBundles;
}

export function createBundleWriter(
  out: string,
  models: ReadonlyMap<string, FieldModel>,
): BundleWriter {
  const folder = join(out, 'content');
  let last: { chunks: Map<string, Output['chunks']>; stamps: Map<string, Stamp> } = {
    chunks: new Map(),
    stamps: new Map(),
  };
  let composed: readonly ComposedBundle[] = [];
  const isUntouched = ({ path, chunks }: Output) => {
    const before = last.chunks.get(path);
    return (
      (before === chunks ||
        (before?.length === chunks.length &&
          chunks.every((chunk, index) => isSameChunk(chunk, before[index])))) &&
      isSameStamp(readStamp(path), last.stamps.get(path))
    );
  };
  return {
    write(records, parts, globals, pictureFiles) {
      const entries = arrange(records);
      completePosts(entries.posts, parts, models, globals);
      const details = new Map(
        [...entries.experiences, ...entries.cars].map((record) => [
          paths.detail(String(readFields(record.file?.data)['slug'])),
          record,
        ]),
      );
      const bundles = globals.contexts.map((context, index) => {
        const head = makeHead(parts, models, context, globals.pictures[index] ?? {}, (address) => {
          const found = details.get(address);
          if (!found) return undefined;
          const { price, duration } = readMade(found.made, index);
          return { price, duration };
        });
        return composeBundle(head, entries, index, composed[index]);
      });
      composed = bundles;
      const outputs: Output[] = [
        ...bundles.map(({ chunks }, index) => ({
          path: bundlePath(out, languages[index] ?? ''),
          chunks,
        })),
        ...listSideOutputs(folder, parts, pictureFiles),
      ];
      const written = writeOutputs(
        outputs
          .filter((output) => !isUntouched(output))
          .map((output) => ({ ...output, isNew: last.chunks.has(output.path) })),
      );
      const stamps = new Map(
        outputs.flatMap(({ path }) => {
          const stamp = readStamp(path);
          return stamp ? [[path, stamp]] : [];
        }),
      );
      last = { chunks: new Map(outputs.map(({ path, chunks }) => [path, chunks])), stamps };
      return {
        written,
        places: bundles.map(({ places }) => places),
        outputs: stamps,
        counts: {
          experiences: entries.experiences.length,
          cars: entries.cars.length,
          posts: entries.posts.length,
        },
      };
    },
  };
}

function isSameChunk(a: Uint8Array, b: Uint8Array | undefined): boolean {
  return a === b || (b !== undefined && a.length === b.length && Buffer.compare(a, b) === 0);
}

/** The entries in the order in which the site shows them: cars as editors number them, the newest post first. */
function arrange(records: readonly FileRecord[]): Entries {
  const of = (name: keyof Entries) => records.filter((record) => record.name === name);
  const read = (record: FileRecord, key: string) => readFields(record.file?.data)[key];
  return {
    experiences: of('experiences'),
    cars: of('cars').toSorted((a, b) => Number(read(a, 'order')) - Number(read(b, 'order'))),
    posts: of('posts').toSorted(
      (a, b) =>
        String(read(b, 'date')).localeCompare(String(read(a, 'date'))) ||
        Number(read(b, 'id')) - Number(read(a, 'id')),
    ),
  };
}

function completePosts(
  posts: readonly FileRecord[],
  parts: Parts,
  models: ReadonlyMap<string, FieldModel>,
  globals: Globals,
): void {
  const authors = globals.contexts.map((context) => makeAuthors(parts, models, context));
  const sources = {
    authors,
    authorsSignature: hashBytes(Buffer.from(JSON.stringify(authors.map((all) => [...all])))),
    posts: new Map(posts.map((post) => [readFields(post.file?.data)['id'], post])),
  };
  for (const post of posts) {
    const made = makeTails(post, sources);
    if (made) post.made = made;
  }
}

/** The files beside the bundles: a dictionary per language, its keys as types, and the list of picture files. */
function listSideOutputs(
  folder: string,
  { labels }: Parts,
  pictureFiles: ReadonlySet<string>,
): Output[] {
  const create = (name: string, text: string): Output => ({
    path: join(folder, name),
    chunks: [Buffer.from(text)],
  });
  return [
    ...languages.map((language) =>
      create(
        join(language, 'global.json'),
        toJson(labelResource.parse(localizeLabels(labels, language))),
      ),
    ),
    create('pictures.json', toJson([...pictureFiles].toSorted())),
    create('global-resource.ts', toTypes(localizeLabels(labels, 'tr'))),
  ];
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

/** The dictionary as a type, with its sentences as literals: a wrong key or placeholder fails `tsc`. */
function toTypes(labels: LabelResource): string {
  const groups = Object.entries(labels).map(([group, entries]) => {
    const lines = Object.entries(entries).map(
      ([key, text]) => `    ${JSON.stringify(key)}: ${JSON.stringify(text)};`,
    );
    return `  ${JSON.stringify(group)}: {\n${lines.join('\n')}\n  };`;
  });
  return `// Written by \`catalogue compile\` from content/labels.yaml.\nexport interface GlobalResource {\n${groups.join('\n')}\n}\n`;
}
