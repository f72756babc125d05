import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hashBytes, readBytes, type TrackedFile } from '../lib/file-tracker.ts';
import { writeIfPossible } from '../lib/write-files.ts';
import type { ContentFile } from './analyze-file.ts';
import type { PictureHeader } from './picture-files.ts';

/** What the last run knew of the content; nothing of it depends on the clock. */
export interface ContentCache {
  /** The content files by their paths below the content folder. */
  seen: readonly (readonly [path: string, seen: TrackedFile])[];
  /** The picture files by their names, and what their headers say. */
  images: readonly (readonly [file: string, seen: TrackedFile])[];
  headers: readonly (readonly [hash: string, header: PictureHeader])[];
  /** Parsed when it is asked for: where no file has changed, few need it. */
  readFiles(): ContentFile[];
}

/** Below the folder of the cache. */
const cacheName = 'content-cache';

/**
 * Reads what the last run knew.
 *
 * @param folder of the cache
 * @param content the content folder that it should be about
 * @returns nothing where there is none, it is damaged, about other content, or of another version of the tool
 */
export function readContentCache(folder: string, content: string): ContentCache | undefined {
  const bytes = readBytes(join(folder, cacheName));
  if (!bytes) return undefined;
  const headEnd = bytes.indexOf('\n');
  const indexEnd = bytes.indexOf('\n', headEnd + 1);
  if (bytes.toString('utf8', 0, headEnd) !== describeBody(content, bytes.subarray(headEnd + 1))) {
    return undefined;
  }
  // These very bytes were written by this very tool, so they have the form it gave them.
  const index: Omit<ContentCache, 'readFiles'> = JSON.parse(
    bytes.toString('utf8', headEnd + 1, indexEnd),
  );
  return { ...index, readFiles: () => readLines(bytes.subarray(indexEnd + 1)) };
}

/** Leaves to the next run what this one knows. */
export function writeContentCache(
  folder: string,
  content: string,
  { files, ...index }: Omit<ContentCache, 'readFiles'> & { files: readonly ContentFile[] },
): void {
  const body = Buffer.concat(
    [index, ...files].map((value) => Buffer.from(`${JSON.stringify(value)}\n`)),
  );
  const head = Buffer.from(`${describeBody(content, body)}\n`);
  writeIfPossible({ path: join(folder, cacheName), content: Buffer.concat([head, body]) });
}

/** A file to a line: as one text, thousands of them would take more memory than all else. */
function readLines(bytes: Buffer): ContentFile[] {
  const files: ContentFile[] = [];
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf('\n', start);
    files.push(JSON.parse(bytes.toString('utf8', start, end)));
  }
  return files;
}

function describeBody(content: string, body: Uint8Array): string {
  return `${toolVersion} ${hashBytes(resolve(content))} ${hashBytes(body)}`;
}

/**
 * A name for this very tool: another rule, schema, library or Node gives another, and nothing old is trusted. Read when
 * the tool is loaded: in a watch, what stands in its files later is not what runs.
 */
export const toolVersion = readToolVersion();

/**
 * The bundled tool names its parts by what stands in them, so its first file tells; from the sources, all of them do.
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
