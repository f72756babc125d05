import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importPreviousAssets, retainAssets } from '../../../../cli/compile/retain-assets.ts';
import { maxPageAge } from '../../../../shared/cache-lifetimes.ts';
import { assetManifest } from '../../../../shared/schemas/asset-manifest.ts';
import { createFolder } from '../../../create-folder.ts';

const [one, two, three] = [
  'one-0123456789-480.avif',
  'two-0123456789-24.webp',
  'three-ABCD2345.css',
];
const all = [one, two, three];

/** Creates a folder of public files for successive builds. */
function createPublicFolder() {
  const folder = createFolder();
  const place = (name: string, content = name) => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'assets', name), content);
  };
  const list = join(folder, 'asset-manifest.json');
  const build = (current: readonly string[], isDevelopment = false) => {
    for (const name of current) place(name);
    retainAssets({ folder, folderName: 'assets', current, isDevelopment });
  };
  return {
    folder,
    list,
    place,
    build,
    present: () => readdirSync(join(folder, 'assets')).toSorted(),
    read: (name: string) => readFileSync(join(folder, 'assets', name), 'utf8'),
    known: () => assetManifest.parse(JSON.parse(readFileSync(list, 'utf8'))).assets,
  };
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

describe('files that pages name no more', () => {
  it('stay as long as a page in a cache may name them, counted from the first build without them', () => {
    const { build, present, known } = createPublicFolder();
    build([one]);
    pass(30 * maxPageAge);
    const dropped = new Date().toISOString();
    build([two]);
    expect(known()?.retired).toEqual({ [one]: dropped });
    pass(maxPageAge - 1);
    build([three]);
    expect(known()?.retired).toMatchObject({ [one]: dropped });
    expect(present()).toEqual(all.toSorted());
    pass(2);
    build([three]);
    expect(present()).toEqual([two, three].toSorted());
    expect(known()?.retired).not.toHaveProperty(one);
  });

  it('stay where the generation just before named them, however long ago', () => {
    const { build, present } = createPublicFolder();
    build([one, two]);
    build([two]);
    pass(30 * maxPageAge);
    build([two]);
    expect(present()).toEqual([one, two].toSorted());
    build([two, three]);
    expect(present()).toEqual([two, three].toSorted());
  });

  it('change by no build that names the same files', () => {
    const { build, list, present } = createPublicFolder();
    build([one, two]);
    build([two, three]);
    const before = { text: readFileSync(list, 'utf8'), time: statSync(list).mtimeMs };
    pass(60);
    build([three, two]);
    expect({ text: readFileSync(list, 'utf8'), time: statSync(list).mtimeMs }).toEqual(before);
    expect(present()).toEqual(all.toSorted());
  });

  it('are named again where they come back, and count anew', () => {
    const { build, known, present } = createPublicFolder();
    build([one]);
    build([two]);
    pass(maxPageAge - 1);
    build([one]);
    expect(known()).toMatchObject({ current: [one], retired: { [two]: expect.any(String) } });
    expect(known()?.retired).not.toHaveProperty(one);
    pass(10);
    build([two]);
    build([three]);
    expect(present()).toEqual(all.toSorted());
  });

  it('go with their compressed forms; what others put there, links and half a file stay', () => {
    const { build, place, present, folder } = createPublicFolder();
    build([three, one]);
    const foreign = ['logo.webp', 'style-guide.css', `${one}.123.tmp`];
    for (const name of [...foreign, `${three}.br`, `${three}.gz`]) place(name);
    symlinkSync(
      join(folder, 'asset-manifest.json'),
      join(folder, 'assets/link-0123456789-480.avif'),
    );
    build([one]);
    expect(present()).toEqual(expect.arrayContaining([three, `${three}.br`, `${three}.gz`]));
    pass(maxPageAge + 1);
    build([one, two]);
    expect(present()).toEqual([one, two, ...foreign, 'link-0123456789-480.avif'].toSorted());
  });

  it.each(['', '{"assets":{}}', '{"assets":{"built":1}}'])('stay where the list is %j', (text) => {
    const { build, list, present, known } = createPublicFolder();
    build([one]);
    writeFileSync(list, text);
    pass(30 * maxPageAge);
    build([two]);
    expect(present()).toEqual([one, two].toSorted());
    expect(known()?.retired).toEqual({ [one]: new Date().toISOString() });
  });

  it('leave what is built for development alone: that is no generation, and does not add up', () => {
    const { build, list, present } = createPublicFolder();
    build([one]);
    const before = readFileSync(list, 'utf8');
    build([two], true);
    build([three], true);
    pass(30 * maxPageAge);
    build([three], true);
    expect(readFileSync(list, 'utf8')).toBe(before);
    expect(present()).toEqual([one, three].toSorted());
  });
});

describe('a build that takes over the files of another', () => {
  it('has them as if it had followed in the same folder', () => {
    const previous = createPublicFolder();
    previous.build([one]);
    const old = new Date().toISOString();
    pass(1);
    previous.build([two]);
    previous.place(`${two}.br`);
    // From the build before that one, and still retained.
    expect(previous.present()).toContain(one);
    pass(60);
    const next = createPublicFolder();
    next.build([three]);
    importPreviousAssets(previous.folder, next.folder);
    expect(next.present()).toEqual([...all, `${two}.br`].toSorted());
    expect(next.known()).toMatchObject({ current: [three] });
    expect(next.known()?.retired[two]).toBe(new Date().toISOString());
    expect(Date.parse(next.known()?.retired[one] ?? '')).toBe(Date.parse(old) + 1000);
  });

  it('takes those of a month ago, but not those that these pages named no more for long', () => {
    const previous = createPublicFolder();
    previous.build([one]);
    previous.build([two]);
    pass(30 * maxPageAge);
    const next = createPublicFolder();
    next.build([three]);
    importPreviousAssets(previous.folder, next.folder);
    expect(next.present()).toEqual([two, three].toSorted());
  });

  it('keeps its own where both have a file, and changes nothing where both are the same', () => {
    const previous = createPublicFolder();
    previous.build([one]);
    previous.place(one, 'of the other');
    const next = createPublicFolder();
    next.build([one]);
    pass(60);
    importPreviousAssets(previous.folder, next.folder);
    expect(next.read(one)).toBe(one);
    const before = readFileSync(next.list, 'utf8');
    const itself = createPublicFolder();
    cpSync(next.folder, itself.folder, { recursive: true });
    importPreviousAssets(itself.folder, next.folder);
    expect(readFileSync(next.list, 'utf8')).toBe(before);
    expect(next.present()).toEqual([one]);
  });

  it('takes all of one that has no list, for releases before had none', () => {
    const previous = createPublicFolder();
    previous.place(one);
    const next = createPublicFolder();
    next.build([two]);
    importPreviousAssets(previous.folder, next.folder);
    expect(next.known()?.retired).toEqual({ [one]: new Date().toISOString() });
  });
});
