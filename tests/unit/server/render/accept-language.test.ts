import { describe, expect, it } from 'vitest';
import { negotiateLanguage } from '../../../../server/render/negotiate-language.ts';
import { defaultLanguage } from '../../../../shared/languages.ts';

const read = (header: string) => negotiateLanguage({ 'accept-language': header });

describe('Accept-Language', () => {
  it.each([
    ['ar-AE', 'ar'],
    ['ar-AE, en;q=0.9, ar;q=0.8', 'ar'],
    ['AR-ae', 'ar'],
    ['en-GB,en;q=0.9', 'en'],
    ['en-US,tr;q=0.9,en;q=0.8', 'en'],
    ['la,en;q=0.5,tr;q=0.7', 'tr'],
    ['tr;q=0.1, ar;q=0.9', 'ar'],
    ['en;q=0, ar;q=0.001', 'ar'],
    ['tr;Q=0.5,en;q=0.4', 'tr'],
    ['en,ar', 'en'],
  ])('%s asks for %s', (header, language) => {
    expect(read(header)).toBe(language);
  });

  it.each(['', '*', 'la, eo;q=0.8', 'en;q=0', 'en;q=abc', ';;;,,=q', 'cimode', '-en'])(
    '“%s” asks for none of ours',
    (header) => {
      expect(read(header)).toBe(defaultLanguage);
    },
  );
});
