import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createFolder } from '../../../create-folder.ts';

vi.mock('node:fs', async (importActual) => {
  const actual = await importActual<typeof import('node:fs')>();
  const { renameSync, chmodSync, writeFileSync, linkSync } = actual;
  return {
    ...actual,
    renameSync: vi.fn(renameSync),
    chmodSync: vi.fn(chmodSync),
    writeFileSync: vi.fn(writeFileSync),
    linkSync: vi.fn(linkSync),
  };
});

// Test files share their modules, and others mock the file system too.
vi.resetModules();
const { replaceFiles } = await import('../../../../cli/lib/replace-files.ts');
const { UserError } = await import('../../../../cli/user-error.ts');

afterEach(() => void vi.clearAllMocks());

function createFiles(): string {
  const folder = createFolder();
  writeFileSync(join(folder, 'a.yaml'), 'a: 1\n');
  writeFileSync(join(folder, 'b.yaml'), '\ufeffb: 1\r\n');
  return folder;
}

const replacements = [
  { file: 'a.yaml', before: 'a: 1\n', after: 'a: 2\n' },
  { file: 'b.yaml', before: '\ufeffb: 1\r\n', after: '\ufeffb: 2\r\n' },
];

it('replaces all files, and leaves nothing beside them', () => {
  const folder = createFiles();
  replaceFiles(folder, replacements);
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('a: 2\n');
  expect(readFileSync(join(folder, 'b.yaml'), 'utf8')).toBe('\ufeffb: 2\r\n');
  expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml']);
});

it('replaces none where one was saved or removed in the meantime', () => {
  const folder = createFiles();
  writeFileSync(join(folder, 'b.yaml'), 'b: 3\n');
  expect(() => replaceFiles(folder, replacements)).toThrow(UserError);
  rmSync(join(folder, 'b.yaml'));
  expect(() => replaceFiles(folder, replacements)).toThrow('b.yaml was saved');
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('a: 1\n');
});

it('writes what a link leads to, and leaves links and permissions as they are', () => {
  const folder = createFiles();
  const target = join(folder, 'target');
  renameSync(join(folder, 'a.yaml'), target);
  chmodSync(target, 0o640);
  symlinkSync('target', join(folder, 'a.yaml'));
  replaceFiles(folder, replacements);
  expect(lstatSync(join(folder, 'a.yaml')).isSymbolicLink()).toBe(true);
  expect(readFileSync(target, 'utf8')).toBe('a: 2\n');
  expect(statSync(target).mode & 0o777).toBe(0o640);
});

it('replaces none if one is saved while the new ones are being written', () => {
  const folder = createFiles();
  vi.mocked(chmodSync).mockImplementationOnce(() =>
    writeFileSync(join(folder, 'b.yaml'), 'b: 3\n'),
  );
  expect(() => replaceFiles(folder, replacements)).toThrow('b.yaml was saved');
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('a: 1\n');
  expect(readFileSync(join(folder, 'b.yaml'), 'utf8')).toBe('b: 3\n');
  expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml']);
});

it.each(['no more', 'no more, on a file system without links'])(
  'puts back what it has replaced if another file cannot be replaced, and the disk takes %s',
  async (state) => {
    const actual = await vi.importActual<typeof import('node:fs')>('node:fs');
    const folder = createFiles();
    const created = { file: 'c.yaml', before: undefined, after: 'c: 1\n' };
    const fail = (code: string) => () => {
      throw Object.assign(new Error(code), { code });
    };
    if (state !== 'no more') vi.mocked(linkSync).mockImplementation(fail('ENOTSUP'));
    vi.mocked(renameSync)
      .mockImplementationOnce(actual.renameSync)
      .mockImplementationOnce(actual.renameSync)
      .mockImplementationOnce(() => {
        vi.mocked(writeFileSync).mockImplementation(fail('ENOSPC'));
        fail('EBUSY')();
      });
    const all = [replacements[0], created, replacements[1]].flatMap((one) => one ?? []);
    expect(() => replaceFiles(folder, all)).toThrow('EBUSY');
    vi.mocked(writeFileSync).mockImplementation(actual.writeFileSync);
    vi.mocked(linkSync).mockImplementation(actual.linkSync);
    expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('a: 1\n');
    expect(readFileSync(join(folder, 'b.yaml'), 'utf8')).toBe('\ufeffb: 1\r\n');
    expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml']);
  },
);

it('removes what killed runs left, and no file of anybody else', () => {
  const folder = createFiles();
  const [left, kept] = ['a.yaml.999999999.0a1b2c3d.tmp', 'plan.2024.tmp'];
  for (const name of [left, kept]) writeFileSync(join(folder, name), '');
  replaceFiles(folder, replacements);
  expect(readdirSync(folder)).toEqual(['a.yaml', 'b.yaml', kept]);
});

it('goes on through links that lead round in a circle', () => {
  const folder = createFiles();
  for (const name of ['one', 'two']) symlinkSync('.', join(folder, name));
  replaceFiles(folder, replacements);
  expect(readFileSync(join(folder, 'a.yaml'), 'utf8')).toBe('a: 2\n');
});

it.runIf(process.getuid?.() === 0)('leaves files to their owners', () => {
  const folder = createFiles();
  chownSync(join(folder, 'a.yaml'), 1000, 1000);
  replaceFiles(folder, replacements);
  expect(statSync(join(folder, 'a.yaml')).uid).toBe(1000);
});
