import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { createContentTree } from './content-tree.ts';

describe('catalogue schema', () => {
  it('writes a schema for each kind of file, and later only those that differ', async () => {
    const tree = createContentTree();
    const car = join(tree.folder, '.schemas/car.schema.json');
    const first = await tree.run('schema');
    expect(first.code).toBe(0);
    expect(first.out.split('\n')).toContain(car);
    expect(await tree.run('schema')).toMatchObject({ code: 0, out: '' });
    const schema = tree.read('.schemas/car.schema.json');
    tree.write('.schemas/car.schema.json', schema.replace('"slug"', '"slugg"'));
    expect(await tree.run('schema')).toMatchObject({ code: 0, out: `${car}\n` });
    expect(tree.read('.schemas/car.schema.json')).toBe(schema);
  });

  it('offers the names of the content, also of content with mistakes', async () => {
    const tree = createContentTree();
    await tree.run('schema');
    const names = () => tree.read('.schemas/names.schema.json');
    expect(names()).toContain('"/detay/g63"');
    expect(names()).toContain('"editors"');
    tree.edit(
      'pictures.yaml',
      '  one:\n',
      '  zero:\n    file: dot.png\n    decorative: true\n  one:\n',
    );
    tree.write('home.yaml', '[');
    expect(await tree.run('schema')).toMatchObject({
      code: 0,
      out: `${join(tree.folder, '.schemas/names.schema.json')}\n`,
    });
    expect(names()).toContain('"zero"');
  });
});

describe('catalogue schema leaves alone', () => {
  it('files that it did not write, whatever their name', async () => {
    const tree = createContentTree();
    await tree.run('schema');
    const own = tree.read('.schemas/car.schema.json');
    const foreign = {
      'notes.txt': 'mine\n',
      'boat.schema.json': '{ "$comment": "Mine." }\n',
      'list.schema.json': '[]\n',
      'half.schema.json': own.slice(0, 100),
    };
    for (const [name, text] of Object.entries(foreign)) tree.write(`.schemas/${name}`, text);
    mkdirSync(join(tree.folder, '.schemas/folder.schema.json'));
    tree.write('.schemas/old.schema.json', own);
    expect(await tree.run('schema')).toMatchObject({ code: 0 });
    expect(existsSync(join(tree.folder, '.schemas/old.schema.json'))).toBe(false);
    expect(existsSync(join(tree.folder, '.schemas/folder.schema.json'))).toBe(true);
    for (const [name, text] of Object.entries(foreign)) {
      expect(tree.read(`.schemas/${name}`)).toBe(text);
    }
  });

  it('what links lead to', async () => {
    const tree = createContentTree();
    await tree.run('schema');
    const car = join(tree.folder, '.schemas/car.schema.json');
    const elsewhere = join(createFolder(), 'car.schema.json');
    const old = join(tree.folder, '.schemas/old.schema.json');
    renameSync(car, elsewhere);
    symlinkSync(elsewhere, old);
    await tree.run('schema');
    expect(lstatSync(old).isSymbolicLink()).toBe(true);
    renameSync(old, car);
    writeFileSync(elsewhere, 'mine\n');
    const { code, error } = await tree.run('schema');
    expect(code).toBe(2);
    expect(error).toContain(`${car} must be a file of its own`);
    expect(readFileSync(elsewhere, 'utf8')).toBe('mine\n');
  });

  it.each<[string, (path: string) => void, string]>([
    ['a folder with the name of a schema', mkdirSync, '.schemas/car.schema.json'],
    ['a file with the name of the folder', (path) => writeFileSync(path, ''), '.schemas'],
    ['a link with the name of the folder', (path) => symlinkSync(createFolder(), path), '.schemas'],
    ['a link to nowhere', (path) => symlinkSync('nowhere', path), '.schemas/car.schema.json'],
  ])('%s, and says so', async (_what, make, name) => {
    const tree = createContentTree();
    if (name !== '.schemas') mkdirSync(join(tree.folder, '.schemas'));
    const path = join(tree.folder, name);
    make(path);
    const { code, error } = await tree.run('schema');
    expect(code).toBe(2);
    expect(error).toContain(
      `${path} must be a ${name === '.schemas' ? 'folder' : 'file'} of its own`,
    );
    expect((await tree.run('schema', '--ui', 'tr')).error).toContain('hiçbir şey yazılmadı');
    if (name !== '.schemas') expect(readdirSync(join(tree.folder, '.schemas'))).toHaveLength(1);
  });
});
