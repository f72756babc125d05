import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { damage, listSigns, type Slip, slips } from '../../unit/cli/yaml/damage.ts';
import { type ContentTree, copyContentTree } from './content-tree.ts';

const damaged = ['cars/g63.yaml', 'experiences/col-turu.yaml', 'posts/01.yaml', 'pictures.yaml'];

/** Commands that write, each with a function that removes the written text from the result. */
const writers: Record<string, [args: string[], takeOut: (signs: string) => string]> = {
  accept: [['accept'], (signs) => signs],
  import: [['import', '--partial'], (signs) => signs.replaceAll('Sandydesert', 'Desert')],
  new: [
    ['new', 'picture', '--name', 'yeni', '--alt', 'Yeni'],
    (signs) => signs.replace(/yenifileyenijpgalttrYenienarfocus0505$/, ''),
  ],
  fix: [['validate', '--fix'], (signs) => signs],
};

/** What programs of Windows do to a file. */
const ofWindows: Slip[] = [
  ['lineBreaks', 0],
  ['mark', 0],
];

/** Damaged files, each with the commands that can still write to them. */
const examples: [[string, Slip[]][], string][] = [
  [[['experiences/col-turu.yaml', ofWindows]], 'import'],
  [[['pictures.yaml', ofWindows]], 'new'],
];

function readAll({ folder, read }: ContentTree): [path: string, signs: string][] {
  return globSync('**/*.yaml', { cwd: folder }).map((path) => [path, listSigns(read(path))]);
}

it('accept, import, new and --fix keep every letter of damaged content but what they are to write', async () => {
  const texts = join(createFolder(), 'texts.csv');
  const folder = createFolder();
  await copyContentTree(folder).run('export', '--lang', 'en', '--format', 'csv', '--out', texts);
  writeFileSync(texts, readFileSync(texts, 'utf8').replaceAll('Desert', 'Sandy desert'));
  const written = new Set<string>();
  const slip = fc.tuple(fc.constantFrom(...damaged), slips);
  await fc.assert(
    fc.asyncProperty(
      fc.array(slip, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(...Object.keys(writers)),
      async (all, writer) => {
        const [args, takeOut] = writers[writer] ?? [[], String];
        rmSync(folder, { recursive: true });
        const tree = copyContentTree(folder);
        for (const [path, some] of all) tree.write(path, damage(tree.read(path), some));
        const before = readAll(tree);
        await tree.run(...args, ...(writer === 'import' ? [texts] : []));
        const after = readAll(tree);
        if (after.some(([, signs], index) => signs !== before[index]?.[1])) written.add(writer);
        expect(after.map(([path, signs]) => [path, takeOut(signs)])).toEqual(before);
      },
    ),
    { examples },
  );
  // Otherwise the test would have tried no write.
  expect([...written].toSorted()).toEqual(['import', 'new']);
});
