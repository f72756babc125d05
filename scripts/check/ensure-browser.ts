import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { isExecutable } from './is-executable.ts';

/** Chromium without its user interface: the engine is the same, and a page costs a quarter. */
const shell = 'chromium-headless-shell';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** No browser was found or installed. The message is one line that says what to do. */
export class BrowserError extends Error {
  override name = 'BrowserError';
}

/**
 * Finds a Chromium for the browser tests, or installs one.
 *
 * @param kind `quick` prefers the headless shell; `whole` is for features that the shell lacks or draws differently
 * @returns the path of its executable
 * @throws {BrowserError} if none is found and none can be installed, or if `CHROMIUM_PATH` is no executable
 */
export function ensureBrowser(kind: 'quick' | 'whole' = 'quick'): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new BrowserError(`CHROMIUM_PATH is “${wanted}”, which is no program that can be run.`);
  }
  const programs = kind === 'quick' ? [shell, ...names] : names;
  const found = findBrowser(programs) ?? (installBrowser() ? findBrowser(programs) : undefined);
  if (found === undefined) {
    throw new BrowserError(
      'The tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.',
    );
  }
  return found;
}

/**
 * Installs Chromium’s headless shell beside a Chromium without one, if that needs no question: as root on Debian. The
 * whole Chromium takes twice as long for the same tests. If the installation fails, the tests run in Chromium.
 */
export function installShell(): void {
  if (process.env['CHROMIUM_PATH'] || isOnPath(shell)) return;
  if (!names.some(isOnPath) || !isDebianRoot()) return;
  console.log(`Installing ${shell}, in which the tests take half as long …`);
  installFromDebian([shell]);
}

function findBrowser(programs: readonly string[]): string | undefined {
  const candidates = [...programs.flatMap(listOnPath), ...places, chromium.executablePath()];
  return candidates.find(isExecutable);
}

function isOnPath(program: string): boolean {
  return listOnPath(program).some(isExecutable);
}

function listOnPath(program: string): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
}

/** Installs Debian’s Chromium, which brings its libraries, if run as root on Debian; otherwise, Playwright’s. */
function installBrowser(): boolean {
  console.log('No Chromium was found; installing one …');
  // The fonts hold letters of all three languages, for what the site’s own fonts leave out.
  const programs = ['chromium', shell, 'fonts-dejavu-core'];
  return (isDebianRoot() && installFromDebian(programs)) || installFromPlaywright();
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installFromDebian(programs: readonly string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    }).status === 0;
  return apt('update') && apt('install', '--yes', '--no-install-recommends', ...programs);
}

function installFromPlaywright(): boolean {
  const cli = 'node_modules/playwright/cli.js';
  return (
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' }).status === 0
  );
}
