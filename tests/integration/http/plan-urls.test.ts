import { describe, expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { maxPlanEntries } from '../../../shared/plan.ts';
import { openSite } from './open-site.ts';
import { formatRequest, type RawResponse } from './send-raw.ts';
import { site } from './shared-site.ts';

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
    // Unknown, also because it is not published yet.
    ['/planim?e=nowhere', '/planim'],
    ['/planim?e=guverte,nowhere,kervan', '/planim?e=guverte,kervan'],
    ['/planim?e=sari-jip', '/planim'],
    ['/planim?e=soon,guverte', '/planim?e=guverte'],
    // Doubled, also under a former slug.
    ['/planim?e=guverte,guverte', '/planim?e=guverte'],
    ['/planim?e=g-class', '/planim?e=kumul-jipi'],
    ['/planim?e=guverte,old-jeep,kumul-jipi,g-class', '/planim?e=guverte,kumul-jipi'],
    ['/planim?e=guverte&e=kervan', '/planim?e=guverte'],
    ['/planim?e=&e=', '/planim'],
    // Too much.
    [`/planim?e=${slugs.join()}`, `/planim?e=${most}`],
    // Written in another way.
    ['/planim?e=GUVERTE', '/planim?e=guverte'],
    ['/planim?e=guverte,+kervan%20', '/planim?e=guverte,kervan'],
    ['/planim?e=,guverte,', '/planim?e=guverte'],
    ['/planim?e=%00,guverte,%0d%0aX:1', '/planim?e=guverte'],
    ['/planim?e=%ED%A0%80,guverte,%ff', '/planim?e=guverte'],
    ['/planim?e=//evil.example,https://evil.example', '/planim'],
    // Keeps the language, and nothing else.
    ['/planim?lng=en&e=x', '/planim?lng=en'],
    ['/planim?e=x,guverte&lng=AR&utm_source=x', '/planim?e=guverte&lng=ar'],
    ['/planim?e=x,guverte&lng=de', '/planim?e=guverte'],
    // With another spelling of the path.
    ['/planim/?e=guverte,guverte', '/planim?e=guverte'],
    ['/PLANIM?e=GUVERTE&lng=en', '/planim?e=guverte&lng=en'],
    ['//x/../%70lanim//?e=soon', '/planim'],
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
