import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { type IssueCode, issueCodes } from '../../../../cli/codes/codes.ts';
import { codeDefinitions } from '../../../../cli/codes/sentences.ts';
import { uiLanguages } from '../../../../cli/messages/messages.ts';

const folder = join(import.meta.dirname, '../../../../cli/codes');

const codes = Object.values(issueCodes);

describe('the codes', () => {
  it('are those of the files of the folder, each of which names its own, in their order', () => {
    const files = readdirSync(folder).filter((name) => /^c\d+\.ts$/.test(name));
    expect(codes.map((code) => `${code.toLowerCase()}.ts`)).toEqual(files.toSorted());
    expect(codes.map((code) => codeDefinitions[code].code)).toEqual(codes);
  });

  it('share no name of a problem', () => {
    const names = codes.flatMap((code) => Object.keys(codeDefinitions[code].problems));
    expect(names).toEqual([...new Set(names)]);
  });
});

describe.each(uiLanguages)('the explanations in %s', (language) => {
  it.each(codes)('say what %s means in whole sentences below a title', (code) => {
    const { title, meaning, why, fix } = codeDefinitions[code].explanation[language];
    expect(title).toMatch(/[^.\s]$/);
    for (const sentence of [meaning, why, fix]) expect(sentence).toMatch(/\S.*[.:`]$/);
  });

  it('have titles of their own', () => {
    const titles = codes.map((code) => codeDefinitions[code].explanation[language].title);
    expect(new Set(titles).size).toBe(codes.length);
  });
});

describe('the explanations', () => {
  it('differ between the languages in every sentence', () => {
    const same = codes.flatMap((code) => {
      const { en, tr } = codeDefinitions[code].explanation;
      const turkish: string[] = Object.values(tr);
      return Object.values(en).filter((sentence) => turkish.includes(sentence));
    });
    expect(same).toEqual([]);
  });
});

describe('the examples', () => {
  it.each(codes)('of %s show right YAML that is not the wrong one', (code) => {
    const { wrong, right } = codeDefinitions[code].example;
    expect(right).not.toEqual(wrong);
    const document = parseDocument(right.join('\n'));
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(document.toJS()).not.toBeNull();
  });

  it.each(['C002', 'C003', 'C007'] as const)(
    'of %s show wrong YAML that does not parse',
    (code) => {
      expect(parseDocument(codeDefinitions[code].example.wrong.join('\n')).errors).not.toEqual([]);
    },
  );

  it('show values that YAML really changes', () => {
    const read = (code: IssueCode): unknown =>
      parseDocument(codeDefinitions[code].example.wrong.join('\n')).toJS();
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
      const { wrong, right } = codeDefinitions[code].example;
      const measure = (lines: readonly string[]) =>
        (lines.at(-1) ?? '').replace('  tr: ', '').length;
      expect(measure(wrong)).toBeGreaterThan(limit);
      expect(measure(right)).toBeLessThanOrEqual(limit);
    },
  );
});
