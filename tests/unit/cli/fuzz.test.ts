import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile } from '../../../cli/content/check-file.ts';
import { checkTexts } from '../../../cli/content/check-texts.ts';
import { dropShadowed } from '../../../cli/content/drop-shadowed.ts';
import { createSourceFinder } from '../../../cli/content/find-source.ts';
import { createSourceForms } from '../../../cli/content/source-forms.ts';
import { createSources } from '../../../cli/content/sources.ts';
import type { Issue } from '../../../cli/issue.ts';
import { describeIssue } from '../../../cli/issue.ts';
import { severityOf } from '../../../cli/issue-codes.ts';
import { toolLanguages } from '../../../cli/words/words.ts';
import { applyEditGroups } from '../../../cli/yaml/apply-edits.ts';
import { createLineIndex } from '../../../cli/yaml/line-index.ts';
import { parseYaml } from '../../../cli/yaml/parse-yaml.ts';

const root = join(import.meta.dirname, '../../../content');
const real = globSync('**/*.yaml', { cwd: root, exclude: ['.*/**'] }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(join(root, path), 'utf8'),
}));

const findSource = createSourceFinder(createSources(createSourceForms({})));

/** All that is done to one file alone, as `validate` does it. */
function check(path: string, text: string): { isRead: boolean; issues: Issue[] } {
  const { file, issues } = parseYaml(path, text);
  const source = findSource(path);
  if (!file || !source) return { isRead: file !== undefined, issues };
  return {
    isRead: true,
    issues: dropShadowed([
      ...issues,
      ...checkFile(file, source.schema, source.model).issues,
      ...checkTexts(file, source.model),
    ]),
  };
}

/**
 * The one absolute bound there is: nothing that anybody saves keeps the tool busy for longer. In milliseconds of
 * processor time, since what else the machine does is not the file’s fault.
 */
const longest = 2000;

function expectSound(path: string, text: string): void {
  const started = process.cpuUsage();
  const { isRead, issues } = check(path, text);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(longest);
  expect(isRead || issues.length > 0).toBe(true);
  const lines = createLineIndex(text.replace(/^\ufeff/, ''));
  const end = lines.toPosition(text.length);
  for (const issue of issues) {
    const { line, column, endLine, endColumn } = issue;
    const said = toolLanguages.flatMap((language) => Object.values(describeIssue(issue, language)));
    expect(said.every((words) => words.trim() !== '')).toBe(true);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(endLine > line || (endLine === line && endColumn > column)).toBe(true);
    expect(endLine).toBeLessThanOrEqual(end.line);
    expect(column).toBeLessThanOrEqual(lines.readLine(line).length + 1);
    expect(endColumn).toBeLessThanOrEqual(lines.readLine(endLine).length + 2);
  }
}

function countErrors(issues: readonly Issue[]): number {
  return issues.filter(({ code }) => severityOf(code) === 'error').length;
}

/** A line that could not be read had problems that nobody saw; they are no worse for being seen. */
function isHidden({ line }: Issue, before: readonly Issue[]): boolean {
  return before.some((issue) => issue.line === line && /^C00[2-7]$|^C01[67]$/.test(issue.code));
}

/** Applying what is certain must leave no more to do than before. */
function expectFixesHelp(path: string, source: string): void {
  const text = source.replace(/^\ufeff/, '');
  const { issues } = check(path, text);
  const groups = issues.flatMap(({ fix }) => (fix?.isSafe ? [fix.edits] : []));
  const fixed = applyEditGroups(text, groups).text;
  const left = check(path, fixed).issues.filter((issue) => !isHidden(issue, issues));
  expect(countErrors(left)).toBeLessThanOrEqual(countErrors(issues));
}

const path = fc.constantFrom(...new Set(real.map((file) => file.path)));

/** Where YAML is most easily led astray. */
const specials = fc.constantFrom(
  ...[...':-?#&*!|>%@`\'"[]{},\\ \n\t~=<.01$é٣😀'],
  ': ',
  '- ',
  '\n  ',
  '\r\n',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '---\n',
  '&a ',
  '*a',
  '!t ',
  '<<: ',
  'tr: ',
  'a: ',
  '|-\n',
  '{{',
  '__proto__: ',
);

const wild = fc.array(fc.oneof(specials, fc.string({ maxLength: 4 })), { maxLength: 60 });

type Mutation = (text: string, at: number, piece: string) => string;

/** What a slip of the hand, a merge or a lost connection does to a file; `at` lies between 0 and 1. */
const mutations: readonly Mutation[] = [
  (text, at, piece) => text.slice(0, at * text.length) + piece + text.slice(at * text.length),
  (text, at) => text.slice(0, at * text.length) + text.slice(at * text.length + 1),
  (text, at) => text.slice(0, at * text.length),
  (text, at) => changeLines(text, at, () => []),
  (text, at) => changeLines(text, at, (line) => [line, line]),
  (text, at) => changeLines(text, at, (line) => [` ${line}`]),
  (text, at) => changeLines(text, at, (line) => [`\t${line.trimStart()}`]),
  (text, at) => changeLines(text, at, (line) => [line.replace(': ', ':')]),
  (text, at) => changeLines(text, at, (line, next) => [next, line]),
  (text, at, piece) => changeLines(text, at, (line) => [line.replace(/: .*/, `: ${piece}`)]),
  (text) => text.replaceAll('\n', '\r\n'),
];

function changeLines(
  text: string,
  at: number,
  change: (line: string, next: string) => string[],
): string {
  const lines = text.split('\n');
  const index = Math.floor(at * lines.length);
  return [
    ...lines.slice(0, index),
    ...change(lines[index] ?? '', lines[index + 1] ?? ''),
    ...lines.slice(index + 1),
  ].join('\n');
}

const mutated = fc
  .tuple(
    fc.constantFrom(...real),
    fc.array(
      fc.tuple(fc.constantFrom(...mutations), fc.double({ min: 0, max: 1, noNaN: true }), specials),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([file, steps]) => ({
    path: file.path,
    text: steps.reduce((text, [mutate, at, piece]) => mutate(text, at, piece), file.text),
  }));

/** What the search found once. */
const found: [string, string[]][] = [
  ['authors.yaml', ['--\n', 'authors:\n']],
  ['authors.yaml', [' !\ufeff\\😀']],
];

describe('files of any kind', () => {
  it('are read or refused with a message when they hold random bytes', () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    fc.assert(
      fc.property(path, fc.uint8Array({ maxLength: 200 }), (name, bytes) =>
        expectSound(name, decoder.decode(bytes)),
      ),
      { numRuns: 300 },
    );
  });

  it('are read or refused with a message when they hold the signs of YAML at random', () => {
    fc.assert(
      fc.property(path, wild, (name, pieces) => expectSound(name, pieces.join(''))),
      { numRuns: 1000, examples: found },
    );
  });

  it('are read or refused with a message when real ones are damaged', () => {
    fc.assert(
      fc.property(mutated, (file) => expectSound(file.path, file.text)),
      { numRuns: 200 },
    );
  });

  it('are no worse after what is certain was fixed', () => {
    fc.assert(
      fc.property(mutated, (file) => expectFixesHelp(file.path, file.text)),
      { numRuns: 150 },
    );
    fc.assert(
      fc.property(path, wild, (name, pieces) => expectFixesHelp(name, pieces.join(''))),
      { numRuns: 500 },
    );
  });
});

const size = 128 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(size / piece.length));

describe('files as long as they may be', () => {
  it.each<[what: string, text: string]>([
    ['brackets', fill('[')],
    ['braces', fill('{')],
    ['brackets and lines', fill('[\n')],
    ['dashes', fill('- ')],
    ['dashes on lines', fill('-\n')],
    ['questions', fill('? ')],
    ['colons', fill(': ')],
    ['keys without values', fill('a:\n')],
    ['anchors and aliases', `x:\n${fill('  - &a *a\n')}`],
    ['anchors', fill('- &a b\n')],
    ['aliases', `a: &a 1\n${fill('- *a\n')}`],
    ['tags', fill('- !a\n')],
    ['double quotes', fill('"')],
    ['single quotes', fill("'")],
    ['open quotes on lines', fill('"\n')],
    ['values that open quotes', fill('a: "b\n')],
    ['values that open brackets', fill('a: [b\n')],
    ['colons in texts', Array.from({ length: 9000 }, (_, n) => `k${n}: a: b: c`).join('\n')],
    ['apostrophes', Array.from({ length: 9000 }, (_, n) => `k${n}: 'a'b c'`).join('\n')],
    ['one long line', `tr: ${fill('word ')}`],
    ['one long line of tabs', fill('\t')],
    ['tabs on lines', fill('\ta: b\n')],
    ['spaces', fill(' ')],
    ['spaces behind a value', `a: b${fill(' ')}x: y`],
    ['no-break spaces', fill('\u00a0')],
    ['no-break spaces in keys', fill('a\u00a0:\u00a0b\n')],
    ['zero-width spaces in a text', `slug: a${fill('\u200b')}`],
    ['deeper and deeper', Array.from({ length: 700 }, (_, n) => `${' '.repeat(n)}a:`).join('\n')],
    ['stairs', Array.from({ length: 700 }, (_, n) => `${' '.repeat(n % 350)}a: b`).join('\n')],
    ['comments', fill('# a\n')],
    ['texts cut by comments', fill('- a #b\n')],
    ['odd numbers', fill('- 0x1F\n')],
    ['documents', fill('---\na: b\n')],
    ['directives', fill('%YAML 1.1\n')],
    ['many unknown keys', Array.from({ length: 20_000 }, (_, n) => `key${n}: 1`).join('\n')],
    ['a key many times', fill('title: 1\n')],
    ['the same key ten thousand times', 'slug: a\n'.repeat(10_000)],
    ['straight quotes in a text', `title:\n  tr: a${fill('"b ')}`],
    ['straight quotes in quotes', `title:\n  tr: "${fill('\\"b ')}"`],
    ['texts in the wrong order', `services:\n${fill('  - title:\n      en: b\n      tr: a\n')}`],
    ['texts of the wrong type', `services:\n${fill('  - title: 1\n')}`],
    ['backslashes', `a: "${fill('\\')}`],
    ['wrong escapes', fill('- "\\q"\n')],
    ['prototypes', fill('__proto__: 1\n')],
  ])('are read or refused in time: %s', (_what, text) => {
    expectSound('experiences/a.yaml', text.slice(0, size));
    expectSound('services.yaml', text.slice(0, size));
  });
});
