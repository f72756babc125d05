import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeFingerprint } from '../scripts/build/compute-fingerprint.ts';
import { shortenBuild } from './shorten-build.ts';
import { fixtureContent, fixtureSite, root, shortSite } from './site-folder.ts';

/**
 * Builds `fixtureContent` into `fixtureSite` and `shortSite`, unless they were built from the same sources before.
 * Vitest calls this function before the tests of a project. `npm test` runs this file beside the build, which leaves a
 * processor idle at times.
 *
 * @throws {Error} if the fixture is not valid content
 */
export function setup(): void {
  const stamp = join(shortSite, 'fingerprint');
  const fingerprint = computeFingerprint(fixtureContent);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(shortSite, { recursive: true, force: true });
  // In a process of its own: Vitest does not support `import.meta.resolve` here, which finds the fonts.
  const args = ['tests/build-site.ts', fixtureContent, fixtureSite];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  for (const path of ['package.json', 'build/assets.json', 'build/content', 'build/server'])
    cpSync(join(fixtureSite, path), join(shortSite, path), { recursive: true });
  symlinkSync(join(fixtureSite, 'build/public'), join(shortSite, 'build/public'));
  shortenBuild(join(shortSite, 'build'));
  writeFileSync(stamp, fingerprint);
}

if (import.meta.main) setup();
