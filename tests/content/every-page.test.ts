import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { paths } from '../../shared/paths.ts';
import { expectFit, findAxeFaults, inLanguage, openForAxe } from '../e2e/inspect-page.ts';
import { openPage } from '../e2e/open-page.ts';
import { entryPaths, fixedPaths } from './list-kinds.ts';

/** Alternates the languages; the long tests open every page in every language. */
const inTurn = (path: string, index: number) => inLanguage(path, languages[index % 3] ?? 'tr');

it('axe finds no fault in a page of each kind, and its islands hydrate without a complaint', async () => {
  const page = await openForAxe();
  const faults: string[] = [];
  for (const address of [paths.home(), ...entryPaths].map(inTurn))
    faults.push(...(await findAxeFaults(page, address)));
  expect(faults).toEqual([]);
});

it('a page of each kind fits a screen of 320 px', async () => {
  const page = await openPage('about:blank', { viewport: { width: 320, height: 800 } });
  for (const address of [...fixedPaths, ...entryPaths].map(inTurn)) await expectFit(page, address);
});
