#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// `npm run catalogue`: runs the bundled tool, and bundles it again where a source is newer.

const root = join(import.meta.dirname, '..');
const main = join(root, 'build/cli/main.js');

if (isStale()) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build-cli.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The tool could not be bundled; the reason stands above.');
}
enableCompileCache?.(join(root, 'build/cli/compile-cache'));
await import(main);

function isStale() {
  const built = statSync(main, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return listSources().some((path) => statSync(path).mtimeMs > built);
}

/** The files and folders that the tool is made of; a folder is newer where a file has gone. */
function listSources() {
  const folders = ['cli', 'shared'].map((name) => join(root, name));
  return [
    join(root, 'package-lock.json'),
    ...folders,
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
  ];
}
