import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';

const car = 'cars/g63.yaml';

/** Folders that cannot be listed. Mocked, since a file mode would not apply to the superuser. */
const closed = vi.hoisted(() => new Set<string>());

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  const readdir = async (...args: Parameters<typeof original.readdir>) => {
    if (!closed.has(String(args[0]))) return original.readdir(...args);
    throw Object.assign(new Error('closed'), { code: 'EACCES', errno: -13 });
  };
  return { ...original, readdir };
});

beforeEach(() => closed.clear());

/** Changes after which a file or its folder cannot be read, so that it is unknown whether the entry is gone. */
const places: [string, (tree: ContentTree) => unknown][] = [
  ['is in UTF-16', (tree) => tree.write(car, Buffer.from(`\ufeff${tree.read(car)}`, 'utf16le'))],
  ['has a byte astray', (tree) => tree.write(car, Buffer.from([0x61, 0xfe]))],
  [
    'is a folder',
    (tree) => {
      tree.remove(car);
      mkdirSync(join(tree.folder, car));
    },
  ],
  [
    'is a link to nowhere',
    (tree) => {
      tree.remove(car);
      symlinkSync('nowhere', join(tree.folder, car));
    },
  ],
  ['lies in a folder that cannot be listed', (tree) => closed.add(join(tree.folder, 'cars'))],
  [
    'lies in a folder that is a link',
    (tree) => {
      const elsewhere = join(createFolder(), 'cars');
      renameSync(join(tree.folder, 'cars'), elsewhere);
      symlinkSync(elsewhere, join(tree.folder, 'cars'));
    },
  ],
];

describe('accept keeps the lines of a file', () => {
  it.each(places)('that %s', async (_name, damage) => {
    const tree = createContentTree();
    await tree.run('accept');
    const [lock, addresses] = [tree.read('translations.lock'), tree.read('addresses.lock')];
    damage(tree);
    await tree.run('accept');
    expect(tree.read('translations.lock')).toBe(lock);
    expect(tree.read('addresses.lock')).toBe(addresses);
  });

  it('that cannot be read, although a new file has most of its translations', async () => {
    const tree = createContentTree();
    await tree.run('accept');
    const text = tree.read(car);
    tree.remove(car);
    symlinkSync('nowhere', join(tree.folder, car));
    tree.write('cars/g64.yaml', text.replace('slug: g63', 'slug: g64'));
    await tree.run('accept');
    expect(tree.read('translations.lock')).toContain(`${car} description ar`);
  });
});

it.each(['', 'slug: null', 'slug: true', 'slug: [eski]'])(
  'accept makes no address up of “%s”',
  async (line) => {
    const tree = createContentTree();
    tree.edit(car, 'slug: g63', line);
    await tree.run('accept');
    expect(tree.read('addresses.lock')).not.toContain(car);
  },
);
