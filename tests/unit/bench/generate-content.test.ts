import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { generateEntry } from '../../../bench/content/generate-content.ts';

const entries = Array.from({ length: 500 }, (_, number) => generateEntry(number));

it('generates the same entry for the same number, and another one for each number', () => {
  expect(generateEntry(7)).toBe(entries[7]);
  const parsed = entries.map((yaml) => parse(yaml));
  expect(new Set(parsed.map(({ slug }) => slug)).size).toBe(500);
  expect(new Set(parsed.map(({ about }) => about.tr)).size).toBe(500);
});

it('generates entries of about 4 kB, in which 3 % of the translations are missing', () => {
  const bytes = entries.reduce((sum, yaml) => sum + Buffer.byteLength(yaml), 0) / entries.length;
  expect(bytes).toBeGreaterThan(3800);
  expect(bytes).toBeLessThan(4600);
  const count = (key: RegExp) => entries.join('').match(key)?.length ?? 0;
  const translated = (count(/^[ -]+en: /gm) + count(/^[ -]+ar: /gm)) / 2;
  expect(1 - translated / count(/^[ -]+tr: /gm)).toBeCloseTo(0.03, 2);
});
