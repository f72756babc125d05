import { copyFileSync, existsSync, linkSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SavedMeanwhileError } from '../user-error.ts';
import { readBytes } from './file-tracker.ts';
import { removeLeftovers, temporaryPath, writeSet } from './write-files.ts';

/** A file whose text is to be replaced. */
export interface Replacement {
  /** Path below the folder. */
  file: string;
  /** Its text when it was read; `undefined` if there was no such file. */
  before: string | undefined;
  after: string;
}

/**
 * Replaces files as one set: all or none. Every change of the content goes through this function, so that only contents
 * that were read are overwritten: neither a version that was saved in the meantime, nor a file that is not text.
 *
 * @throws {SavedMeanwhileError} if a file is not byte for byte as it was when it was read
 */
export function replaceFiles(folder: string, replacements: readonly Replacement[]): void {
  const outputs = replacements.map(({ file, before, after }) => {
    return { path: join(folder, file), content: after, file, before };
  });
  removeLeftovers(folder);
  for (const output of outputs) expectUnchanged(output);
  const replaced: { path: string; content: string; aside: string | undefined }[] = [];
  try {
    writeSet(outputs, (from, path, output) => {
      // Again, since the file may have been saved while the temporary files were written.
      expectUnchanged(output);
      replaced.push({ path, content: output.content, aside: keepAside(path) });
      renameSync(from, path);
    });
  } catch (error) {
    for (const { path, content, aside } of replaced) {
      const isOurs = isStill(path, content);
      if (isOurs && aside !== undefined) renameSync(aside, path);
      else if (isOurs) rmSync(path);
      // It was not replaced after all, or was saved since.
      else if (aside !== undefined) rmSync(aside);
    }
    throw error;
  }
  for (const { aside } of replaced) {
    try {
      if (aside !== undefined) rmSync(aside);
    } catch {
      // The files are replaced; `removeLeftovers` of the next run removes what is left beside them.
    }
  }
}

/**
 * Keeps a file under a temporary name, so that a rename brings it back, even if the disk is full by then.
 *
 * @returns `undefined` if there is no such file
 */
function keepAside(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const aside = temporaryPath(path);
  try {
    linkSync(path, aside);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(path, aside);
  }
  return aside;
}

function expectUnchanged({ path, file, before }: { path: string } & Omit<Replacement, 'after'>) {
  if (!isStill(path, before)) throw new SavedMeanwhileError(file);
}

function isStill(path: string, text: string | undefined): boolean {
  // A dangling link counts as an existing file.
  if (text === undefined) return lstatSync(path, { throwIfNoEntry: false }) === undefined;
  return readBytes(path)?.equals(Buffer.from(text)) === true;
}
