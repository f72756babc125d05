import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createFolder } from '../../../create-folder.ts';
import { root } from '../../../site-folder.ts';

const { scripts, os } = z
  .object({ scripts: z.record(z.string(), z.string()), os: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/**
 * Runs an npm script as Node would on another machine, in a folder with nothing but `scripts` and an installation of
 * which no install script has run.
 *
 * @param lie what Node is made to report
 */
function runScript(command: string, lie: string) {
  const folder = createFolder();
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFile(folder, file, '{"packages":{}}');
  writeFile(folder, 'node_modules/node/package.json', '{}');
  const before = readdirSync(folder, { recursive: true });
  const PATH = dirname(process.execPath) + delimiter + process.env['PATH'];
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: folder,
    env: { PATH, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(lie)}` },
    encoding: 'utf8',
  });
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
  return { status, stdout, stderr };
}

function writeFile(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('on Windows', () => {
  it.each(Object.entries(scripts))(
    'npm run %s says that the project runs in WSL, and does nothing else',
    (_name, command) => {
      const { status, stdout, stderr } = runScript(
        command,
        `Object.defineProperty(process,'platform',{value:'win32'})`,
      );
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^This project runs in WSL .*\nBu proje WSL .*\n$/);
    },
  );

  it('npm installs nothing', () => {
    expect(os).toEqual(['!win32']);
  });
});

describe('with an old Node, if npm runs no install scripts', () => {
  it.each(Object.entries(scripts))(
    'npm run %s says how to get the right Node, and does nothing else',
    (_name, command) => {
      const { status, stdout, stderr } = runScript(
        command,
        `Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})`,
      );
      expect([status === 0, stdout]).toEqual([false, '']);
      expect(stderr).toMatch(
        /^This project runs on Node 24.*“npm rebuild node --ignore-scripts=false”.*\nBu proje Node 24 .*“npm rebuild node --ignore-scripts=false”.*\n$/,
      );
    },
  );
});
