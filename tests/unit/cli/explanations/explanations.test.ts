import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { explanations } from '../../../../cli/explanations/explanations.ts';
import { type IssueCode, issueCodes } from '../../../../cli/issue-codes.ts';

const codes = Object.values(issueCodes);

const words = (code: IssueCode) => {
  const { title, meaning, why, fix } = explanations[code];
  return [title, meaning, why, fix];
};

describe('the explanations', () => {
  it.each(codes)('of %s say something in both languages, with typographic quotes', (code) => {
    for (const { en, tr } of words(code)) {
      expect(en.trim()).not.toBe('');
      expect(tr.trim()).not.toBe('');
      expect(en).not.toBe(tr);
    }
    const { title, meaning, why, fix } = explanations[code];
    for (const language of ['en', 'tr'] as const) {
      expect(title[language]).not.toMatch(/\.$/);
      for (const sentence of [meaning, why, fix]) expect(sentence[language]).toMatch(/[.:`]$/);
    }
  });

  it.each(codes)('of %s have their own titles', (code) => {
    const same = codes.filter(
      (other) => explanations[other].title.tr === explanations[code].title.tr,
    );
    expect(same).toEqual([code]);
  });

  it.each(codes)('of %s show right YAML that is not the wrong one', (code) => {
    const { wrong, right } = explanations[code].example;
    expect(right).not.toEqual(wrong);
    const document = parseDocument(right.join('\n'));
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(document.toJS()).not.toBeNull();
  });

  it.each(['C002', 'C003', 'C007'] as const)(
    'of %s show wrong YAML that does not parse',
    (code) => {
      expect(parseDocument(explanations[code].example.wrong.join('\n')).errors).not.toEqual([]);
    },
  );

  it('show values that YAML really changes', () => {
    const read = (code: IssueCode): unknown =>
      parseDocument(explanations[code].example.wrong.join('\n')).toJS();
    expect(read('C012')).toEqual({ chat: { number: 971000000000 } });
    expect(read('C015')).toEqual({ price: 1 });
    expect(read('C016')).toEqual({ amenities: [{ tr: 'Kapı' }] });
    expect(read('C017')).toBe('price:\u00a0150');
  });

  it('show titles and descriptions that are long and short enough', () => {
    const lengths = (code: IssueCode) => {
      const { wrong, right } = explanations[code].example;
      return [wrong, right].map((lines) => (lines.at(-1) ?? '').replace('  tr: ', '').length);
    };
    const [longTitle = 0, title = 0] = lengths('C101');
    expect(longTitle).toBeGreaterThan(60);
    expect(title).toBeLessThanOrEqual(60);
    const [longDescription = 0, description = 0] = lengths('C102');
    expect(longDescription).toBeGreaterThan(160);
    expect(description).toBeLessThanOrEqual(160);
  });
});
