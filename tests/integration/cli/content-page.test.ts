import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import { renderContentPage } from '../../../scripts/dev/content-report.ts';
import { languageConfig, languages } from '../../../shared/languages.ts';
import { copyContentTree, createContentTree } from './content-tree.ts';

async function openTree() {
  const tree = createContentTree();
  const render = async (environment: NodeJS.ProcessEnv = {}) =>
    load(await renderContentPage(tree.folder, environment));
  return { tree, render };
}

describe('the page for editors', () => {
  it('leads from each entry to its page in every language, its line and its problems', async () => {
    const { tree, render } = await openTree();
    tree.edit('cars/g63.yaml', 'title: Mercedes', 'tittle: Mercedes');
    tree.edit('cars/g63.yaml', '    en: Five seats, set\n', '');
    const $ = await render();
    const row = $('tr').filter((_, element) => $(element).text().includes('cars/g63.yaml'));
    const links = row.find('.places a').toArray();
    expect(links.map((link) => $(link).text())).toEqual([
      `${tree.folder}/cars/g63.yaml:3`,
      ...languages.map((language) => languageConfig[language].nativeName),
    ]);
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      `vscode://file${tree.folder}/cars/g63.yaml:3`,
      ...languages.map((language) => `/detay/g63?lng=${language}`),
    ]);
    expect(row.find('.places [lang=ar]').attr('dir')).toBe('rtl');
    const problems = row.find('td').last();
    expect(problems.text()).toBe('1 error');
    const list = $(`[id="${problems.find('a').attr('href')?.slice(1)}"]`);
    expect(list.find('.gap--error .gap__kind').text()).toBe('error C010');
    expect(list.text()).toContain('Did you mean “title”?');
    // Texts of the whole site belong to no page.
    expect($('.places:contains("labels.yaml") a')).toHaveLength(1);
  });

  it('speaks the language of the tool, and leads to another editor where told', async () => {
    const { tree, render } = await openTree();
    tree.edit('labels.yaml', '    en: Home', '    en: Home"s');
    const $ = await render({
      CATALOGUE_UI: 'tr',
      EDITOR_LINK: 'idea://open?file={path}&line={line}',
    });
    expect($('html').attr('lang')).toBe('tr');
    expect($('td:contains("1 uyarı")')).toHaveLength(1);
    const { pathname } = new URL(`file://${tree.folder}/labels.yaml`);
    expect($('.gap__head a').attr('href')).toMatch(`idea://open?file=${pathname}&line=`);
    expect((await render({ CATALOGUE_UI: 'fr' }))('html').attr('lang')).toBe('en');
  });

  it('tells in order what visitors do not always see, and leads to it', async () => {
    const { tree } = await openTree();
    const notice = (text: string, from: string, until: string) =>
      `- text: { tr: ${text} }\n  kind: info\n  from: ${from}\n  until: ${until}\n`;
    tree.write(
      'notices.yaml',
      notice('İleride', '2026-12-24T09:00', '2026-12-24T14:00') +
        notice('Geçmiş', '2026-11-01', '2026-11-26') +
        notice('Şimdi', '2026-11-20', '2026-11-27'),
    );
    tree.edit(
      'site.yaml',
      'special: []',
      'special:\n    - { name: { tr: Ramazan }, from: 2027-02-08, until: 2027-03-09, closed: true }',
    );
    tree.edit('cars/g63.yaml', 'order: 1', 'order: 1\npublish: 2026-12-01');
    tree.edit('posts/01.yaml', 'id: 1', 'id: 1\npublish: 2026-11-27');
    const render = async (CATALOGUE_UI: string) => {
      const options = { canEdit: true, now: Date.parse('2026-11-26T20:30:00Z') };
      const $ = load(await renderContentPage(tree.folder, { CATALOGUE_UI }, [], options));
      const items = $('section[aria-labelledby=periods] li').toArray();
      return items.map((item) => ({
        said: [...$(item).find('.gap__head > span'), ...$(item).find('.words')]
          .map((part) =>
            $(part)
              .text()
              .replaceAll(/\p{Zs}/gu, ' '),
          )
          .join('|'),
        links: $(item)
          .find('a')
          .toArray()
          .map((link) => $(link).attr('href')?.replace(tree.folder, '')),
      }));
    };
    const items = await render('en');
    expect(items.map(({ said }) => said)).toEqual([
      'over|1 – 26 November 2026|Geçmiş',
      'shown now|20 – 27 November 2026|Şimdi',
      'ahead|published on 1 December 2026|Mercedes-AMG G 63',
      'ahead|24 December 2026, 09:00–14:00|İleride',
      'ahead|8 February – 9 March 2027|Ramazan',
    ]);
    expect(items[0]?.links).toEqual([
      'vscode://file/notices.yaml:5',
      `/__dev/edit/open?key=${encodeURIComponent('notices.yaml#[1].text')}`,
    ]);
    expect(items[2]?.links[1]).toContain(encodeURIComponent('cars/g63.yaml#title'));
    expect(items[4]?.links[1]).toContain(encodeURIComponent('site.yaml#hours.special[0].name'));
    const [over, , ahead] = await render('tr');
    expect(over?.said).toBe('süresi geçti|1–26 Kasım 2026|Geçmiş');
    expect(ahead?.said).toBe('ileride|yayın zamanı 1 Aralık 2026|Mercedes-AMG G 63');
  });

  it('says nothing of time if all is always seen', async () => {
    const { render } = await openTree();
    expect((await render())('#periods')).toHaveLength(0);
  });

  it('leads to the texts on their pages, if they can be edited there', async () => {
    const { tree, render } = await openTree();
    tree.edit('cars/g63.yaml', '    en: Five seats, set\n', '');
    tree.edit('labels.yaml', '    en: Home', '    en: Home"s');
    tree.edit('cars/g63.yaml', 'price:', 'prise:');
    const $ = load(await renderContentPage(tree.folder, {}, undefined, { canEdit: true }));
    const links = $('.gap a[href^="/__dev/edit/open?key="]').toArray();
    expect(links.map((link) => $(link).text())).toEqual(links.map(() => 'Edit on the page'));
    const keys = links.map((link) => new URLSearchParams($(link).attr('href')?.split('?')[1]));
    expect(keys.map((key) => key.get('key'))).toEqual([
      'labels.yaml#site.home',
      'cars/g63.yaml#amenities[0]',
    ]);
    // The field with a wrong name is no text.
    expect($('.gap:contains("prise") a')).toHaveLength(1);
    expect((await render())('a[href*="__dev"]')).toHaveLength(0);
  });

  it('leads to a file in a folder of any name', async () => {
    const { folder } = copyContentTree(join(createContentTree().folder, '$$ and $&'));
    const $ = load(await renderContentPage(folder, {}));
    expect($('.places a').attr('href')).toContain('/$$%20and%20$&/');
  });

  it('shows what the latest compile found, and names what keeps it from the content', async () => {
    const { tree } = await openTree();
    tree.edit('cars/g63.yaml', 'title: Mercedes', 'tittle: Mercedes');
    const { issues } = await loadAndValidate(tree.folder);
    tree.edit('cars/g63.yaml', 'tittle: Mercedes', 'title: Mercedes');
    expect(await renderContentPage(tree.folder, {}, issues)).toContain('error C010');
    expect(await renderContentPage(tree.folder, {}, [])).toContain('No problems in');
    tree.write('translations.lock', '<<<<<<< ours\n');
    const page = await renderContentPage(tree.folder, { CATALOGUE_UI: 'tr' });
    expect(load(page)('pre').text()).toContain('İki dalın birleştirilmesi');
  });
});
