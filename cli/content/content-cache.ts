import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashBytes, readBytes, type TrackedFile } from '../lib/file-tracker.ts';
import { beginFile } from '../lib/write-files.ts';
import type { ContentFile, TermsResult } from '../model/content-file.ts';
import type { KnownHeader } from './picture-files.ts';

/** The results of the last run that are cached. None of them depends on the clock. */
export interface ContentCache {
  /** The content files by their paths below the content folder. */
  seen: readonly (readonly [path: string, seen: TrackedFile])[];
  /** The picture files, and their headers, by the names of the files. */
  images: readonly (readonly [file: string, seen: TrackedFile])[];
  headers: readonly (readonly [file: string, known: KnownHeader])[];
  /** Parses the analysed files. Few runs need them if no file has changed. */
  readFiles(): ContentFile[];
}

/** The name of the cache file in the cache folder. */
const cacheName = 'content-cache';

/**
 * Reads the cache of the last run.
 *
 * @param folder of the cache
 * @param content the content folder that the cache must belong to
 * @returns `undefined` if there is no cache, or it is damaged, of other content, or of another version of the tool
 */
export function readContentCache(folder: string, content: string): ContentCache | undefined {
  const bytes = readBytes(join(folder, cacheName));
  if (!bytes) return undefined;
  const bodyEnd = bytes.lastIndexOf('\n') + 1;
  const body = bytes.subarray(0, bodyEnd);
  const hash = createHash('sha256').update(body);
  if (bytes.toString('utf8', bodyEnd) !== describeBody(content, hash)) return undefined;
  const termsEnd = body.lastIndexOf('\n', -2) + 1;
  // The hash proves that this version of the tool wrote these bytes, so they have the expected type.
  const index: Omit<ContentCache, 'readFiles'> = JSON.parse(body.toString('utf8', termsEnd));
  return { ...index, readFiles: () => readFiles(body.subarray(0, termsEnd)) };
}

/**
 * Begins the cache for the next run, and adds the analysed files before they are gathered and checked together: other
 * threads work meanwhile. Without write access, nothing is cached.
 */
export function beginContentCache(folder: string, content: string) {
  const hash = createHash('sha256');
  const file = beginFile(join(folder, cacheName), hash);
  return {
    /** @param json a `ContentFile`. Of two with the same path, the later one counts */
    add: (json: string) => file.add(`${json}\n`),
    /** @param files all of them: the checks with terms found what they found after these were added */
    finish(index: Omit<ContentCache, 'readFiles'>, files: readonly ContentFile[]): void {
      const withTerms = files.flatMap((one) => (one.withTerms ? [[one.path, one.withTerms]] : []));
      for (const line of [withTerms, index]) file.add(`${JSON.stringify(line)}\n`);
      file.add(describeBody(content, hash));
      file.finish();
    },
  };
}

/** Parses one file a line: parsing thousands of files as one text would take more memory than everything else. */
function readFiles(bytes: Buffer): ContentFile[] {
  const files: ContentFile[] = [];
  const last = bytes.lastIndexOf('\n', -2) + 1;
  const withTerms = new Map<string, TermsResult>(JSON.parse(bytes.toString('utf8', last)));
  for (let start = 0, end = 0; start < last; start = end + 1) {
    end = bytes.indexOf('\n', start);
    const file: ContentFile = JSON.parse(bytes.toString('utf8', start, end));
    const found = withTerms.get(file.path);
    if (found) file.withTerms = found;
    files.push(file);
  }
  return files;
}

/** The last line of a cache: of which tool and content it is, and the hash of all other lines. */
function describeBody(content: string, body: Hash): string {
  return `${toolVersion} ${hashBytes(resolve(content))} ${body.copy().digest('base64url')}`;
}

/**
 * The identity of this version of the tool: any other rule, schema, library or Node has another one, which invalidates
 * the cache. It is read when the tool is loaded, because files that change during a watch are not the running code.
 */
export const toolVersion = readToolVersion();

/**
 * The names of the bundled tool’s chunks contain hashes of their contents, so its first file identifies all of them.
 * When the tool runs from its sources, all of the sources are hashed.
 */
function readToolVersion(): string {
  const self = import.meta.filename;
  if (!self.endsWith('.ts')) {
    return hashBytes(`${process.version} ${readFileSync(join(dirname(self), 'main.js'), 'utf8')}`);
  }
  const root = join(import.meta.dirname, '../..');
  const sources = ['cli', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .toSorted()
      .map((path) => join(root, folder, path)),
  );
  const texts = [...sources, join(root, 'package.json')].map(readBytes);
  return hashBytes(
    `${process.version} ${hashBytes(Buffer.concat(texts.filter((text) => text !== undefined)))}`,
  );
}
