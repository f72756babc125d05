import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { inLanguage, kinds, openForAxe, runAxe } from './inspect-page.ts';
import { hydrateIslands, phone } from './open-page.ts';

/** A state into which a visitor can bring a page. */
interface State {
  name: string;
  /** One page of each template that has this state. */
  paths: string[];
  options?: BrowserContextOptions;
  /** Whether the islands of the page are not hydrated yet. */
  isUntouched?: boolean;
  /** Selectors of elements that are not the site’s own in this state. */
  foreign?: string[];
  /** Brings a page into this state. */
  enter?(page: Page): Promise<void>;
}

const states: State[] = [
  { name: 'nothing touched', paths: kinds, isUntouched: true },
  {
    name: 'the menu open',
    paths: kinds,
    options: phone,
    async enter(page) {
      await page.locator('.mobile-menu summary').click();
      await page.locator('main[inert]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'the list of languages open',
    paths: kinds,
    enter: (page) => page.locator('.language-menu summary').click(),
  },
  {
    name: 'a question open',
    paths: ['/iletisim', '/detay/kum-aksami'],
    enter: (page) => page.locator('.faq__item summary').first().click(),
  },
  {
    name: 'a search that finds nothing',
    paths: ['/hizmetler'],
    async enter(page) {
      await page.locator('#service-search').fill('zzz');
      await page.locator('.service-list .empty').waitFor();
    },
  },
  {
    name: 'the gallery moved',
    paths: ['/detay/kumul-jipi', '/detay/kum-aksami'],
    async enter(page) {
      await page.locator('.gallery__controls button').nth(1).click();
      await page.locator('#photo-1[inert]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'a photograph in full screen',
    paths: ['/detay/kumul-jipi', '/detay/kum-aksami'],
    async enter(page) {
      await page.locator('#photo-1 > a').click();
      await page.locator('.photo-dialog[open]').waitFor();
    },
  },
  {
    name: 'the hero paused',
    paths: ['/'],
    options: { reducedMotion: 'no-preference' },
    enter: (page) => page.locator('.hero__pause').click(),
  },
  {
    name: 'the map loaded',
    paths: ['/iletisim'],
    foreign: ['.map__frame'],
    async enter(page) {
      await page.frameLocator('.map__frame').locator('a').click();
      await page.frameLocator('.map__frame').locator('body:empty').waitFor({ state: 'attached' });
    },
  },
  { name: 'motion', paths: kinds, options: { reducedMotion: 'no-preference' } },
  { name: 'colours of the visitor’s own', paths: kinds, options: { forcedColors: 'active' } },
];

it.each(states)('axe finds no fault in pages with $name', async (state) => {
  const page = await openForAxe(state.options);
  const faults: string[] = [];
  for (const [index, path] of state.paths.entries()) {
    const address = inLanguage(path, languages[index % 3] ?? 'tr');
    await page.goto(address);
    if (!state.isUntouched) await hydrateIslands(page);
    await state.enter?.(page);
    faults.push(...(await runAxe(page, address, state.foreign)));
  }
  expect(faults).toEqual([]);
});
