import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { computeFingerprint } from './compute-fingerprint.ts';

// `npm run build`: builds content, scripts, styles and server into build/. With `--if-stale`, only if a source changed.
// With `--optimize`, pictures are smaller, and take about five times as long to make. Also writes the schemas by which
// editors such as VS Code complete the content.

const stamp = 'build/fingerprint';

/** Files and folders that exist after a complete build. */
const outputs = [
  stamp,
  'content/.schemas',
  'build/assets.json',
  'build/content',
  'build/public/assets',
  'build/public/asset-manifest.json',
  'build/public/pictures',
  'build/server/main.js',
];

interface Options {
  'if-stale'?: boolean;
  optimize?: boolean;
}

async function build({ 'if-stale': onlyIfStale, optimize }: Options): Promise<number> {
  const current = computeFingerprint();
  const isFresh =
    outputs.every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === current;
  if (onlyIfStale && isFresh) {
    console.log('The build is up to date.');
    return 0;
  }
  rmSync(stamp, { force: true });
  // First, since content with mistakes needs them most.
  const { writeSchemas } = await import('../../cli/entries/json-schema.ts');
  await writeSchemas('content');
  const { createContentCompiler } = await import('./compile-content.ts');
  console.log('Compiling the content …');
  if (!(await createContentCompiler({ optimize })())) return 1;
  console.log('Building scripts, styles and server …');
  const { buildAssets } = await import('./build-assets.ts');
  const { buildServer } = await import('./build-server.ts');
  await Promise.all([buildAssets(), buildServer()]);
  writeFileSync(stamp, current);
  console.log('Built into build/.');
  return 0;
}

function readOptions(): Options | undefined {
  try {
    return parseArgs({
      options: { 'if-stale': { type: 'boolean' }, optimize: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Use --if-stale, --optimize, both or neither.');
    return undefined;
  }
}

const options = readOptions();
process.exitCode = options ? await build(options) : 2;
