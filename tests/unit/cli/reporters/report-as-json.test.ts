import { describe, expect, it } from 'vitest';
import { reportAsJson } from '../../../../cli/reporters/report-for-ci.ts';
import { createIssue, createReport, typo } from './create-report.ts';
import { jsonReport } from './json-report.ts';

async function read(...args: Parameters<typeof createReport>) {
  return jsonReport.parse(JSON.parse(await reportAsJson(createReport(...args))));
}

describe('the JSON format', () => {
  it('gives everything that is known of a finding', async () => {
    expect(await read([typo])).toEqual({
      version: 1,
      tool: 'catalogue',
      command: 'validate',
      summary: { errors: 1, warnings: 0, notes: 0, files: 12 },
      issues: [
        {
          code: 'C010',
          severity: 'error',
          file: 'content/cars/g63.yaml',
          path: 'tittle',
          start: { line: 2, column: 1 },
          end: { line: 2, column: 7 },
          message: 'The file is missing.',
          advice: 'If tittle is that file, rename it to title.',
          corrected: 'title: Mercedes-AMG G 63',
          isMendable: true,
        },
      ],
    });
  });

  it('gives positions in the UTF-16 code units of editors, also behind an emoji', async () => {
    const [issue] = (await read([createIssue('aile')])).issues;
    expect(issue).toMatchObject({ start: { line: 4, column: 23 }, end: { line: 4, column: 27 } });
  });

  it('leaves the corrected lines out where they are not known', async () => {
    const [issue] = (await read([createIssue('slug')])).issues;
    expect(issue).not.toHaveProperty('corrected');
    expect(issue?.isMendable).toBe(false);
  });

  it('leaves them out where the line is as long as a file', async () => {
    const text = `tr: ${'x'.repeat(20_000)}`;
    const issue = createIssue('tr', { text, fix: (start) => [{ start, end: start, text: ' ' }] });
    const [found] = (await read([issue], { readText: () => text })).issues;
    expect(found).not.toHaveProperty('corrected');
    expect(found?.isMendable).toBe(true);
  });

  it('gives an empty text where a fix only takes lines away', async () => {
    const issue = createIssue('slug: g63\n', {
      fix: (start) => [{ start, end: start + 10, text: '' }],
    });
    expect((await read([issue])).issues[0]?.corrected).toBe('');
  });

  it('speaks the language of the tool and counts warnings', async () => {
    const document = await read([createIssue('aile', { code: 'C101' })], { language: 'tr' });
    expect(document.summary).toEqual({ errors: 0, warnings: 1, notes: 0, files: 12 });
    expect(document.issues[0]?.message).toBe('Dosya yok.');
  });

  it('passes totals on, with whatever else is counted', async () => {
    const totals = { ar: { expected: 10, present: 9, stale: 2 } };
    expect((await read([], { command: 'missing', totals })).totals).toEqual(totals);
  });
});
