import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createContentTree, runCatalogue } from './content-tree.ts';

const root = join(import.meta.dirname, '../../..');

/** Entries in addition to those of the fixture, so that writing takes long enough to be interrupted. */
const count = 150;

const kills = 14;

it('leaves every file old or new when it is killed at any moment, and repairs all of it the next time', async () => {
  const tree = createContentTree();
  const out = join(tree.folder, '..', `${tree.folder.split('/').at(-1)}-out`);
  const run = ['compile', '--content', tree.folder, '--out', out];
  const entry = tree.read('experiences/col-turu.yaml');
  const writeAll = (words: string) => {
    for (let number = 0; number < count; number += 1) {
      const text = entry.replace('slug: col-turu', `slug: n-${number}`);
      tree.write(`experiences/n-${number}.yaml`, text.replaceAll('6 saat', words));
    }
    tree.write('labels.yaml', tree.read('labels.yaml').replace(/tr: Ana.*/, `tr: Ana ${words}`));
  };
  const readAll = () =>
    ['tr', 'en', 'ar']
      .flatMap((language) =>
        ['bundle.json', 'global.json'].map((name) => join(out, 'content', language, name)),
      )
      .map((path) => readFileSync(path, 'utf8'));
  try {
    writeAll('bir');
    await runCatalogue(...run);
    const start = performance.now();
    writeAll('iki');
    await runCatalogue(...run);
    const patience = performance.now() - start;
    let before = readAll();
    for (let number = 0; number < kills; number += 1) {
      const old = before;
      writeAll(`sürüm ${number}`);
      const child = spawn(process.execPath, ['cli/main.ts', ...run], {
        cwd: root,
        stdio: 'ignore',
      });
      const exit = once(child, 'exit');
      await Promise.race([exit, wait(patience * ((number + 1) / kills))]);
      child.kill('SIGKILL');
      // Until the system has ended it, it counts as running, and what it left stays.
      await exit;
      const left = readAll();
      for (const text of left) JSON.parse(text);
      expect((await runCatalogue(...run)).code).toBe(0);
      const fixed = readAll();
      left.forEach((text, file) => {
        expect([old[file] === text, fixed[file] === text]).toContain(true);
      });
      const cold = `${out}-cold`;
      cpSync(join(out, 'public'), join(cold, 'public'), { recursive: true });
      await tree.run('compile', '--out', cold);
      expect(fixed[0]).toBe(readFileSync(join(cold, 'content/tr/bundle.json'), 'utf8'));
      rmSync(cold, { recursive: true });
      before = fixed;
    }
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  } finally {
    if (existsSync(out)) rmSync(out, { recursive: true });
  }
});
