import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCompiler } from '../../../cli/compile/create-compiler.ts';
import { fixContent } from '../../../cli/content/fix-content.ts';
import { createContentReader } from '../../../cli/content/read-content.ts';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import { createFileTracker, hashBytes, readFileStat } from '../../../cli/lib/file-tracker.ts';
import { UserError } from '../../../cli/user-error.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';

const car = 'cars/g63.yaml';

const picture = 'dot.png';

/** Replaces a picture by another one of the same size. */
async function replacePicture({ folder, write }: ContentTree): Promise<void> {
  const path = join(folder, 'images', picture);
  write('images/new.tmp', await sharp(path).negate().toBuffer());
  renameSync(join(folder, 'images/new.tmp'), path);
}

/** Sets the clock to a time at which the time stamps of all files are old enough to be trusted. */
function advanceClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2100 });
  onTestFinished(() => void vi.useRealTimers());
}

describe('a file that changes while the compiler looks', () => {
  it('counts as what was read, not as what was looked at', async () => {
    const tree = createContentTree();
    const reader = createContentReader(tree.folder);
    const looked = await reader.scan();
    tree.edit(car, 'order: 1', 'order: 2');
    await reader.read();
    expect(reader.describe()).not.toBe(looked);
    expect(reader.describe()).toBe(await reader.scan());
  });

  it('is opened anew once it is again as it was read', async () => {
    const tree = createContentTree();
    const reader = createContentReader(tree.folder);
    const open = async () => {
      await reader.scan();
      const { files, open: openFile } = await reader.read();
      const found = files.filter(({ path }) => path === car);
      return () => found.map((one) => openFile(one).text);
    };
    const text = tree.read(car);
    const openFirst = await open();
    tree.edit(car, 'order: 1', 'order: 2');
    expect(openFirst()).toEqual([tree.read(car)]);
    tree.write(car, text);
    expect((await open())()).toEqual([text]);
  });

  it('is read again where it could not be read, since somebody else may ask now', () => {
    const { folder, read } = createContentTree();
    const stat = readFileStat(join(folder, car));
    if (!stat) throw new Error('The fixture has no such car.');
    const seen = { stat, seenAt: Date.now() + 60_000, hash: 'unreadable' };
    const files = createFileTracker(folder, [[car, seen]]);
    expect(files.scan(car)).toBe(hashBytes(read(car)));
  });

  it('is not fixed at places that were found in another text', async () => {
    const tree = createContentTree();
    tree.write(car, `\ufeff${tree.read(car)}`);
    const loaded = await loadAndValidate(tree.folder);
    tree.write(car, `# new\n${tree.read(car)}`);
    await expect(fixContent(loaded)).rejects.toThrow(UserError);
  });
});

describe('a picture that is replaced', () => {
  it('is made anew in a watch that began with nothing to do, and never under its old name', async () => {
    const tree = createContentTree();
    const options = { content: tree.folder, out: join(tree.folder, '.out') };
    const first = createCompiler(options);
    await first.build();
    first.save();
    const watching = createCompiler(options);
    expect((await watching.build()).isUpToDate).toBe(true);
    await replacePicture(tree);
    const changed = new Set([`images/${picture}`]);
    const build = await watching.build(changed);
    expect(build.isUpToDate).toBe(false);
    expect(build.encoded).toBeGreaterThan(0);
  });

  it('stops a compile that is about to make files of the old one', async () => {
    const tree = createContentTree();
    const path = join(tree.folder, 'images', picture);
    const other = await sharp(path).negate().toBuffer();
    const compiler = createCompiler({
      content: tree.folder,
      out: join(tree.folder, '.out'),
      onPictures: () => writeFileSync(path, other),
    });
    await expect(compiler.build()).rejects.toThrow(`images/${picture} was saved`);
    expect((await compiler.build()).stoppedBy).toBeUndefined();
  });
});

describe('what is kept between runs', () => {
  it('is saved again once young files can be told by their stamps', async () => {
    const { folder } = createContentTree();
    const cache = join(folder, 'cache');
    const read = () => readFileSync(join(cache, 'content-cache'));
    await loadAndValidate(folder, cache);
    const first = read();
    advanceClock();
    await loadAndValidate(folder, cache);
    const second = read();
    expect(second.equals(first)).toBe(false);
    const { mtimeMs } = statSync(join(cache, 'content-cache'));
    await loadAndValidate(folder, cache);
    expect(statSync(join(cache, 'content-cache')).mtimeMs).toBe(mtimeMs);
  });

  it('is each file as it was read last, however often before', async () => {
    const tree = createContentTree();
    const cacheFolder = join(tree.folder, '../cache');
    const reader = createContentReader(tree.folder, { cacheFolder });
    for (const order of [1, 2]) {
      tree.edit(car, `order: ${order}`, `order: ${order + 1}`);
      advanceClock();
      await reader.scan();
      await reader.read();
    }
    reader.save();
    const next = createContentReader(tree.folder, { cacheFolder });
    await next.scan();
    const { files, opened } = await next.read();
    expect(opened).toEqual([]);
    expect(files.filter(({ path }) => path === car)).toMatchObject([{ data: { order: 3 } }]);
  });

  it('forgets a file that is gone', async () => {
    const { folder } = createContentTree();
    const cache = join(folder, 'cache');
    await loadAndValidate(folder, cache);
    rmSync(join(folder, car));
    await loadAndValidate(folder, cache);
    expect(readFileSync(join(cache, 'content-cache'), 'utf8')).not.toContain(`"${car}"`);
  });
});
