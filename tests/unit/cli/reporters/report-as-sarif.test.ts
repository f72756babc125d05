import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { reportAsSarif } from '../../../../cli/reporters/report-as-sarif.ts';
import { carText, createIssue, createReport, typo } from './create-report.ts';

const message = z.object({ text: z.string().min(1) });
/** SARIF 2.1.0 §3.4.3: a URI reference of RFC 3986, which is ASCII only. */
const artifactLocation = z.strictObject({
  uri: z.string().regex(/^(file:\/\/\/)?[\w.~/%-]+$/),
  uriBaseId: z.string().optional(),
});
const region = z.strictObject({
  startLine: z.int().min(1),
  startColumn: z.int().min(1),
  endLine: z.int().min(1),
  endColumn: z.int().min(1),
});

/** The requirements of the standard for the objects in use (§3.13, 3.14, 3.18, 3.19, 3.27, 3.49, 3.55–3.57). */
const sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z
    .array(
      z.strictObject({
        tool: z.strictObject({
          driver: z.strictObject({
            name: z.string().min(1),
            rules: z.array(
              z.strictObject({
                id: z.string(),
                shortDescription: message,
                fullDescription: message,
                help: message,
                defaultConfiguration: z.strictObject({ level: z.enum(['error', 'warning']) }),
              }),
            ),
          }),
        }),
        language: z.string().regex(/^[a-z]{2}$/),
        columnKind: z.literal('utf16CodeUnits'),
        properties: z.looseObject({}).optional(),
        results: z.array(
          z.strictObject({
            ruleId: z.string(),
            ruleIndex: z.int().min(0),
            level: z.enum(['error', 'warning', 'note']),
            message,
            locations: z
              .array(
                z.strictObject({
                  physicalLocation: z.strictObject({ artifactLocation, region: region.optional() }),
                  logicalLocations: z
                    .array(z.strictObject({ fullyQualifiedName: z.string() }))
                    .optional(),
                }),
              )
              .length(1),
            fixes: z
              .array(
                z.strictObject({
                  description: message,
                  artifactChanges: z
                    .array(
                      z.strictObject({
                        artifactLocation,
                        replacements: z
                          .array(
                            z.strictObject({
                              deletedRegion: region,
                              insertedContent: z.strictObject({ text: z.string() }),
                            }),
                          )
                          .min(1),
                      }),
                    )
                    .min(1),
                }),
              )
              .optional(),
          }),
        ),
      }),
    )
    .min(1),
});

async function read(...args: Parameters<typeof createReport>) {
  const run = sarif.parse(JSON.parse(await reportAsSarif(createReport(...args)))).runs[0];
  if (!run) throw new Error('There is no run.');
  return run;
}

describe('the SARIF format', () => {
  it('gives each finding with its rule, place and level', async () => {
    const run = await read([typo, createIssue('aile', { code: 'C101', path: '' })]);
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(['C010', 'C101']);
    expect(run.results[1]).toMatchObject({
      ruleId: 'C101',
      ruleIndex: 1,
      level: 'warning',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'content/cars/g63.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 4, startColumn: 23, endLine: 4, endColumn: 27 },
          },
        },
      ],
    });
  });

  it('names each rule once, with the words of its explanation', async () => {
    const { rules } = (await read([typo, typo], { language: 'tr' })).tool.driver;
    expect(rules).toHaveLength(1);
    expect(rules[0]?.shortDescription.text).toBe('Bilinmeyen alan');
  });

  it('gives the edits of a fix as a fix, at the places they replace', async () => {
    const start = carText.indexOf('  ar: ');
    const edits = [
      { start: start + 6, end: start + 6, text: '"' },
      { start: carText.indexOf('price') - 1, end: carText.indexOf('price') - 1, text: '"' },
    ];
    const issue = createIssue('لليَوْمِ', { fix: () => edits });
    const change = (await read([issue])).results[0]?.fixes?.[0]?.artifactChanges[0];
    expect(change?.artifactLocation.uri).toBe('content/cars/g63.yaml');
    const length = '  ar: لليَوْمِ الواحِدِ'.length;
    expect(change?.replacements).toEqual([
      {
        deletedRegion: { startLine: 5, startColumn: 7, endLine: 5, endColumn: 7 },
        insertedContent: { text: '"' },
      },
      {
        deletedRegion: {
          startLine: 5,
          startColumn: length + 1,
          endLine: 5,
          endColumn: length + 1,
        },
        insertedContent: { text: '"' },
      },
    ]);
  });

  it('points at no stretch of a file that is not there', async () => {
    const [result] = (await read([createIssue('slug', { file: 'authors.yaml' })])).results;
    expect(result?.locations[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'content/authors.yaml', uriBaseId: '%SRCROOT%' },
    });
  });

  it('writes addresses of files as URIs', async () => {
    const uriOf = async (folder: string) =>
      (await read([createIssue('slug', { file: 'cars/çöl turu#1.yaml' })], { folder })).results[0]
        ?.locations[0]?.physicalLocation.artifactLocation;
    expect(await uriOf('./content')).toEqual({
      uri: 'content/cars/%C3%A7%C3%B6l%20turu%231.yaml',
      uriBaseId: '%SRCROOT%',
    });
    expect(await uriOf('/srv/content')).toEqual({
      uri: 'file:///srv/content/cars/%C3%A7%C3%B6l%20turu%231.yaml',
    });
  });

  it('is whole without findings', async () => {
    expect((await read([])).results).toEqual([]);
  });
});
