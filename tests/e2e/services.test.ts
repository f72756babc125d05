import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import {
  desktop,
  hydrateIslands,
  openPage,
  phone,
  takeComplaints,
  withoutScripts,
} from './open-page.ts';

const cards = (page: Page) => page.locator('.service-list > .card-grid .card').count();

async function openList(address: string, options = {}): Promise<Page> {
  const page = await openPage(address, options);
  await hydrateIslands(page);
  return page;
}

/** The lowest screen of a phone. */
const small = { viewport: { width: 320, height: 568 } };

/** What tells how many results there are: the count, or the message of an empty list. */
const resultsSelector = '.filter__count, .empty__text';

/** Whether the header and the bar of a phone leave an element to be seen. */
const isInView = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, bottom } = element.getBoundingClientRect();
      const isSeen = (top: number) => element.contains(document.elementFromPoint(x + 20, top));
      return isSeen(y + 2) && isSeen(bottom - 2);
    });

interface Transition {
  types: string[];
  parts: string[];
  durations: number[];
}

/** Records every view transition of the page once it runs. */
const watchTransitions = (page: Page) =>
  page.evaluate(() => {
    const noted: Transition[] = [];
    Object.assign(window, { noted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() => {
        const effects = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .filter((effect) => effect.pseudoElement?.startsWith('::view-transition'));
        noted.push({
          types: [...(transition.types ?? [])],
          parts: effects.map(({ pseudoElement }) => pseudoElement ?? ''),
          durations: [...new Set(effects.map((effect) => Number(effect.getTiming().duration)))],
        });
      });
      return transition;
    };
  });

const transitions = (page: Page): Promise<Transition[]> =>
  page.evaluate(() => Reflect.get(window, 'noted'));

describe('the services list', () => {
  it('starts from the filters of its address, finds by text and category, and resets both', async () => {
    const page = await openList('/hizmetler?category=transport');
    const search = page.locator('#service-search');
    const transport = page.locator('.chip[value="transport"]');
    expect(await cards(page)).toBe(2);
    await page.locator('.filter__reset').click();
    await expect.poll(() => cards(page)).toBe(7);
    await search.fill('VIZE');
    await expect.poll(() => cards(page)).toBe(1);
    const counts = page.locator('.filter__count > span > span');
    expect(await counts.allInnerTexts()).toEqual(['1 hizmet bulundu', '4 ilgili sayfa']);
    /** How far each count begins behind the edge that cuts off its dot, in pixels. */
    const findStarts = () =>
      counts.evaluateAll((all) =>
        all.map((one) => {
          const edge = one.closest('.filter__count')?.getBoundingClientRect().left ?? 0;
          const dot = Number.parseFloat(getComputedStyle(one, '::before').width);
          return Math.round(one.getBoundingClientRect().left + dot - edge);
        }),
      );
    expect(await findStarts()).toEqual([0, expect.toSatisfy((start) => start > 50)]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findStarts()).toEqual([0, 0]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await search.fill('');
    await transport.click();
    await expect.poll(() => cards(page)).toBe(2);
    expect(await transport.getAttribute('aria-pressed')).toBe('true');
    await search.fill('kirala');
    await expect.poll(() => cards(page)).toBe(1);
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ q: 'kirala', category: 'transport' });
    await page.locator('.filter__reset').click();
    await expect.poll(() => cards(page)).toBe(7);
    expect(await search.inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).search).toBe('');

    // No letter of what is typed fast is lost, and what the last one leaves is shown.
    await search.pressSequentially('araç vize transfer');
    expect(await search.inputValue()).toBe('araç vize transfer');
    await page.locator('.empty').waitFor();
    for (let left = 15; left > 0; left -= 1) await page.keyboard.press('Backspace');
    expect(await search.inputValue()).toBe('ara');
    await expect.poll(() => page.locator('.filter__count').innerText()).toMatch(/^5 /);
    await expect.poll(() => cards(page)).toBe(5);
  });

  itLong(
    'moves its cards in a transition of .3 s beneath the header, while the page stays live',
    async () => {
      const page = await openList('/hizmetler');
      await watchTransitions(page);
      const before = await page.locator('.filter').boundingBox();
      await page.locator('.chip[value="transport"]').click();
      await expect.poll(() => transitions(page)).toHaveLength(1);
      const [moved] = await transitions(page);
      expect(moved?.types).toEqual(['filter']);
      expect(moved?.durations).toEqual([300]);
      expect(moved?.parts).toContain('::view-transition-group(match-element)');
      expect(moved?.parts).not.toContain('::view-transition-group(root)');
      expect(await page.locator('.filter').boundingBox()).toEqual(before);
      await expect.poll(() => cards(page)).toBe(2);
    },
  );

  itLong('moves the cards that come and go as letters are typed, and nothing else', async () => {
    const page = await openList('/hizmetler');
    await watchTransitions(page);
    await page.evaluate(() => {
      const touched = new Set<string>();
      Object.assign(window, { touched });
      const grid = document.querySelector('.card-grid') as Element;
      const before = new Set<Node>([grid, ...grid.querySelectorAll('*')]);
      new MutationObserver((records) => {
        for (const { target, type, attributeName } of records) {
          const { className } = target as Element;
          if (before.has(target)) touched.add(`${className} ${attributeName ?? type}`);
        }
      }).observe(grid, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    await page.locator('#service-search').fill('vize');
    await expect.poll(() => cards(page)).toBe(1);
    await page.locator('#service-search').fill('');
    await expect.poll(() => cards(page)).toBe(7);
    const touched = await page.evaluate(() => [...Reflect.get(window, 'touched')]);
    // The picture of a card that stays alone is larger.
    expect(touched.sort()).toEqual([' sizes', 'card-grid childList', 'card-grid data-filtered']);
    expect(await transitions(page)).toEqual([]);
  });

  itLong('keeps its place on the page when nothing is left of the list', async () => {
    const page = await openList('/hizmetler', phone);
    await page
      .locator('.filter')
      .evaluate((filter) => filter.scrollIntoView({ behavior: 'instant' }));
    const scrolled = await page.evaluate(() => scrollY);
    await page.locator('#service-search').fill('zzz');
    await page.locator('.empty').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  itLong('moves nothing where less motion is asked for', async () => {
    const page = await openList('/hizmetler', { reducedMotion: 'reduce' });
    await watchTransitions(page);
    await page.locator('.chip[value="transport"]').click();
    expect(await cards(page)).toBe(2);
    expect(await transitions(page)).toEqual([]);
  });

  it('says that nothing matches, offers to ask for it by WhatsApp, and leads back', async () => {
    const page = await openList('/hizmetler?lng=en');
    // An answer is something, though no service matches.
    await page.locator('#service-search').fill('cardigan');
    await page.locator('.found-pages a[href="/detay/kum-aksami?lng=en#answer-1"]').waitFor();
    expect([await cards(page), await page.locator('.empty').count()]).toEqual([0, 0]);
    const messages = () =>
      page
        .locator('a[href^="https://wa.me"]')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.map((link) => new URL(link.href).searchParams.get('text')),
        );
    await page.locator('#service-search').fill('zzz');
    await page.getByText('No service found matching your search.').waitFor();
    const sent = await messages();
    expect(sent[0]).toContain('for “\u2068zzz\u2069”');
    expect(sent).toEqual(Array(4).fill(sent[0]));
    expect(await page.locator('.near-services .card').count()).toBe(3);
    const reset = page.locator('.filter__reset');
    await reset.press('Enter');
    await expect.poll(() => cards(page)).toBe(7);
    expect((await messages()).join()).not.toContain('zzz');
    // A search for an entry asks what that does.
    await page.locator('#service-search').fill('honeymoon');
    await expect.poll(async () => (await messages())[0]).toContain('\nArrival and departure:');
  });

  it.each(vary(['tr', 'ar']))(
    'offers a reset once there is something to reset, which leads to the chip that it chooses, and moves nothing else, in %s',
    async (language) => {
      // While a browser captures the page for a transition, a click reaches no element.
      const still = { ...phone, reducedMotion: 'reduce' };
      const page = await openList(`/hizmetler?lng=${language}`, still);
      const reset = page.locator('.filter__reset');
      const all = page.locator('.chip').first();
      const findPlaces = async () =>
        page.evaluate(() =>
          ['.chip', '.card'].map((selector) => {
            const { x = 0, y = 0 } =
              document.querySelector(selector)?.getBoundingClientRect() ?? {};
            return [x, y + scrollY];
          }),
        );
      const places = await findPlaces();
      expect(await reset.isVisible()).toBe(false);
      await page.locator('.chip').last().click();
      await reset.waitFor();
      expect(await findPlaces()).not.toEqual(places);
      for (const press of [() => reset.click(), () => reset.press('Enter')]) {
        await page.locator('.chip').last().click();
        await press();
        await reset.waitFor({ state: 'hidden' });
        await expect.poll(findPlaces).toEqual(places);
        expect(await all.evaluate((chip) => chip === document.activeElement)).toBe(true);
      }
    },
  );

  it.each(vary(['ar', 'tr']))(
    'has the search and the top of its first card in the first screen of a phone, in %s',
    async (language) => {
      const page = await openPage(`/hizmetler?lng=${language}`, phone);
      expect(await isInView(page, '#service-search')).toBe(true);
      const [bar, card] = await Promise.all(
        ['.action-bar', '.service-list .card'].map((selector) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => element.getBoundingClientRect().top),
        ),
      );
      expect(card).toBeLessThan(bar ?? 0);
    },
  );

  it('shows what a search finds in rows on a phone, and in the first screen of a tablet on its side', async () => {
    const tablet = { viewport: { width: 1180, height: 820 } };
    const [small, wide] = await Promise.all(
      [phone, tablet].map((screen) => openPage('/hizmetler?q=tur', screen)),
    );
    const measure = (page: Page | undefined, selector: string) =>
      page?.locator(`.service-list ${selector}`).evaluateAll((results) =>
        results.map((result) => {
          const { top, height } = result.getBoundingClientRect();
          return { top, height };
        }),
      );
    const rows = await measure(small, '.card');
    expect(rows?.length).toBeGreaterThan(1);
    expect(rows?.every(({ height }) => height < 150)).toBe(true);
    const [first] = (await measure(wide, ':is(.card, .found-pages__link)')) ?? [];
    expect(first?.top).toBeLessThan(tablet.viewport.height - 40);
  });

  it('keeps its words for whoever leaves at once: to another language, in a new tab, and by the history', async () => {
    const page = await openPage('/');
    await page.goto('/hizmetler');
    await hydrateIslands(page);
    const search = page.locator('#service-search');
    await page.locator('.language-menu summary').click();
    await search.fill('yat');
    expect(await page.evaluate(() => location.search)).toBe('?q=yat');
    const links = await page
      .locator('a[hreflang]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ search }) => search));
    expect(new Set(links)).toEqual(new Set(['tr', 'en', 'ar'].map((lng) => `?q=yat&lng=${lng}`)));

    await page.locator('.language-menu summary').click();
    const opened = page.context().waitForEvent('page');
    await page.locator('.language-menu a[data-language="ar"]').click({ button: 'middle' });
    const tab = await opened;
    await tab.waitForURL('**/hizmetler?q=yat&lng=ar');
    expect(await tab.locator('#service-search').inputValue()).toBe('yat');

    await search.fill('vize');
    await page.goBack();
    // It comes from memory, where the debugger loses a page for a moment, perhaps while it is asked: this asks again.
    await page.waitForFunction(() => new Promise(requestAnimationFrame));
    await page.goForward();
    expect([await search.inputValue(), await cards(page)]).toEqual(['vize', 1]);
  });

  it.each(vary(['zzz', 'vize', 'spider', 'سفاري']))(
    'shows what “%s” finds by Enter and by the button',
    async (words) => {
      const page = await openList('/hizmetler', small);
      const field = page.locator('#service-search');
      for (const search of [
        () => field.press('Enter'),
        () => page.locator('.filter__submit').click(),
      ]) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await field.fill(words);
        await search();
        await expect.poll(() => isInView(page, resultsSelector)).toBe(true);
        await expect.poll(() => isInView(page, '#service-search')).toBe(true);
      }
    },
  );

  it.each([true, false])(
    'lets go of the field after Enter, so that the keyboard of a phone leaves: %j',
    async (isMobile) => {
      const page = await openList('/hizmetler', { ...small, isMobile, hasTouch: isMobile });
      await page.locator('#service-search').fill('zzz');
      await page.locator('#service-search').press('Enter');
      await expect.poll(() => isInView(page, resultsSelector)).toBe(true);
      const isFocused = () => document.activeElement?.id === 'service-search';
      expect(await page.evaluate(isFocused)).toBe(!isMobile);
    },
  );

  it.each(vary(['/yok?lng=ar', '/hizmetler']))(
    'starts at the search if it was searched for from %s without scripts',
    async (address) => {
      const page = await openPage(address, { ...withoutScripts, ...small });
      await page.locator('#service-search').fill('zzz');
      await page.locator('#service-search').press('Enter');
      await page.waitForURL('**q=zzz*');
      await expect.poll(() => isInView(page, resultsSelector)).toBe(true);
    },
  );

  it('starts at the search if its address was copied, or its language was chosen, after a search', async () => {
    const page = await openList('/hizmetler', small);
    await page.locator('#service-search').fill('zzz');
    await page.waitForURL('**q=zzz*');
    const copied = page.url();
    await page
      .locator('.language-menu a[data-language="ar"]')
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**lng=ar*');
    await expect.poll(() => isInView(page, resultsSelector)).toBe(true);
    const other = await openPage(copied, small);
    await expect.poll(() => isInView(other, resultsSelector)).toBe(true);
    await hydrateIslands(other);
    await other.locator('.filter__reset').click();
    await expect.poll(() => new URL(other.url()).hash).toBe('');
  });

  it('goes on if the browser refuses further changes of the address, and makes up for them', async () => {
    const page = await openList('/hizmetler');
    await page.evaluate(() => {
      const { replaceState } = history;
      history.replaceState = () => {
        throw new DOMException('Attempt to use history.replaceState() more than 100 times');
      };
      Object.assign(window, { allow: () => Object.assign(history, { replaceState }) });
    });
    await page.locator('#service-search').fill('vize');
    await expect.poll(() => cards(page)).toBe(1);
    await page.evaluate(() => Reflect.get(window, 'allow')());
    await page.waitForURL('**/hizmetler?q=vize#search');
  });

  it('asks the server for what other languages find, and shows an empty list if it does not answer', async () => {
    const page = await openList('/hizmetler?lng=en');
    const line = page.locator('.filter__foreign');
    const asked: string[] = [];
    await page.route('**/hizmetler?*', async (route) => {
      const { searchParams } = new URL(route.request().url());
      const words = searchParams.get('q') ?? '';
      asked.push(words);
      await (words === 'سفاري' ? route.continue() : route.abort());
    });
    await page.locator('#service-search').focus();
    // Without a pause, however busy the machine is.
    await page.evaluate(() => {
      for (const letter of 'سفاري') document.execCommand('insertText', false, letter);
    });
    await expect.poll(() => cards(page)).toBe(1);
    expect(await line.innerText()).toBe('No results in English. Here is what we found in Arabic.');
    expect(await page.locator('.found-pages a').count()).toBeGreaterThan(0);
    expect(asked).toEqual(['سفاري']);
    await page.locator('#service-search').fill('yacht');
    await expect.poll(() => cards(page)).toBe(1);
    expect(await line.count()).toBe(0);
    // Whether the words before were asked for as well depends on the machine.
    const refused = page.waitForEvent('console', (message) =>
      message.location().url.includes('q=deve'),
    );
    await page.locator('#service-search').fill('deve');
    await refused;
    expect(asked.filter((words) => words !== 'yacht')).toEqual(['سفاري', 'deve']);
    expect([await page.locator('.empty').count(), await line.count()]).toEqual([1, 0]);
    takeComplaints(page);
  });

  it.each(vary(['tr 1440', 'ar 390', 'en 1440', 'ar 1440', 'tr 390', 'en 390'], 2))(
    'has a row for the message, the reset and near services if nothing matches: %s',
    async (view) => {
      const [language, width] = view.split(' ');
      const options = width === '390' ? phone : desktop;
      const page = await openPage(`/hizmetler?q=zzz&lng=${language}`, options);
      const [list, chips, empty, text, reset, near, title, grid] = await Promise.all(
        [
          '.service-list > search',
          '.filter__categories',
          '.empty',
          '.empty__text',
          '.filter__reset',
          '.near-services',
          '.near-services .section__title',
          '.near-services .card-grid',
        ].map(async (selector) => {
          const box = await page.locator(selector).boundingBox();
          if (!box) throw new Error(`${selector} is not shown`);
          return { ...box, end: box.y + box.height, middle: Math.round(box.x + box.width / 2) };
        }),
      );
      expect(empty).toMatchObject({ x: list?.x, width: list?.width });
      expect([text?.middle, reset?.middle]).toEqual([list?.middle, list?.middle]);
      const order = [chips?.end, empty?.y, empty?.end, reset?.y, reset?.end, near?.y];
      expect(order).toEqual(order.toSorted((one, other) => Number(one) - Number(other)));
      expect(Number(grid?.y) - Number(title?.end)).toBeGreaterThan(20);
    },
  );

  itLong('leads to the pages that are searched for, and forgets them with the words', async () => {
    const page = await openList('/hizmetler?q=vize');
    const titles = page.locator('.found-pages a bdi');
    await page.locator('#service-search').fill('spider');
    await expect
      .poll(() => titles.allInnerTexts())
      .toEqual(['Ferrari Meltem Spider', 'Ferrari Lodos Spider']);
    expect(await page.locator('.filter__count').innerText()).toBe('2 ilgili sayfa');
    await page.locator('.filter__reset').click();
    await expect.poll(() => titles.count()).toBe(0);
    expect(await cards(page)).toBe(7);
  });

  it.each(vary(['ar', 'tr']))('searches and filters without scripts in %s', async (language) => {
    const page = await openPage(`/hizmetler?lng=${language}`, { ...withoutScripts, ...phone });
    await page.locator('.chip[value="desert"]').click();
    await page.waitForURL('**category=desert*');
    expect(await cards(page)).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.locator('.filter__reset').click();
    await page.waitForURL(`**/hizmetler?lng=${language}`);
    await page.locator('#service-search').fill('zzz');
    await page.locator('#service-search').press('Enter');
    await page.waitForURL('**q=zzz*');
    expect(await page.locator('.empty__text').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('zzz');
    await page.locator('#service-search').fill('ferrari');
    await page.locator('#service-search').press('Enter');
    await page.locator('.found-pages a').last().click();
    await page.waitForURL(/\/detay\/mavi-ustu-acik.*lng=/);
  });
});
