import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { openRevision } from '../../../cli/changes/read-revision.ts';
import { hashBytes } from '../../../cli/lib/file-tracker.ts';
import type { ContentTree } from './content-tree.ts';

// Stands for `cli/changes/read-revision.ts`: what `catalogue changes` says needs no git, which `changes-git.test.ts`
// starts.

type Files = ReadonlyMap<string, Buffer>;

/** The former state of each content folder. */
const states = new Map<string, Files>();

function readFiles(folder: string): Files {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

/** Keeps the content as it is now as the former state. */
export function keepFormerState({ folder }: ContentTree): void {
  states.set(folder, readFiles(folder));
}

const open: typeof openRevision = (folder) => {
  const files = states.get(folder) ?? new Map<string, Buffer>();
  const blobs = new Map(Array.from(files, ([path, bytes]) => [path, hashBytes(bytes)]));
  const pick = <T>(paths: readonly string[], from: ReadonlyMap<string, T>) =>
    new Map(
      paths.flatMap((path) => {
        const value = from.get(path);
        return value === undefined ? [] : [[path, value] as const];
      }),
    );
  const commit = {
    hash: 'a',
    shortHash: 'aaaaaaa',
    date: '2026-03-02T10:00:00Z',
    subject: 'Önceki hâli',
  };
  return {
    commit,
    hasFolder: true,
    blobs,
    read: (paths) => pick(paths, files),
    hashFiles: (paths) =>
      new Map(
        Array.from(pick(paths, readFiles(folder)), ([path, bytes]) => [path, hashBytes(bytes)]),
      ),
  };
};

export { open as openRevision };
