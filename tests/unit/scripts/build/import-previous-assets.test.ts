import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { importPreviousAssets, retainAssets } from '../../../../cli/compile/retain-assets.ts';
import { createFolder } from '../../../create-folder.ts';

/** A file system that fails for good after a number of steps, the last of them half done. */
const life = vi.hoisted(() => ({ steps: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>();
  const half = (bytes: string | NodeJS.ArrayBufferView) =>
    typeof bytes === 'string' ? bytes.slice(0, bytes.length / 2) : '';
  const copyHalf = (from: string, to: string) =>
    fs.writeFileSync(to, half(fs.readFileSync(from, 'utf8')));
  const step = (act: () => void, actHalf: () => void = () => undefined) => {
    life.steps -= 1;
    if (life.steps > 0) return act();
    if (life.steps === 0) actHalf();
    throw new Error('killed');
  };
  const interrupted: Partial<typeof fs> = {
    copyFileSync: (from, to) =>
      step(
        () => fs.copyFileSync(from, to),
        () => copyHalf(String(from), String(to)),
      ),
    cpSync: (from, to, options) =>
      step(
        () => fs.cpSync(from, to, options),
        () => copyHalf(`${from}/assets/${two}`, `${to}/assets/${two}`),
      ),
    renameSync: (from, to) => step(() => fs.renameSync(from, to)),
    rmSync: (path, options) => step(() => fs.rmSync(path, options)),
    writeFileSync: (path, bytes) =>
      step(
        () => fs.writeFileSync(path, bytes),
        () => fs.writeFileSync(path, half(bytes)),
      ),
  };
  return { ...fs, ...interrupted };
});

const [one, two, three] = [
  'one-0123456789-480.avif',
  'two-0123456789-24.webp',
  'three-ABCD2345.css',
];

function build(folder: string, name: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', name), name);
  retainAssets({ folder, folderName: 'assets', current: [name] });
}

/** Reads each file with its contents; of the manifest, only the parts that do not depend on the clock. */
function readAll(folder: string) {
  const names = readdirSync(join(folder, 'assets')).filter((name) => !name.endsWith('.tmp'));
  const { assets } = JSON.parse(readFileSync(join(folder, 'asset-manifest.json'), 'utf8'));
  return {
    files: Object.fromEntries(
      names.map((name) => [name, readFileSync(join(folder, 'assets', name), 'utf8')]),
    ),
    current: assets.current,
    retired: Object.keys(assets.retired),
  };
}

it('leaves whole files and the list of its own build when it is interrupted anywhere', () => {
  const previous = createFolder();
  build(previous, one);
  build(previous, two);
  writeFileSync(join(previous, 'assets', `${two}.1.tmp`), 'half');
  const current = createFolder();
  build(current, three);
  let isDone = false;
  for (let steps = 1; !isDone; steps += 1) {
    const folder = createFolder();
    cpSync(current, folder, { recursive: true });
    life.steps = steps;
    try {
      importPreviousAssets(previous, folder);
      isDone = true;
    } catch (error) {
      expect(error).toMatchObject({ message: 'killed' });
    }
    life.steps = Number.POSITIVE_INFINITY;
    const { files, current: kept } = readAll(folder);
    for (const [name, content] of Object.entries(files)) expect(content).toBe(name);
    expect(kept).toEqual([three]);
    importPreviousAssets(previous, folder);
    expect(readAll(folder)).toEqual({
      files: { [one]: one, [two]: two, [three]: three },
      current: [three],
      retired: [one, two],
    });
    expect(readdirSync(join(folder, 'assets'))).toHaveLength(3);
  }
});

it('neither copies nor follows a link', () => {
  const previous = createFolder();
  const folder = createFolder();
  const elsewhere = createFolder();
  build(previous, one);
  build(folder, three);
  writeFileSync(join(elsewhere, 'secret.txt'), 'secret');
  symlinkSync(elsewhere, join(previous, 'elsewhere'));
  symlinkSync('..', join(previous, 'assets/circle'));
  importPreviousAssets(previous, folder);
  expect(Object.keys(readAll(folder).files).toSorted()).toEqual([one, three]);
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
});
