import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../../cli/changes/compare-texts.ts';

describe('a text as the visitors of each language see it', () => {
  it('is told once if other languages show the Turkish text', () => {
    expect(compareTexts({ tr: 'bir' }, { tr: 'iki' }, false)).toEqual([
      { kind: 'text', language: 'tr', also: ['en', 'ar'], before: 'bir', after: 'iki' },
    ]);
  });

  it('is told for the languages whose own text changed', () => {
    const before = { tr: 'bir', en: 'one', ar: '' };
    expect(compareTexts(before, { tr: 'bir', en: 'two' }, false)).toEqual([
      { kind: 'text', language: 'en', also: [], before: 'one', after: 'two' },
    ]);
  });

  it('comes in place of the Turkish text, or gives way to it', () => {
    const translated = { tr: 'bir', en: 'one', ar: 'واحد' };
    const [came] = compareTexts({ tr: 'bir', ar: 'واحد' }, translated, false);
    expect(came).toMatchObject({ language: 'en', turn: 'translated', before: 'bir', after: 'one' });
    const [went] = compareTexts(translated, { tr: 'bir', ar: 'واحد', en: null }, false);
    expect(went).toMatchObject({ turn: 'untranslated', before: 'one', after: 'bir' });
  });

  it('is added or removed in each language that has it', () => {
    const added = compareTexts(undefined, { tr: 'bir', en: 'one' }, false);
    expect(added.map(({ language, also, after }) => [language, also, after])).toEqual([
      ['tr', ['ar'], 'bir'],
      ['en', [], 'one'],
    ]);
    expect(compareTexts({ tr: 'bir', en: 'one' }, undefined, false)).toHaveLength(2);
  });

  it('has its plural forms told one by one', () => {
    const before = { tr: { one: '1', other: 'n' }, en: { one: 'a', other: 'b' } };
    const after = { tr: { one: '1', other: 'n' }, en: { one: 'a', other: 'c' } };
    expect(compareTexts(before, after, false)).toEqual([
      { kind: 'text', language: 'en', also: [], form: 'other', before: 'b', after: 'c' },
    ]);
  });

  it('is the same if only spaces and folded lines differ', () => {
    const texts = ['one two\nthree', ' one  two three\n', 'one\ntwo\nthree'];
    for (const tr of texts) expect(compareTexts({ tr: texts[0] }, { tr }, true)).toEqual([]);
    expect(compareTexts({ tr: 'one\n\ntwo' }, { tr: 'one two' }, false)).toEqual([]);
    expect(compareTexts({ tr: 'one\n\ntwo' }, { tr: 'one two' }, true)).toHaveLength(1);
  });
});
