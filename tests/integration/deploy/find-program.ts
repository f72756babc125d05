import { delimiter, join } from 'node:path';
import { isExecutable } from '../../../scripts/check/is-executable.ts';

/** Debian’s folders of servers, which the PATH of a user often lacks. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds a program that a test needs and that is not an npm package.
 *
 * @param debianPackage the package to install if the program is missing
 * @returns its path; `undefined`, with a line on stdout, if it is missing
 * @throws {Error} if it is missing and `CI_REQUIRE_PROXIES` is 1, so that no test is skipped silently
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
