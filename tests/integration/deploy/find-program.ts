import { delimiter, join } from 'node:path';
import { isExecutable } from '../../../scripts/check/is-executable.ts';

/** Where Debian keeps servers; a visitor’s path often leaves it out. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds a program that a test needs and that is no package of npm.
 *
 * @param debianPackage what to install where it is missing
 * @returns its path; `undefined`, said on stdout, where it is missing and may be
 * @throws where it is missing and `CI_REQUIRE_PROXIES` is 1, so that nothing is skipped in silence
 */
export function findProgram(name: string, debianPackage: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...serverFolders];
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (found !== undefined) return found;
  const advice = `${name} is not installed (Debian: apt-get install ${debianPackage}).`;
  if (process.env['CI_REQUIRE_PROXIES'] === '1') throw new Error(advice);
  process.stdout.write(`\nSKIPPED: tests with ${name}, because ${advice}\n`);
  return undefined;
}
