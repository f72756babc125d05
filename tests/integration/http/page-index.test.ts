import { expect, it } from 'vitest';
import { createSnapshotLoader } from '../../../scripts/dev/edit/load-snapshot.ts';
import { createPageIndex } from '../../../scripts/dev/edit/page-index.ts';
import { listPages } from '../../../server/render/page-url.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { fixtureContent } from '../../site-folder.ts';
import { plain, site } from './shared-site.ts';

it('knows on which pages a text or a picture is seen, and reads them once', async () => {
  const read: string[] = [];
  let isRunning = false;
  const index = createPageIndex(createSnapshotLoader(fixtureContent), async (url) => {
    read.push(url);
    return isRunning ? (await plain.get(url)).text : undefined;
  });
  const menu = 'navigation.yaml#header[1].label';
  expect(await index.count([menu])).toEqual({});
  isRunning = true;
  read.length = 0;

  const title = 'cars/kumul-jipi.yaml#title';
  const photo = 'pages/about.yaml#heroImage';
  const unseen = 'labels.yaml#error_page.title';
  const hero = 'home.yaml#hero[0].title';
  // In a card, the entry that it leads to is likelier to be meant.
  const card = 'home.yaml#featured.items[0].title';
  const counts = await index.count([
    menu,
    title,
    hero,
    photo,
    card,
    unseen,
    'cars/none.yaml#title',
  ]);
  const all = listPages(site.bundles[defaultLanguage]).length;
  expect(counts).toEqual({ [menu]: all, [title]: expect.any(Number), [hero]: 1, [photo]: 1 });
  // Its own page, the list of cars, and the cards of others.
  expect(counts[title]).toBeGreaterThan(1);
  expect(counts[title]).toBeLessThan(all);

  expect(await index.find('pages/about.yaml#story.text')).toBe('/hakkimizda');
  expect(await index.find('labels.yaml#contact_page.creek')).toBe('/iletisim');
  expect(await index.find(photo)).toBe('/hakkimizda');
  expect(await index.find(unseen)).toBe('/');
  // An empty plan does not show this label.
  expect(await index.find('labels.yaml#plan.remove')).toMatch(/^\/planim\?e=.+,.+/);
  expect(await index.find('pages/plan.yaml#title')).toBe('/planim');
  expect(await index.find('cars/none.yaml#title')).toBeUndefined();
  expect([read.length, new Set(read).size]).toEqual([all + 1, all + 1]);
  index.forget();
  isRunning = false;
  expect(await index.count([menu])).toEqual({});
  expect(read.length).toBeGreaterThan(all + 1);
});

it('finds a text that only a plan with entries shows, on such a plan', async () => {
  const { emptyTitle, sendTitle } = site.bundles[defaultLanguage].pages.plan;
  const index = createPageIndex(createSnapshotLoader(fixtureContent), async (url) => {
    if (!url.startsWith('/planim')) return undefined;
    return `<h2>${toPlainText(url.includes('?e=') ? sendTitle : emptyTitle)}</h2>`;
  });
  expect(await index.find('pages/plan.yaml#sendTitle')).toMatch(/^\/planim\?e=[^,]+,[^,]+$/);
  expect(await index.find('pages/plan.yaml#emptyTitle')).toBe('/planim');
  expect(await index.find('pages/plan.yaml#description')).toBe('/planim');
});
