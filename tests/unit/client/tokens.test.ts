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

test('browsers tint their bars with tokens', () => {
  const head = readFileSync('server/layout/page-head.tsx', 'utf8').toLowerCase();
  for (const token of ['paper', 'night']) {
    const value = tokens.match(new RegExp(`--${token}: *(#\\w+)`))?.[1];
    expect(head).toContain(`'${value}'`);
  }
});
