import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { openPage, withoutScripts } from './open-page.ts';
import { watchRequests } from './watch-requests.ts';

const read = (page: Page) => page.locator('[data-opening]').innerText();

const expectSentence = (page: Page, sentence: string) =>
  expect.poll(() => read(page)).toBe(sentence);

/** Opens a page at an instant, for a visitor in a time zone. Its clock goes on when the test says so. */
async function openAt(address: string, instant: string, timezoneId = 'Asia/Dubai'): Promise<Page> {
  const page = await openPage('about:blank', { timezoneId });
  await page.clock.install({ time: Date.parse(instant) - 3_600_000 });
  await page.clock.pauseAt(instant);
  await page.goto(address);
  return page;
}

const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));

const openNow = {
  tr: 'Ofis şu an açık, 17.00’ye kadar.',
  en: 'The office is open now, until 17:00.',
  ar: 'المكتب مفتوح الآن حتى الساعة 17:00.',
};

const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Dubai', 'UTC'];

describe('the line on whether the office is open', () => {
  it.each(vary(zones))(
    'reckons by the clock of Dubai in %s, and changes at the minute and when the visitor comes back',
    async (zone) => {
      const page = await openAt('/iletisim?lng=en', '2026-12-05T13:00:00Z', zone);
      const closed = 'The office is closed now and opens';
      const end = 'Dubai time; WhatsApp is answered at any hour.';
      await expectSentence(page, `${closed} on Monday at 09:00, ${end}`);
      // A machine that slept runs no timers meanwhile.
      await page.clock.setSystemTime('2026-12-06T20:30:00Z');
      await comeBack(page);
      await expectSentence(page, `${closed} at 09:00, ${end}`);
      await page.clock.setSystemTime('2026-12-07T12:59:30Z');
      await comeBack(page);
      await expectSentence(page, 'The office is open now, until 17:00.');
      await page.clock.runFor(29_000);
      await expectSentence(page, 'The office is open now, until 17:00.');
      await page.clock.runFor(1000);
      await expectSentence(page, `${closed} on Tuesday at 09:00, ${end}`);
    },
  );

  itLong(
    'starts no island, is not loaded by pages without it, and needs no room without scripts',
    async () => {
      const page = await openPage('about:blank');
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      const untilQuiet = watchRequests(page);
      await page.goto('/iletisim');
      await untilQuiet();
      await expect.poll(() => read(page)).not.toBe('');
      const names = () => scripts.map((path) => /\/assets\/(.+)-/.exec(path)?.[1]);
      expect(names()).toContain('show-opening');
      expect(await page.locator('[data-hydrated]').count()).toBe(0);
      scripts.length = 0;
      await page.goto('/gizlilik-politikasi');
      await untilQuiet();
      expect(names()).toContain('entry');
      expect(names()).not.toContain('show-opening');
      const still = await openPage('/iletisim', withoutScripts);
      expect(await still.locator('[data-opening]').isVisible()).toBe(false);
      expect(await still.locator('.opening__week').first().isVisible()).toBe(true);
    },
  );
});

const widths = [320, 340, 360, 390, 412, 480, 560, 640, 768, 860, 900, 1024, 1280, 1440];

itLong.each(['ar', 'tr', 'en'] as const)(
  'says so in %s, and each of its sentences fits into the room that is kept for it at any width',
  async (language) => {
    const page = await openAt('about:blank', '2026-12-04T11:00:00Z');
    for (const path of ['/iletisim', '/araclar']) {
      await page.goto(`${path}?lng=${language}`);
      await expectSentence(page, openNow[language]);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { kept, needed } = await page.locator('[data-opening]').evaluate(measureRoom);
        expect(needed, `${path} at ${width}`).toBeLessThanOrEqual(kept);
      }
    }
  },
);

/** Runs in the page: the height of the line before any sentence, and the most that one of its sentences needs. */
function measureRoom(line: HTMLElement) {
  const { week, special, days, openAllDay, closedNow } = JSON.parse(line.dataset['opening'] ?? '');
  const place = line.querySelector('span:not([data-room])');
  if (!place) throw new Error('The line has no sentence.');
  const measure = (sentence: string) => {
    place.textContent = sentence;
    return line.getBoundingClientRect().height;
  };
  const kept = measure('');
  const spans = [...week, ...special.flatMap((each: { spans: unknown[] }) => each.spans)];
  const sentences = spans.flatMap(({ openNow, opensToday, opensOn, ...span }) => [
    openNow,
    opensToday,
    ...span.days.map((day: number) => opensOn.replace('{day}', days[day])),
  ]);
  return { kept, needed: Math.max(...[openAllDay, closedNow, ...sentences].map(measure)) };
}
