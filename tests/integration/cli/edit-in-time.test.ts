import { expect, it } from 'vitest';
import { readDevClock } from '../../../scripts/dev/dev-clock.ts';
import { createSnapshotLoader } from '../../../scripts/dev/edit/load-snapshot.ts';
import { createPageIndex } from '../../../scripts/dev/edit/page-index.ts';
import { takeInstant } from '../../../scripts/dev/instant-query.ts';
import { createContentTree } from './content-tree.ts';

/** In Dubai, 27 November has begun. */
const now = Date.parse('2026-11-26T20:30:00Z');

function openTree() {
  const tree = createContentTree();
  const notice = (text: string, days: string, on = '') =>
    `- { text: { tr: ${text}, en: In English ${text} }, kind: info, ${days}${on} }\n`;
  tree.write(
    'notices.yaml',
    notice('Sedef ilk haber', 'from: 2026-12-24T09:00, until: 2026-12-24') +
      notice('Sedef ikinci haber', 'from: 2026-11-01, until: 2026-11-26', ', on: [cars, home]') +
      notice('Sedef üçüncü haber', 'from: 2026-11-27, until: 2026-11-27') +
      notice(
        'Sedef dördüncü haber',
        'from: 2026-12-01, until: 2026-12-02, link: /araclar',
        ', on: [contact]',
      ) +
      notice('Sedef beşinci haber', 'from: 2026-11-28, until: 2026-12-24', ', on: [/detay/g63]'),
  );
  tree.edit(
    'site.yaml',
    'special: []',
    'special:\n    - { name: { tr: Sedef Günü }, from: 2027-02-08, until: 2027-03-09, closed: true }',
  );
  tree.edit('cars/g63.yaml', 'order: 1', 'order: 1\npublish: 2026-12-01');
  return tree;
}

it.each([
  ['a notice that is ahead', 'notices.yaml#[0].text', '/?__at=2026-12-24T09:00'],
  ['a notice that is over', 'notices.yaml#[1].text', '/?__at=2026-11-01'],
  ['a notice that is shown now', 'notices.yaml#[2].text', '/hakkimizda'],
  [
    'a notice of an entry that is published later',
    'notices.yaml#[4].text',
    '/detay/g63?__at=2026-12-01',
  ],
  ['a notice of one page', 'notices.yaml#[3].text', '/iletisim?__at=2026-12-01'],
  [
    'special hours, when they appear',
    'site.yaml#hours.special[0].name',
    '/iletisim?__at=2027-01-09',
  ],
])('opens %s on its page as it is on the first day', async (_, key, url) => {
  const load = createSnapshotLoader(openTree().folder);
  const readPage = async (page: string) =>
    page.startsWith('/hakkimizda')
      ? '<html lang="tr"><aside><p>Sedef üçüncü haber</p></aside>'
      : undefined;
  const index = createPageIndex(load, readPage, { offset: undefined, now: () => now });
  expect(await index.find(key)).toBe(url);
});

it('opens an unpublished entry as it is on its day only if the site hides it', async () => {
  const load = createSnapshotLoader(openTree().folder);
  const find = (offset: number | undefined) =>
    createPageIndex(load, async () => undefined, { offset, now: () => now }).find(
      'cars/g63.yaml#title',
    );
  expect(await find(undefined)).toBe('/detay/g63');
  expect(await find(0)).toBe('/detay/g63?__at=2026-12-01');
});

it('finds the texts of notices and special hours by their words', async () => {
  const { find } = await createSnapshotLoader(openTree().folder)();
  const keysOf = (text: string, link?: string) =>
    find({ text, language: 'tr', ...(link !== undefined && { link }) }, '/iletisim').map(
      ({ key }) => key,
    );
  expect(keysOf('Sedef ilk haber')[0]).toBe('notices.yaml#[0].text');
  expect(keysOf('Sedef dördüncü haber', '/araclar')[0]).toBe('notices.yaml#[3].text');
  // The rest of the line is made by the site.
  expect(keysOf('Sedef Günü, 8 Şubat – 9 Mart: kapalı')).toContain(
    'site.yaml#hours.special[0].name',
  );
});

it('takes the day or minute out of the address of a page', () => {
  expect(takeInstant('/iletisim?__at=2026-12-24')).toEqual({ at: '2026-12-24', url: '/iletisim' });
  expect(takeInstant('/araclar?page=2&__at=2026-12-24T09:00')).toEqual({
    at: '2026-12-24T09:00',
    url: '/araclar?page=2',
  });
  for (const url of ['/iletisim', '/?__at=', '/?__at=../x', '/?at=2026-12-24']) {
    expect(takeInstant(url)).toBeUndefined();
  }
});

it('starts the clock of the site at a day or minute of Dubai, and lets it run', () => {
  const read = (...args: string[]) => Math.round((readDevClock(args).now() - Date.now()) / 1000);
  const until = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 1000);
  expect(read('--at', '2926-12-24T13:59')).toBe(until('2926-12-24T09:59:00Z'));
  expect(read('--at=2926-12-24')).toBe(until('2926-12-23T20:00:00Z'));
  expect(readDevClock([]).offset).toBeUndefined();
  for (const args of [
    ['--at'],
    ['--at', '2026-02-30'],
    ['--at', '2024-12-24'],
    ['--at', '14:00'],
    ['2926-12-24'],
    ['-x'],
  ]) {
    expect(() => readDevClock(args)).toThrow(
      `npm run dev cannot start with “${args.join(' ')}”. It takes a day or a minute in Dubai that exists, from 2025 on:`,
    );
  }
});
