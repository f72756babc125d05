import { describe, expect, it } from 'vitest';
import { languageConfig, languages } from '../../shared/languages.ts';
import { listPaths } from '../../shared/paths.ts';
import { listAttributes, parsePage, plain, site } from '../integration/http/shared-site.ts';
import { expectFilled } from './judge-page.ts';

const { get } = plain;
const allPaths = listPaths(site.bundles.tr);

const pages = await Promise.all(
  languages.flatMap((language) =>
    allPaths.map(async (path) => {
      const response = await get(`${path}?lng=${language}`);
      return { path, language, response, $: parsePage(response) };
    }),
  ),
);

describe('every page of the content', () => {
  it.each(pages)('$path answers in $language', ({ language, response, $ }) => {
    expect(response.status).toBe(200);
    expect(response.type).toBe('text/html');
    expect(response.headers['content-language']).toBe(language);
    expect($('html').attr('lang')).toBe(language);
    expect($('html').attr('dir')).toBe(languageConfig[language].direction);
    expect($('h1').text().trim()).not.toBe('');
    expect($('main')).toHaveLength(1);
    expect($('link[rel="preload"][as="image"]').length).toBeLessThanOrEqual(1);
    expect($('[style]')).toHaveLength(0);
    const end = $('link[rel="expect"][blocking="render"]').attr('href') ?? '';
    expect($('body').children().last().is(end)).toBe(true);
    // A heading inside a nested article or section is not the heading of this one.
    const headings = 'h1, h2, h3, h4, h5, h6';
    const unnamed = $('section:not([aria-label])').filter((_, section) =>
      $(section)
        .find(headings)
        .toArray()
        .every((heading) => !$(heading).closest('section, article').is(section)),
    );
    expect(unnamed).toHaveLength(0);
  });

  it.each(pages)('$path in $language shows words, not keys or placeholders', ({ response, $ }) => {
    expectFilled($);
    expect(response.text).not.toContain('cimode');
  });

  it('has no image without alternative text or size', () => {
    for (const { $ } of pages) {
      for (const image of $('img').toArray()) {
        expect($(image).attr('alt')).toBeDefined();
        expect(Number($(image).attr('width'))).toBeGreaterThan(0);
        expect(Number($(image).attr('height'))).toBeGreaterThan(0);
      }
    }
  });

  it('has no broken internal link, image, script, style or font', async () => {
    const addresses = new Set(
      pages.flatMap(({ $ }) => [
        ...listAttributes($, 'a[href], link[href]', 'href'),
        ...listAttributes($, '[src]', 'src'),
        ...listAttributes($, '[srcset]', 'srcset')
          .flatMap((set) => set.split(', '))
          .map((candidate) => candidate.split(' ')[0] ?? ''),
      ]),
    );
    const internal = [...addresses].filter((address) => address.startsWith('/'));
    expect(internal.length).toBeGreaterThan(allPaths.length * languages.length);
    const broken = await Promise.all(
      internal.map(async (address) => ({ address, status: (await get(address)).status })),
    );
    expect(broken.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('keeps the language on every internal link of a page whose address carries it', () => {
    for (const { $, language } of pages) {
      const links = listAttributes($, 'a[href^="/"]:not([hreflang], .gallery__link)', 'href');
      expect(links.filter((href) => !href.includes(`lng=${language}`))).toEqual([]);
    }
  });
});
