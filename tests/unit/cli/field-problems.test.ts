import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { describeProblem } from '../../../cli/checks/describe-problem.ts';
import { describeIssue as say } from '../../../cli/codes/sentences.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import { findModel, readModel } from '../../../cli/model/field-model.ts';
import { findSource, type SourceOfFile } from '../../../cli/model/sources.ts';
import { createServicesSchema } from '../../../shared/schemas/categories.ts';
import { clockTime, day, slug, sourceText } from '../../../shared/schemas/field-types.ts';
import { httpsUrl, originUrl } from '../../../shared/schemas/https-url.ts';
import { picturesSchema } from '../../../shared/schemas/pictures.ts';
import { createSiteSchema } from '../../../shared/schemas/site.ts';
import { vary } from '../../vary.ts';

const forms = { text: sourceText, picture: z.string(), url: z.string() };
const site = createSiteSchema(forms).shape;
const imageHost = site.imageHosts.element;
const service = createServicesSchema(forms).shape.services.element.shape;

/** Returns the compiler’s description of the first problem that a schema finds in a value. */
function findProblem(schema: z.ZodType, value: unknown) {
  const model = readModel(schema);
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  const [found] = issue
    ? describeProblem(issue, {
        value,
        findField: (path) => findModel(model, path, value),
        readWritten: () => '',
      })
    : [];
  return found && { code: found.code, en: say(found, 'en'), tr: say(found, 'tr') };
}

describe('the checks of single fields', () => {
  it.each([
    ['a slug with a capital', slug, 'Col-Turu', 'is not a slug.'],
    ['a slug with a double hyphen', slug, 'col--turu', 'is not a slug.'],
    ['a day of no leap year', day, '2026-02-29', 'is not a day that exists.'],
    ['an hour of one digit', clockTime, '6:10', 'is not a time of day.'],
    ['an address without https', httpsUrl, 'http://a.example/', 'is not a whole https address.'],
    ['an origin with a path', originUrl, 'https://a.example/tr', 'is not the address of a site.'],
    ['a phone number without +', site.phone, '0090 5', 'is not a phone number.'],
    ['an e-mail without a host', site.email, 'info@', 'is not an e-mail address.'],
    ['a host with a scheme', imageHost, 'https://a.example', 'is not the name of a host.'],
    ['a price with a currency', service.price, '$150', 'is not a price in whole dollars.'],
  ])('report %s in two languages', (_, schema, value, says) => {
    const problem = findProblem(schema, value);
    expect(problem).toMatchObject({ code: 'C013', en: { message: `“${value}” ${says}` } });
    expect(problem?.tr.message).toMatch(/\p{L}.*\.$/u);
    expect(problem?.tr.advice).toMatch(/\p{L}.*\.$/u);
  });

  it.each([
    [slug, '2023-ferrari-f8-tributo'],
    [day, '2028-02-29'],
    [clockTime, '23:59'],
    [originUrl, 'https://www.vahadubai.example'],
    [site.phone, '+971 00 000 0000'],
    [service.price, '0'],
    [service.price, '1000'],
  ])('take what is right: %#', (schema, value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  it('want a plain name of a picture', () => {
    const check = (pictures: unknown) => findProblem(picturesSchema, { pictures });
    const alt = { tr: 'Nokta' };
    expect(check({ one: { file: 'one.png', alt } })).toBeUndefined();
    for (const name of ['Bir Resim', '../one']) {
      expect(check({ [name]: { file: 'one.png', alt } })).toMatchObject({
        code: 'C013',
        en: { message: `“${name}” is not a name for a picture.` },
      });
    }
  });

  it('offer of a picture of ours no field of a picture elsewhere', () => {
    const one = { file: 'one.png', alt: { tr: 'Nokta' }, width: 3, height: 2 };
    const advice =
      'Remove it; the fields here are: file, alt, decorative, focus, focusBehindWords, turnsWithWords, scene.';
    expect(findProblem(picturesSchema, { pictures: { one } })).toMatchObject({ en: { advice } });
  });

  const wrong = ['x', 7, ['a'], { a: 1 }, [1, 2, 3], true];

  it.each(vary([...wrong.keys()]))(
    'say what a wrong value is in the place of any field without a word of the schema, from value %i on',
    (first) => {
      const said = globSync('**/*.yaml', { cwd: valid }).flatMap((file) => {
        const data: unknown = parse(readFileSync(join(valid, file), 'utf8'));
        const source = findSource(file);
        return listBelow(data).flatMap((path, at) => {
          const broken = structuredClone(data);
          Reflect.set(
            Object(getAt(broken, path.slice(0, -1))),
            path.at(-1) ?? '',
            wrong[(first + at) % wrong.length],
          );
          return source ? sayAll(source, broken) : [];
        });
      });
      expect(said.length).toBeGreaterThan(500);
      expect(said.filter((sentence) => jargon.test(sentence))).toEqual([]);
    },
  );
});

const valid = join(import.meta.dirname, '../../fixtures/content/valid');

const jargon = /tuple|record|union|enum|object|array|boolean|literal|undefined/;

/** Lists the paths of everything inside a value. */
function listBelow(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    return [place, ...listBelow(inner, place)];
  });
}

function sayAll({ schema, model }: Pick<SourceOfFile, 'schema' | 'model'>, value: unknown) {
  const findField = (path: readonly PropertyKey[]) => findModel(model, path, value);
  const around = { value, findField, readWritten: () => '…' };
  return (schema.safeParse(value).error?.issues ?? [])
    .flatMap((issue) => describeProblem(issue, around))
    .flatMap((found) => [say(found, 'en'), say(found, 'tr')])
    .map(({ message, advice }) => `${message} ${advice}`);
}
