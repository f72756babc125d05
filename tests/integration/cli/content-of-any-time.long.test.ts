import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { describeIssue } from '../../../cli/codes/sentences.ts';
import { fixContent } from '../../../cli/content/fix-content.ts';
import { createContentReader } from '../../../cli/content/read-content.ts';
import { validateContent } from '../../../cli/content/validate-content.ts';
import type { Issue } from '../../../cli/issue.ts';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { copyContentTree } from './content-tree.ts';
import { applyChanges, type Change } from './mistakes.ts';

/** A value of a field, and whether it is a mistake by itself. */
interface Written {
  text: string;
  isWrong: boolean;
}

const right = (text: string): Written => ({ text, isWrong: false });
const wrong = (text: string): Written => ({ text, isWrong: true });

const longAgo = '2016-12-24';

/** Days and minutes of one year, and values that are none. */
const moments = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom('', '', 'T00:00', 'T13:59'))
      .map(([day, time]) => right(`${formatDay(day)}${time}`)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['24.12.2026', '2026-02-30', '14:00', '2026-12-24 14:00', '2026-12-24T14:00:00Z'].map(
        wrong,
      ),
      ...[longAgo, '24/12/2026', 'yarın'].map(wrong),
    ),
  },
);

const places = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...['contact', 'home', 'desert', '/detay/col-turu'].map(right)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...['contct', 'su', '/iletisim', 'g63'].map(wrong)) },
);

const notice = fc.record({
  kind: fc.constantFrom('info', 'important'),
  from: moments,
  until: moments,
  on: fc.option(
    fc.uniqueArray(places, { minLength: 1, maxLength: 3, selector: ({ text }) => text }),
  ),
  link: fc.option(fc.constantFrom('/detay/g63', '/detay/col-turu', '/blog/1', '/iletisim')),
});

const hours = fc.record({
  from: moments,
  until: moments,
  opening: fc.constantFrom(
    { opens: '09:00', closes: '15:00' },
    { closed: true },
    { closed: true, opens: '09:00' },
    { opens: '15:00', closes: '15:00' },
    { opens: '09:00', closes: '13:00', and: { opens: '20:00', closes: '02:00' } },
    {},
  ),
});

/** Content with notices, special hours and days of publication, right ones and mistaken ones. */
const contentOfAnyTime = fc.record({
  notices: fc.array(notice, { maxLength: 4 }),
  special: fc.array(hours, { maxLength: 3 }),
  car: fc.record({
    publish: fc.option(moments),
    updated: fc.option(moments),
    isDraft: fc.boolean(),
  }),
  tour: fc.record({
    publish: fc.option(moments),
    link: fc.boolean(),
    /** Where a link in its long text leads. */
    words: fc.option(fc.constantFrom('/detay/g63', '/blog/1', '/araclar')),
  }),
  post: fc.record({ publish: fc.option(moments), date: moments }),
  menu: fc.constantFrom('/araclar', '/detay/g63', '/blog/1', '/detay/col-turu'),
  hasException: fc.boolean(),
});

type ContentOfAnyTime = typeof contentOfAnyTime extends fc.Arbitrary<infer T> ? T : never;

const words = { tr: 'Ofis kapalı.', en: 'The office is closed.', ar: 'المكتب مغلق.' };

/** Words of the tour’s long text in each language, of which the last becomes a link. */
const linkedWords = [
  ['tr: Öğleden sonra', 'otelinizin'],
  ['en: Somewhere past', 'the'],
  ['ar: تغادرون فندقكم', 'عند'],
] as const;

/** The changes of the valid content that make it the given one. */
function listChanges({
  notices,
  special,
  car,
  tour,
  post,
  menu,
  hasException,
}: ContentOfAnyTime): Change[] {
  const items = notices.map(({ kind, from, until, on, link }) => ({
    text: words,
    kind,
    from: from.text,
    until: until.text,
    ...(on && { on: on.map(({ text }) => text) }),
    ...(link !== null && { link }),
  }));
  const named = special.map(({ from, until, opening }) => ({
    name: { tr: 'Ramazan', en: 'Ramadan', ar: 'رمضان' },
    from: from.text,
    until: until.text,
    ...opening,
  }));
  const lines = (fields: Record<string, string | undefined>) =>
    Object.entries(fields).map(([key, value]) => (value === undefined ? '' : `\n${key}: ${value}`));
  return [
    { file: 'notices.yaml', write: stringify(items, { aliasDuplicateObjects: false }) },
    { file: 'site.yaml', from: 'special: []', to: `special: ${JSON.stringify(named)}` },
    {
      file: 'cars/g63.yaml',
      from: 'slug: g63',
      to: [
        'slug: g63',
        ...lines({
          publish: car.publish?.text,
          updated: car.updated?.text,
          draft: car.isDraft ? 'true' : undefined,
        }),
      ].join(''),
    },
    {
      file: 'experiences/col-turu.yaml',
      from: 'slug: col-turu',
      to: [
        'slug: col-turu',
        ...lines({ publish: tour.publish?.text, url: tour.link ? '/detay/g63' : undefined }),
      ].join(''),
    },
    {
      file: 'posts/01.yaml',
      from: 'date: 2026-08-10',
      to: [
        `date: ${post.date.text}${hasException ? ' # ok C119: Etkinliğin günü' : ''}`,
        ...lines({ publish: post.publish?.text }),
      ].join(''),
    },
    { file: 'navigation.yaml', from: 'href: /araclar', to: `href: ${menu}` },
    ...(tour.words === null ? [] : linkedWords).map(([start, linked]) => ({
      file: 'experiences/col-turu.yaml',
      from: `${start} ${linked}`,
      to: `${start} [${linked}](${tour.words})`,
    })),
  ];
}

/** The fields that are wrong by themselves, whatever else is wrong. */
function listWrong({ notices, special, car, tour, post }: ContentOfAnyTime): string[] {
  const name = (path: string, value: Written | null) => (value?.isWrong ? [path] : []);
  // A minute is no day.
  const isDay = ({ text, isWrong }: Written) => !isWrong && !text.includes('T');
  const nameDay = (path: string, value: Written | null) => (value && !isDay(value) ? [path] : []);
  // What has happened may lie long ago.
  const nameAnyDay = (path: string, value: Written | null) =>
    value?.text === longAgo ? [] : nameDay(path, value);
  return [
    ...notices.flatMap(({ from, until, on }, at) => [
      ...name(`notices.yaml [${at}].from`, from),
      ...name(`notices.yaml [${at}].until`, until),
      ...(on ?? []).flatMap((place, index) => name(`notices.yaml [${at}].on[${index}]`, place)),
    ]),
    ...special.flatMap(({ from, until }, at) => [
      ...nameDay(`site.yaml hours.special[${at}].from`, from),
      ...nameDay(`site.yaml hours.special[${at}].until`, until),
    ]),
    ...name('cars/g63.yaml publish', car.publish),
    ...nameAnyDay('cars/g63.yaml updated', car.updated),
    ...name('experiences/col-turu.yaml publish', tour.publish),
    ...nameAnyDay('posts/01.yaml date', post.date),
    ...name('posts/01.yaml publish', post.publish),
  ];
}

function formatDay(day: number): string {
  return new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** One tree for all cases: its reader opens only the files that a case changes. */
const folder = mkdtempSync(join(tmpdir(), 'time-'));
const reader = createContentReader(folder);

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

async function load(changes: ReturnType<typeof listChanges>) {
  applyChanges(copyContentTree(folder), changes);
  await reader.scan();
  return reader.read();
}

async function validateAt(instant: number, content: Awaited<ReturnType<typeof load>>) {
  vi.useFakeTimers({ toFake: ['Date'], now: instant });
  return { content, ...(await validateContent(content)) };
}

/** Each run validates the whole content. */
const numRuns = 400;

/** The code and the place of an issue. Its advice may change: a page that is seen by now cannot wait for another. */
const identify = ({ code, file, path, line, column }: Issue) =>
  JSON.stringify([code, file, path, line, column]);

const isTimeNote = ({ code }: Issue) => code === 'C301' || code === 'C304';

describe('content of any time', () => {
  it('has no finding at a later instant that it has not at an earlier one, apart from notes', async () => {
    const instants = fc.integer({ min: -100, max: 500 * 24 }).map((hour) => hour * 60 * 60 * 1000);
    const start = findBeginning('2026-06-01');
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(contentOfAnyTime, instants, instants, async (made, one, other) => {
        const content = await load(listChanges(made));
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const earlier = await validateAt(start + first, content);
        const later = await validateAt(start + last, content);
        const known = new Set(earlier.issues.map(identify));
        const brought = later.issues.filter((issue) => !known.has(identify(issue)));
        expect(brought.filter((issue) => !isTimeNote(issue))).toEqual([]);
        for (const { code } of [...earlier.issues, ...later.issues]) seen.add(code);
      }),
      { numRuns },
    );
    // Otherwise the property would say nothing about them.
    expect([...seen]).toEqual(expect.arrayContaining(['C033', 'C039', 'C040', 'C041', 'C301']));
  });

  it('has each mistake told at its place, however many there are, and is fixed without a change of others', async () => {
    await fc.assert(
      fc.asyncProperty(contentOfAnyTime, async (made) => {
        const loaded = await validateAt(findBeginning('2026-09-01'), await load(listChanges(made)));
        const found = loaded.issues.map(({ file, path }) => `${file} ${path}`);
        expect(found).toEqual(expect.arrayContaining(listWrong(made)));
        for (const issue of loaded.issues) {
          for (const language of ['en', 'tr'] as const) {
            const { message, advice } = describeIssue(issue, language);
            expect(`${message} ${advice}`).not.toMatch(/undefined|\[object|NaN|\$\{/);
          }
        }
        const { refused, loaded: fixed } = await fixContent(loaded);
        expect(refused).toEqual([]);
        expect(fixed.issues.filter(({ fix }) => fix?.isSafe)).toEqual([]);
      }),
      { numRuns },
    );
  });
});
