import { describe, expect, it } from 'vitest';
import { reportAsGithub } from '../../../../cli/reporters/report-for-ci.ts';
import { createIssue, createReport, quote, typo } from './create-report.ts';

describe('the GitHub format', () => {
  it('writes an annotation with message and advice', async () => {
    expect(await reportAsGithub(createReport([typo]))).toBe(
      '::error file=content/cars/g63.yaml,line=2,endLine=2,col=1,endColumn=7,title=C010 tittle' +
        '::The file is missing.%0A→ If tittle is that file, rename it to title.\n',
    );
  });

  it('escapes what would end a property or the annotation', async () => {
    const issue = createIssue('slug', {
      file: 'cars/a,b:c%.yaml',
      path: 'a: b,\nc',
      said: quote('100 %: one, two\r\nthree'),
    });
    expect(await reportAsGithub(createReport([issue]))).toBe(
      '::error file=content/cars/a%2Cb%3Ac%25.yaml,line=1,endLine=1,col=1,endColumn=5' +
        ',title=C010 a%3A b%2C%0Ac::100 %25: one, two%0D%0Athree more problems follow in this file.%0A→ Fix the ones that are shown first; then the others are shown.\n',
    );
  });

  it('gives columns only within one line', async () => {
    const issue = createIssue('slug: g63\ntittle', { code: 'C101', path: '' });
    expect(await reportAsGithub(createReport([issue]))).toMatch(
      /^::warning file=content\/cars\/g63\.yaml,line=1,endLine=2,title=C101::/,
    );
  });

  it('notes the totals, and writes nothing where nothing was found', async () => {
    expect(await reportAsGithub(createReport([]))).toBe('');
    expect(
      await reportAsGithub(createReport([], { totals: { ar: { expected: 10, present: 9 } } })),
    ).toBe('::notice::ar: 9/10\n');
  });
});
