import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { type IssueCode, issueCodes } from '../../../../cli/issue.ts';
import { examples } from '../../../../cli/words/examples.ts';
import { explanations } from '../../../../cli/words/reference-words.ts';
import { toolLanguages } from '../../../../cli/words/words.ts';

const codes = Object.values(issueCodes).toSorted();

describe.each(toolLanguages)('the explanations in %s', (language) => {
  it('are of the codes that there are', () => {
    expect(Object.keys(explanations[language]).toSorted()).toEqual(codes);
  });

  it.each(codes)('say what %s means in whole sentences below a title', (code) => {
    const { title, meaning, why, fix } = explanations[language][code];
    expect(title).toMatch(/[^.\s]$/);
    for (const sentence of [meaning, why, fix]) expect(sentence).toMatch(/\S.*[.:`]$/);
  });

  it('have titles of their own', () => {
    const titles = codes.map((code) => explanations[language][code].title);
    expect(new Set(titles).size).toBe(codes.length);
  });
});

describe('the explanations', () => {
  it('differ between the languages in every sentence', () => {
    const same = codes.flatMap((code) => {
      const turkish: string[] = Object.values(explanations.tr[code]);
      return Object.values(explanations.en[code]).filter((sentence) => turkish.includes(sentence));
    });
    expect(same).toEqual([]);
  });
});

describe('the examples', () => {
  it.each(codes)('of %s show right YAML that is not the wrong one', (code) => {
    const { wrong, right } = examples[code];
    expect(right).not.toEqual(wrong);
    const document = parseDocument(right.join('\n'));
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(document.toJS()).not.toBeNull();
  });

  it.each(['C002', 'C003', 'C007'] as const)(
    'of %s show wrong YAML that does not parse',
    (code) => {
      expect(parseDocument(examples[code].wrong.join('\n')).errors).not.toEqual([]);
    },
  );

  it('show values that YAML really changes', () => {
    const read = (code: IssueCode): unknown =>
      parseDocument(examples[code].wrong.join('\n')).toJS();
    expect(read('C012')).toEqual({ chat: { number: 971000000000 } });
    expect(read('C015')).toEqual({ price: 1 });
    expect(read('C016')).toEqual({ amenities: [{ tr: 'Kapı' }] });
    expect(read('C017')).toBe('price:\u00a0150');
  });

  it.each([
    ['C101', 60],
    ['C102', 160],
  ] as const)(
    'of %s show a text that is longer and one that is not longer than %i',
    (code, limit) => {
      const { wrong, right } = examples[code];
      const measure = (lines: readonly string[]) =>
        (lines.at(-1) ?? '').replace('  tr: ', '').length;
      expect(measure(wrong)).toBeGreaterThan(limit);
      expect(measure(right)).toBeLessThanOrEqual(limit);
    },
  );
});
