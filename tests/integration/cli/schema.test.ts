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
  it('writes a schema for each kind of file, once, and then finds them current', async () => {
    const tree = createContentTree();
    const first = await tree.run('schema');
    expect(first.code).toBe(0);
    expect(first.out).toContain(join(tree.folder, '.schemas/car.schema.json'));
    expect(await tree.run('schema')).toMatchObject({ code: 0, out: '' });
    expect(await tree.run('schema', '--check')).toEqual({
      code: 0,
      out: '',
      error: 'The schemas are current.\n',
    });
  });

  it('names the schemas that do not match the compiler, with exit code 1, and writes nothing', async () => {
    const tree = createContentTree();
    await tree.run('schema');
    const schema = tree.read('.schemas/car.schema.json');
    tree.write('.schemas/car.schema.json', schema.replace('"slug"', '"slugg"'));
    tree.write('.schemas/boat.schema.json', schema);
    const broken = tree.read('.schemas/car.schema.json');
    expect(await tree.run('schema', '--check')).toMatchObject({
      code: 1,
      out: `${join(tree.folder, '.schemas/car.schema.json')}\n${join(tree.folder, '.schemas/boat.schema.json')}\n`,
    });
    expect(tree.read('.schemas/car.schema.json')).toBe(broken);
    await tree.run('schema');
    expect(await tree.run('schema', '--check')).toMatchObject({ code: 0 });
  });

  it('offers the names of the content, and does not fail where they have become old', async () => {
    const tree = createContentTree();
    await tree.run('schema');
    const names = () => readFileSync(join(tree.folder, '.schemas/names.schema.json'), 'utf8');
    expect(names()).toContain('"/detay/g63"');
    expect(names()).toContain('"editors"');
    tree.edit(
      'pictures.yaml',
      '  one:\n',
      '  zero:\n    file: dot.png\n    decorative: true\n  one:\n',
    );
    const checked = await tree.run('schema', '--check');
    expect(checked).toMatchObject({ code: 0, out: '' });
    expect(checked.error).toContain('older than the content');
    await tree.run('schema');
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
    expect(await tree.run('schema', '--check')).toMatchObject({ code: 0 });
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
    for (const flags of [[], ['--check']]) {
      const { code, error } = await tree.run('schema', ...flags);
      expect(code).toBe(2);
      expect(error).toContain(`${car} must be a file of its own`);
    }
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
