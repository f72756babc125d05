import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { createContentTree, prepareTree } from './content-tree.ts';

/** Bytes that are invalid in UTF-8: an encoding with two bytes per letter, and one stray byte among valid ones. */
const encodings: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xfe])]),
];

const prepareAccepted = prepareTree(async () => {
  const tree = createContentTree();
  await tree.run('accept');
  return tree;
});

async function createAcceptedTree() {
  const tree = await prepareAccepted();
  return { ...tree, readBytes: (path: string) => readFileSync(join(tree.folder, path)) };
}

describe('a file that cannot be read is never written over', () => {
  it.each<[name: string, commands: string, said: RegExp]>([
    ['addresses.lock', 'accept cars', /C001/],
    ['addresses.lock', 'accept --forget /detay/g63', /addresses\.lock cannot be read/],
    ['addresses.lock', 'new post --title Yeni', /addresses\.lock cannot be read/],
    ['translations.lock', 'accept', /translations\.lock:1 {2}The file is not saved as UTF-8/],
    ['translations.lock', 'import', /translations\.lock:1 {2}The file is not saved as UTF-8/],
    ['pictures.yaml', 'new picture --name yeni', /cannot be added/],
  ])('%s by %s, if it is not in UTF-8', async (name, command, said) => {
    for (const encode of encodings) {
      const tree = await createAcceptedTree();
      const csv = join(createFolder(), 'texts.csv');
      const isImport = command === 'import';
      if (isImport)
        await tree.run('export', 'g63', '--lang', 'en', '--format', 'csv', '--out', csv);
      const bytes = encode(tree.read(name));
      tree.write(name, bytes);
      const args = isImport ? ['import', csv] : command.split(' ');
      const { code, error } = await tree.run(...args);
      expect(error).toMatch(said);
      expect(code).toBe(2);
      expect(tree.readBytes(name)).toEqual(bytes);
      expect(existsSync(join(tree.folder, 'posts/02-yeni.yaml'))).toBe(false);
      // What needs nothing of the file is written.
      expect((await tree.run('new', 'car', '--title', 'Yeni', '--price', '1')).code).toBe(0);
    }
  });

  it('by accept, if a line of the list of addresses would be lost', async () => {
    const tree = await createAcceptedTree();
    const list = `${tree.read('addresses.lock')}detay/eski cars/eski.yaml\n`;
    tree.write('addresses.lock', list);
    const { code, error } = await tree.run('accept');
    expect(code).toBe(2);
    expect(error).toMatch(/addresses\.lock:\d+ {2}This line is no address/);
    expect(tree.read('addresses.lock')).toBe(list);
  });

  it.each([
    ['addresses.lock', 'nowhere'],
    ['addresses.lock', 'home.yaml'],
    ['addresses.lock', 'addresses.lock'],
    ['translations.lock', 'nowhere'],
    ['translations.lock', 'translations.lock'],
  ])('by any command, if %s is a link to %s', async (name, target) => {
    const tree = await createAcceptedTree();
    const before = tree.read('home.yaml');
    tree.remove(name);
    symlinkSync(target, join(tree.folder, name));
    const isPosts = name === 'addresses.lock';
    for (const args of [['accept'], isPosts ? ['new', 'post', '--title', 'Yeni'] : ['missing']]) {
      const { code, error } = await tree.run(...args);
      expect(code).toBe(2);
      expect(error).toContain(`${join(tree.folder, name)} is a symbolic link`);
    }
    expect((await tree.run('accept', '--ui', 'tr')).error).toContain('sembolik bağlantı');
    expect(lstatSync(join(tree.folder, name)).isSymbolicLink()).toBe(true);
    expect(tree.read('home.yaml')).toBe(before);
  });

  it.each(['addresses.lock', 'translations.lock'])('by accept, if %s is a pipe', async (name) => {
    const tree = await createAcceptedTree();
    tree.remove(name);
    execFileSync('mkfifo', [join(tree.folder, name)]);
    const { code, error } = await tree.run('accept');
    expect(code).toBe(2);
    expect(error).toContain(`${join(tree.folder, name)} is a symbolic link or a pipe`);
    expect(lstatSync(join(tree.folder, name)).isFIFO()).toBe(true);
  });

  it('by report, if it is a page that somebody else wrote', async () => {
    const tree = await createAcceptedTree();
    const page = join(createFolder(), 'page.html');
    writeFileSync(page, '<!doctype html>\n<title>Elle yazılmış</title>\n');
    const { code, error } = await tree.run('report', '--html', page);
    expect(error).toContain('holds something else');
    expect(code).toBe(2);
    expect(readFileSync(page, 'utf8')).toContain('Elle yazılmış');
  });

  it('by new, if something else has the name of the new file', async () => {
    const tree = await createAcceptedTree();
    mkdirSync(join(tree.folder, 'posts/02-bir.yaml'));
    symlinkSync('nowhere', join(tree.folder, 'posts/02-iki.yaml'));
    for (const title of ['Bir', 'İki']) {
      const { code, error } = await tree.run('new', 'post', '--title', title);
      expect(code).toBe(2);
      expect(error).toContain('exists already');
    }
    expect(existsSync(join(tree.folder, 'posts/nowhere'))).toBe(false);
  });

  it('by report or export, if it belongs to the content', async () => {
    const tree = await createAcceptedTree();
    for (const name of ['home.yaml', 'translations.lock', 'README.md']) {
      tree.write('README.md', '# Content\n');
      const before = tree.readBytes(name);
      const file = join(tree.folder, name);
      const link = join(createFolder(), 'page.html');
      symlinkSync(file, link);
      for (const run of [
        await tree.run('report', '--html', file),
        await tree.run('report', '--html', link),
        await tree.run('export', '--lang', 'en', '--out', file),
      ]) {
        expect(run.code).toBe(2);
        expect(run.error).toContain('belongs to the content, so nothing was written over it');
      }
      expect(tree.readBytes(name)).toEqual(before);
    }
  });

  it('by export, if a translator has filled it in, nor by report, if it is no report', async () => {
    const tree = await createAcceptedTree();
    const file = join(createFolder(), 'texts.csv');
    const send = () => tree.run('export', '--lang', 'en', '--format', 'csv', '--out', file);
    expect((await send()).code).toBe(0);
    expect((await send()).code).toBe(0);
    const filled = `${readFileSync(file, 'utf8')}\n`;
    writeFileSync(file, filled);
    const report = await tree.run('report', '--html', file);
    for (const run of [await send(), report]) {
      expect(run.error).toContain(`${file} exists already`);
      expect(run.code).toBe(2);
    }
    expect(readFileSync(file, 'utf8')).toBe(filled);
  });

  it('by report or export, in whatever case its name is written', async () => {
    const tree = await createAcceptedTree();
    for (const name of ['HOME.YAML', 'Images/Car.JPG', 'ADDRESSES.LOCK']) {
      const run = await tree.run('report', '--html', join(tree.folder, name));
      expect(run.error).toContain('belongs to the content');
      expect(run.code).toBe(2);
      expect(existsSync(join(tree.folder, name))).toBe(false);
    }
  });

  it('by report or export, if it is a pipe, a device or a link that leads nowhere', async () => {
    const tree = await createAcceptedTree();
    const pipe = join(createFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const link = join(createFolder(), 'page.html');
    symlinkSync('nowhere', link);
    for (const place of [pipe, link]) {
      const report = await tree.run('report', '--html', place);
      expect(report.error).toContain(`${place} is no ordinary file`);
      expect(report.code).toBe(2);
      const sent = await tree.run('export', '--lang', 'en', '--out', place, '--format', 'csv');
      expect(sent.code).toBe(2);
    }
    expect(lstatSync(pipe).isFIFO()).toBe(true);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });
});
