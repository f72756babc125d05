import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { IssueCode } from '../../../../cli/codes/codes.ts';
import { applyExceptions, readExceptions } from '../../../../cli/content/exceptions.ts';
import { createSourceFile } from '../../../../cli/yaml/source-file.ts';

const text = 'details:\n  text:\n    tr: Evet\n';
const source = createSourceFile({ path: 'a.yaml', text, data: parse(text) });
const find = (code: IssueCode, language: string) =>
  source.report(code, ['details', 'text', language], {
    problem: 'emptyText',
    params: { name: language },
  });

const apply = (fields: string, codes: IssueCode[]) => {
  const written = `- file: a.yaml\n  path: details\n  reason: why\n  ${fields}\n`;
  const file = createSourceFile({
    path: 'exceptions.yaml',
    text: written,
    data: parse(written),
  });
  const { exceptions, issues } = readExceptions(file, () => source.data);
  expect(issues).toEqual([]);
  return applyExceptions(
    codes.flatMap((code) => [find(code, 'en'), find(code, 'ar')]),
    exceptions,
    (code) => code.startsWith('C2'),
  ).map(({ code, path }) => `${code} ${path}`);
};

describe('applyExceptions', () => {
  it('covers one language of everything below a field', () => {
    expect(apply('codes: [C201]\n  languages: [ar]', ['C201'])).toEqual(['C201 details.text.en']);
  });

  it('judges an exception only where all its codes are looked for', () => {
    expect(apply('codes: [C201]', [])).toEqual(['C106 [0].path']);
    expect(apply('codes: [C201, C105]', [])).toEqual([]);
  });
});

describe('readExceptions', () => {
  it('keeps the exceptions beside an invalid one', () => {
    const written =
      '- path: x\n- { file: a.yaml, path: details, codes: [C105], reason: why }\n- nothing\n';
    const file = createSourceFile({ path: 'exceptions.yaml', text: written, data: parse(written) });
    const { exceptions, issues } = readExceptions(file, () => source.data);
    expect(exceptions.list).toMatchObject([{ position: 1, place: { path: ['details'] } }]);
    expect(issues.length).toBeGreaterThan(1);
  });
});
