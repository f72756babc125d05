import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { SystemReason } from '../messages/en/commands.ts';
import type { ContentFile } from '../model/content-file.ts';
import { analyzeFile } from './analyze-file.ts';

/** The number of files that justifies the start of one more thread. */
const workerThreshold = 500;

/** How many files a thread takes at once, and how many there are between two reports of progress. */
const batchSize = 50;

/** The paths that a thread analyses; `undefined` is sent if there are no more. */
type Batch = readonly string[];

interface AnalysisOptions {
  onProgress?: ((done: number, total: number, files: readonly ContentFile[]) => void) | undefined;
  /** Gets each file in JSON. */
  keep?: ((file: string) => void) | undefined;
}

/**
 * Analyses files, on all processors if there are many files.
 *
 * @param paths below the content folder
 */
export async function analyzeInWorkers(
  folder: string,
  paths: readonly string[],
  { onProgress, keep }: AnalysisOptions,
): Promise<ContentFile[]> {
  const queue = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_batch, index) =>
    paths.slice(index * batchSize, (index + 1) * batchSize),
  );
  const analyzed: ContentFile[] = [];
  const finish = (files: readonly ContentFile[]) => {
    analyzed.push(...files);
    onProgress?.(analyzed.length, paths.length, files);
  };
  const analyzeHere = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const files = batch.map((path) => analyzeBelow(folder, path));
      if (keep) for (const file of files) keep(JSON.stringify(file));
      finish(files);
      // Lets the main thread receive the results of the other threads.
      await new Promise(setImmediate);
    }
  };
  const others = Math.min(availableParallelism() - 1, Math.floor(paths.length / workerThreshold));
  const receive = (files: readonly string[]) => {
    if (keep) files.forEach(keep);
    finish(files.map((file) => JSON.parse(file)));
  };
  const elsewhere = Array.from({ length: others }, () => analyzeElsewhere(folder, queue, receive));
  await Promise.all([analyzeHere(), ...elsewhere]);
  return analyzed;
}

function analyzeElsewhere(
  folder: string,
  queue: Batch[],
  receive: (files: readonly string[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, {
      workerData: { contentFolder: folder },
      // Nearly all that a thread creates is garbage after each file, and would fill as much memory as there is.
      resourceLimits: { maxYoungGenerationSizeMb: 32 },
    });
    const next = () => worker.postMessage(queue.shift());
    // Text is quicker to send than objects are.
    worker.on('message', (files: readonly string[]) => {
      receive(files);
      next();
    });
    worker.once('error', reject).once('exit', () => resolve());
    // Two at first, so that one is at hand while this thread is too busy to send the next.
    next();
    next();
  });
}

function analyzeBelow(folder: string, path: string): ContentFile {
  return analyzeFile(path, readOrExplain(join(folder, path)));
}

/** One for all files saves a hundredth of a cold run. Few files are larger. */
const buffer = Buffer.alloc(2 ** 16);

/** The contents of a file, until the next one is read, or why it cannot be read. */
function readOrExplain(path: string): Uint8Array | SystemReason {
  try {
    const file = openSync(path, 'r');
    try {
      let length = 0;
      for (let read = -1; read !== 0 && length < buffer.length; length += read) {
        read = readSync(file, buffer, { offset: length });
      }
      return length < buffer.length ? buffer.subarray(0, length) : readFileSync(path);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const { code, errno } = error as NodeJS.ErrnoException;
    if (code === undefined || errno === undefined) throw error;
    return { code, errno };
  }
}

if (!isMainThread && parentPort && typeof workerData?.contentFolder === 'string') {
  const port = parentPort;
  const folder: string = workerData.contentFolder;
  port.on('message', (batch: Batch | undefined) => {
    if (batch === undefined) return port.close();
    port.postMessage(batch.map((path) => JSON.stringify(analyzeBelow(folder, path))));
  });
}
