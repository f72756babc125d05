#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minNodeVersion } from './ensure-dependencies.mjs';

// `npm run catalogue`: runs the bundled tool, and bundles it again first if a source is newer.

const root = join(import.meta.dirname, '../..');
const main = join(root, 'build/cli/main.js');

const failure = findFailure();
if (failure === undefined) {
  await import(pathToFileURL(main).href);
} else {
  console.error(failure);
  process.exitCode = 2;
}

/** Bundles the tool if it is stale. Returns `undefined`, or the reason why the tool cannot run. */
function findFailure() {
  if (Number.parseInt(process.versions.node, 10) < minNodeVersion) {
    return `The tool needs Node ${minNodeVersion} and this is ${process.version}; \`npm run catalogue\` uses the right one.`;
  }
  if (!isStale()) return undefined;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build/build-cli.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 ? undefined : 'The tool could not be bundled; the reason stands above.';
}

function isStale() {
  const built = readTime(main);
  return built === 0 || listSources().some((path) => readTime(path) > built);
}

/**
 * Returns when a file last changed, in milliseconds; 0 if it is gone or a broken link, as editors leave them.
 *
 * @param {string} path
 */
function readTime(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The sources of the tool, as files and folders: a folder is newer after a file was removed from it. */
function listSources() {
  const folders = ['cli', 'shared'].map((name) => join(root, name));
  return [
    join(root, 'package-lock.json'),
    join(root, 'scripts/build/build-cli.ts'),
    ...folders,
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ),
  ];
}
