import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    tree.write('.schemas/boat.schema.json', '{}');
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
