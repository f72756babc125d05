import { describe, expect, it } from 'vitest';
import { openSite } from './open-site.ts';
import { plain, site } from './shared-site.ts';

const { ar, en } = site.bundles;

function hasFallback(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return ('lang' in value && 'text' in value) || Object.values(value).some(hasFallback);
}

describe('a text that is missing in a language', () => {
  it('falls back only in entries and blocks that declare it', () => {
    const postsWithGaps = ar.posts.filter(({ relatedBlogs: _titles, ...post }) =>
      hasFallback(post),
    );
    expect(postsWithGaps.map(({ id }) => id)).toEqual(
      ar.posts
        .filter(({ languages }) => languages && !languages.includes('ar'))
        .map(({ id }) => id),
    );
    expect(postsWithGaps.length).toBeGreaterThan(0);
    for (const bundle of [ar, en]) {
      expect(bundle.fallbackLabels).toEqual([]);
      expect(hasFallback([bundle.home, bundle.pages, bundle.services, bundle.categoryPages])).toBe(
        false,
      );
      for (const { details, ...entry } of [...bundle.experiences, ...bundle.cars]) {
        expect(hasFallback(entry), entry.slug).toBe(false);
        expect(details?.languages).toEqual(['tr']);
      }
    }
  });

  it('stands in an element that names its language and direction', async () => {
    const $ = await plain.open('/blog/6?lng=ar');
    expect($('html').attr('lang')).toBe('ar');
    for (const part of ['h1', '.post__body > p', '.post__heading', '.tag']) {
      const marked = $(part).first().children('span[lang="tr"][dir="ltr"]');
      expect(marked.text(), part).toBe($(part).first().text());
    }
  });

  it('says so in a label of the interface too', async () => {
    const changed = await openSite({
      change: (bundle, language) => {
        if (language === 'ar') bundle.fallbackLabels = ['home.contact_us'];
      },
    });
    const $ = await changed.open('/?lng=ar');
    expect($('.hero__buttons span[lang="tr"][dir="ltr"]').length).toBe(3);
  });
});
