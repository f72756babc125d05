import { describe, expect, it } from 'vitest';
import { isMostlyFallback } from '../../../../../server/render/seo/find-indexable-languages.ts';

const turkish = {
  slug: 'col-turu',
  title: 'Çöl Turu',
  about: 'Saat üçte otelinizin kapısından çıkarsınız ve bir saate varmadan asfalt biter.',
  images: [{ src: '/x.webp', alt: 'Kızıl bir kumulun sırtı, ardında alçak güneş' }],
};
const fallBack = (text: string) => ({ lang: 'tr' as const, text });

describe('a page is mostly fallen back', () => {
  it('where its long text is, although its title is translated', () => {
    const page = { ...turkish, title: 'Desert Tour', about: fallBack(turkish.about) };
    expect(isMostlyFallback(page, turkish)).toBe(true);
  });

  it('not where its title is, and its long text is translated', () => {
    const about = 'Somewhere past the village the tarmac ends, and the first dune begins.';
    expect(isMostlyFallback({ ...turkish, title: fallBack('Çöl Turu'), about }, turkish)).toBe(
      false,
    );
  });

  it('although its pictures are described, since other entries show them too', () => {
    const images = [{ src: '/x.webp', alt: 'A red dune crest under a low sun. '.repeat(9) }];
    const page = { ...turkish, images, about: fallBack(turkish.about) };
    expect(isMostlyFallback(page, turkish)).toBe(true);
  });

  it('not where exactly half is, nor where nothing is said', () => {
    expect(isMostlyFallback([fallBack('iki'), 'two'], ['iki', 'iki'])).toBe(false);
    expect(isMostlyFallback({}, {})).toBe(false);
    expect(isMostlyFallback({ slug: 'g63' }, { slug: 'g63' })).toBe(false);
  });
});
