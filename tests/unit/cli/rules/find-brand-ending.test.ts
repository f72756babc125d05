import { describe, expect, it } from 'vitest';
import { findBrandEnding } from '../../../../cli/rules/find-brand-ending.ts';

const find = (text: string, language: 'tr' | 'en' | 'ar' = 'tr') =>
  findBrandEnding(text, { language, role: 'text' }).map(({ start, end }) => text.slice(start, end));

describe('the rule about endings of the brand', () => {
  it.each(["'", '’', '‘', '`', '´', 'ʼ', '′', ''])('finds one behind %j', (apostrophe) => {
    const written = `{brand}${apostrophe}nin`;
    expect(find(`Bütün ${written} hizmetleri`)).toEqual([written]);
    expect(find(`${written}, ${written}`)).toEqual([written, written]);
  });

  it('is content with a placeholder of its own', () => {
    expect(find('{brand} hizmetleri, “{brand}”, ‘{brand}’ sözü; {brand}.')).toEqual([]);
    expect(find('{phone}’ı arayın')).toEqual([]);
  });

  it('leaves other languages and labels alone', () => {
    expect(find('{brand}’s services', 'en')).toEqual([]);
    expect(findBrandEnding('{{brand}}’nin', { language: 'tr', role: 'label' })).toEqual([]);
  });
});
