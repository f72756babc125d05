import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { applyEdits } from '../../../../cli/yaml/apply-edits.ts';
import { findStretch } from '../../../../cli/yaml/find-stretch.ts';
import { createSourceFile } from '../../../../cli/yaml/source-file.ts';

const page = z.object({ tr: z.string() });

function find(text: string, part: string) {
  const { tr } = page.parse(parse(text));
  const file = createSourceFile({ path: 'home.yaml', text, data: { tr } });
  const start = tr.indexOf(part);
  const stretch = findStretch(file, ['tr'], tr, [start, start + part.length]);
  return stretch && { ...stretch, written: text.slice(stretch.start, stretch.end) };
}

describe('the place of a part of a text', () => {
  it.each<[style: string, text: string, part: string, written: string]>([
    ['plain', 'tr: kum ve deniz\n', 've', 've'],
    ['plain on two lines', 'tr: kum\n  ve deniz\n', 'm ve d', 'm\n  ve d'],
    ['plain with a paragraph', 'tr: kum\n\n  ve deniz\n', 'm\nve', 'm\n\n  ve'],
    ['in single quotes', "tr: 'kum''un ve deniz'\n", "m'un ve", "m''un ve"],
    ['in double quotes', 'tr: "kum\\_\\u0041 \\"ve\\" \\U0001F600 deniz"\n', 'deniz', 'deniz'],
    ['in double quotes on two lines', 'tr: "kum  \n   ve den\\\n   iz"\n', 'm ve', 'm  \n   ve'],
    ['a joined word in double quotes', 'tr: "ve den\\\n   iz"\n', 'deniz', 'den\\\n   iz'],
    ['a literal block', 'tr: |\n    kum\n\n    ve\n      deniz\n', 'e\n  de', 'e\n      de'],
    ['the end of a literal block', 'tr: |\n  kum ve\n\ndeniz: 1\n', 've\n', 've\n'],
    ['a block without a line break at its end', 'tr: |-\n  kum ve\n', 've', 've'],
    ['a folded block', 'tr: >\n  kum\n  ve\n  deniz\n', 'm ve', 'm\n  ve'],
    ['a folded block with a paragraph', 'tr: >-\n  kum\n  ve\n\n  deniz\n', 've\nde', 've\n\n  de'],
    ['a file with CR LF', 'tr: |\r\n  kum\r\n  ve\r\n', 've', 've'],
  ])('is found: %s', (_style, text, part, written) => {
    expect(find(text, part)).toMatchObject({ written });
  });

  it.each([
    ['a folded block with a list', 'tr: >\n  kum\n    - ve\n  deniz\n', 'deniz'],
    ['a duplicated key', 'tr: kum\ntr: ve\n', 've'],
  ])('is unknown in %s', (_style, text, part) => {
    const file = createSourceFile({ path: 'home.yaml', text, data: {} });
    expect(findStretch(file, ['tr'], part, [0, part.length])).toBeUndefined();
  });

  it.each([
    ['tr: kum ve deniz', 've', 'ile', true],
    ['tr: kum ve deniz', 've ', '# ', false],
    ['tr: kum,deniz', ',', ': ', false],
    ['tr: "kum,deniz"', ',', ': ', true],
    ['tr: "kum,deniz"', ',', '"', false],
    ["tr: 'kum,deniz'", ',', "'", false],
    ['tr: x42', 'x', '', false],
    ['tr: xnull', 'x', '', false],
    ['tr: kum *deniz*', 'kum ', '', false],
    ['tr: >\n  kum\n  ve deniz', ' ve', '', true],
  ])('knows in %j that %j → %j: %s', (text, part, replacement, isExact) => {
    expect(find(text, part)?.replace(replacement).isExact).toBe(isExact);
  });

  it.each([
    ['tr: |\n  kum *ve\n  deniz*\n', '*ve\ndeniz*', 've\ndeniz', 'tr: |\n  kum ve\n  deniz\n'],
    ['tr: >\n  kum *ve\n  deniz*\n', '*ve deniz*', 've deniz', 'tr: >\n  kum ve\n  deniz\n'],
    ["tr: '*kum''un*'\n", "*kum'un*", "kum'un", "tr: 'kum''un'\n"],
    ['tr: kum\n  ve\n', 'm ve', 'mu, ve', 'tr: kumu, ve\n'],
  ])('keeps the line breaks of %j', (text, part, replacement, fixed) => {
    const { edits = [], isExact } = find(text, part)?.replace(replacement) ?? {};
    expect(applyEdits(text, edits)).toBe(fixed);
    expect(isExact).toBe(true);
  });
});
