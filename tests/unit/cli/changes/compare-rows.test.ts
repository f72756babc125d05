import { describe, expect, it } from 'vitest';
import { compareRows, listComparedRows } from '../../../../cli/changes/compare-rows.ts';
import type { FieldModel } from '../../../../cli/model/field-model.ts';

const model = (isLong: boolean): FieldModel => ({
  kind: 'text',
  isOptional: false,
  meta: { isLong },
});

function compare(before: object | undefined, after: object | undefined, isLong = false) {
  const [former = [], present = []] = [before, after].map((text) =>
    listComparedRows(text, model(isLong)),
  );
  return compareRows(former, present).flatMap(({ paths: _, ...change }) =>
    change.kind === 'text' ? change : [],
  );
}

describe('a text as the visitors of each language see it', () => {
  it('is told once if other languages show the Turkish text', () => {
    expect(compare({ tr: 'bir' }, { tr: 'iki' })).toEqual([
      { kind: 'text', language: 'tr', also: ['en', 'ar'], form: '', before: 'bir', after: 'iki' },
    ]);
  });

  it('comes in place of the Turkish text, or gives way to it', () => {
    const translated = { tr: 'bir', en: 'one', ar: 'واحد' };
    const [came] = compare({ tr: 'bir', ar: 'واحد', en: '' }, translated);
    expect(came).toMatchObject({ language: 'en', turn: 'translated', before: 'bir', after: 'one' });
    const [went] = compare(translated, { tr: 'bir', ar: 'واحد', en: null });
    expect(went).toMatchObject({ turn: 'untranslated', before: 'one', after: 'bir' });
  });

  it('is added or removed in each language that has it', () => {
    const added = compare(undefined, { tr: 'bir', en: 'one' });
    expect(added.map(({ language, also, after }) => [language, also, after])).toEqual([
      ['tr', ['ar'], 'bir'],
      ['en', [], 'one'],
    ]);
    expect(compare({ tr: 'bir', en: 'one' }, undefined)).toHaveLength(2);
  });

  it('has its plural forms told one by one', () => {
    const before = { tr: { one: '1', other: 'n' }, en: { one: 'a', other: 'b' } };
    const after = { tr: { one: '1', other: 'n' }, en: { other: 'c', one: 'a' } };
    expect(compare(before, after)).toEqual([
      { kind: 'text', language: 'en', also: [], form: 'other', before: 'b', after: 'c' },
    ]);
  });

  it('is the same if only spaces and folded lines differ', () => {
    const texts = ['one two\nthree', ' one  two three\n', 'one\ntwo\nthree'];
    for (const tr of texts) expect(compare({ tr: texts[0] }, { tr }, true)).toEqual([]);
    expect(compare({ tr: 'one\n\ntwo' }, { tr: 'one two' })).toEqual([]);
    expect(compare({ tr: 'one\n\ntwo' }, { tr: 'one two' }, true)).toHaveLength(1);
  });
});
