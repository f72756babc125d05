import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeFingerprint } from '../scripts/build/compute-fingerprint.ts';
import { fixtureContent, fixtureSite, root } from './site-folder.ts';

/**
 * Builds `fixtureContent` into `fixtureSite`, unless it was built from the same sources before. Vitest calls this
 * function before the tests of a project.
 *
 * @throws {Error} if the fixture is not valid content
 */
export function setup(): void {
  const stamp = join(fixtureSite, 'fingerprint');
  const fingerprint = computeFingerprint(fixtureContent);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(stamp, { force: true });
  // In a process of its own: Vitest does not support `import.meta.resolve` here, which finds the fonts.
  const args = ['tests/build-site.ts', fixtureContent, fixtureSite];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  writeFileSync(stamp, fingerprint);
}
