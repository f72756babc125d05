import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { issueCodes, type Problem } from '../codes/codes.ts';
import { describeFile, type Issue } from '../issue.ts';
import { hashBytes } from '../lib/file-tracker.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { SystemReason } from '../messages/en/commands.ts';
import { findSource, type SourceName } from '../model/sources.ts';
import { listReferences, type Reference } from '../model/walk-fields.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { exceptionsFile } from './exceptions.ts';
import { checkTexts, validateSchema } from './validate-schema.ts';

/** The file that remembers every address that was ever accepted, below the content folder; its data is its text. */
export const addressesFile = 'addresses.lock';

/**
 * What is known of a content file by itself: enough to check others against it, and to put it into the bundles,
 * without opening it again. Plain data (JSON), so that it can be kept between runs and sent between threads.
 */
export interface ContentFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /** See `hashBytes`. */
  hash: string;
  /** The part of the content it belongs to; absent for a stray file. */
  source?: SourceName;
  /** What stands in it; absent where it cannot be read at all. */
  data?: unknown;
  /** Of a file that cannot be read, the values of the lines that may name it. */
  identifierHints?: Readonly<Record<string, string>>;
  references: readonly Reference[];
  /** Problems that can be seen in the file alone. */
  issues: readonly Issue[];
}

/**
 * Parses and checks one file by itself.
 *
 * @param path its path below the content folder
 * @param bytes what stands in it, or why it could not be read
 */
export function analyzeFile(path: string, bytes: Uint8Array | SystemReason): ContentFile {
  const isRead = bytes instanceof Uint8Array;
  const base = { path, hash: hashBytes(isRead ? bytes : undefined), references: [] };
  const text = isRead ? decodeUtf8(bytes) : undefined;
  if (text === undefined) {
    const said: Problem = isRead
      ? { problem: 'notUtf8' }
      : { problem: 'cannotOpen', params: bytes };
    return { ...base, issues: [describeFile(issueCodes.unreadable, path, said, 2)] };
  }
  if (path === addressesFile) return { ...base, data: text, issues: [] };
  const source = findSource(path);
  const { file, issues } = parseYaml(path, text);
  if (!file) {
    const identifierHints = guessIdentifiers(text);
    return { ...base, ...(source && { source: source.name }), identifierHints, issues };
  }
  const { data } = file;
  if (path === exceptionsFile) return { ...base, data, issues };
  if (!source) return { ...base, data, issues: [...issues, describeUnknownFile(file)] };
  const { name, schema, model } = source;
  return {
    ...base,
    source: name,
    data,
    references: listReferences(data, model),
    issues: [
      ...issues,
      ...dropRepaired([...validateSchema(file, schema, model), ...checkTexts(file, model)], file),
    ],
  };
}

/** Leaves out problems of lines that were repaired to be read: each has its own problem, and is judged once it is mended. */
export function dropRepaired(issues: readonly Issue[], file: SourceFile): Issue[] {
  return issues.filter(({ line }) => !file.isRepaired(line));
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file, with a byte-order mark where it has one; nothing where it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** In a file that does not parse, the line of its name can still be read. */
function guessIdentifiers(text: string): Record<string, string> {
  const lines = text.replace(/^\ufeff/, '').matchAll(/^(slug|id|name):[ \t]*["']?([\w-]+)/gm);
  return Object.fromEntries(Array.from(lines, ([, key = '', value = '']) => [key, value]));
}

const entryFolders = ['experiences', 'cars', 'posts', 'service-pages'];

function describeUnknownFile(file: SourceFile): Issue {
  const [folder = '', name] = file.path.split('/');
  const meant = name === undefined ? undefined : suggestName(folder, entryFolders);
  const params = { folders: entryFolders.join(', '), folder: meant && `${meant}/${name}` };
  return file.report(issueCodes.unknownFile, [], { problem: 'unknownFile', params });
}

/** For each so many files, one more thread is worth its start. */
const workerThreshold = 500;

/** Files that a thread takes at once, and between two reports of progress. */
const batchSize = 50;

/** Paths that a thread is asked to inspect; nothing where there are no more. */
type Batch = readonly string[];

/**
 * Inspects files, on all processors where there are many of them.
 *
 * @param paths below the content folder
 */
export async function analyzeInWorkers(
  folder: string,
  paths: readonly string[],
  onProgress?: (done: number, total: number, path: string) => void,
): Promise<ContentFile[]> {
  const queue = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_batch, index) =>
    paths.slice(index * batchSize, (index + 1) * batchSize),
  );
  const inspected: ContentFile[] = [];
  const finish = (files: readonly ContentFile[]) => {
    inspected.push(...files);
    onProgress?.(inspected.length, paths.length, files.at(-1)?.path ?? '');
  };
  const inspectHere = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      finish(analyzeBatch(folder, batch));
      // Lets the answers of the other threads in.
      await new Promise(setImmediate);
    }
  };
  const others = Math.min(availableParallelism() - 1, Math.floor(paths.length / workerThreshold));
  const elsewhere = Array.from({ length: others }, () => inspectElsewhere(folder, queue, finish));
  await Promise.all([inspectHere(), ...elsewhere]);
  return inspected;
}

function inspectElsewhere(
  folder: string,
  queue: Batch[],
  finish: (files: readonly ContentFile[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { workerData: { inspects: folder } });
    const next = () => worker.postMessage(queue.shift());
    // Text is quicker to send than objects are.
    worker.on('message', (files: string) => {
      finish(JSON.parse(files));
      next();
    });
    worker.once('error', reject).once('exit', () => resolve());
    next();
  });
}

function analyzeBatch(folder: string, batch: Batch): ContentFile[] {
  return batch.map((path) => analyzeFile(path, readOrExplain(join(folder, path))));
}

function readOrExplain(path: string): Uint8Array | SystemReason {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (code === undefined || errno === undefined) throw error;
    return { code, errno };
  }
}

if (!isMainThread && parentPort && typeof workerData?.inspects === 'string') {
  const port = parentPort;
  const folder: string = workerData.inspects;
  port.on('message', (batch: Batch | undefined) => {
    if (batch === undefined) return port.close();
    port.postMessage(JSON.stringify(analyzeBatch(folder, batch)));
  });
}
