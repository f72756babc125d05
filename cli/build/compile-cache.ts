import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../issue.ts';
import type { KnownPicture } from './write-pictures.ts';
import type { Place } from './compose-bundle.ts';
import { computeToolVersion } from './compute-tool-version.ts';
import type { SeenFile } from './file-memory.ts';
import type { Collection } from './file-record.ts';
import { isRecord } from './read-fields.ts';
import type { Stamp } from './stamp.ts';
import { writeOutputs } from './write-outputs.ts';

/** An entry of a collection as the last run left it. */
export interface CachedEntry {
  path: string;
  hash: string;
  name: Collection;
  facts: Record<string, unknown>;
  issues: readonly Issue[];
  links: readonly string[];
  pictures: readonly string[];
  namesFacts: boolean;
  signature: string;
  tailSignature?: string;
  /** Where it stands in the bundle of each language. */
  places: readonly Place[];
}

/** What the last run that succeeded knew and left behind. */
export interface CompileCache {
  /** Below the content folder. */
  content: readonly (readonly [path: string, seen: SeenFile])[];
  /** Below the folder of images. */
  images: readonly (readonly [file: string, seen: SeenFile])[];
  pictures: readonly (readonly [name: string, known: KnownPicture])[];
  entries: readonly CachedEntry[];
  /** Below the folder of bundles. */
  outputs: readonly (readonly [path: string, stamp: Stamp])[];
  /** The warnings, in order. */
  issues: readonly Issue[];
}

/** Below the folder of bundles. */
const cacheName = '.compile-cache';

/**
 * Reads what the last run left behind.
 *
 * @param folder of the bundles
 * @returns nothing where there is none, it is damaged, or another version of the compiler wrote it
 */
export function readCompileCache(folder: string): CompileCache | undefined {
  try {
    const text = readFileSync(join(folder, cacheName), 'utf8');
    const end = text.indexOf('\n');
    const body = text.slice(end + 1);
    if (text.slice(0, end) !== describeBody(body)) return undefined;
    const value: unknown = JSON.parse(body);
    return isCache(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes it, last of all: it vouches for every other file. */
export function writeCompileCache(folder: string, cache: CompileCache): void {
  const body = `${JSON.stringify(cache)}\n`;
  const bytes = Buffer.from(`${describeBody(body)}\n${body}`);
  writeOutputs([{ path: join(folder, cacheName), chunks: [bytes] }]);
}

/** This very compiler and these very bytes: where the first line says so, the rest has the form it was written in. */
function describeBody(body: string): string {
  return `${computeToolVersion()} ${createHash('sha256').update(body).digest('base64url')}`;
}

function isCache(value: unknown): value is CompileCache {
  return isRecord(value) && Array.isArray(value['entries']) && Array.isArray(value['content']);
}
