import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { itLong } from '../../vary.ts';
import { createTranslatedTree } from './content-tree.ts';
import { expectAccessible } from './expect-accessible.ts';

/** Creates content with a gap of every kind, and its report. */
async function createReport(...args: string[]) {
  const tree = await createTranslatedTree();
  await tree.run('accept');
  tree.edit('cars/g63.yaml', 'tr: 585 beygirlik V8', 'tr: <b>600</b> beygirlik V8');
  tree.edit('cars/g63.yaml', '\n  en: Per day', '');
  tree.edit('labels.yaml', 'few: "وجدنا {{count}} خدمات"', 'few: ""');
  tree.edit('labels.yaml', '    en: Home', '    en: ""');
  tree.edit('experiences/col-turu.yaml', '  tr: 6 saat\n', '');
  tree.edit('posts/01.yaml', '  en: A Dubai proposal', '  en: A Dubai proposal\n  ar: زواج');
  const file = join(tree.folder, '.report.html');
  const run = () => tree.run('report', '--html', file, ...args);
  return { tree, file, run, ...(await run()), read: () => readFileSync(file, 'utf8') };
}

describe('catalogue report', () => {
  it('writes one page that asks for nothing, the same for the same content', async () => {
    const { code, error, read, run, file } = await createReport('--ui', 'tr');
    expect({ code, error }).toEqual({ code: 0, error: `Yazıldı: ${file}\n` });
    const page = read();
    expect(page).not.toMatch(/<script|<link|src=|@import|url\(|https?:/);
    expect((await run()).error).toContain('değişen bir şey yok');
    expect(read()).toBe(page);
  });

  it('shows entries and languages, and source and translation side by side', async () => {
    const { tree, read } = await createReport('--ui', 'en');
    const $ = load(read());
    expect($('html').attr('lang')).toBe('en');
    const row = $('tr').filter((_, element) => $(element).text().includes('cars/g63.yaml'));
    expect(row.find('th[scope=row] a').first().attr('href')).toBe('#entry-cars/g63.yaml');
    expect(row.find('.places').text()).toBe(`${tree.folder}/cars/g63.yaml:5`);
    expect(row.find('td').eq(0).text()).toBe('77% 1 missing, 1 stale');
    expect(row.find('td').eq(1).text()).toBe('88% 1 stale');
    expect(row.find('.bar > span').attr('style')).toBe('inline-size:77%');
    const stale = $('[id="entry-cars/g63.yaml"] .gap--stale:has([lang=ar])');
    expect(stale.find('[lang=tr][dir=ltr] p').text()).toBe('<b>600</b> beygirlik V8');
    expect(stale.find('[lang=ar][dir=rtl] p').text()).toBe('أبواب تُغلق بصوت');
    expect(stale.find('.gap__head a').attr('href')).toBe('./cars/g63.yaml#L7');
    const kinds = ['missing', 'empty', 'orphaned', 'undeclared', 'stale'];
    expect(kinds.filter((kind) => $(`.gap--${kind}`).length === 0)).toEqual([]);
    expect($('[id="entry-labels.yaml"] dt').text()).toBe('oneotherzeroonetwofewmanyother');
  });

  it('names files that could not be counted', async () => {
    const { tree, run, read } = await createReport('--ui', 'en');
    tree.write('labels.yaml', 'site: "home\n');
    const { code, error } = await run();
    expect(code).toBe(2);
    expect(error).toContain('C002');
    expect(read()).toContain('Some files could not be read');
    expect(load(read())('[id="problems-labels.yaml"] .gap__kind').text()).toBe('error C002');
  });

  itLong('is accessible and fits a phone, in both languages of the tool', async () => {
    for (const ui of ['tr', 'en']) {
      const { tree, file, run } = await createReport('--ui', ui);
      tree.edit('cars/g63.yaml', 'title: Mercedes', 'tittle: Mercedes');
      await run();
      await expectAccessible(file, [320, 390, 1440]);
    }
  });
});
