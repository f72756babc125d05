import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';

const tour = 'experiences/col-turu.yaml';

/** Gives the tree another brand. */
function rename(tree: ContentTree, titles: Record<'tr' | 'en' | 'ar', string>, mark = 'KUZEY') {
  const site = tree.read('site.yaml');
  const [head = '', tail = ''] = site.split(/(?<=^brand:\n)[\s\S]*?(?= {2}tagline:)/m);
  const write = (field: string, texts: Record<string, string>) =>
    `  ${field}:\n${Object.entries(texts)
      .map(([language, text]) => `    ${language}: ${JSON.stringify(text)}\n`)
      .join('')}`;
  const mine = write('wordmark', { tr: mark, en: mark, ar: mark }) + write('title', titles);
  tree.write('site.yaml', head + mine + tail);
}

/** Returns the places of a code, with the words there. */
async function find(tree: ContentTree, code: string, cache?: string) {
  const { issues } = await loadAndValidate(tree.folder, cache);
  return issues.filter((issue) => issue.code === code).map(({ path }) => path);
}

describe('a brand written out', () => {
  it('is looked for again in every file when the brand changes, though these are cached', async () => {
    const tree = createContentTree();
    const cache = join(tree.folder, '../cache');
    tree.edit(tour, 'en: An afternoon in', 'en: An afternoon with Kuzey Dubai');
    tree.edit(
      'pages/terms.yaml',
      '"Terms of {brand}"',
      `"Terms of {brand}, ${'ab '.repeat(45)}cd"`,
    );
    expect([await find(tree, 'C128', cache), await find(tree, 'C102', cache)]).toEqual([[], []]);
    const { length } = readFileSync(join(cache, 'content-cache'));
    expect(length).toBeGreaterThan(0);
    rename(tree, { tr: 'Kuzey Dubai', en: 'Kuzey Dubai', ar: 'كوزاي دبي' });
    expect(await find(tree, 'C128', cache)).toEqual(['description.en']);
    rename(tree, { tr: 'Kuzey Dubai Turizm', en: 'Northern Dubai', ar: 'كوزاي دبي' });
    expect(await find(tree, 'C128', cache)).toEqual([]);
    expect(await find(tree, 'C102', cache)).toEqual(['description.en']);
  });

  it('is found as a whole word in its spelling, in any language, and in its Arabic letters nowhere', async () => {
    const tree = createContentTree();
    rename(tree, { tr: 'Kuzey', en: 'North', ar: 'كوزاي' });
    tree.edit(tour, 'tr: Lahbab’ın kızıl kumullarında', 'tr: kuzey rüzgârı, Kuzeyli; Kuzey’in');
    tree.edit(tour, 'en: An afternoon in', 'en: See north@North.example or North_a');
    tree.edit(tour, 'ar: من العصر إلى', 'ar: مع كوزاي وKUZEY ومع North');
    expect(await find(tree, 'C128')).toEqual(['description.tr', 'description.ar']);
    const { code } = await tree.run('validate', '--strict');
    expect(code).toBe(1);
  });
});

describe('the placeholder of the brand', () => {
  it('goes to translators with its length, and must come back', async () => {
    const tree = createContentTree();
    tree.edit('pages/terms.yaml', ', ar: "شروط موقع {brand}"', '');
    const run = (...args: string[]) =>
      tree.run('export', 'terms', '--lang', 'ar', '--missing', ...args);
    const xliff = (await run()).out;
    expect(xliff).toContain('slr:sizeRestriction="160"');
    expect(xliff).toMatch(/<source><ph [^>]*disp="\{brand\}"[^>]* slr:sizeInfo="8"\/> sitesinin/);
    const note = 'At most 160 characters; {brand} counts as 8.';
    for (const format of ['xliff', 'po'])
      expect((await run('--format', format)).out).toContain(note);
    expect((await run('--format', 'csv')).out).toContain(',"160","{brand}",');
    const site = (await tree.run('export', 'site', '--lang', 'en')).out;
    expect(site).toMatch(/name="site.yaml#brand.tagline" slr:sizeRestriction="47"/);
    const file = join(tree.folder, '../arabic.csv');
    writeFileSync(
      file,
      '"id","source (tr)","target (ar)"\n"pages/terms.yaml#description","{brand} sitesinin","شروط موقع واحة دبي"\n',
    );
    const { code, out } = await tree.run('import', file);
    expect([code, out.includes('C031')]).toEqual([1, true]);
  });

  it('is what `find`, `list` and `show` fill in', async () => {
    const tree = createContentTree();
    const found = await tree.run('find', 'vaha', 'dubai', '--lang', 'tr');
    expect(found.out).toContain('[{brand}] sitesinin');
    expect(found.out).not.toContain('labels.yaml');
    expect((await tree.run('list')).out).toContain('Vaha Dubai kimdir?');
    const shown = await tree.run('show', 'about', '--lang', 'ar');
    expect(shown.out).toContain('Vaha Dubai kimdir?');
    expect(shown.out).toContain('تعرّفوا إلى واحة دبي');
    expect((await tree.run('show', 'labels')).out).toContain('© {{year}} {{brand}}.');
  });
});
