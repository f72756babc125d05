import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { itLong, vary } from '../vary.ts';
import { findAxeFaults, inLanguage, openForAxe } from './inspect-page.ts';
import { openPage, phone, withoutScripts } from './open-page.ts';

const twelve =
  'kum-aksami,kumul-jipi,giris-izni,beyaz-jip,sari-jip,butun-gun,dort-teker,eski-carsi,guverte,iki-kisilik,karsilama,kervan'.split(
    ',',
  );
const addressOf = (count: number) => `/planim?e=${twelve.slice(0, count).join()}`;

/** What the page has done with the link of its plan, and whether it was printed. */
declare const done: string[];

describe('with scripts, a plan', () => {
  /** Opens a plan in a browser that shares and copies as told, and presses both buttons. */
  async function shareAndPrint(sharing: 'shares' | 'is left' | 'copies' | 'refuses') {
    const page = await openPage('about:blank');
    await page.addInitScript((how) => {
      const did: string[] = [];
      const define = (target: object, name: string, value: unknown) =>
        Object.defineProperty(target, name, { value });
      const leave = () => Promise.reject(new DOMException('left', 'AbortError'));
      define(globalThis, 'done', did);
      define(globalThis, 'print', () => did.push('printed'));
      define(globalThis, 'prompt', (_title: string, text: string) => did.push(`showed ${text}`));
      define(navigator, 'clipboard', {
        writeText: async (text: string) => {
          if (how === 'refuses') throw new DOMException('refused', 'NotAllowedError');
          did.push(`copied ${text}`);
        },
      });
      const share = async ({ url }: ShareData) => did.push(`shared ${url}`);
      const usual = how === 'shares' ? share : undefined;
      define(navigator, 'share', how === 'is left' ? leave : usual);
    }, sharing);
    await page.goto(`${addressOf(2)}&utm_source=x#remove-guverte`);
    await page.getByRole('button', { name: 'Paylaş' }).click();
    await page.getByRole('button', { name: 'Yazdır' }).click();
    const link = await page.locator('.plan__address bdi').textContent();
    const did = await page.evaluate(() => done);
    return { page, did: did.map((one) => one.replace(link ?? '', 'link')) };
  }

  it.each([
    ['shares', ['shared link', 'printed']],
    ['is left', ['printed']],
    ['copies', ['copied link', 'printed']],
    ['refuses', ['showed link', 'printed']],
  ] as const)('is printed, and its link handed on by a browser that %s', async (how, expected) => {
    expect((await shareAndPrint(how)).did).toEqual(expected);
  });

  it('says that its link is copied', async () => {
    const { page } = await shareAndPrint('copies');
    const status = page.locator('[data-plan-status]');
    await page.getByRole('button', { name: 'Paylaş' }).click();
    await expect.poll(() => status.textContent()).toBe('Planın bağlantısı kopyalandı.');
    expect(await status.isVisible()).toBe(true);
  });
});

it('the entries of a plan show two facts, and on paper all of them', async () => {
  const page = await openPage(addressOf(4), phone);
  const countFacts = () =>
    page
      .locator('.plan__row > .at-a-glance')
      .evaluateAll((lists) =>
        lists.map(({ children }) => [...children].filter((it) => it.checkVisibility()).length),
      );
  expect(Math.max(...(await countFacts()))).toBe(2);
  await page.emulateMedia({ media: 'print' });
  expect(Math.min(...(await countFacts()))).toBeGreaterThan(2);
});

it('the facts of all entries of a plan begin at the same two lines on phones, 6 to 8 px apart', async () => {
  for (const language of languages) {
    const page = await openPage(inLanguage(addressOf(4), language), phone);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const measured = await page.locator('.plan__row').evaluateAll((rows) =>
        rows.map((row) => {
          const isRtl = getComputedStyle(row).direction === 'rtl';
          const listBoxes = (name: string) =>
            [...row.querySelectorAll(name)]
              .filter((it) => it.checkVisibility())
              .map((it) => it.getBoundingClientRect());
          const listStarts = (name: string) =>
            listBoxes(name).map(({ left, right }) => Math.round(isRtl ? innerWidth - right : left));
          const boxes = listBoxes('dd');
          const gaps = boxes.slice(1).map((box, at) => box.top - (boxes[at]?.bottom ?? 0));
          const values = listStarts(':not(.at-a-glance__first--named) > dd');
          return { names: listStarts('dt'), values, gaps };
        }),
      );
      const told = `${language} ${width}`;
      expect(new Set(measured.flatMap(({ names }) => names)).size, told).toBe(1);
      expect(new Set(measured.flatMap(({ values }) => values)).size, told).toBe(1);
      for (const gap of measured.flatMap(({ gaps }) => gaps)) {
        expect(gap, told).toBeGreaterThanOrEqual(6);
        expect(gap, told).toBeLessThanOrEqual(8.5);
      }
    }
  }
});

it.each(vary(['ar', 'tr']))(
  'the hour of a step stands in the first column, on the line of its title, and its path over the text alone, in %s',
  async (language) => {
    const page = await openPage(inLanguage('/ornek-plan', language));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.locator('.sample-plan li').evaluateAll(
        (steps) =>
          steps.filter((step) => {
            const [hour, path, title, text] = ['.plan__hour', 'svg', 'h3', '.plan__hour ~ p'].map(
              (selector) => {
                const { left, right, top, bottom } =
                  step.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
                return document.dir === 'rtl'
                  ? { start: -right, end: -left, top, bottom }
                  : { start: left, end: right, top, bottom };
              },
            );
            if (!hour || !path || !title || !text) return true;
            const isOnLine = hour.top < title.bottom && hour.bottom > title.top;
            const isAside = hour.end <= title.start && path.start === title.start;
            return !isOnLine || !isAside || path.bottom > title.top || path.end < text.end - 1;
          }).length,
      );
      expect(faults, `${width} px`).toBe(0);
    }
  },
);

itLong('without scripts, a visitor stays at the row that has changed', async () => {
  const page = await openPage(addressOf(12), { ...phone, ...withoutScripts });
  await page
    .getByRole('link', { name: /^Öne al/ })
    .nth(8)
    .click();
  const link = page.locator('#earlier-iki-kisilik');
  await expect.poll(() => link.evaluate((it) => it.matches(':focus-visible'))).toBe(true);
  const row = page.locator('.plan__row').filter({ has: link });
  const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(60);
  expect(y + height).toBeLessThan(700);
});

itLong('nothing moves when a script shows the button that keeps a plan', async () => {
  for (const screen of [{ viewport: { width: 320, height: 256 } }, phone, {}]) {
    const page = await openPage(addressOf(2), screen);
    const measure = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.plan *, .comparison')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        ),
      );
    const before = await measure();
    const button = page.locator('[data-plan-keep]');
    await button.evaluate((element) => element.toggleAttribute('hidden', false));
    expect(await button.isVisible()).toBe(true);
    expect(await measure()).toEqual(before);
  }
});

describe.each(vary([...languages].reverse()))('in %s, a plan', (language) => {
  itLong('breaks no rule of axe, empty, with cars and full', async () => {
    const page = await openForAxe();
    for (const count of [5, 0, 12]) {
      const address = inLanguage(addressOf(count), language);
      expect(await findAxeFaults(page, address, [390, 1280])).toEqual([]);
    }
  });

  it('prints on one page of A4 with contact and address, whatever its length, and the sample on two', async () => {
    const page = await openPage('about:blank');
    const sheets = [
      ['/ornek-plan', 2],
      // The longest is read below.
      ...vary([12, 1, 4])
        .toReversed()
        .map((count) => [addressOf(count), 1] as const),
    ] as const;
    for (const [address, count] of sheets) {
      await page.goto(inLanguage(address, language));
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), address).toHaveLength(count);
    }
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    expect(text).toContain(twelve.join());
    expect(text).toContain('info@example.com');
    const controls = page.locator(
      'main :is(a, button):visible:not(h2 a), .site-header nav:visible',
    );
    expect(await controls.count()).toBe(0);
  });
});

itLong(
  'on a phone, two cars share its width, three scroll by keyboard, and every link has room for a finger',
  async () => {
    const page = await openPage(addressOf(4), { ...phone, reducedMotion: 'reduce' });
    const region = page.locator('.comparison__scroller');
    expect(await region.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    const widths = await region
      .locator('thead th')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    expect(widths).toEqual([widths[0], widths[0]]);
    await page.goto(addressOf(5));
    await region.focus();
    // Repeated, because a browser scrolls nothing before it has painted the page.
    const press = async () => {
      await page.keyboard.press('ArrowRight');
      return region.evaluate((element) => element.scrollLeft);
    };
    await expect.poll(press).toBeGreaterThan(0);
    for (const link of await page.locator('[data-plan-change]').all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  },
);
