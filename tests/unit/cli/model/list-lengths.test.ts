import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSchemas, type JsonSchema } from '../../../../cli/entries/json-schema.ts';
import { getAt } from '../../../../cli/lib/get-at.ts';
import { findSource } from '../../../../cli/model/sources.ts';
import { validateWithJsonSchema } from '../validate-with-json-schema.ts';

const folder = join(import.meta.dirname, '../../../fixtures/content/valid');

const question = { q: { tr: 'Kaçta?' }, a: { tr: 'Altıda.' } };

/** Every list with a maximum: a file that has it, its field, and the fewest and the most items. */
const lists: [file: string, field: string, fewest: number, most: number][] = [
  ['categories.yaml', 'categories', 7, 7],
  ['home.yaml', 'hero', 1, 5],
  ['home.yaml', 'featured.items', 3, 9],
  ['home.yaml', 'tiles.items', 6, 6],
  ['home.yaml', 'whyUs.items', 3, 6],
  ['home.yaml', 'testimonials.items', 0, 6],
  ['pages/about.yaml', 'story.images', 1, 4],
  ['pages/contact.yaml', 'items', 2, 6],
  ['pages/contact.yaml', 'faq', 0, 12],
  ['category-pages/col.yaml', 'features', 2, 6],
  ['experiences/col-turu.yaml', 'faq', 0, 8],
  ['cars/g63.yaml', 'faq', 0, 8],
];

/** The fields below a schema that are lists with a maximum, as paths with points. */
function listBounded(schema: JsonSchema, path: readonly string[] = []): string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'object' ? listBounded(field, [...path, name]) : [],
  );
  const { items } = schema;
  const below =
    typeof items === 'object' && !Array.isArray(items) ? listBounded(items, [...path, '[]']) : [];
  return [...(schema.maxItems === undefined ? [] : [path.join('.')]), ...fields, ...below];
}

/** Returns the data of a file of the valid content, with a list of a length. */
function setLength(file: string, field: string, length: number): unknown {
  const data: unknown = parse(readFileSync(join(folder, file), 'utf8'));
  const path = field.split('.');
  const found = getAt(data, path);
  const known: readonly unknown[] = Array.isArray(found) ? found : [question];
  const items = Array.from({ length }, (_, index) => known[index % known.length]);
  const holder = getAt(data, path.slice(0, -1));
  Object.assign(typeof holder === 'object' && holder !== null ? holder : {}, {
    [path.at(-1) ?? '']: items,
  });
  return data;
}

describe.each(lists)('%s: %s', (file, field, fewest, most) => {
  it(`has ${fewest} to ${most} items`, () => {
    const lengths = [fewest - 1, fewest, most, most + 1].filter((length) => length >= 0);
    for (const length of lengths) {
      const data = setLength(file, field, length);
      const isRight = length >= fewest && length <= most;
      expect(findSource(file)?.schema.safeParse(data).success, String(length)).toBe(isRight);
      expect(validateWithJsonSchema(file, data).length === 0, String(length)).toBe(isRight);
    }
  });
});

it('no other list has a maximum', () => {
  const found = [...createSchemas(() => ({}))].flatMap(([kind, schema]) =>
    listBounded(schema).map((field) => `${kind} ${field}`),
  );
  const known = lists.map(([file, field]) => `${findSource(file)?.kind} ${field}`);
  expect(found.toSorted()).toEqual(known.toSorted());
});
