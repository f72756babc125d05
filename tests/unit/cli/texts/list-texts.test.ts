import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeIssue } from '../../../../cli/codes/sentences.ts';
import { readModel } from '../../../../cli/model/field-model.ts';
import { parseSource } from '../../../../cli/model/parse-source.ts';
import { shorten } from '../../../../cli/model/shorten.ts';
import { listTexts, toIssue } from '../../../../cli/texts/list-texts.ts';
import type { LockLine } from '../../../../cli/texts/lock-file.ts';
import { languages } from '../../../../shared/languages.ts';
import { declaredLanguages, sourceText } from '../../../../shared/schemas/field-types.ts';

const entry = readModel(
  z.strictObject({
    languages: declaredLanguages,
    title: sourceText,
    amenities: z.array(sourceText),
    details: z.strictObject({ languages: declaredLanguages, text: sourceText }),
  }),
);
const labels = readModel(
  z.strictObject({ a: z.strictObject({ b: z.unknown().meta({ kind: 'label' }) }) }),
);

/** The languages of the examples, independent of those of the site. */
const written: readonly string[] = ['tr', 'en', 'ar'];

function look(text: string, model = entry, lock: readonly LockLine[] = []) {
  const { file } = parseSource('cars/g63.yaml', text);
  if (!file) throw new Error('The example does not parse.');
  return listTexts(file, model, lock)
    .flatMap(({ states }) => states)
    .filter(({ language }) => written.includes(language));
}

const list = (...input: Parameters<typeof look>) =>
  look(...input).flatMap(({ gaps }) =>
    gaps.map(toIssue).map((issue) => `${issue.code} ${issue.path} ${issue.line}:${issue.column}`),
  );

describe('listTexts', () => {
  it('finds nothing where all is translated', () => {
    expect(list('title: { tr: Evet, en: "Yes", ar: نعم }')).toEqual([]);
  });

  it('tells a missing translation from an empty one, at the key that is there', () => {
    expect(list('title:\n  tr: Evet\n  en:\n')).toEqual(['C202 title.en 3:3', 'C201 title.ar 1:1']);
    expect(list('title:\n  tr: Evet\n  en: ""\n  ar: "  "\n')).toEqual([
      'C202 title.en 3:3',
      'C202 title.ar 4:3',
    ]);
  });

  it('names the Turkish of an item of a list, which has no key of its own', () => {
    expect(list('amenities:\n  - tr: Bir\n    en: One\n')).toEqual(['C201 amenities[0].ar 2:5']);
    expect(list('amenities:\n  - en: One\n    tr: Bir\n')).toEqual(['C201 amenities[0].ar 3:5']);
  });

  it('finds a translation whose Turkish text is gone, and asks for none that never was', () => {
    expect(list('title:\n  en: Yes\n  ar: ""\n')).toEqual(['C203 title.en 2:3']);
    expect(list('title:\n  tr: ""\n  ar: نعم\n')).toEqual(['C203 title.ar 3:3']);
    expect(list('title:\n  tr: ""\n')).toEqual([]);
  });

  it('counts no gap that an entry or a block declares, and none of another part', () => {
    const text = 'languages: [tr, en]\ntitle:\n  tr: Evet\n  en: "Yes"\n';
    expect(list(text)).toEqual([]);
    expect(list(`${text}details:\n  languages: [tr]\n  text:\n    tr: Evet\n`)).toEqual([]);
    expect(look(text).filter(({ isExpected }) => isExpected)).toHaveLength(1);
  });

  it('takes a list of languages for a declaration only where the schema says that it is one', () => {
    const guide = readModel(
      z.strictObject({
        languages: z.array(z.enum(languages)),
        name: sourceText,
        book: z.strictObject({ writtenIn: declaredLanguages, title: sourceText }),
      }),
    );
    const text = 'languages: [tr, en]\nname:\n  tr: Evet\n  en: "Yes"\n';
    expect(list(text, guide)).toEqual(['C201 name.ar 2:1']);
    expect(
      list(
        `${text}  ar: نعم\nbook:\n  languages: [tr]\n  writtenIn: [tr, en]\n  title:\n    tr: Evet\n`,
        guide,
      ),
    ).toEqual(['C201 book.title.en 9:3']);
    const [gap] = look('book:\n  title:\n    tr: Evet\n    en: "Yes"\n', guide).flatMap(
      ({ gaps }) => gaps,
    );
    const others = languages.filter((language) => language !== 'ar');
    expect(gap && describeIssue(toIssue(gap), 'en').advice).toBe(
      `Write it; where it is meant to be missing, declare it: writtenIn: [${others.join(', ')}].`,
    );
  });

  it('finds a text in a language that its entry declares not to have', () => {
    expect(list('languages: [tr, en]\ntitle:\n  tr: Evet\n  en: "Yes"\n  ar: نعم\n')).toEqual([
      'C204 title.ar 5:3',
    ]);
    expect(list('languages: [tr, en]\ntitle:\n  tr: Evet\n  en: "Yes"\n  ar: ""\n')).toEqual([]);
  });

  it('looks into plural forms for those that the language needs', () => {
    const text =
      'a:\n  b:\n    tr: { one: x, other: x }\n    en:\n      one: y\n      other: ""\n    ar:\n      zero: z\n      one: z\n      two: z\n      few: z\n      other: z\n';
    expect(list(text, labels)).toEqual(['C202 a.b.en.other 6:7', 'C201 a.b.ar.many 7:5']);
    expect(look(text, labels).map(({ translation }) => translation)).toEqual([
      undefined,
      undefined,
    ]);
    expect(list('a:\n  b:\n    tr: x\n    en: {}\n    ar: { few: "" }\n', labels)).toEqual([
      'C202 a.b.en 4:5',
      'C202 a.b.ar 5:5',
    ]);
  });

  it('finds a translation stale by the lock', () => {
    const before = look('title:\n  tr: Evet\n  en: "Yes"\n  ar: نعم\n');
    const lock = before.flatMap(({ translation }) => translation ?? []);
    expect(lock).toHaveLength(2);
    expect(list('title:\n  tr: Hayır\n  en: "No"\n  ar: نعم\n', entry, lock)).toEqual([
      'C205 title.ar 4:3',
    ]);
  });

  it('advises to declare a gap only where the schema knows the declaration', () => {
    const advise = (text: string, model = entry) =>
      look(text, model).flatMap(({ gaps }) =>
        gaps.map((gap) => describeIssue(toIssue(gap), 'en').advice),
      );
    expect(advise('languages: [tr, ar]\ntitle:\n  tr: Evet\n')).toEqual([
      'Write it; where it is meant to be missing, declare it: languages: [tr].',
    ]);
    expect(advise('a:\n  b:\n    tr: x\n    en: y\n', labels)[0]).toBe(
      'Write it. If it is right as it is, say why above line 2: # ok C201: …',
    );
  });
});

describe('shorten', () => {
  it('cuts between words, and takes the most general plural form', () => {
    expect(shorten('Kapıyı kapatın ve\ndinleyin', 20)).toBe('Kapıyı kapatın ve…');
    expect(shorten('Kapıyı', 6)).toBe('Kapıyı');
    expect(shorten('Kapıyıkapatın', 6)).toBe('Kapıyı…');
    expect(shorten({ one: 'bir', other: 'çok' })).toBe('çok');
    expect(shorten(undefined)).toBe('');
  });
});
