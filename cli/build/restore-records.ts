import { join, relative } from 'node:path';
import { languages } from '../../shared/languages.ts';
import { readBytes } from '../content/read-bytes.ts';
import type { CachedEntry, CompileCache } from './compile-cache.ts';
import type { Place } from './compose-bundle.ts';
import type { SavedRecords } from './content-records.ts';
import type { FileRecord, MadeEntry } from './file-record.ts';
import { createStub } from './inspect-file.ts';
import { isSameStamp, readStamp } from './stamp.ts';

/** The place of a language’s bundle below the folder to write to. */
export function bundlePath(out: string, language: string): string {
  return join(out, 'content', language, 'bundle.json');
}

/** Turns what the process before left behind into records again; the entries themselves stand in its bundles. */
export function restoreRecords(
  content: string,
  out: string,
  cache: CompileCache | undefined,
): SavedRecords {
  if (!cache) return { seen: [], records: [] };
  const bundles = languages.map((language) => readBytes(bundlePath(out, language)));
  // Another process may have written them since the cache was found good.
  const stamps = new Map(cache.outputs);
  const isSame = languages.every((language) => {
    const path = bundlePath(out, language);
    return isSameStamp(readStamp(path), stamps.get(relative(out, path)));
  });
  if (!isSame) return { seen: [], records: [] };
  return {
    seen: cache.content,
    records: cache.entries.map((entry) => restoreRecord(content, entry, bundles)),
  };
}

function restoreRecord(
  folder: string,
  entry: CachedEntry,
  bundles: readonly (Buffer | undefined)[],
): FileRecord {
  const { path, hash, name, facts, issues, links, pictures, namesFacts } = entry;
  return {
    path,
    hash,
    name,
    file: createStub(folder, path, facts),
    text: '',
    issues,
    isValid: true,
    links,
    pictures,
    namesFacts,
    made: restoreMade(entry, bundles),
  };
}

const brace = Buffer.from('}');

function restoreMade(
  { signature, tailSignature, places }: CachedEntry,
  bundles: readonly (Buffer | undefined)[],
): MadeEntry {
  const cut = <T>(index: number, read: (bundle: Buffer, place: Place) => T): T => {
    const bundle = bundles[index];
    const place = places[index];
    if (!bundle || !place) throw new Error('The bundles were there a moment ago and are gone.');
    return read(bundle, place);
  };
  if (tailSignature === undefined) {
    return {
      signature,
      own: places.map((_place, index) =>
        cut(index, (bundle, [start, own]) => bundle.subarray(start, start + own)),
      ),
    };
  }
  return {
    signature,
    tailSignature,
    // The tail stands in the place of the last brace.
    own: places.map((_place, index) =>
      cut(index, (bundle, [start, own]) =>
        Buffer.concat([bundle.subarray(start, start + own - 1), brace]),
      ),
    ),
    tails: places.map((_place, index) =>
      cut(index, (bundle, [start, own, tail]) =>
        bundle.subarray(start + own - 1, start + own - 1 + tail),
      ),
    ),
  };
}
