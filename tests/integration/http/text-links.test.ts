import { describe, expect, it } from 'vitest';
import { formatPageQuery, listPages } from '../../../server/render/page-url.ts';
import { languages } from '../../../shared/languages.ts';
import { openSite } from './open-site.ts';
import { rewriteTexts } from './rewrite-texts.ts';
import { listAttributes, parsePage, plain } from './shared-site.ts';

const address = '/detay/<i>&"x';

/** Writes a link with words of its own into every long text of a bundle, and returns the words. */
function linkTexts(bundle: object): string[] {
  const words: string[] = [];
  rewriteTexts(bundle, ({ meta }, value) => {
    if (!meta.isLong || value === undefined) return undefined;
    const own = `söz${words.length} <b>&"`;
    words.push(own);
    const text = `Önce [${own}](${address}), sonra.\n\nSon.`;
    // Every other text is a fallback, whose language is not that of the page.
    return words.length % 2 === 0 ? text : { lang: 'en', text };
  });
  return words;
}

describe('a link in a long text', () => {
  it('is one in every field of the kind, keeps the language, is escaped, and is nowhere else', async () => {
    let words: string[] = [];
    const linked = await openSite({
      change: (bundle, language) => {
        const own = linkTexts(bundle);
        if (language === 'ar') words = own;
      },
    });
    expect(words.length).toBeGreaterThan(20);
    const shown = new Set<string>();
    const pages = listPages(linked.site.bundles.ar)
      .map(({ path, query }) => path + formatPageQuery(query))
      .concat('/hizmetler?q=dubai', '/hizmetler?q=zzz', '/planim?e=sahilde-soz', '/yok');
    for (const page of pages) {
      const { text } = await linked.get(`${page}${page.includes('?') ? '&' : '?'}lng=ar`);
      const $ = parsePage({ text });
      for (const link of $('a.inline-link').toArray()) {
        shown.add($(link).text());
        const { pathname, search } = new URL($(link).attr('href') ?? '', 'http://a.example');
        expect([decodeURI(pathname), search], page).toEqual([address, '?lng=ar']);
        const fallback = $(link).closest('span[lang]');
        const isFallback = Number(/\d+/.exec($(link).text())?.[0]) % 2 === 0;
        expect([fallback.attr('lang'), fallback.attr('dir')]).toEqual(
          isFallback ? ['en', 'ltr'] : [undefined, undefined],
        );
      }
      expect($('b, i'), page).toHaveLength(0);
      expect(text, page).not.toContain('](');
    }
    expect(words.filter((own) => !shown.has(own))).toEqual([]);
    for (const file of ['/sitemap.xml', '/manifest.webmanifest?lng=ar', '/robots.txt']) {
      expect((await linked.get(file)).text).not.toMatch(/\]\(|söz\d/);
    }
  });

  it('keeps only a language that the address names', async () => {
    const read = async (query: string, headers = {}) =>
      listAttributes(await plain.open(`/blog/1${query}`, headers), 'a.inline-link', 'href');
    const bare = await read('', { 'Accept-Language': 'ar' });
    expect(bare.length).toBeGreaterThan(1);
    expect(bare.join()).not.toContain('?');
    for (const language of languages) {
      expect(await read(`?lng=${language}`)).toEqual(bare.map((href) => `${href}?lng=${language}`));
    }
  });
});

describe('what shows a text in one piece', () => {
  it('shows the words of its links alone', async () => {
    const linked = await openSite({
      change: (bundle) => {
        const text = '[Hatta “turu”](/detay/kum-aksami), sonra.';
        for (const entry of [...bundle.experiences, ...bundle.cars]) entry.description = text;
        for (const post of bundle.posts) post.excerpt = text;
      },
    });
    for (const path of ['/detay/kum-aksami', '/detay/kumul-jipi', '/blog/1']) {
      const $ = await linked.open(path);
      const said = [
        ...listAttributes(
          $,
          'meta[name="description"], meta[property="og:description"]',
          'content',
        ),
        ...$('script[type="application/ld+json"]')
          .toArray()
          .map((script) => $(script).text()),
      ];
      expect(said.length).toBeGreaterThan(2);
      for (const sentence of said) {
        expect(sentence).not.toMatch(/\]\(|<a/);
        if (sentence.includes('description')) expect(sentence).toContain('Hatta “turu”, sonra.');
      }
    }
  });
});
