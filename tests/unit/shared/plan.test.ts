import { describe, expect, it } from 'vitest';
import { buildPlanPath } from '../../../shared/paths.ts';
import { formatPlan, maxPlanEntries, parsePlan } from '../../../shared/plan.ts';

/** Twenty entries; `one-1` has a former slug. */
const slugs = Array.from({ length: 20 }, (_, index) => `one-${index + 1}`);
const resolve = (slug: string) =>
  slug === 'former' ? 'one-1' : slugs.find((known) => known === slug);

describe('a plan', () => {
  it.each([
    ['', []],
    ['one-2,one-1', ['one-2', 'one-1']],
    ['one-1,one-2,one-1', ['one-1', 'one-2']],
    ['one-1,nowhere,one-2', ['one-1', 'one-2']],
    ['former', ['one-1']],
    ['former,one-1', ['one-1']],
    ['one-2,one-1,former', ['one-2', 'one-1']],
    [' One-1 , ONE-2\u00a0', ['one-1', 'one-2']],
    ['one-1;one-2 one-3', []],
    [',,one-1,,', ['one-1']],
    ['toString,__proto__,constructor', []],
  ])('written as “%s” is %j', (text, plan) => {
    expect(parsePlan(text, resolve)).toEqual(plan);
  });

  it('holds the first twelve entries that there are', () => {
    const text = ['nowhere', 'one-1', ...slugs].join();
    expect(parsePlan(text, resolve)).toEqual(slugs.slice(0, maxPlanEntries));
  });

  it('is written with plain commas, and read as it was written', () => {
    const plan = ['one-3', 'one-1'];
    expect(buildPlanPath(plan)).toBe('/planim?e=one-3,one-1');
    expect(buildPlanPath([])).toBe('/planim');
    expect(parsePlan(formatPlan(plan), resolve)).toEqual(plan);
  });
});
