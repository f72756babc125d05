import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { createContentTree } from './content-tree.ts';

const root = join(import.meta.dirname, '../../..');

const sources = [
  'cli',
  'shared',
  'scripts/build/build-cli.ts',
  'scripts/bin',
  'package.json',
  'package-lock.json',
];

/** Creates a copy of the tool’s sources that has never been bundled, in a folder whose name means more in a URL. */
function createTool() {
  const folder = join(createFolder(), '#1 50%?');
  for (const path of sources) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Editors leave such a link next to an open file.
  symlinkSync('nowhere', join(folder, 'cli/.#main.ts'));
  return {
    folder,
    run: (...args: string[]) =>
      spawnSync(process.execPath, [join(folder, 'scripts/bin/catalogue.mjs'), ...args], {
        cwd: folder,
        encoding: 'utf8',
      }),
    readTime: () => statSync(join(folder, 'build/cli/main.js')).mtimeMs,
  };
}

it('is bundled once per change, also where the change does not reach the first file', () => {
  const tool = createTool();
  expect(tool.run('explain', 'C001').status).toBe(0);
  const first = tool.readTime();
  tool.run('explain', 'C001');
  expect(tool.readTime()).toBe(first);
  const now = new Date();
  utimesSync(join(tool.folder, 'cli/issue.ts'), now, now);
  tool.run('explain', 'C001');
  const second = tool.readTime();
  expect(second).toBeGreaterThan(first);
  tool.run('explain', 'C001');
  expect(tool.readTime()).toBe(second);
});

it('finds its other threads, and says in code and words that it cannot be bundled', () => {
  const tool = createTool();
  const tree = createContentTree();
  for (let number = 0; number < 1100; number += 1) tree.write(`odd/${number}.yaml`, 'a: 1\n');
  const { status, stdout } = tool.run('validate', '--content', tree.folder);
  expect(status).toBe(1);
  expect(stdout).toContain('odd/1099.yaml');
  rmSync(join(tool.folder, 'cli/issue.ts'));
  const broken = tool.run('validate', '--content', tree.folder);
  expect(broken.status).toBe(2);
  expect(broken.stderr).toContain('The tool could not be bundled; the reason stands above.');
});
