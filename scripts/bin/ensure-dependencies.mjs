import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Plain JavaScript for any Node from 20 on: this runs before anything is installed.

/**
 * Installs the locked dependencies of a folder if they are missing or differ from its lock file. Throws if that fails.
 *
 * @param {string} [folder] defaults to the project
 */
export function ensureDependencies(folder = '.') {
  if (isInstalled(folder)) return;
  console.log(`Installing the locked dependencies${folder === '.' ? '' : ` of ${folder}`} …`);
  const npm = process.env['npm_execpath'];
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const { status } = spawnSync(
    command,
    [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: 'inherit' },
  );
  if (status !== 0)
    throw new Error('The dependencies could not be installed; the lines above say why.');
}

/** The oldest major version of Node that runs the sources and the bundles. */
export const minNodeVersion = 24;

/**
 * Returns the path of the Node to run the project with: the pinned one if it is installed, else the current one. Throws
 * if that one is too old. The message is in both languages, because none has been chosen yet.
 */
export function findProjectNode() {
  const pinned = 'node_modules/node/bin/node';
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= minNodeVersion) return process.execPath;
  const isIncomplete = existsSync('node_modules/node');
  const command = isIncomplete ? 'npm rebuild node --ignore-scripts=false' : 'npm ci';
  throw new Error(
    `This project runs on Node ${minNodeVersion}, and this is ${process.version}. The right one comes with the package “node”, whose install script npm has not run. Type “${command}”, and run the same command again.
Bu proje Node ${minNodeVersion} ile çalışır, bu ise ${process.version}. Doğru sürüm “node” paketiyle gelir, ama npm bu paketin kurulum betiğini çalıştırmamış. “${command}” yazın ve aynı komutu yeniden çalıştırın.`,
  );
}

/**
 * Whether exactly the packages of the lock file are installed, each in its locked version.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = readPackages(`${folder}/node_modules/.package-lock.json`);
  const locked = readPackages(`${folder}/package-lock.json`);
  if (!installed || !locked) return false;
  const isSame = Object.entries(installed).every(
    ([path, { version }]) => locked[path]?.version === version,
  );
  const isWhole = Object.entries(locked).every(
    ([path, { optional, devOptional }]) =>
      path === '' || optional || devOptional || path in installed,
  );
  return isSame && isWhole;
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}
