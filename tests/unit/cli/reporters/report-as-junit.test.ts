import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { reportAsJunit } from '../../../../cli/reporters/report-for-ci.ts';
import { createIssue, createReport, quote, typo } from './create-report.ts';

const count = z.coerce.number();
const testcase = z.looseObject({
  '@name': z.string(),
  '@classname': z.string(),
  failure: z
    .object({ '@message': z.string(), '@type': z.string(), '#text': z.string() })
    .optional(),
  'system-out': z.string().optional(),
});
const suite = z.looseObject({
  '@name': z.string(),
  '@tests': count,
  '@failures': count,
  testcase: z.array(testcase),
});
const document = z.object({
  testsuites: z.object({ '@tests': count, '@failures': count, testsuite: z.array(suite) }),
});

async function read(...args: Parameters<typeof createReport>) {
  const xml = await reportAsJunit(createReport(...args));
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    htmlEntities: true,
    parseTagValue: false,
    isArray: (name) => name === 'testsuite' || name === 'testcase',
  });
  return document.parse(parser.parse(xml)).testsuites;
}

describe('the JUnit format', () => {
  it('has a suite per file and a case per finding', async () => {
    const issues = [typo, createIssue('slug'), createIssue('slug', { file: 'home.yaml' })];
    const { testsuite, ...totals } = await read(issues);
    expect(totals).toEqual({ '@tests': 3, '@failures': 3 });
    expect(testsuite.map((one) => [one['@name'], one['@tests']])).toEqual([
      ['content/cars/g63.yaml', 2],
      ['content/home.yaml', 1],
    ]);
    expect(testsuite[0]?.testcase[0]).toMatchObject({
      '@name': 'C010 tittle 2:1',
      '@classname': 'content/cars/g63.yaml',
      failure: { '@message': 'The file is missing.', '@type': 'C010' },
    });
  });

  it('lets a warning pass, because it stops nothing, and keeps its words', async () => {
    const { testsuite, ...totals } = await read([createIssue('aile', { code: 'C101' })]);
    expect(totals).toEqual({ '@tests': 1, '@failures': 0 });
    expect(testsuite[0]?.testcase[0]?.['system-out']).toContain(
      '→ If tittle is that file, rename it to title.',
    );
    expect(testsuite[0]?.testcase[0]).not.toHaveProperty('failure');
  });

  it('has one passing case where nothing was found', async () => {
    const { testsuite, ...totals } = await read([]);
    expect(totals).toEqual({ '@tests': 1, '@failures': 0 });
    expect(testsuite[0]?.testcase).toEqual([{ '@name': 'validate', '@classname': 'content' }]);
  });

  it('escapes signs of XML, and replaces characters that XML cannot hold', async () => {
    const issue = createIssue('slug', {
      said: quote('<a href="x">&\u0000\u001b\ud800\uffff👍</a>'),
    });
    const xml = await reportAsJunit(createReport([issue]));
    expect(xml).toContain(
      'message="&lt;a href=&quot;x&quot;&gt;&amp;\ufffd\ufffd\ufffd\ufffd👍&lt;/a&gt; more problems follow in this file."',
    );
    expect((await read([issue]))['testsuite'][0]?.testcase[0]?.failure?.['@message']).toBe(
      '<a href="x">&\ufffd\ufffd\ufffd\ufffd👍</a> more problems follow in this file.',
    );
  });
});
