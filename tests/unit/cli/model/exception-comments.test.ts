import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Document, parse, visit } from 'yaml';
import { applyExceptions } from '../../../../cli/content/apply-exceptions.ts';
import { formatPath, type Issue, isWithin } from '../../../../cli/issue.ts';
import { readExceptions } from '../../../../cli/model/exception-comments.ts';
import { parseSource } from '../../../../cli/model/parse-source.ts';
import { createSourceFile } from '../../../../cli/yaml/source-file.ts';
import { vary } from '../../../vary.ts';

const open = (text: string) => createSourceFile({ path: 'a.yaml', text, data: parse(text) });

/** The paths that the only exception of a text is about. */
const findPaths = (text: string) => {
  const { exceptions, issues } = readExceptions(open(text));
  expect(issues).toEqual([]);
  return exceptions.flatMap(({ paths }) => paths);
};

describe('a comment that excepts findings is about', () => {
  it.each([
    ['the text before it', 'a:\n  tr: x\n  en: y # ok C105: z\n', ['a.en']],
    ['a field whose key is before it', 'a: # ok C105: z\n  tr: x\n  en: y\nb: z\n', ['a']],
    ['a field without a value', 'a:\n  tr: x\n  en: # ok C202: z\nb: z\n', ['a.en']],
    ['a block text whose key is before it', 'a: | # ok C132: z\n  x\n  y\nb: z\n', ['a']],
    ['a folded text, not the one above', 'a: >-\n  x\nb: y # ok C105: z\n', ['b']],
    ['a text of several lines', 'a: x\nb: "y\n  y" # ok C105: z\nc: z\n', ['b']],
    ['all texts of its line', 'a: { tr: x, en: y } # ok C105: z\n', ['a', 'a.tr', 'a.en']],
    ['a map that ends before it', 'a: {\n  tr: x,\n  en: y\n  } # ok C105: z\n', ['a']],
    ['the last text of a line of a map', 'a: {\n  tr: x, # ok C105: z\n  en: y }\n', ['a.tr']],
    ['an item that is one text', '- x\n- y # ok C105: z\n', ['[1]']],
    ['an item that is one field', '- tr: x # ok C201: z\n- tr: y\n', ['[0]', '[0].tr']],
    ['one of the texts of an item', '- tr: x # ok C105: z\n  en: y\n', ['[0].tr']],
    ['an item whose dash is before it', '- # ok C105: z\n  tr: x\n  en: y\n', ['[0]']],
    ['the field below it', 'a: x\n\n# ok C105: z\n\n# more\nb:\n  tr: x\nc: y\n', ['b']],
    ['the first field, not the file', '# ok C105: z\na:\n  tr: x\nb: y\n', ['a']],
    ['the text below it', 'a:\n  tr: x\n  # ok C105: z\n  en: y\n  ar: z\n', ['a.en']],
    ['the item below it', 'a:\n  # ok C105: z\n  - tr: x\n    en: y\n', ['a[0]', 'a[0].tr']],
    ['the value below it', 'a:\n  # ok C105: z\n  x\nb: y\n', ['a']],
    ['a line of a map', 'a: {\n  # ok C105: z\n  tr: x, en: y\n}\n', ['a.tr', 'a.en']],
    ['nothing at the end', 'a: x\n# ok C105: z\n', []],
  ])('%s', (_what, text, paths) => {
    expect(findPaths(text)).toEqual(paths);
    expect(findPaths(text.replaceAll('\n', '\r\n'))).toEqual(paths);
  });
});

describe('readExceptions', () => {
  it.each([
    ['# ok C105: a name', ['C105'], 'a name', []],
    ['#  OK  c105, C133 :  a: name # so', ['C105', 'C133'], 'a: name # so', []],
    ['## ok: C105:ad', ['C105'], 'ad', []],
    ['# ok C105 a name', ['C105'], '', ['noReason']],
    ['# ok C105:', ['C105'], '', ['noReason']],
    ['# ok C105 C012 C301 C999: x', ['C105'], 'x', ['notExceptable']],
    ['# ok C1: x', [], 'x', ['notExceptable']],
  ])('reads %s', (comment, codes, reason, problems) => {
    const { exceptions, issues } = readExceptions(open(`a: x ${comment}\n`));
    expect(exceptions).toMatchObject([{ codes, reason, paths: ['a'], line: 1, column: 6 }]);
    expect(issues.map(({ problem }) => problem)).toEqual(problems);
  });

  it.each(['# ok', '# ok: checked', '# okay C105: x', '# write # ok C105: why', '# C105 is ok'])(
    'takes %s for an ordinary comment',
    (comment) => {
      expect(readExceptions(open(`a: x ${comment}\n`))).toEqual({ exceptions: [], issues: [] });
    },
  );

  it.each([
    ['a block', 'a: |\n  x # ok C105: z\n', 2],
    ['quotes', 'a: "x # ok C105: z"\n', 1],
    ['a word', 'a: x# ok C105\n', 1],
    ['quotes of several lines', "a: 'x\n\n  # ok C105: z'\n", 3],
  ])('reports an exception in a text: %s', (_where, text, line) => {
    const { exceptions, issues } = readExceptions(open(text));
    expect(exceptions).toEqual([]);
    expect(issues).toMatchObject([{ code: 'C136', problem: 'exceptionInText', line }]);
  });

  it('finds its place in a file whose mistakes were corrected to read it', () => {
    const { file } = parseSource('a.yaml', 'a: "x\nb:\n\ttr: x\n\ten: y # ok C105: z\n');
    if (!file) throw new Error('The file was not corrected.');
    expect(readExceptions(file).exceptions).toMatchObject([{ line: 4, paths: ['b.en'] }]);
  });
});

describe('applyExceptions', () => {
  const text = '# ok C105 C133: z\na:\n  tr: x\n  en: y\nab: z\n';
  const file = open(text);
  const { exceptions } = readExceptions(file);
  const files = [{ path: 'a.yaml', hash: '', references: [], issues: [], exceptions }];
  const find = (code: 'C105' | 'C133' | 'C012', ...path: string[]) =>
    file.report(code, path, { problem: 'sameAsTurkish' });
  const apply = (issues: readonly Issue[], hasErrors = false) => {
    const { kept, needless } = applyExceptions(issues, files, { kind: 'C1', hasErrors });
    return [...kept, ...needless].map(
      ({ code, path, params }) => `${code} ${path}${params ? ` ${Object.values(params)}` : ''}`,
    );
  };

  it('covers everything in a field, and no other with a longer name', () => {
    const issues = [find('C105', 'a', 'en'), find('C133', 'a'), find('C105', 'ab')];
    expect(apply(issues)).toEqual(['C105 ab']);
  });

  it('notes each code that nothing needs, unless errors or a limit hide findings', () => {
    const issues = [find('C105', 'a')];
    expect(apply(issues)).toEqual(['C304 a C133']);
    expect(apply(issues, true)).toEqual([]);
    const { code, file: path, ...place } = find('C105', 'a');
    const more = {
      ...place,
      code,
      file: path,
      problem: 'moreProblems',
      params: { count: 2 },
    } as const;
    expect(apply([more])).toEqual(['C105 a 2']);
  });

  it('notes nothing in a draft, of which other files know nothing yet', () => {
    const drafts = files.map((one) => ({ ...one, path: 'cars/a.yaml', data: { draft: true } }));
    expect(applyExceptions([], drafts, { kind: 'C1', hasErrors: false }).needless).toEqual([]);
  });

  it('covers no error', () => {
    expect(apply([find('C012', 'a')], true)).toEqual(['C012 a']);
  });
});

const words = fc.constantFrom('x', 'x # y', '# x', 'x \'y\' "z"', 'x: y', 'two\nlines', '', '- x');
const values = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, words, tie('map'), tie('list')),
  map: fc.dictionary(fc.stringMatching(/^[a-z]{1,2}$/), tie('value'), { minKeys: 1, maxKeys: 4 }),
  list: fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
})).map;

const documents = fc
  .tuple(values, fc.array(fc.boolean(), { minLength: 1 }))
  .map(([value, flows]) => {
    const document = new Document(value);
    let count = 0;
    visit(document, {
      Collection(_key, node) {
        if (node !== document.contents) node.flow = flows[count++ % flows.length] === true;
      },
    });
    return document.toString({ lineWidth: 0, flowCollectionPadding: true });
  });

/** The paths of the texts of a value. */
function listLeaves(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  return Object.entries(value).flatMap(([key, inner]) =>
    listLeaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

describe('in any file', () => {
  it('only a warning without a certain correction suggests a comment', () => {
    const report = (code: 'C105' | 'C012', isSafe: boolean) =>
      open('a: x\n').report(
        code,
        ['a'],
        { problem: 'sameAsTurkish' },
        { fix: { edits: [], isSafe } },
      );
    expect(report('C105', false).exceptionLine).toBe(1);
    expect(report('C105', true).exceptionLine).toBeUndefined();
    expect(report('C012', false).exceptionLine).toBeUndefined();
  });

  it('the comment that a finding suggests excepts it, and changes no value', () => {
    const numRuns = vary([100, 3000]).at(-1) ?? 0;
    fc.assert(
      fc.property(documents, fc.nat(), (text, index) => {
        const file = open(text);
        const leaves = listLeaves(file.data);
        const leaf = leaves[index % leaves.length] ?? [];
        const { exceptionLine = 0 } = file.report('C105', leaf, { problem: 'sameAsTurkish' });
        const lines = text.split('\n');
        const margin = /^ */.exec(lines[exceptionLine - 1] ?? '')?.[0] ?? '';
        const written = lines.toSpliced(exceptionLine - 1, 0, `${margin}# ok C105: z`).join('\n');
        expect(parse(written)).toEqual(file.data);
        const paths = findPaths(written);
        expect(paths.some((outer) => isWithin(formatPath(leaf), outer))).toBe(true);
        // What is above the comment is not excepted.
        const after = open(written);
        const above = leaves.filter((other) => after.locate(other).line <= exceptionLine);
        const excepted = above.filter((other) =>
          paths.some((outer) => isWithin(formatPath(other), outer)),
        );
        expect(excepted).toEqual([]);
      }),
      { numRuns },
    );
  });
});
