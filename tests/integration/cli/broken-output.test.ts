import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BundleSections } from '../../../cli/compile/check-bundle.ts';
import { createCompiler } from '../../../cli/compile/create-compiler.ts';
import { languages } from '../../../shared/languages.ts';
import { createContentTree } from './content-tree.ts';

type Change = (sections: BundleSections) => BundleSections;

/** The change that a faulty compiler makes to each bundle. */
const fault = vi.hoisted((): { change: Change } => ({ change: (sections) => sections }));

vi.mock('../../../cli/compile/make-bundle.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../cli/compile/make-bundle.ts')>();
  const createBundleMaker: typeof original.createBundleMaker = (...args) => {
    const { makeBundles, ...maker } = original.createBundleMaker(...args);
    return {
      ...maker,
      makeBundles(content) {
        const made = makeBundles(content);
        for (const language of languages) {
          made.bundles[language] = fault.change(made.bundles[language]);
        }
        return made;
      },
    };
  };
  return { ...original, createBundleMaker };
});

beforeEach(() => {
  fault.change = (sections) => sections;
});

const edit = (json: unknown, change: (data: Record<string, unknown>) => void): Buffer => {
  const data = JSON.parse(String(json));
  change(data);
  return Buffer.from(JSON.stringify(data));
};

const faults: [string, says: string, Change][] = [
  [
    'a section is missing',
    'fallbackLabels: Invalid input: expected array, received undefined',
    ({ fallbackLabels: _, ...rest }) => rest,
  ],
  [
    'a section is unknown',
    'weather: Invalid input: expected never, received object',
    (sections) => ({ ...sections, weather: Buffer.from('{}') }),
  ],
  [
    'an entry lacks a field',
    'cars[0].price: Invalid input: expected number, received undefined',
    ({ cars, ...rest }) => ({ ...rest, cars: [edit(cars, (car) => delete car['price'])] }),
  ],
  [
    'an entry shows a picture that is not there',
    'experiences[0].images[3]: There is no picture called four',
    ({ pictures, ...rest }) => ({ ...rest, pictures: edit(pictures, (all) => delete all['four']) }),
  ],
];

describe('a compile that would write a bundle which the server refuses', () => {
  it.each(faults)('fails and writes no bundle where %s', async (_what, says, change) => {
    fault.change = change;
    const tree = createContentTree();
    const out = join(tree.folder, '.out');
    const path = join(out, 'content/tr/bundle.json');
    const english = await tree.run('compile', '--out', out);
    expect(english.code).toBe(2);
    expect(english.error).toContain(`The file ${path} would be broken at ${says}. No bundle`);
    expect(existsSync(join(out, 'content'))).toBe(false);
    const turkish = await tree.run('compile', '--out', out, '--ui', 'tr');
    expect(turkish.error).toContain(`${path} dosyası ${says.split(':')[0]} alanında bozuk olurdu`);
  });

  it('leaves the last good bundles, and looks again at entries that are the same', async () => {
    const tree = createContentTree();
    const out = join(tree.folder, '.out');
    const { build } = createCompiler({ content: tree.folder, out });
    await build();
    const read = () => readFileSync(join(out, 'content/tr/bundle.json'), 'utf8');
    const good = read();
    tree.edit('cars/g63.yaml', 'Per day', 'By the day');
    const [, says = '', change] = faults.at(-1) ?? [];
    fault.change = change ?? fault.change;
    await expect(build(new Set(['cars/g63.yaml']))).rejects.toThrow(says);
    expect(read()).toBe(good);
  });
});
