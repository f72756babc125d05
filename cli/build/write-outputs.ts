import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readStamp } from './stamp.ts';

/** A file to be written, in pieces. */
export interface Output {
  path: string;
  chunks: readonly Uint8Array[];
  /** Whether it is known to differ from what is there: then that is not read to compare. */
  isNew?: boolean;
}

/** Bytes that are written at once: many small pieces would be slow, and all at once would need them twice. */
const batchSize = 1 << 20;

/**
 * Writes files as one set: all are written beside their places before the first takes its place, so that an
 * interrupted run leaves each of them old or new, and never half. Files that would not change are left alone.
 *
 * @returns the paths of the files that changed
 */
export function writeOutputs(outputs: readonly Output[]): string[] {
  const changed = outputs.filter((output) => output.isNew || !isWritten(output));
  for (const { path, chunks } of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeChunks(nameTemporary(path), chunks);
  }
  for (const { path } of changed) renameSync(nameTemporary(path), path);
  return changed.map(({ path }) => path);
}

function nameTemporary(path: string): string {
  return `${path}.${process.pid}.tmp`;
}

function isWritten({ path, chunks }: Output): boolean {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  if (readStamp(path)?.size !== size) return false;
  const current = readFileSync(path);
  let start = 0;
  return chunks.every((chunk) => {
    start += chunk.length;
    return current.subarray(start - chunk.length, start).equals(chunk);
  });
}

function writeChunks(path: string, chunks: readonly Uint8Array[]): void {
  const file = openSync(path, 'w');
  try {
    const batch = Buffer.allocUnsafe(batchSize);
    let size = 0;
    const flush = () => {
      writeFileSync(file, batch.subarray(0, size));
      size = 0;
    };
    for (const chunk of chunks) {
      if (size + chunk.length > batchSize) flush();
      if (chunk.length > batchSize) {
        writeFileSync(file, chunk);
        continue;
      }
      batch.set(chunk, size);
      size += chunk.length;
    }
    flush();
  } finally {
    closeSync(file);
  }
}

/** Removes what interrupted runs left in a folder and below; files of runs that are still alive stay. */
export function removeLeftovers(folder: string): void {
  for (const name of listNames(folder)) {
    const [, pid] = /\.(\d+)\.tmp$/.exec(name) ?? [];
    if (pid !== undefined && !isOtherAlive(Number(pid)))
      rmSync(join(folder, name), { force: true });
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** Whether another process with this number runs; one of our own number is long gone (containers reuse them). */
function isOtherAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
