import { describe, expect, it } from 'vitest';
import { jsonReport } from '../../unit/cli/reporters/json-report.ts';
import { type ContentTree, createContentTree, createTranslatedTree } from './content-tree.ts';

const missing = (tree: ContentTree, ...args: string[]) => tree.run('missing', ...args);

/** Creates the valid content with a lock file that accepts nothing yet. */
async function createLocked(): Promise<ContentTree> {
  const tree = await createTranslatedTree();
  tree.write('translations.lock', '');
  return tree;
}

/** Removes the Arabic title of the experience, and empties the English words of the home page. */
async function createIncomplete(): Promise<ContentTree> {
  const tree = await createLocked();
  tree.edit('experiences/col-turu.yaml', '\n  ar: جولة في الصحراء', '');
  tree.edit('home.yaml', /en: .*/.exec(tree.read('home.yaml'))?.[0] ?? '', 'en: ""');
  return tree;
}

describe('catalogue missing', () => {
  it('finds nothing in complete content, and counts no declared gap', async () => {
    const tree = await createLocked();
    await tree.run('accept');
    const { code, out } = await missing(tree);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^en {2}English {2}100% {2}(\d+) of \1 texts\nar {2}Arabic {3}100% {2}(\d+) of \2 texts\n(?:.* 100% .*\n)*$/,
    );
  });

  it('names entry, place, kind and Turkish text of each gap, then totals and what helps', async () => {
    const tree = await createIncomplete();
    const { code, out } = await missing(tree);
    expect(code).toBe(1);
    expect(out).toContain(
      `Çöl Turu\n  ${tree.folder}/experiences/col-turu.yaml:3:1  ar  missing  title.ar  “Çöl Turu”\n`,
    );
    expect(out).toMatch(/home\.yaml:3:3 {2}en {2}empty {2}description\.en {2}“/);
    expect(out).toMatch(/\nen +English +99% +\d+ of \d+ texts, 1 missing\n/);
    expect(out).toContain('catalogue export --lang ar --missing --stale --content');
  });

  it('speaks Turkish', async () => {
    const { out } = await missing(await createIncomplete(), '--ui', 'tr');
    expect(out).toContain('col-turu.yaml:3:1  ar  eksik  title.ar  “Çöl Turu”');
    expect(out).toMatch(/ar +Arapça +%99 +\d+ metinden \d+ tanesi var, 1 eksik/);
  });

  it('looks at the languages that are named', async () => {
    const tree = await createLocked();
    tree.edit('home.yaml', /en: .*/.exec(tree.read('home.yaml'))?.[0] ?? '', 'en: ""');
    expect((await missing(tree, '--lang', 'ar')).code).toBe(0);
    expect((await missing(tree, '--lang', 'en')).code).toBe(1);
    const both = await missing(tree, '--lang', 'en', '--lang', 'ar');
    expect(both.code).toBe(1);
    expect(both.out).toMatch(/^en .*\nar /m);
    expect(both.out).toContain('catalogue accept --lang en --lang ar');
  });

  it('fails by the minimums alone where there are any', async () => {
    const tree = await createIncomplete();
    expect((await missing(tree, '--min', 'ar=99', '--min', 'en=90')).code).toBe(0);
    const below = await missing(tree, '--min', 'ar=99', 'en=100');
    expect(below.code).toBe(1);
    expect(below.error).toMatch(/^English is at 99\.\d+%, below the 100% asked for\.\n$/);
  });

  it('writes JSON with totals, and annotations', async () => {
    const tree = await createIncomplete();
    const json = jsonReport.parse(JSON.parse((await missing(tree, '--format', 'json')).out));
    expect(json.issues.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'C201 title.ar',
      'C202 description.en',
    ]);
    expect(json.totals?.['ar']).toMatchObject({ stale: 0, excepted: 0, percent: 99 });
    const { out } = await missing(tree, '--format', 'github', '--lang', 'ar');
    expect(out).toMatch(/^::error file=.*col-turu\.yaml,line=3.*C201.*\n/);
    expect(out).not.toContain('C202');
  });

  it('does not count what an exception gives a reason for, and reports one that is not needed', async () => {
    const tree = await createIncomplete();
    tree.edit('experiences/col-turu.yaml', 'title:', 'title: # ok C201: A name');
    tree.write('home.yaml', `# ok C205 C104: Never changes\n${tree.read('home.yaml')}`);
    const { code, out } = await missing(tree, '--lang', 'ar');
    expect(code).toBe(0);
    expect(out).toMatch(/home\.yaml:\d+:1 {2}C304\n {2}Nothing here needs an exception of C205\./);
    expect(out).toMatch(/ar {2}Arabic {2}100% {2}(\d+) of \1 texts, 1 excepted/);
  });

  it('counts in content that is not valid, but not in files that do not parse', async () => {
    const tree = await createIncomplete();
    tree.edit('home.yaml', 'url: /araclar', 'url: /arabalar');
    expect((await missing(tree)).code).toBe(1);
    tree.write('cars/g63.yaml', 'slug: "g63\n');
    tree.write('home.yaml', `# ok C205: Never changes\n${tree.read('home.yaml')}`);
    const { code, out, error } = await missing(tree, '--ui', 'tr');
    expect(code).toBe(2);
    expect(out).not.toContain('C304');
    expect(out).toContain('ar  eksik  title.ar');
    expect(error).toMatch(/cars\/g63\.yaml:\d+:\d+ {2}hata C002/);
    expect(error).not.toContain('C021');
    expect(error).toContain('Önce bunları düzeltin');
  });

  it('finds a translation stale in a file that was renamed, and asks nothing else of it', async () => {
    const tree = await createTranslatedTree();
    await tree.run('accept');
    tree.write('cars/g63-amg.yaml', tree.read('cars/g63.yaml'));
    tree.remove('cars/g63.yaml');
    const check = () => tree.run('accept', '--check');
    expect((await missing(tree)).code).toBe(0);
    expect((await check()).code).toBe(0);
    tree.edit('cars/g63-amg.yaml', 'tr: 585 beygirlik V8', 'tr: 600 beygirlik V8');
    const { code, out } = await missing(tree, '--lang', 'en');
    expect(code).toBe(1);
    expect(out).toContain('cars/g63-amg.yaml:6:3  en  stale  description.en');
    expect(out).toMatch(/99% {2}(\d+) of \1 texts, 1 stale/);
    await tree.run('accept', 'col-turu');
    expect((await missing(tree, '--lang', 'en')).code).toBe(1);
    await tree.run('accept');
    expect(tree.read('translations.lock')).not.toContain('cars/g63.yaml');
    expect((await missing(tree)).code).toBe(0);
  });

  it('takes no new file for another that is gone because some words are the same', async () => {
    const tree = await createTranslatedTree();
    await tree.run('accept');
    const gone = tree.read('cars/g63.yaml').replaceAll('tr: ', 'tr: Yeni ');
    tree.write('cars/other.yaml', gone.replaceAll(/(en|ar): (?=\S)/g, '$1: X '));
    tree.edit('cars/other.yaml', 'en: X Per day', 'en: Per day');
    tree.remove('cars/g63.yaml');
    expect((await missing(tree)).out).not.toContain('stale');
  });

  it('says that the lock file is not there, and calls nothing complete without it', async () => {
    const tree = createContentTree();
    const { code, error } = await missing(tree);
    expect(code).toBe(1);
    expect(error).toContain(`There is no ${tree.folder}/translations.lock, so nothing tells`);
    expect((await missing(tree, '--min', 'ar=100')).code).toBe(0);
    const exported = await tree.run('export', '--lang', 'ar', '--stale', '--ui', 'tr');
    expect(exported.error).toContain('translations.lock yok');
  });
});
