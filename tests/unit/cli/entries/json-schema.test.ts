import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  createModeline,
  createNamesSchema,
  createSchemas,
  describeInBoth,
} from '../../../../cli/entries/json-schema.ts';
import { chooseOption, type FieldModel } from '../../../../cli/model/field-model.ts';
import { findSource } from '../../../../cli/model/sources.ts';
import { noticePlaces } from '../../../../shared/schemas/notices.ts';
import { contentSite, fixtureContent, root } from '../../../site-folder.ts';
import { itLong } from '../../../vary.ts';
import { findKind, validateWithJsonSchema } from '../validate-with-json-schema.ts';

const folders = {
  real: join(contentSite, 'content'),
  site: fixtureContent,
  valid: join(root, 'tests/fixtures/content/valid'),
};

interface ContentFile {
  path: string;
  text: string;
  data: unknown;
}

function listFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml') && findKind(path) !== undefined)
    .toSorted()
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return { path, text, data: parse(text) };
    });
}

const real = listFiles(folders.real);
const site = listFiles(folders.site);
const valid = listFiles(folders.valid);

describe('the JSON Schemas', () => {
  it('are found by the first line of a content file, if it names one', () => {
    for (const { path, text } of real) {
      if (!text.startsWith('# yaml-language-server')) continue;
      const kind = findKind(path);
      if (kind) expect(text.split('\n')[0], path).toBe(createModeline(path, kind));
    }
  });

  it('accept the whole content and the smallest valid one', () => {
    const faults = [...real, ...site, ...valid].map(({ path, data }) => [
      path,
      validateWithJsonSchema(path, data),
    ]);
    expect(faults.filter(([, found]) => found?.length)).toEqual([]);
  });

  it('say of every field in Turkish and English what it is', () => {
    for (const [path, field] of allProperties()) {
      expect(field['title'], path).toMatch(/^\S.* · \S/);
      expect(field['description'], path).toMatch(/^\S[^'"]*.*[.\]]\n\n\S.*\.$/);
    }
  });

  it('explain every item of a list, since editors explain the value that is pointed at', () => {
    const wordless = listSchemas(allSchemas).filter(
      ({ schema: { title, items } }) => title && isObject(items) && !items['title'],
    );
    expect(wordless).toEqual([]);
    const car = createSchemas(describeInBoth).get('car');
    expect(car).toHaveProperty(
      'properties.images.items.description',
      expect.stringContaining('pictures.yaml'),
    );
  });

  it('name every place of a notice where they explain its field', () => {
    const [, field] = allProperties().find(([path]) => path.endsWith('notices.on')) ?? [];
    for (const place of noticePlaces) {
      expect(
        String(field?.['description'])
          .split(/\W/)
          .filter((word) => word === place),
      ).toHaveLength(2);
    }
  });

  it('say the type of a field that refers to names, without which editors complete it without its colon', () => {
    const untyped = allProperties().filter(
      ([, { type, allOf }]) =>
        type === undefined && JSON.stringify(allOf)?.includes('names.schema'),
    );
    expect(untyped.map(([path]) => path)).toEqual([]);
  });

  it('give a text of another form the advice of the tool, not an expression', () => {
    const found = listSchemas(allSchemas).filter(({ schema }) => 'pattern' in schema);
    expect(found.length).toBeGreaterThan(50);
    const mute = found.filter(
      ({ schema }) => !/^[^\n“”]+\.\n[^\n“”]+\.$/.test(String(schema['patternErrorMessage'])),
    );
    expect(mute).toEqual([]);
    const price = {
      patternErrorMessage:
        'Tırnak içinde yalnızca rakam yazın, örneğin "150".\nWrite digits alone, in quotes, such as "150".',
      errorMessage: expect.stringContaining('Tırnak içinde'),
    };
    const services = createSchemas(describeInBoth).get('services');
    expect(services).toHaveProperty(
      'properties.services.items.properties.price',
      expect.objectContaining(price),
    );
  });

  it('name the blocks of a post, which editors offer to insert', () => {
    const post = createSchemas(describeInBoth).get('post');
    const titles = [
      'Paragraf · Paragraph',
      'Ara başlık · Heading',
      'Alıntı · Quote',
      'Resim · Picture',
    ];
    expect(post).toHaveProperty(
      'properties.content.items.anyOf',
      titles.map((title) => expect.objectContaining({ title })),
    );
  });

  it('offer names without listing all of them wherever one is pointed at', () => {
    const names = { picture: ['one', '2024'], link: [], entry: [], place: [], author: [] };
    expect(createNamesSchema(names)).toHaveProperty('definitions.picture', {
      type: 'string',
      defaultSnippets: [
        { label: 'one', body: 'one' },
        { label: '2024', body: '"2024"' },
      ],
    });
  });

  itLong('agree with the compiler about any one change to valid files', () => {
    const change = fc.record({
      file: fc.constantFrom(...valid, ...site.slice(0, 12)),
      seed: fc.nat(),
      value: fc.oneof(
        fc.constantFrom<unknown>(null, '', ' ', '\u00a0', 0, -1, 1.5, 150, 1001, true, [], {}),
        fc.constantFrom('150', '1000', '1001', '007', '2026-02-29', '2028-02-29', '06:10', '6:10'),
        fc.constantFrom('desert', 'visa', 'day', 'https://a.example/', 'http://a.example', 'a.jpg'),
        fc.constantFrom<unknown>(['tr'], ['en'], ['tr', 'xx'], [0.5, 0.5], [0.5], [2, 0]),
        fc.constantFrom<unknown>(
          { tr: 'A' },
          { tr: '' },
          { en: 'A' },
          { tr: 'A', en: null, fr: '' },
        ),
        fc.string(),
        fc.constant(undefined),
      ),
    });
    fc.assert(
      fc.property(change, ({ file, seed, value }) => {
        const data = changeOne(file.data, seed, value);
        const problems = findSource(file.path)?.schema.safeParse(data).error?.issues ?? [];
        const faults = validateWithJsonSchema(file.path, data);
        expect(
          faults.length > 0,
          `${file.path}: ${JSON.stringify(faults)} ${JSON.stringify(problems)}`,
        ).toBe(problems.length > 0);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the order of fields in the schemas', () => {
  it('is the order in which the content writes them', () => {
    const misplaced = [...site, ...valid].flatMap(({ path, data }) => {
      const source = findSource(path);
      return source ? listMisplaced(source.model, data, path) : [];
    });
    expect(misplaced).toEqual([]);
  });
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const allSchemas = Object.fromEntries(createSchemas(describeInBoth));

/** Lists every object of a schema with its path; those of `examples` are none. */
function listSchemas(
  schema: unknown,
  path = '',
): { path: string; schema: Record<string, unknown> }[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => listSchemas(inner, path));
  if (!isObject(schema)) return [];
  const below = Object.entries(schema).flatMap(([key, inner]) =>
    listSchemas(inner, `${path}/${key}`),
  );
  return [{ path, schema }, ...below];
}

function allProperties(): [string, Record<string, unknown>][] {
  return [...createSchemas(describeInBoth)].flatMap(([kind, schema]) =>
    listProperties(schema, kind),
  );
}

function listProperties(schema: unknown, path: string): [string, Record<string, unknown>][] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => listProperties(inner, path));
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword, inner]) => {
    if (keyword !== 'properties' || !isObject(inner)) return listProperties(inner, path);
    return Object.entries(inner).flatMap(([name, field]) => [
      ...(isObject(field) ? [[`${path}.${name}`, field] as [string, typeof field]] : []),
      ...listProperties(field, `${path}.${name}`),
    ]);
  });
}

function listPlaces(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, child]) => listPlaces(child, [...path, key]));
  return [...(path.length > 0 ? [path] : []), [...path, 'unknown'], ...inner];
}

/** Returns a copy in which one value, chosen by `seed`, is replaced, or removed for `undefined`. */
function changeOne(data: unknown, seed: number, value: unknown): unknown {
  const copy: unknown = structuredClone(data);
  const places = listPlaces(copy);
  const place = places[seed % places.length] ?? [];
  const parent = place
    .slice(0, -1)
    .reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), copy);
  const key = place.at(-1) ?? '';
  if (typeof parent !== 'object' || parent === null) return copy;
  if (Array.isArray(parent)) {
    if (value === undefined || key === 'unknown') parent.splice(Number(key) || 0, 1);
    else parent[Number(key)] = value;
  } else if (value === undefined) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, value);
  return copy;
}

function listMisplaced(model: FieldModel, value: unknown, path: string): string[] {
  if (model.kind === 'choice') {
    const option = chooseOption(model.options, value);
    return option ? listMisplaced(option, value, path) : [];
  }
  if (model.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => listMisplaced(model.item, item, `${path}[${index}]`));
  }
  if (!isObject(value)) return [];
  if (model.kind === 'record') {
    return Object.entries(value).flatMap(([key, item]) =>
      listMisplaced(model.item, item, `${path}.${key}`),
    );
  }
  if (model.kind !== 'fields') return [];
  const known = [...model.fields.keys()];
  const written = Object.keys(value);
  const isOrdered = written.every(
    (key, index) => index === 0 || known.indexOf(written[index - 1] ?? '') < known.indexOf(key),
  );
  const below = [...model.fields].flatMap(([key, field]) =>
    listMisplaced(field, value[key], `${path}.${key}`),
  );
  return isOrdered ? below : [`${path}: ${written.join(', ')}`, ...below];
}
