import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent, replaceTexts } from '../../../../cli/content/read-content.ts';
import { validateContent } from '../../../../cli/content/validate-content.ts';
import { localize } from '../../../../cli/model/localize.ts';
import { findSiteVariables } from '../../../../cli/model/site-variables.ts';
import { findSource } from '../../../../cli/model/sources.ts';
import { languages } from '../../../../shared/languages.ts';
import { fixtureContent } from '../../../site-folder.ts';

const read = await readContent(fixtureContent);

/** The fixture site without escapes of double quotes, which a block does not have, and without exceptions. */
const site = replaceTexts(
  read,
  new Map(
    read.files.map(({ path }) => [
      path,
      read
        .readText(path)
        ?.replaceAll('\\_', ' ')
        .replaceAll(/ # ok .*/g, '') ?? '',
    ]),
  ),
);

let count = 0;

/** Breaks every other text behind its second word, so that it is written as a block. */
const wrap = (key: unknown, value: unknown): unknown =>
  typeof value === 'string' && languages.some((language) => language === key) && ++count % 2 === 0
    ? `${value.trim().replace(/^([^\s\\]+ [^\s\\]+) /, '$1\n')}\n`
    : value;

const wrapped = replaceTexts(
  site,
  new Map(
    site.files.map(({ path, data }) => [
      path,
      stringify(parse(stringify(data), wrap), { blockQuote: 'literal', lineWidth: 0 }),
    ]),
  ),
);

it('is judged like a text on one line', async () => {
  const name = ({ code, file, path }: { code: string; file: string; path: string }) =>
    `${code} ${file} ${path}`;
  const before = (await validateContent(site)).issues.map(name);
  expect((await validateContent(wrapped)).issues.map(name)).toEqual(before);
});

it('is compiled like a text on one line', () => {
  const compile = ({ files }: typeof site) => {
    const factsOf = findSiteVariables(files);
    return files.flatMap(({ path, data }) => {
      const model = findSource(path)?.model;
      return languages.map((language) => model && localize(data, model, { language, factsOf }));
    });
  };
  expect(compile(wrapped)).toEqual(compile(site));
});
