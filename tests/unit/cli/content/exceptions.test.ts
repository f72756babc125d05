import { describe, expect, it } from 'vitest';
import type { IssueCode } from '../../../../cli/codes/codes.ts';
import { applyExceptions, type Exception } from '../../../../cli/content/exceptions.ts';
import { createSourceFile } from '../../../../cli/yaml/source-file.ts';

const text = 'details:\n  text:\n    tr: Evet\n';
const source = createSourceFile({
  path: 'a.yaml',
  text,
  data: { details: { text: { tr: 'Evet' } } },
});
const find = (code: IssueCode, language: string) =>
  source.report(code, ['details', 'text', language], {
    problem: 'emptyText',
    params: { name: language },
  });

const list = [{ file: 'a.yaml', path: '[0]' }];
const exceptions = createSourceFile({ path: 'exceptions.yaml', text: '- path: x\n', data: list });
const apply = (exception: Partial<Exception>, codes: IssueCode[]) =>
  applyExceptions(
    codes.flatMap((code) => [find(code, 'en'), find(code, 'ar')]),
    {
      list: [{ file: 'a.yaml', path: 'details', codes: ['C201'], reason: 'why', ...exception }],
      file: exceptions,
    },
    (code) => code.startsWith('C2'),
  ).map(({ code, path }) => `${code} ${path}`);

describe('applyExceptions', () => {
  it('covers one language of everything below a field', () => {
    expect(apply({ languages: ['ar'] }, ['C201'])).toEqual(['C201 details.text.en']);
  });

  it('judges an exception only where all its codes are looked for', () => {
    expect(apply({}, [])).toEqual(['C106 [0].path']);
    expect(apply({ codes: ['C201', 'C105'] }, [])).toEqual([]);
  });
});
