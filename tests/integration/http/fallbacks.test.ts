import { describe, expect, it } from 'vitest';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { listPaths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { openSite } from './open-site.ts';
import { listAttributes, listTexts, plain, site } from './shared-site.ts';

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

describe('what is written in Turkish alone', () => {
  const turkish = { posts: [1, 7], entries: ['giris-izni', 'beyaz-jip'] };
  const fallback = (text: LocalText): LocalText => ({ lang: 'tr', text: toPlainText(text) });
  /** The fixture site, with more posts and two entries that are missing in Arabic. */
  const openChanged = () =>
    openSite({
      change: ({ posts, experiences, cars, site: { features } }, language) => {
        features.relatedPosts = true;
        if (language !== 'ar') return;
        for (const post of [...posts, ...posts.flatMap(({ relatedBlogs }) => relatedBlogs)])
          if (turkish.posts.includes(post.id)) post.title = fallback(post.title);
        for (const entry of experiences)
          if (turkish.entries.includes(entry.slug)) entry.title = fallback(entry.title);
        for (const car of cars)
          if (turkish.entries.includes(car.slug)) car.description = fallback(car.description);
      },
    });

  it('is recommended in Turkish and in no other language', async () => {
    const { open } = await openChanged();
    const listRecommended = async (language: string) => {
      const found: string[] = [];
      for (const path of listPaths(ar).filter((path) => /^\/(?:detay|blog)\//.test(path))) {
        const $ = await open(`${path}?lng=${language}`);
        const onward = '.read-before a, .onward .card__link, .related a';
        found.push(...listAttributes($, onward, 'href').map((href) => href.split('?')[0] ?? ''));
        // What is left out makes room for the next.
        if (path.startsWith('/detay/')) expect($('.onward .card')).toHaveLength(3);
      }
      return new Set(found);
    };
    const all = [
      ...turkish.posts.map((id) => `/blog/${id}`),
      ...turkish.entries.map((slug) => `/detay/${slug}`),
    ];
    const recommended = await listRecommended('ar');
    expect(all.filter((path) => recommended.has(path))).toEqual([]);
    expect([...(await listRecommended('tr'))]).toEqual(expect.arrayContaining(all));
    expect(recommended.size).toBeGreaterThan(20);
  });

  it('stands last in the list of posts, under a line that says so', async () => {
    const { open } = await openChanged();
    const line = site.labels.ar['only_turkish']?.['posts'];
    const readList = async (query: string) =>
      listTexts(await open(`/bloglar?${query}`), '.blog-list__language, .blog-list .card__title a');
    const titles = (ids: number[], { posts }: Bundle) =>
      ids.map((id) => toPlainText(posts.find((post) => post.id === id)?.title ?? ''));
    expect(line).toMatch(/\p{Script=Arabic}/u);
    expect(await readList('lng=ar')).toEqual([
      ...titles([5, 2, 4, 3], ar),
      line,
      ...titles([1, 6], ar),
    ]);
    const second = await open('/bloglar?lng=ar&page=2');
    expect(second('.blog-list__first')).toHaveLength(0);
    expect(second('ul[aria-labelledby]').attr('aria-labelledby')).toBe(
      second('.blog-list__language').attr('id'),
    );
    expect(await readList('lng=ar&page=2')).toEqual([line, ...titles([7, 8], ar)]);
    expect(await readList('lng=tr')).toEqual(titles([1, 5, 2, 6, 7, 8], site.bundles.tr));
  });

  it('fills the rows of a list without a large first post with pictures of one size', async () => {
    const { open } = await openSite({
      change: ({ posts }) => {
        for (const post of posts) post.title = fallback(post.title);
      },
    });
    const sizes = listAttributes(await open('/bloglar?lng=ar'), '.card__picture source', 'sizes');
    expect(sizes).toHaveLength(6);
    expect(new Set(sizes).size).toBe(1);
  });
});
