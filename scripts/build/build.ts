import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { computeFingerprint } from './compute-fingerprint.ts';

// `npm run build`: builds content, scripts, styles and server into build/. With `--if-stale`, only if a source changed.
// With `--optimize`, pictures are smaller, and take about five times as long to make.

const stamp = 'build/fingerprint';

/** Files and folders that exist after a complete build. */
const outputs = [
  stamp,
  'build/assets.json',
  'build/content',
  'build/public/assets',
  'build/public/asset-manifest.json',
  'build/public/pictures',
  'build/server/main.js',
];

async function build(): Promise<number> {
  const current = computeFingerprint();
  const isFresh =
    outputs.every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === current;
  if (process.argv.includes('--if-stale') && isFresh) {
    console.log('The build is up to date.');
    return 0;
  }
  rmSync(stamp, { force: true });
  const { createContentCompiler } = await import('./compile-content.ts');
  console.log('Compiling the content …');
  const optimize = process.argv.includes('--optimize');
  if (!(await createContentCompiler({ optimize })())) return 1;
  console.log('Building scripts, styles and server …');
  const { buildAssets } = await import('./build-assets.ts');
  const { buildServer } = await import('./build-server.ts');
  await Promise.all([buildAssets(), buildServer()]);
  writeFileSync(stamp, current);
  console.log('Built into build/.');
  return 0;
}

process.exitCode = await build();
