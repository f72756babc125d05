import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkKeyOrder } from '../../../cli/content/check-key-order.ts';
import { createSourceFinder } from '../../../cli/content/find-source.ts';
import { createSourceForms } from '../../../cli/content/source-forms.ts';
import { createSources } from '../../../cli/content/sources.ts';
import { applyEditGroups } from '../../../cli/yaml/apply-edits.ts';
import { parseYaml } from '../../../cli/yaml/parse-yaml.ts';

const root = join(import.meta.dirname, '../../fixtures/content/valid');
const files = globSync('**/*.yaml', { cwd: root }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  data: read(path, readFileSync(join(root, path), 'utf8')),
}));

const findSource = createSourceFinder(createSources(createSourceForms({})));

function read(path: string, text: string): unknown {
  const { file, issues } = parseYaml(path, text);
  expect(issues).toEqual([]);
  return file?.data;
}

/** As `--fix` does with the order of fields alone. */
function orderFields(path: string, text: string): { text: string; left: number } {
  let current = text;
  for (let pass = 0; pass < 12; pass += 1) {
    const { file } = parseYaml(path, current);
    const source = findSource(path);
    if (!file || !source) throw new Error(`${path} cannot be read.`);
    const issues = checkKeyOrder(file, source.model);
    const groups = issues.flatMap(({ fix }) => (fix ? [fix.edits] : []));
    if (groups.length === 0) return { text: current, left: issues.length };
    current = applyEditGroups(current, groups).text;
  }
  return { text: current, left: Number.NaN };
}

/** Draws numbers one after another out of a list, and begins again at its end. */
function createDraw(numbers: readonly number[]): (below: number) => number {
  let index = 0;
  return (below) => (numbers[index++ % numbers.length] ?? 0) % below;
}

/** The same data with its fields in any order. */
function shuffle(value: unknown, draw: (below: number) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffle(item, draw));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shuffled: [string, unknown][] = [];
  while (entries.length > 0) {
    const [[key, inner] = ['', undefined]] = entries.splice(draw(entries.length), 1);
    shuffled.push([key, shuffle(inner, draw)]);
  }
  return Object.fromEntries(shuffled);
}

/** Puts numbered comments and blank lines above fields, and comments below blocks. */
function annotate(text: string, draw: (below: number) => number): string {
  return text
    .split('\n')
    .flatMap((line, index) => {
      const indent = /^ */.exec(line)?.[0] ?? '';
      const isField = /^ *[\w-]+:/.test(line);
      if (!isField) return [line];
      return [
        ...(draw(6) === 0 ? [''] : []),
        ...(draw(5) === 0 ? [`${indent}# note ${index}`] : []),
        ...(draw(9) === 0 ? [`${indent}# second note ${index}`] : []),
        line,
      ];
    })
    .join('\n');
}

function listComments(text: string): string[] {
  return (text.match(/# .*/g) ?? []).toSorted();
}

const shuffledFile = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(fc.nat(), { minLength: 20, maxLength: 60 }),
    fc.boolean(),
    fc.constantFrom('', '# yaml-language-server: $schema=x.json\n'),
  )
  .map(([{ path, data }, numbers, isWindows, head]) => {
    const draw = createDraw(numbers);
    const text = head + annotate(stringify(shuffle(data, draw), { lineWidth: 0 }), draw);
    return { path, data, text: isWindows ? text.replaceAll('\n', '\r\n') : text };
  });

describe('the order of fields', () => {
  it('is fixed without a change to the data, to a comment or to a second run', () => {
    fc.assert(
      fc.property(shuffledFile, ({ path, data, text }) => {
        const fixed = orderFields(path, text);
        expect(fixed.left).toBe(0);
        expect(read(path, fixed.text)).toEqual(data);
        expect(listComments(fixed.text)).toEqual(listComments(text));
        expect(fixed.text.split('\n').length).toBe(text.split('\n').length);
        expect(fixed.text.includes('\r\n')).toBe(text.includes('\r\n'));
        expect(orderFields(path, fixed.text).text).toBe(fixed.text);
      }),
      { numRuns: 150 },
    );
  });

  it('moves a field with the comments directly above it, and keeps the line for editors first', () => {
    const text = [
      '# yaml-language-server: $schema=../.schemas/car.schema.json',
      '# The order in the list',
      'order: 1',
      '',
      '# Never change it',
      'slug: "g63" # as in links',
      'images:',
      '  - one',
      '  # - two, later',
      'price: 150',
    ].join('\n');
    expect(orderFields('cars/g63.yaml', text).text).toBe(
      [
        '# yaml-language-server: $schema=../.schemas/car.schema.json',
        '',
        '# Never change it',
        'slug: "g63" # as in links',
        '# The order in the list',
        'order: 1',
        'price: 150',
        'images:',
        '  - one',
        '  # - two, later',
      ].join('\n'),
    );
  });

  it('is fixed in items of a list, where the first field stands behind the dash', () => {
    const text =
      'services:\n  - title:\n      en: b\n      tr: a\n    # the number\n    id: 1\n  - id: 2\n';
    expect(orderFields('services.yaml', text).text).toBe(
      'services:\n    # the number\n  - id: 1\n    title:\n      tr: a\n      en: b\n  - id: 2\n',
    );
  });

  it('is left as it is on one line', () => {
    const text = 'services:\n  - title: { en: b, tr: a }\n    category: visa\n';
    expect(orderFields('services.yaml', text)).toEqual({ text, left: 1 });
  });
});
