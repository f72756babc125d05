import { expect, it } from 'vitest';
import { parseYaml } from '../../../../cli/yaml/parse-yaml.ts';

const read = (text: string) => parseYaml('a.yaml', text, () => new Map()).file?.data;

it('composes letters of several characters, as they are or as an escape', () => {
  expect(read('a: [c\u0327o\u0308l, col]')).toEqual({ a: ['çöl', 'col'] });
  expect(read(String.raw`a: "c\u0327o\u0308l"`)).toEqual({ a: 'çöl' });
});
