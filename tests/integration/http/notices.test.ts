import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { openWithNotices } from './sample-notices.ts';
import { listTexts, type parsePage, plain } from './shared-site.ts';

type Document = ReturnType<typeof parsePage>;

const countNotices = ($: Document) => $('.notice').length;

describe('the notices of a page', () => {
  it.each(languages)('are the first thing of the page in %s, under a name', async (language) => {
    const { open, site } = await openWithNotices();
    const $ = await open(`/?lng=${language}`);
    const parts = $('body > *').toArray();
    const classes = parts.slice(0, 3).map((part) => $(part).attr('class'));
    expect(classes).toEqual(['skip-link', 'notices', 'site-header']);
    const labels = site.labels[language].notices;
    const aside = $('aside.notices');
    expect(aside.attr('aria-label')).toBe(labels?.['label']);
    expect(aside.attr('role')).toBeUndefined();
    expect(aside.find('h1, h2, h3, script, [style]')).toHaveLength(0);
    const [info, important] = site.bundles[language].notices;
    expect(listTexts($, '.notice')).toEqual([
      `${labels?.['important']} ${important?.text}`,
      info?.text,
    ]);
    expect($('.notice svg[aria-hidden="true"]')).toHaveLength(1);
    expect($('.notice--important > svg')).toHaveLength(1);
  });

  it('carry the language of their text if it fell back', async () => {
    const text = { lang: 'tr', text: 'Çöl akşamları' } as const;
    const { open } = await openWithNotices({ info: { text } });
    const $ = await open('/?lng=ar');
    expect($('.notice a > span[lang="tr"][dir="ltr"]').text()).toBe(text.text);
  });

  it('link to another page in the explicit language of the page', async () => {
    const { open } = await openWithNotices();
    const linkAt = async (address: string) => (await open(address))('.notice a').attr('href');
    expect(await linkAt('/')).toBe('/servis/col');
    expect(await linkAt('/yok?lng=en')).toBe('/servis/col?lng=en');
    expect(await linkAt('/servis/col?lng=en')).toBeUndefined();
  });

  it('stand on every page, error pages included', async () => {
    const { open } = await openWithNotices();
    for (const address of ['/', '/hizmetler?q=zzz', '/blog/6', '/yok', '/detay/yok', '/%E0%A4%A'])
      expect(countNotices(await open(address)), address).toBe(2);
  });

  it('stand on the pages that they list, whatever is searched there', async () => {
    const { open } = await openWithNotices({
      important: { on: ['desert', 'cars', '/detay/yok'] },
      info: { on: ['services', '/blog/6'] },
    });
    const counts = { '/': 0, '/hizmetler?q=zzz&lng=ar': 1, '/servis/col': 1, '/detay/yok': 0 };
    for (const [address, count] of Object.entries(counts))
      expect(countNotices(await open(address)), address).toBe(count);
  });

  it('change nothing else of the page but the colour of the browser’s bars', async () => {
    const { get } = await openWithNotices({ info: { on: ['/hakkimizda'] } });
    for (const address of ['/?lng=ar', '/iletisim', '/yok']) {
      const [{ text: before }, { text }] = [await plain.get(address), await get(address)];
      expect(before).not.toMatch(/notice/);
      const withoutAside = text.replace(/<aside class="notices".*?<\/aside>/s, '');
      expect(withoutAside).not.toBe(text);
      expect(withoutAside.replace('content="#F0E8DA"', '')).toBe(
        before.replace(/(?<=name="theme-color" )content="[^"]*"/, ''),
      );
    }
  });
});
