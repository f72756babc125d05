import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { openSite } from './open-site.ts';
import { openWithNotices } from './sample-notices.ts';
import { listAttributes, type parsePage, plain, site } from './shared-site.ts';

const listLines = ($: ReturnType<typeof parsePage>) => listAttributes($, '.language-line', 'lang');

describe('the lines in other languages', () => {
  it.each(languages)(
    'are hidden and each in its own language on a page in %s',
    async (language) => {
      const $ = await plain.open(`/araclar?page=2&lng=${language}`);
      const others = languages.filter((code) => code !== language);
      expect(listLines($)).toEqual(others);
      expect($('html').attr('data-offers')).toBe(others.join(' '));
      expect($('.language-line:not([hidden])')).toHaveLength(0);
      for (const other of others) {
        const labels = site.labels[other].language_line;
        const line = $(`.language-line[lang="${other}"]`);
        expect(line.attr('dir')).toBe(other === 'ar' ? 'rtl' : 'ltr');
        expect(line.attr('role')).toBeUndefined();
        expect(line.text()).toBe(`${labels?.['text']} ${labels?.['link']}`);
        expect(line.find('button').attr('aria-label')).toBe(labels?.['close']);
        expect(line.find('a').attr('hreflang')).toBe(other);
      }
    },
  );

  it('come first after the skip link, before a notice, and not beside two', async () => {
    const withOne = await openWithNotices({ info: { on: ['/'] } });
    const $ = await withOne.open('/iletisim?lng=ar');
    const classes = Array.from($('body > *'), (part) => $(part).attr('class'));
    const line = 'language-line';
    expect(classes.slice(0, 5)).toEqual(['skip-link', line, line, 'notices', 'site-header']);
    const full = await withOne.open('/?lng=ar');
    expect(listLines(full)).toEqual([]);
    expect(full('html').attr('data-offers')).toBeUndefined();
  });

  it.each([
    ['/hizmetler?q=y%26t+1&lng=en', '/hizmetler?q=y%26t+1&lng=tr'],
    ['/hizmetler?category=desert&lng=en', '/hizmetler?category=desert&lng=tr'],
    ['/bloglar?page=2&lng=en', '/bloglar?page=2&lng=tr'],
    ['/planim?e=kum-aksami&lng=en', '/planim?e=kum-aksami&lng=tr'],
    ['/detay/kum-aksami?lng=en', '/detay/kum-aksami?lng=tr'],
  ])('on %s lead to %s', async (address, target) => {
    const $ = await plain.open(address);
    expect($('.language-line[lang="tr"] a').attr('href')).toBe(target);
  });

  it('are on error pages too, and lead to the same address', async () => {
    const $ = await plain.open('/yok?lng=en');
    expect($('.language-line[lang="tr"] a').attr('href')).toBe('?lng=tr');
  });

  it('are not on pages whose language was negotiated', async () => {
    for (const address of ['/', '/yok', '/hizmetler?lng=de']) {
      const $ = await plain.open(address);
      expect(listLines($), address).toEqual([]);
      expect($('html').attr('data-offers'), address).toBeUndefined();
    }
  });

  it('are not of languages into which their labels are not translated', async () => {
    const { open } = await openSite({
      change: (bundle, language) => {
        if (language === 'ar') bundle.fallbackLabels.push('language_line.close');
      },
    });
    expect(listLines(await open('/?lng=en'))).toEqual(['tr']);
  });

  it('are not of languages in which the page is not written', async () => {
    const onlyTurkish = site.bundles.ar.posts.find((post) => typeof post.title !== 'string');
    expect(listLines(await plain.open(`/blog/${onlyTurkish?.id}?lng=tr`))).not.toContain('ar');
  });
});
