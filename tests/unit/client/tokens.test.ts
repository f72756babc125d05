import { readFileSync } from 'node:fs';
import { compile } from 'sass';
import { expect, test } from 'vitest';

const { css } = compile('client/styles/main.scss', { style: 'compressed' });
const tokens = compile('client/styles/_tokens.scss', { style: 'compressed' }).css;

const collect = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const definition = /[{;](--[\w-]+):/g;

test('every custom property that is used without a fallback is set somewhere', () => {
  const defined = collect(css, definition);
  const missing = [...collect(css, /var\((--[\w-]+)\)/g)].filter((name) => !defined.has(name));
  expect(missing).toEqual([]);
});

test('every token is used', () => {
  const used = collect(css, /var\((--[\w-]+)/g);
  expect([...collect(tokens, definition)].filter((name) => !used.has(name))).toEqual([]);
});

test.each([
  ['server/render/layout/page-head.tsx', 'paper'],
  ['server/render/layout/page-head.tsx', 'night'],
  ['server/render/layout/page-head.tsx', 'sand'],
  ['cli/compile/plan-picture.ts', 'paper'],
  ['scripts/build/build-icons.ts', 'night'],
  ['client/icon.svg', 'night'],
])('%s has the colour of the token %s', (file, token) => {
  const value = tokens.match(new RegExp(`--${token}: *(#\\w+)`))?.[1] ?? 'no such token';
  expect(readFileSync(file, 'utf8').toLowerCase()).toContain(value);
});
