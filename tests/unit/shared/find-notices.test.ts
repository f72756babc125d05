import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNotices } from '../../../shared/find-notices.ts';
import type { Notice } from '../../../shared/schemas/bundle.ts';

type Content = Parameters<typeof findNotices>[0];

/** The names of each page by which a notice can list it. */
const pages: Record<string, string[]> = {
  '/': ['/', 'home'],
  '/araclar': ['/araclar', 'cars'],
  '/servis/col': ['/servis/col', 'desert'],
  '/servis/su': ['/servis/su', 'water'],
  '/detay/safari': ['/detay/safari', 'desert'],
  '/detay/yat': ['/detay/yat', 'water'],
  '/detay/kupe': ['/detay/kupe'],
  '/blog/6': ['/blog/6'],
  '': [],
};

const categoryPages = [
  { name: 'col', category: 'desert' },
  { name: 'su', category: 'water' },
] as Content['categoryPages'];

const experiences = [
  { slug: 'safari', category: 'desert' },
  { slug: 'yat', category: 'water' },
] as Content['experiences'];

const note = (text: string, more: Partial<Notice> = {}): Notice => ({
  text,
  kind: 'info',
  from: '2026-12-24',
  until: '2026-12-26',
  ...more,
});

const find = (notices: Notice[], path: string) =>
  findNotices({ notices, categoryPages, experiences }, path).map(({ text }) => text);

describe('the notices of a page', () => {
  it('are those that list it by its key, its address, or its category', () => {
    const names = [...new Set(Object.values(pages).flat())];
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 1 }), (on) => {
        for (const [path, known] of Object.entries(pages)) {
          const isShown = on.some((name) => known.includes(name));
          expect(find([note('one', { on })], path), `${on} on ${path}`).toEqual(
            isShown ? ['one'] : [],
          );
        }
      }),
    );
  });

  it('include those that list nothing, on error pages too', () => {
    for (const path of Object.keys(pages)) expect(find([note('one')], path)).toEqual(['one']);
  });

  it('begin with the important one, and keep their order otherwise', () => {
    const notices = [note('first'), note('second', { kind: 'important' }), note('third')];
    expect(find(notices, '/')).toEqual(['second', 'first', 'third']);
  });
});
