import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import { buildPlanPath, isDetailPath, paths, withLanguage } from '../../../shared/paths.ts';
import { followSite, type Snapshot } from './follow-site.ts';
import { noticePaths, noticeWords, planYear, published } from './plan-year.ts';

it('a site shows every page as it is, before, at and after each moment of a year', async () => {
  const steps = await walk(findBeginning('2026-12-15'), findBeginning('2028-01-02'));
  expect(steps.map(({ at, changes }) => [new Date(at).toISOString(), ...changes])).toEqual([
    ['2026-12-19T20:00:00.000Z', '/detay/eski-carsi is published'],
    ['2026-12-23T20:00:00.000Z', 'notices[0] begins'],
    ['2026-12-26T20:00:00.000Z', 'notices[0] ends'],
    ['2026-12-31T14:00:00.000Z', 'notices[1] begins'],
    ['2026-12-31T19:30:00.000Z', '/detay/sari-jip is published'],
    ['2026-12-31T20:00:00.000Z', '/blog/2 is published', 'New Year'],
    ['2026-12-31T22:00:00.000Z', 'notices[1] ends'],
    ['2027-01-08T20:00:00.000Z', 'hours.special[0] appears'],
    ['2027-02-07T20:00:00.000Z', 'hours.special[0] begins'],
    ['2027-03-09T20:00:00.000Z', 'hours.special[0] ends'],
    ['2027-04-25T20:00:00.000Z', 'hours.special[1] appears'],
    ['2027-05-25T20:00:00.000Z', 'hours.special[1] begins'],
    ['2027-05-27T20:00:00.000Z', 'hours.special[1] ends'],
    ['2027-06-15T05:30:00.000Z', '/detay/bronz-jip is published'],
    ['2027-06-15T05:31:00.000Z', '/detay/guverte is published'],
    ['2027-12-31T20:00:00.000Z', 'New Year'],
  ]);
  for (const step of steps) {
    expectPublished(step);
    expectNotice(step);
    expectNewYear(step);
  }
});

/** What a walk has seen of a moment. */
interface Step {
  at: number;
  changes: readonly string[];
  before: Snapshot;
  after: Snapshot;
}

/**
 * Walks a planned site from one instant to another. Just before, at and after each moment, every response is that of a
 * site rendered for that instant alone. A tag changes with its body, and only bodies that are new are compressed.
 */
async function walk(from: number, until: number) {
  const site = await followSite(planYear, from);
  const loads = site.load.mock.calls.length;
  let before = await site.takeSnapshot();
  expectSame(before, await site.renderAt(from));
  const steps: Step[] = [];
  for (
    let { until: at, changes } = site.current();
    at < until;
    { until: at, changes } = site.current()
  ) {
    site.compress.mockClear();
    await site.moveTo(at - 1);
    expectSame(await site.takeSnapshot(), before);
    await site.moveTo(at);
    const after = await site.takeSnapshot();
    const known = new Set([...before.values()].map(({ body }) => body));
    expect(site.compress.mock.calls.filter(([body]) => known.has(String(body)))).toEqual([]);
    expectSame(after, await site.renderAt(at));
    expectTagsOfBodies(before, after);
    const served = site.current();
    await site.moveTo(at + 1000);
    expect(site.current()).toBe(served);
    steps.push({ at, changes, before, after });
    before = after;
  }
  expect(site.load).toHaveBeenCalledTimes(loads);
  return steps;
}

/** The keys of the responses that differ between two snapshots. */
function findDifferences(one: Snapshot, other: Snapshot): string[] {
  return [...one].flatMap(([key, answer]) =>
    isDeepStrictEqual(answer, other.get(key)) ? [] : [key],
  );
}

function expectSame(one: Snapshot, other: Snapshot): void {
  expect(findDifferences(one, other)).toEqual([]);
}

function expectTagsOfBodies(before: Snapshot, after: Snapshot): void {
  const faults = [...after].filter(([key, { status, body, headers }]) => {
    const former = before.get(key);
    if (status !== 200 || former?.status !== 200) return false;
    return (former.body === body) !== (former.headers.etag === headers.etag);
  });
  expect(faults.map(([key]) => key)).toEqual([]);
}

/** Expects that entries which are published at a moment are nowhere before it, and everywhere from it on. */
function expectPublished({ changes, before, after }: Step): void {
  for (const [path, { namedBy }] of Object.entries(published)) {
    if (!changes.includes(`${path} is published`)) continue;
    expect(findNaming(before, path)).toEqual([]);
    const naming = findNaming(after, path);
    expect(naming).toContain('/sitemap.xml');
    for (const language of languages) {
      expect(before.get(`${path}?lng=${language}`)?.status).toBe(404);
      expect(after.get(`${path}?lng=${language}`)?.status).toBe(200);
      expectPlanned(path, language, { before, after });
      expect(naming).toEqual(
        expect.arrayContaining(namedBy.map((page) => `${page}?lng=${language}`)),
      );
    }
  }
}

/** Expects that a plan lacks an entry, and says so, until the moment at which it is published; posts are in no plan. */
function expectPlanned(
  path: string,
  language: Language,
  { before, after }: Pick<Step, 'before' | 'after'>,
): void {
  if (!isDetailPath(path)) return;
  const url = withLanguage(buildPlanPath([path.replace(paths.detail(''), '')]), language);
  expect(before.get(url)?.body).toContain('data-plan-lost');
  expect(after.get(url)?.body).not.toContain('data-plan-lost');
}

/** The keys of responses that contain a path. */
function findNaming(snapshot: Snapshot, path: string): string[] {
  return [...snapshot].flatMap(([key, { body }]) =>
    body.split(path).some((rest, index) => index > 0 && !/^[\w-]/.test(rest)) ? [key] : [],
  );
}

/** Expects that a notice changes only its pages, and exactly those that contain its words before or after. */
function expectNotice({ changes, before, after }: Step): void {
  for (const [index, words] of noticeWords.entries()) {
    if (!changes.some((change) => change.startsWith(`notices[${index}] `))) continue;
    const changed = findDifferences(before, after);
    const shown = [before, after].flatMap((snapshot) =>
      [...snapshot].flatMap(([key, { body }]) => (body.includes(words) ? [key] : [])),
    );
    expect(changed.toSorted()).toEqual(shown.toSorted());
    const elsewhere = changed.filter((key) => !noticePaths.includes(key.split(/[? ]/)[0] ?? ''));
    if (index === 1) expect(elsewhere).toEqual([]);
  }
}

/** Expects that a New Year changes every page, and the years in it. */
function expectNewYear({ at, changes, before, after }: Step): void {
  if (!changes.includes('New Year')) return;
  const pages = [...after].filter(([, { headers }]) =>
    `${headers['content-type']}`.includes('html'),
  );
  expect(pages.length).toBeGreaterThan(50);
  const year = new Date(at).getUTCFullYear() + 1;
  for (const [key, { body }] of pages) {
    expect(body.includes(`© ${year} `), key).toBe(true);
    expect(before.get(key)?.body.includes(`© ${year - 1} `), key).toBe(true);
  }
}
