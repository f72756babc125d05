import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSlide } from '../e2e/slow-slides.ts';
import { plain } from '../integration/http/shared-site.ts';
import { engines } from './engines.ts';
import { openEngine } from './open-engine.ts';

/** Functions that read the state of a page; each runs in the page. */
const read = {
  titles: () =>
    [...document.querySelectorAll('.service-list .card__title')].map((one) => one.textContent),
  slide: () =>
    [...document.querySelectorAll<HTMLElement>('.hero__slide')].findIndex(({ inert }) => !inert),
  isPlaying: () => document.querySelector('.hero__pager')?.matches('[data-playing]'),
  photo: () =>
    [...document.querySelectorAll('.gallery__thumbnail')].findIndex(
      (one) => one.getAttribute('aria-current') === 'true',
    ),
  focusedThumbnail: () => {
    const focused = document.activeElement;
    const row = focused?.closest('.gallery__thumbnails')?.getBoundingClientRect();
    const { left = 0, right = 0 } = focused?.getBoundingClientRect() ?? {};
    const isInView = row && left >= row.left - 1 && right <= row.right + 1;
    return isInView && focused?.getAttribute('href');
  },
  openMenu: () => document.querySelector('.site-header details[open]')?.classList[0] ?? '',
  isLocked: () => document.querySelector('main')?.inert,
  focused: () => document.activeElement?.localName,
  focusedPhoto: () => document.activeElement?.parentElement?.id,
  address: () => document.documentElement.lang + location.pathname + location.search,
  state: () => document.readyState,
  isAnswerSeen: () => {
    const answer = document.querySelector('.empty__text');
    const { x = 0, bottom = 0 } = answer?.getBoundingClientRect() ?? {};
    return answer?.contains(document.elementFromPoint(x + 20, bottom - 2));
  },
  header: () => {
    const { top = 0, bottom = 0 } =
      document.querySelector('.site-header')?.getBoundingClientRect() ?? {};
    return top === 0 ? 'there' : bottom <= 0 ? 'gone' : 'moving';
  },
  isScrolled: () => 'scrolled' in document.documentElement.dataset,
  openQuestions: () =>
    [...document.querySelectorAll('.faq__item')].map((one) => 'open' in one && one.open),
};

/** Runs in the page: whether the first element that matches, of a row that scrolls, is in view with its ring. */
function isWhole(selector: string): boolean {
  const element = document.querySelector(selector);
  const row = element?.parentElement?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  const ring = 6;
  return !!row && !!box && box.left - ring >= row.left && box.right + ring <= row.right;
}

describe.each(engines)('in $name', (chosen) => {
  const engine = openEngine(chosen);
  const soon = (run: () => unknown) => expect.poll(() => engine().evaluate(run));
  const soonWhole = (selector: string) =>
    expect.poll(() => engine().evaluate(isWhole, selector)).toBe(true);

  /** Opens a URL and waits until an island is hydrated and its slider, if it has one, is mounted. */
  async function open(address: string, island?: string) {
    await engine().open(engine().origin + address);
    const isAwake = (name: string) => {
      const found = document.querySelector(`[data-island="${name}"]`);
      found?.scrollIntoView({ behavior: 'instant' });
      found?.dispatchEvent(new PointerEvent('pointerenter'));
      return found?.matches('[data-hydrated]:not(:has(.glide:not(.glide--slider)))');
    };
    if (island) await expect.poll(() => engine().evaluate(isAwake, island)).toBe(true);
  }

  /** Clicks in the middle of the screen, away from elements that are fixed to an edge. */
  async function click(selector: string) {
    await engine().evaluate((wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    await engine().click(selector);
  }

  beforeEach(() => engine().resize(1280, 900));
  afterEach(() => expect(engine().faults).toEqual([]));

  it.each([
    ['tr', 'VİZE'],
    ['tr', 'araç'],
    ['tr', 'zzz'],
    ['en', 'desert'],
    ['en', 'سفاري'],
    ['ar', 'تاشيره'],
  ])('the filter finds in %s for “%s” what the server finds', async (language, text) => {
    const list = await plain.open(`/hizmetler?lng=${language}&q=${encodeURIComponent(text)}`);
    const titles = list('.service-list .card__title').toArray();
    await open(`/hizmetler?lng=${language}`, 'service-filter');
    await engine().type('#service-search', text);
    await soon(read.titles).toEqual(titles.map((title) => list(title).text()));
  });

  it('a search shows what it finds by Enter, and from the page of an error', async () => {
    await engine().resize(390, 600);
    await open('/hizmetler', 'service-filter');
    await engine().evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await engine().type('#service-search', 'zzz');
    await engine().press('Enter');
    await soon(read.isAnswerSeen).toBe(true);
    expect(await engine().evaluate(read.focused)).toBe('input');
    await open('/detay/yok');
    await engine().type('#service-search', 'zzz');
    await engine().press('Enter');
    await soon(read.address).toContain('q=zzz');
    await soon(read.isAnswerSeen).toBe(true);
    expect(engine().faults.splice(0)).toEqual(['/detay/yok: 404']);
  });

  it('the filter chooses a category, and gives all back', async () => {
    await open('/hizmetler?lng=ar', 'service-filter');
    const all = await engine().evaluate(read.titles);
    await click('.chip[value="transport"]');
    await soon(read.titles).toHaveLength(2);
    await soon(read.address).toContain('category=transport');
    await click('.filter__reset');
    await soon(read.titles).toEqual(all);
  });

  it.each(['tr', 'ar'])(
    'a chip that gets the focus or is chosen on a phone is in view as a whole in %s',
    async (language) => {
      await engine().resize(390, 844);
      await open(`/hizmetler?lng=${language}`, 'service-filter');
      // Without a window manager the window of WebKitGTK is never active, and nothing in it gets the focus.
      const chips = await engine().evaluate(() =>
        document.hasFocus() ? document.querySelectorAll('.chip').length : 0,
      );
      for (let index = 0; index < chips; index += 1) {
        // As by Tab, whose stops differ between engines.
        await engine().evaluate((nth) => {
          document.querySelectorAll<HTMLElement>('.chip')[nth]?.focus();
        }, index);
        await soonWhole('.chip:focus-visible');
      }
      await engine().evaluate(() => {
        const row = document.querySelector('.filter__categories') as Element;
        row.scrollTo({ left: 0, behavior: 'instant' });
        const { left, right } = row.getBoundingClientRect();
        const halfSeen = [...row.querySelectorAll<HTMLElement>('.chip')].find((chip) => {
          const box = chip.getBoundingClientRect();
          return box.left < left || box.right > right;
        });
        halfSeen?.click();
      });
      await soon(read.address).toContain('category=');
      await soonWhole('.chip[aria-pressed="true"]');
    },
  );

  it.each(['tr', 'ar'])(
    'the hero plays, pauses, and shows what is chosen and swiped to in %s',
    async (language) => {
      await open(`/?lng=${language}`);
      await soon(endSlide).toBe(true);
      await soon(read.slide).toBe(1);
      await click('.hero__pause');
      await soon(read.isPlaying).toBe(false);
      await click('.hero__stop:nth-of-type(3)');
      await soon(read.slide).toBe(2);
      await engine().swipe('.hero__slide:nth-child(3)', language === 'ar' ? -0.5 : 0.5, 300);
      await soon(read.slide).toBe(1);
      await soon(read.isPlaying).toBe(false);
      await click('.hero__pause');
      await soon(endSlide).toBe(true);
      await soon(read.slide).toBe(2);
    },
  );

  it.each(['tr', 'ar'])('the gallery turns by button, picture and key in %s', async (language) => {
    await open(`/detay/kirmizi-kupe?lng=${language}`, 'detail-gallery');
    await click('.gallery__controls button:last-of-type');
    await soon(read.photo).toBe(1);
    await click('.gallery__thumbnail:nth-of-type(3)');
    await soon(read.photo).toBe(2);
    const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    await engine().press(forward);
    await soon(read.photo).toBe(3);
    await engine().evaluate(() => document.querySelector<HTMLElement>('#photo-4 > a')?.focus());
    await engine().press(forward);
    await soon(read.photo).toBe(4);
    await soon(read.focusedPhoto).toBe('photo-5');
  });

  it.each(['tr', 'ar'])(
    'the first swipe turns the gallery and the hero in %s',
    async (language) => {
      const forward = language === 'ar' ? 0.5 : -0.5;
      for (const duration of [80, 300, 1200]) {
        await open(`/detay/kirmizi-kupe?lng=${language}`);
        await engine().swipe('.gallery__photo', forward, duration);
        await soon(read.photo).toBe(1);
      }
      await open(`/?lng=${language}`);
      await engine().swipe('.hero__slide', forward, 80);
      await soon(read.slide).toBe(1);
    },
  );

  it.each(['tr', 'ar'])('the gallery has the focused thumbnail in view in %s', async (language) => {
    await engine().resize(390, 844);
    await open(`/detay/kirmizi-kupe?lng=${language}`, 'detail-gallery');
    await engine().evaluate(() =>
      document.querySelector<HTMLElement>('.gallery__controls button:last-of-type')?.focus(),
    );
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await engine().press('Tab');
      await soon(read.focusedThumbnail).toBe(`#photo-${number}`);
    }
    await engine().press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await soon(read.photo).toBe(1);
    await soon(read.focusedThumbnail).toBe('#photo-2');
  });

  it.each(['tr', 'ar'])(
    'the menu on a phone locks the page and gives it back in %s',
    async (language) => {
      await engine().resize(390, 844);
      await open(`/hakkimizda?lng=${language}`);
      await click('.mobile-menu summary');
      await soon(read.openMenu).toBe('mobile-menu');
      await soon(read.isLocked).toBe(true);
      await engine().press('Escape');
      await soon(read.openMenu).toBe('');
      await soon(read.isLocked).toBe(false);
      expect(await engine().evaluate(read.focused)).toBe('summary');
    },
  );

  it('the chosen language is kept, and its menu closes by Escape', async () => {
    await open('/hakkimizda?lng=tr');
    await click('.language-menu summary');
    await engine().press('Escape');
    await soon(read.openMenu).toBe('');
    await click('.language-menu summary');
    await click('.language-menu a[data-language="ar"]');
    await soon(read.address).toBe('ar/hakkimizda?lng=ar');
    // Leaving a page that is still loading makes its open requests fail.
    await soon(read.state).toBe('complete');
    await open('/iletisim');
    await soon(read.address).toBe('ar/iletisim');
  });

  it('the header notices that the page was scrolled, and questions open one at a time', async () => {
    await open('/iletisim?lng=en');
    await soon(read.isScrolled).toBe(false);
    await click('.faq__item:nth-of-type(1) summary');
    await click('.faq__item:nth-of-type(3) summary');
    await soon(read.openQuestions).toEqual([false, false, true, false]);
    await soon(read.isScrolled).toBe(true);
    // With a link to an answer as well, which not all of them open themselves.
    await open('/iletisim?lng=ar#answer-2');
    await soon(read.openQuestions).toEqual([false, true, false, false]);
  });

  it('the header leaves a low screen downward, and comes back upward', async () => {
    await engine().resize(844, 390);
    await open('/iletisim?lng=ar');
    const scrollTo = (top: number) =>
      engine().evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await scrollTo(700);
    await soon(read.header).toBe('gone');
    await scrollTo(500);
    await soon(read.header).toBe('there');
  });
});
