import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolderError } from '../user-error.ts';
import { findCommit } from './find-commit.ts';
import { askGit, runGit } from './run-git.ts';

/** The content folder as a commit contains it. */
export type Revision = ReturnType<typeof openRevision>;

/**
 * Opens the content folder as it was. Reads from git alone: the work tree, the index and all refs stay as they are.
 *
 * @param folder as passed to the command
 * @param since see `findCommit`
 * @throws {UserError} if the folder, git, the repository or the commit is missing
 */
export function openRevision(folder: string, since: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ContentFolderError(folder);
  // Git knows nothing of links to the folder.
  const real = realpathSync(folder);
  const found = runGit(real, ['rev-parse', '--show-toplevel', '--show-prefix']);
  const [root = '', prefix = ''] = found.toString().split('\n');
  const commit = findCommit(root, since);
  const tree = `${commit.hash}:${prefix.replace(/\/$/, '')}`;
  const listed = askGit(root, ['ls-tree', '-r', '-z', tree]);
  const blobs = new Map((listed ?? '').split('\0').flatMap(parseTreeLine));
  return {
    commit,
    /** Whether the commit contains the folder at all. */
    hasFolder: listed !== undefined,
    /** The name of the content of each ordinary file, by its path below the content folder. Links are left out. */
    blobs,
    /** The bytes of files of the commit; a file that the repository lacks is left out. */
    read(paths: readonly string[]): Map<string, Buffer> {
      const wanted = paths.filter((path) => blobs.has(path));
      if (wanted.length === 0) return new Map();
      const names = wanted.map((path) => `${blobs.get(path)}\n`).join('');
      const contents = splitBatch(runGit(root, ['cat-file', '--batch'], names));
      return new Map(contents.flatMap((bytes, at) => (bytes ? [[wanted[at] ?? '', bytes]] : [])));
    },
    /** The names under which git would store files of the work tree. Files that cannot be read are left out. */
    hashFiles(paths: readonly string[]): Map<string, string> {
      // The index of git knows which files are as the commit has them, so that no picture is read in vain.
      const differing = runGit(root, ['diff-index', '-z', '--name-only', commit.hash]);
      const changed = new Set(differing.toString().split('\0'));
      const isSame = (path: string) => blobs.has(path) && !changed.has(prefix + path);
      const hashes = new Map(paths.filter(isSame).map((path) => [path, blobs.get(path) ?? '']));
      const others = paths.filter((path) => !isSame(path) && isReadable(join(real, path)));
      if (others.length === 0) return hashes;
      const names = others.map((path) => `${prefix}${path}\n`).join('');
      const hashed = runGit(root, ['hash-object', '--stdin-paths'], names);
      const lines = hashed.toString().split('\n');
      for (const [at, path] of others.entries()) hashes.set(path, lines[at] ?? '');
      return hashes;
    },
  };
}

/** A line `<mode> <type> <name>\t<path>`; empty for links and submodules, which are no content. */
function parseTreeLine(line: string): [path: string, blob: string][] {
  const tab = line.indexOf('\t');
  const [mode = '', , blob = ''] = line.slice(0, tab).split(' ');
  return mode.startsWith('100') ? [[line.slice(tab + 1), blob]] : [];
}

/** Splits the output of `git cat-file --batch`: a line `<name> <type> <size>`, the bytes, and a line break. */
function splitBatch(output: Buffer): (Buffer | undefined)[] {
  const contents: (Buffer | undefined)[] = [];
  let start = 0;
  while (start < output.length) {
    const end = output.indexOf('\n', start) + 1;
    const size = / (\d+)\n$/.exec(output.toString('latin1', start, end))?.[1];
    contents.push(size === undefined ? undefined : output.subarray(end, end + Number(size)));
    start = size === undefined ? end : end + Number(size) + 1;
  }
  return contents;
}

/** Whether git can hash a file by its name; it reads one name per line, and stops at the first that it cannot read. */
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile() && !path.includes('\n');
  } catch {
    return false;
  }
}
