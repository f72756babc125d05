import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentTree, createContentTree, type Run } from './content-tree.ts';

/** Exports the English texts of the experience, and returns them as a file with changed words. */
async function sendExperience(
  format: string,
  edit: (text: string) => string,
  tree = createContentTree(),
): Promise<{ tree: ContentTree; take: (...flags: string[]) => Promise<Run> }> {
  await tree.run('accept');
  const file = join(tree.folder, `english.${format}`);
  await tree.run('export', 'col-turu', '--lang', 'en', '--format', format, '--out', file);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  const take = (...flags: string[]) => tree.run('import', file, ...flags);
  return { tree, take };
}

describe('what validate would find in a translation', () => {
  it.each([
    ['words in another script', 'Desert Tour', 'جولة في الصحراء', 'C104'],
    ['the Turkish text itself', 'Desert Tour', 'Çöl Turu', 'C105'],
    ['a placeholder too many', 'Desert Tour', 'Desert {phone}', 'C031'],
    ['marks of msgcat', 'Desert Tour', '#-#-#-#-#  a.po  #-#-#-#-# Dune Tour', 'C124'],
  ])('refuses %s, and nothing else with --partial', async (_what, from, to, code) => {
    const { tree, take } = await sendExperience('csv', (text) =>
      text.replace(`"${from}"`, `"${to}"`).replace('"6 hours"', '"Six hours"'),
    );
    const before = tree.read('experiences/col-turu.yaml');
    const lock = tree.read('translations.lock');
    const refused = await take();
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(new RegExp(`csv:2 .*#title\\S*\\n.* ${code} `));
    expect(refused.out).toContain('To take in the other 1 now: --partial\n');
    expect(tree.read('experiences/col-turu.yaml')).toBe(before);
    expect(tree.read('translations.lock')).toBe(lock);

    const partial = await take('--partial', '--ui', 'tr');
    expect(partial.code).toBe(1);
    expect(partial.out).toContain('1 metin alınmadı (--partial).');
    expect(partial.out).toContain('1 metin 1 dosyaya aktarıldı');
    expect(tree.read('experiences/col-turu.yaml')).toContain('en: Six hours');
    expect(tree.read('experiences/col-turu.yaml')).toContain('en: Desert Tour');
  });

  it('is taken in where a comment gives the reason, or where it is only long', async () => {
    const { tree, take } = await sendExperience('csv', (text) =>
      text
        .replace('"Desert Tour"', '"Çöl Turu"')
        .replace(
          '"An afternoon in"',
          '"An afternoon in the red dunes with a driver who knows them. Tea and dates at a camp before the sun is down, dinner under the stars, and a quiet road home along the coast by night."',
        ),
    );
    expect((await take()).out).toContain('say why above line 3: # ok C105: …');
    tree.edit('experiences/col-turu.yaml', 'title:', '# ok C105: A name\ntitle:');
    const { code, out } = await take();
    expect(tree.read('experiences/col-turu.yaml')).toMatch(
      /# ok C105: A name\n.*\n.*\n {2}en: Çöl Turu\n/,
    );
    expect(out).toMatch(/#description\n {2}C102 {2}This description has \d+ characters/);
    expect(out).not.toContain('C105');
    expect(out).toContain('2 texts imported into 1 file');
    expect(code).toBe(0);
  });

  it('does not matter in texts that the file does not change', async () => {
    const { tree, take } = await sendExperience('csv', (text) =>
      text.replace('"6 hours"', '"Six hours"'),
    );
    tree.edit('experiences/col-turu.yaml', 'en: When the sand', 'en: When the {nobody}');
    tree.edit('experiences/col-turu.yaml', 'tr: Çöl Turu', 'tr: Kumul Turu');
    const { code, out } = await take();
    expect(out).toContain('1 text imported into 1 file');
    expect(code).toBe(0);
  });

  it('keeps the forms of a counted sentence together', async () => {
    const tree = createContentTree();
    const file = join(tree.folder, 'arabic.csv');
    await tree.run('export', 'labels', '--lang', 'ar', '--format', 'csv', '--out', file);
    const rows = readFileSync(file, 'utf8').split('\r\n');
    const counted = rows.filter((row) => row.includes('@'));
    const forms = counted.map((row) => row.split('","'));
    const [one, two] = forms;
    if (!one?.[3] || !two?.[3]) throw new Error('There are two forms.');
    const changed = rows.map((row) => {
      if (row === counted[0]) return row.replace(`"${one[3]}"`, '"{{n}} خدمة"');
      return row === counted[1] ? row.replace(`"${two[3]}"`, '"خدمتان اثنتان"') : row;
    });
    writeFileSync(file, changed.join('\r\n'));
    const before = tree.read('labels.yaml');
    const { out } = await tree.run('import', file, '--partial');
    expect(out).toMatch(/@\w+\S*\n.* C031 /);
    expect(out).toContain('Another plural form of this sentence is refused');
    expect(out).toContain('2 texts left out');
    expect(tree.read('labels.yaml')).toBe(before);
  });

  it('holds for a counted sentence of which a form is still missing', async () => {
    const tree = createContentTree();
    const [written = ''] =
      /^ +ar:\n(?: +(?:zero|one|two|few|many|other): .*\n)+/m.exec(tree.read('labels.yaml')) ?? [];
    tree.edit('labels.yaml', written, '');
    const file = join(tree.folder, 'arabic.csv');
    const { out: table } = await tree.run('export', 'labels', '--lang', 'ar', '--format', 'csv');
    writeFileSync(file, table.replace('"","missing"', '"{{count}} خدمة","missing"'));
    const { code, out } = await tree.run('import', file);
    expect(out).toContain('C030');
    expect(code).toBe(1);
  });
});

it('leaves out a text that cannot be written where it stands, and takes the others', async () => {
  const tree = createContentTree();
  // The existing text has a fault of its own, which must not be blamed on the new text.
  tree.edit('experiences/col-turu.yaml', 'en: 6 hours', 'en: 6 hours {phone}');
  const { take } = await sendExperience(
    'csv',
    (text) =>
      text.replace('"Desert Tour"', '"Dune Tour"').replace('"6 hours {phone}"', '"Six hours"'),
    tree,
  );
  tree.edit('experiences/col-turu.yaml', 'en: Desert Tour', 'en: &tour Desert Tour');
  const refused = await take('--ui', 'tr');
  expect(refused.code).toBe(1);
  expect(refused.out).toMatch(/csv:2 .*#title\S*\n {2}İçerikteki metinde YAML çapası/);
  const { code, out } = await take('--partial');
  expect(code).toBe(1);
  expect(out).toContain('  The text in the content has a YAML anchor or tag.');
  expect(out).toContain('1 text imported into 1 file');
  expect(tree.read('experiences/col-turu.yaml')).toContain('en: Six hours');
  expect(tree.read('experiences/col-turu.yaml')).toContain('en: &tour Desert Tour');
});
