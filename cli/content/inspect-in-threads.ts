import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type ContentFile, inspectFile } from './inspect-file.ts';
import { readBytes } from './seen-files.ts';

/** From so many files on, a second thread is worth its start. */
const manyFiles = 500;

/** Files that a thread takes at once, and between two reports of progress. */
const batchSize = 50;

/** Paths that a thread is asked to inspect; nothing where there are no more. */
type Batch = readonly string[];

/**
 * Inspects files, on all processors where there are many of them.
 *
 * @param paths below the content folder
 */
export async function inspectInThreads(
  folder: string,
  paths: readonly string[],
  onProgress: (done: number, total: number, path: string) => void = () => {},
): Promise<ContentFile[]> {
  const queue = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_batch, index) =>
    paths.slice(index * batchSize, (index + 1) * batchSize),
  );
  const inspected: ContentFile[] = [];
  const finish = (files: readonly ContentFile[]) => {
    inspected.push(...files);
    onProgress(inspected.length, paths.length, files.at(-1)?.path ?? '');
  };
  const inspectHere = async () => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      finish(inspectBatch(folder, batch));
      // Lets the answers of the other threads in.
      await new Promise(setImmediate);
    }
  };
  const others = paths.length < manyFiles ? 0 : availableParallelism() - 1;
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

function inspectBatch(folder: string, batch: Batch): ContentFile[] {
  return batch.map((path) => inspectFile(path, readBytes(join(folder, path))));
}

if (!isMainThread && parentPort && typeof workerData?.inspects === 'string') {
  const port = parentPort;
  const folder: string = workerData.inspects;
  port.on('message', (batch: Batch | undefined) => {
    if (batch === undefined) return port.close();
    port.postMessage(JSON.stringify(inspectBatch(folder, batch)));
  });
}
