import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getMessages, type LocalizedMessage } from '../../../../../cli/messages/messages.ts';
import {
  hashBase,
  type ImportedUnit,
  type TranslationUnit,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import { validateImport } from '../../../../../cli/translations/interchange/validate-import.ts';
import { anyDocument, createUnit } from './units.ts';

function answer(unit: TranslationUnit, part: Partial<ImportedUnit> = {}): ImportedUnit {
  return { id: unit.id, source: unit.source, target: unit.target, isDone: true, ...part };
}

function say(messages: readonly LocalizedMessage[] = []): string[] {
  return messages.map((message) => message(getMessages('en')));
}

/** Returns why one translation of a text is rejected, as the first words of each reason. */
function listReasons(unit: TranslationUnit, part: Partial<ImportedUnit>): string[] {
  const { refused, accepted } = validateImport([unit], [answer(unit, part)]);
  expect(refused.length + accepted.length).toBe(1);
  return say(refused[0]?.reasons);
}

describe('validateImport', () => {
  it('accepts a new translation without the spaces around it', () => {
    const unit = createUnit({ source: 'Çöl turu' });
    expect(validateImport([unit], [answer(unit, { target: ' جولة الصحراء \n' })])).toEqual({
      accepted: [{ unit, target: 'جولة الصحراء', isChanged: true, line: undefined }],
      refused: [],
      unchanged: 0,
    });
  });

  it.each<[string, Partial<TranslationUnit>, Partial<ImportedUnit>, RegExp[]]>([
    ['unknown', {}, { id: 'cars/x.yaml#title', target: 'a' }, [/no text “cars\/x\.yaml#title”/]],
    ['of an older source', {}, { source: 'Eski', target: 'a' }, [/has changed since the export/]],
    ['emptied', { target: 'a' }, { target: ' \n' }, [/is empty/]],
    ['with a zero-width space', {}, { target: 'a\u200bb' }, [/U\+200B/]],
    ['with a no-break space', {}, { target: 'a\u00a0b' }, [/U\+00A0/]],
    ['with a mark of direction', {}, { target: '\u202bab' }, [/U\+202B/]],
    ['with a joiner that nobody sees', {}, { target: 'a\u200cb' }, [/U\+200C/]],
    ['with a tab', {}, { target: 'a\tb' }, [/U\+0009/]],
    ['with a sign for a lost letter', {}, { target: 'a\ufffdb' }, [/U\+FFFD/]],
    ['with a control character', {}, { target: 'a\u0007b' }, [/U\+0007/]],
    ['broken into lines', {}, { target: 'a\nb' }, [/has line breaks/]],
    ['marked as only guessed', {}, { target: 'a', isDraft: true }, [/is marked “fuzzy”/]],
    [
      'with a code that nobody knows',
      { target: 'a' },
      { target: 'a', unknownCode: 'pc' },
      [/code <pc>/],
    ],
    ['in another order', {}, { target: 'a', isReordered: true }, [/in another order/]],
    [
      'in another order than it went out in, with the same words',
      { target: 'a b' },
      { target: 'a b', base: hashBase('a b'), isReordered: true },
      [/in another order/],
    ],
    [
      'wrong in every way',
      { source: 'a' },
      { source: 'c', target: 'x\u200b\ny', isDraft: true },
      [/changed since/, /fuzzy/, /U\+200B/, /line breaks/],
    ],
  ])('refuses a translation that is %s, and gives every reason', (_what, unit, read, reasons) => {
    const found = listReasons(createUnit(unit), read);
    expect(found).toHaveLength(reasons.length);
    for (const [index, reason] of reasons.entries()) expect(found[index]).toMatch(reason);
  });

  it.each<[string, Partial<TranslationUnit>, Partial<ImportedUnit>]>([
    [
      'of a text of paragraphs, wrapped otherwise',
      { source: 'a\nb\n\nc\n' },
      { source: 'a b\n\nc', target: 'x\n\ny' },
    ],
    ['with the joiners of emoji', {}, { target: 'نحن 👩‍👧' }],
    ['whose source is not composed', { source: 'Çöl' }, { source: 'C\u0327o\u0308l', target: 'a' }],
  ])('accepts a translation %s', (_what, unit, read) => {
    expect(listReasons(createUnit(unit), read)).toEqual([]);
  });

  it('accepts lines where the translation had some, though its source has none', () => {
    const unit = createUnit({ source: 'A', target: 'a\nb' });
    expect(listReasons(unit, { target: 'a\nc' })).toEqual([]);
  });

  it('refuses a translation that was changed on both sides, and says how it reads now', () => {
    const unit = createUnit({ target: 'fixed' });
    const read = answer(unit, { target: 'translated', base: hashBase('old') });
    expect(say(validateImport([unit], [read]).refused[0]?.reasons)).toEqual([
      'The translation in the content was changed after the export (“fixed”). Export again, or change it there.',
    ]);
    expect(listReasons(createUnit(), { target: 'translated', base: hashBase('old') })).toEqual([
      expect.stringMatching(/^The translation was deleted from the content after the export\./),
    ]);
    expect(listReasons(unit, { target: 'translated', base: 'none' })).toHaveLength(1);
  });

  it('takes a translation over that was changed only in the file, or of which nobody knows', () => {
    const unit = createUnit({ target: 'old' });
    for (const base of [{ base: hashBase('old') }, {}]) {
      const { accepted } = validateImport([unit], [answer(unit, { target: 'new', ...base })]);
      expect(accepted).toMatchObject([{ target: 'new', isChanged: true }]);
    }
  });

  it('looks at each plural form for itself', () => {
    const [one, other] = (['one', 'other'] as const).map((form) =>
      createUnit({ file: 'labels.yaml', path: ['a'], form, source: 'gün', target: `${form} now` }),
    );
    if (!one || !other) throw new Error('There are two forms.');
    const answers = [
      answer(one, { target: 'one old', base: hashBase('one old') }),
      answer(other, { target: 'other new', base: hashBase('other now') }),
    ];
    expect(validateImport([one, other], answers)).toMatchObject({
      accepted: [{ unit: other, target: 'other new' }],
      refused: [],
      unchanged: 1,
    });
  });

  it('accepts a stale translation as it is only if it is still the exported one, and marked as done', () => {
    const unit = createUnit({ target: 'جولة', state: 'stale' });
    const read = answer(unit, { base: hashBase('جولة') });
    expect(validateImport([unit], [read]).accepted).toMatchObject([{ isChanged: false }]);
    const fixed = { ...unit, target: 'رحلة' };
    expect(validateImport([fixed], [read]).unchanged).toBe(1);
    const alike = { ...read, target: 'رحلة' };
    expect(validateImport([fixed], [alike]).accepted).toMatchObject([{ isChanged: false }]);
    const undone = validateImport([unit], [answer(unit, { isDone: false })]);
    expect(undone).toMatchObject({ accepted: [], unchanged: 1 });
  });

  it('refuses both answers to one text', () => {
    const unit = createUnit();
    const check = validateImport(
      [unit],
      [answer(unit, { target: 'a', line: 3 }), answer(unit, { target: 'b', line: 9 })],
    );
    expect(check.accepted).toEqual([]);
    expect(check.refused.map(({ line, reasons }) => [line, say(reasons)[0]])).toEqual([
      [3, 'The text stands in the file more than once. Keep one of them.'],
      [9, 'The text stands in the file more than once. Keep one of them.'],
    ]);
  });

  it('lets no text refuse a file that came back as it went out, whatever the content became', () => {
    const unit = createUnit({ target: 'جولة', state: 'stale', source: 'Yeni' });
    const back = answer(unit, { source: 'Eski', base: hashBase('جولة') });
    const renamed = { ...back, id: 'cars/g36.yaml#description' };
    const twice = { ...back, target: 'رحلة', source: 'Yeni' };
    const withoutBase = { id: unit.id, source: 'Eski', target: 'جولة', isDone: true };
    const guessed = { ...back, isDraft: true };
    expect(validateImport([unit], [back, renamed, withoutBase, guessed])).toEqual({
      accepted: [],
      refused: [],
      unchanged: 4,
    });
    expect(validateImport([unit], [back, twice])).toMatchObject({
      accepted: [{ target: 'رحلة' }],
      refused: [],
      unchanged: 1,
    });
  });

  it('changes nothing where the file is as it was exported, whatever the content became', () => {
    fc.assert(
      fc.property(anyDocument, fc.option(anyDocument), ({ units }, others) => {
        const present = units.map((unit, index) => {
          const target = others === null ? unit.target : (others.units[index]?.target ?? '');
          return { ...unit, target, state: target === '' ? 'missing' : unit.state };
        });
        const answers = units.map((unit) =>
          answer(unit, {
            isDone: unit.state === 'current',
            base: hashBase(unit.target),
          }),
        );
        const unchanged = units.length;
        expect(validateImport(present, answers)).toEqual({ accepted: [], refused: [], unchanged });
      }),
    );
  });

  it('counts every answer exactly once', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (now, then) => {
        const answers = then.units.map((unit) => answer(unit));
        const { accepted, refused, unchanged } = validateImport(now.units, answers);
        expect(accepted.length + refused.length + unchanged).toBe(answers.length);
      }),
    );
  });
});
