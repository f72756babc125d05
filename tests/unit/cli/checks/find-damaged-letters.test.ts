import { describe, expect, it } from 'vitest';
import { findDamagedLetters } from '../../../../cli/checks/find-damaged-letters.ts';
import type { Language } from '../../../../shared/languages.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';
import { corpusTexts } from './corpus-texts.ts';

const find = (text: string, language: Language) =>
  findDamagedLetters(text, { language, role: 'text' });

describe('the rule about damaged letters', () => {
  it.each<[Language, string, string]>([
    ['en', 'A ﬁne ｗide 𝗯𝗼𝗹𝗱 dune', 'A fine wide bold dune'],
    ['en', 'An i̇stanbul night', 'An istanbul night'],
    ['tr', 'Size özel i̇stek', 'Size özel istek'],
    ['ar', 'الرمـــل هادئ', 'الرمل هادئ'],
  ])('corrects in %s: %s', (language, text, right) => {
    const found = find(text, language);
    expect(found[0]?.code).toBe('C134');
    expect(applySafeReplacements(text, found)).toBe(right);
  });

  it.each<[Language, string, (string | undefined)[]]>([
    ['tr', 'Kýzýl kumda bir akþam', ['Kızıl', 'akşam']],
    ['tr', 'Bir akșam', ['akşam']],
    ['en', 'Itâ€™s a dÃ¼ne', [undefined, undefined]],
    ['tr', 'Ä°stek Ã¼zerine kÄ±zÄ±l ÅŸehir', [undefined, undefined, undefined, undefined]],
    ['en', 'You arrive.\\n\\nIstanbul, caf\\u00e9', [undefined, undefined, undefined]],
    ['en', 'Sand =E2=80=94 sea, sand%20turns', [undefined, undefined]],
  ])('leaves to people in %s: %s', (language, text, replacements) => {
    const found = find(text, language);
    expect(found.map(({ replacement }) => replacement)).toEqual(replacements);
    expect(applySafeReplacements(text, found)).toBe(text);
  });

  it.each<[Language, string]>([
    ['tr', 'Şimdi %20 indirim, oda %20’den'],
    ['en', 'Citroën, Ångström, Åland, Zürich’in “Å”'],
    ['en', 'Timișoara, Nový, Þingvellir'],
    ['tr', 'Český Krumlov’dan Guðrún'],
    ['ar', 'بـ{phone} أو هـ، ﷺ'],
    ['en', 'a = b, 1/2, C:\\new'],
  ])('takes as they are in %s: %s', (language, text) => {
    expect(find(text, language)).toEqual([]);
  });

  it('finds nothing in whole texts, and each that was read in the wrong encoding', () => {
    const whole = corpusTexts.filter(({ language, text }) => find(text, language).length > 0);
    expect(whole).toEqual([]);
    const latin = new TextDecoder('windows-1252');
    const damaged = corpusTexts.filter(({ text }) => /[çğıöşüÇĞİÖŞÜ’…]/.test(text));
    expect(damaged.length).toBeGreaterThan(100);
    for (const { language, text } of damaged) {
      expect(find(latin.decode(Buffer.from(text)), language), text).not.toEqual([]);
    }
  });
});
