import { describe, expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { maxPlanEntries } from '../../../shared/plan.ts';
import { openSite } from './open-site.ts';
import { formatRequest, type RawResponse } from './send-raw.ts';
import { listAttributes, parsePage, site } from './shared-site.ts';

const { experiences, cars } = site.bundles.tr;
const slugs = [...experiences, ...cars].map(({ slug }) => slug);
const most = slugs.slice(0, maxPlanEntries).join();

/** The fixture site with former slugs, and with an entry that is not published yet. */
const changed = await openSite({
  at: findBeginning('2026-12-01'),
  change: (bundle) => {
    for (const car of bundle.cars) {
      if (car.slug === 'kumul-jipi') car.aliases = ['g-class', 'old-jeep'];
      if (car.slug === 'sari-jip') Object.assign(car, { publish: '2026-12-02', aliases: ['soon'] });
    }
  },
});

/** What the page says of the missing parts of its link. */
function sayLost(language: Language, count: number): string {
  const form = new Intl.PluralRules(language).select(count);
  return site.labels[language].plan?.[`lost_${form}`]?.replace('{{count}}', String(count)) ?? '';
}

const listMessages = ($: ReturnType<typeof parsePage>) =>
  listAttributes($, 'a[href*="wa.me"]', 'href').map(decodeURIComponent);

const ask = (url: string, method = 'GET') => changed.send(formatRequest(url, [], method));

/** The slugs of the entries that a response shows. */
const readPlan = ({ text }: RawResponse) => /data-plan="([^"]*)"/.exec(text)?.[1];

describe('a plan', () => {
  it.each([
    ['/planim', ''],
    ['/planim?e=', ''],
    ['/planim?E=guverte', ''],
    ['/planim?e=kumul-jipi,kum-aksami', 'kumul-jipi,kum-aksami'],
    ['/planim?e=kum-aksami%2Ckumul-jipi', 'kum-aksami,kumul-jipi'],
    ['/planim?e=%6bumul-jipi', 'kumul-jipi'],
    ['/planim?utm_source=x&e=guverte&fbclid=y', 'guverte'],
    ['/planim?page=3&q=yat&category=water&e=guverte&lng=de', 'guverte'],
    [`/planim?lng=ar&e=${most}`, most],
  ])('%s is shown at once', async (url, plan) => {
    const response = await ask(url);
    expect([response.status, readPlan(response)]).toEqual([200, plan]);
    expect((await ask(url, 'HEAD')).status).toBe(200);
  });

  it.each([
    // Doubled, also under a former slug.
    ['/planim?e=guverte,guverte', '/planim?e=guverte'],
    ['/planim?e=g-class', '/planim?e=kumul-jipi'],
    ['/planim?e=guverte,old-jeep,kumul-jipi,g-class', '/planim?e=guverte,kumul-jipi'],
    ['/planim?e=guverte&e=kervan', '/planim?e=guverte,kervan'],
    ['/planim?e=&e=', '/planim'],
    // Written in another way.
    ['/planim?e=GUVERTE', '/planim?e=guverte'],
    ['/planim?e=guverte,+kervan%20%C2%A0', '/planim?e=guverte,kervan'],
    ['/planim?e=,guverte,', '/planim?e=guverte'],
    // With what a message has added.
    ...['.', ')', ',', '…', '\u200e', '\u200f', '\u2069', '.)”'].map((sign) => [
      `/planim?e=guverte,kervan${encodeURIComponent(sign)}`,
      '/planim?e=guverte,kervan',
    ]),
    ['/planim?e=%00,guverte,%0d%0a', '/planim?e=guverte'],
    ['/planim?e=%ED%A0%80,guverte,%ff', '/planim?e=guverte'],
    // Keeps the language, and nothing else.
    ['/planim?lng=en&e=.', '/planim?lng=en'],
    ['/planim?e=.,guverte&lng=AR&utm_source=x', '/planim?e=guverte&lng=ar'],
    ['/planim?e=.,guverte&lng=de', '/planim?e=guverte'],
    // With another spelling of the path.
    ['/planim/?e=guverte,guverte', '/planim?e=guverte'],
    ['/PLANIM?e=GUVERTE&lng=en', '/planim?e=guverte&lng=en'],
    ['//x/../%70lanim//?e=g-class', '/planim?e=kumul-jipi'],
  ])('%s leads to %s in one step', async (from, to) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask(from, method);
      expect([status, headers['location'], headers['content-length']]).toEqual([302, to, '0']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toHaveLength(0);
    }
    expect((await ask(to)).status).toBe(200);
  });

  it.each([
    ['/planim?e=nowhere', '', 1],
    ['/planim?e=guverte;kervan+kumul-jipi', '', 1],
    ['/planim?e=toString,__proto__,constructor', '', 3],
    ['/planim?e=guverte,nowhere,kervan', 'guverte,kervan', 1],
    // Not published yet.
    ['/planim?e=sari-jip', '', 1],
    ['/planim?e=soon,guverte', 'guverte', 1],
    // Cut off.
    ['/planim?e=guverte,kumul-ji', 'guverte', 1],
    ['/planim?e=guverte,kumul-ji%E2%80%A6&e=x', 'guverte', 2],
    // Also in another spelling.
    ['/planim?utm_source=x&e=GUVERTE,Nowhere.,nowhere,old-jeep,x', 'guverte,kumul-jipi', 2],
    ['/planim?e=%00,guverte,%0d%0aX:1', 'guverte', 1],
    ['/planim?e=//evil.example,https://evil.example', '', 2],
    // Too much.
    [`/planim?e=nowhere,${slugs.join()}`, most, slugs.length - maxPlanEntries + 1],
  ])('%s is shown with %s, and says that %d of its parts are missing', async (url, plan, count) => {
    const response = await ask(url);
    expect([response.status, readPlan(response)]).toEqual([200, plan]);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect((await ask(url, 'HEAD')).status).toBe(200);
    const $ = parsePage(response);
    expect($('[data-plan-lost]').text()).toBe(sayLost('tr', count));
    // The other languages say so too; what visitors hand on does not.
    const english = $('.language-menu a[data-language="en"]').attr('href') ?? '';
    expect((await ask(english)).text).toContain(sayLost('en', count));
    for (const text of [...listMessages($), $('[data-plan-share]').attr('data-plan-share') ?? ''])
      expect(text).not.toMatch(/nowhere|evil|kumul-ji(?!pi)/);
  });

  it('whose parts are all there says nothing of missing ones', async () => {
    for (const url of ['/planim', '/planim?e=guverte'])
      expect(parsePage(await ask(url))('[data-plan-lost]')).toHaveLength(0);
  });

  it('says how many parts are missing in the plural forms of its language', async () => {
    for (const language of languages) {
      const said = new Set<string>();
      for (const count of [1, 2, 3, 11, 100]) {
        const parts = Array.from({ length: count }, (_, index) => `x${index}`);
        const $ = parsePage(await ask(`/planim?e=guverte,${parts.join()}&lng=${language}`));
        const text = $('[data-plan-lost]').text();
        expect(text).toBe(sayLost(language, count));
        said.add(text.replace(String(count), ''));
      }
      expect(said.size).toBeGreaterThanOrEqual({ tr: 1, en: 2, ar: 5 }[language]);
    }
  });

  it.each([
    ['/planim/?e=guverte&lng=en&utm_source=X', '/planim?e=guverte&lng=en&utm_source=X'],
    ['/Planim', '/planim'],
  ])('%s has moved for good to %s, but no cache keeps whose it is', async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers['location']]).toEqual([301, to]);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('may be no longer than other URLs', async () => {
    const longest = await ask(`/planim?e=${','.repeat(8000)}`);
    expect([longest.status, longest.headers['location']]).toEqual([302, '/planim']);
    expect((await ask(`/planim?e=${','.repeat(9000)}`)).status).toBe(414);
    expect([414, 431]).toContain((await ask(`/planim?e=${','.repeat(16_384)}`)).status);
  });

  it('is nothing to other pages', async () => {
    for (const path of ['/', '/hizmetler', '/bloglar', '/detay/guverte']) {
      expect((await ask(`${path}?e=nowhere`)).status).toBe(200);
    }
  });
});
