#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
// Not by its name: a Node that has no compile cache would refuse this file without a word of advice.
import module from 'node:module';
import { join } from 'node:path';

// `npm run catalogue`: runs the bundled tool, and bundles it again where a source is newer.

const root = join(import.meta.dirname, '../..');
const main = join(root, 'build/cli/main.js');

/** The first Node that runs the sources and the bundle. */
const minNodeVersion = 24;

const failure = findFailure();
if (failure === undefined) {
  module.enableCompileCache(join(root, 'build/cli/compile-cache'));
  await import(main);
} else {
  console.error(failure);
  process.exitCode = 2;
}

/** Makes the tool ready to run, and says why where that cannot be. */
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
 * When a file last changed; long ago where it is gone, or a link that leads nowhere, as editors leave them.
 *
 * @param {string} path
 */
function readTime(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The files and folders that the tool is made of; a folder is newer where a file has gone. */
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
