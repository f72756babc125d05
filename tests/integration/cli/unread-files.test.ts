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
import { vary } from '../../vary.ts';
import { createContentTree, prepareTree } from './content-tree.ts';

/** Bytes that are invalid in UTF-8: an encoding with two bytes per letter, and one stray byte among valid ones. */
const encodings: [string, (text: string) => Buffer][] = [
  ['in UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['with a byte astray', (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xfe])])],
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
  it.each(encodings)('by accept, if it is the list of addresses %s', async (_name, encode) => {
    const tree = await createAcceptedTree();
    const bytes = encode(`${tree.read('addresses.lock')}/detay/eski cars/eski.yaml\n`);
    tree.write('addresses.lock', bytes);
    const { code, error } = await tree.run('accept', 'cars');
    expect(code).toBe(2);
    expect(error).toContain('C001');
    expect(tree.readBytes('addresses.lock')).toEqual(bytes);
    const forgotten = await tree.run('accept', '--forget', '/detay/g63');
    expect(forgotten.code).toBe(2);
    expect(forgotten.error).toContain('addresses.lock cannot be read');
    expect(tree.readBytes('addresses.lock')).toEqual(bytes);
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

  it.each(vary(encodings))('by accept or import, if it is the lock %s', async (_name, encode) => {
    const tree = await createAcceptedTree();
    const csv = join(createFolder(), 'texts.csv');
    await tree.run('export', 'cars', '--lang', 'en', '--format', 'csv', '--out', csv);
    const bytes = encode(tree.read('translations.lock'));
    tree.write('translations.lock', bytes);
    for (const run of [await tree.run('accept'), await tree.run('import', csv)]) {
      expect(run.code).toBe(2);
      expect(run.error).toMatch(/translations\.lock:1 {2}The file is not saved as UTF-8/);
    }
    expect(tree.readBytes('translations.lock')).toEqual(bytes);
  });

  it.each(vary(encodings))('by new post, if the numbers of posts are %s', async (_name, encode) => {
    const tree = await createAcceptedTree();
    const bytes = encode(`${tree.read('addresses.lock')}/blog/7 posts/07.yaml\n`);
    tree.write('addresses.lock', bytes);
    const { code, error } = await tree.run('new', 'post', '--title', 'Yeni');
    expect(code).toBe(2);
    expect(error).toContain('addresses.lock cannot be read');
    expect(existsSync(join(tree.folder, 'posts/02-yeni.yaml'))).toBe(false);
    expect((await tree.run('new', 'car', '--title', 'Yeni', '--price', '1')).code).toBe(0);
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

  it.each(vary(encodings))('by new, if it is the list of pictures %s', async (_name, encode) => {
    const tree = await createAcceptedTree();
    const bytes = encode(tree.read('pictures.yaml'));
    tree.write('pictures.yaml', bytes);
    const { code, error } = await tree.run('new', 'picture', '--name', 'yeni');
    expect(code).toBe(2);
    expect(error).toContain('cannot be added');
    expect(tree.readBytes('pictures.yaml')).toEqual(bytes);
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

it('new continues a list with the line breaks of its file', async () => {
  const tree = await createAcceptedTree();
  const text = tree.read('pictures.yaml').replaceAll('\n', '\r\n');
  tree.write('pictures.yaml', text);
  const { code } = await tree.run('new', 'picture', '--name', 'yeni');
  expect(code).toBe(0);
  const after = tree.read('pictures.yaml');
  expect(after.startsWith(text)).toBe(true);
  expect(after).not.toMatch(/[^\r]\n/);
});
