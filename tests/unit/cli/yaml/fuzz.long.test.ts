import fc from 'fast-check';
import { describe, it } from 'vitest';
import { expectFixesHelp, expectSound, realFiles } from './expect-sound.ts';

const path = fc.constantFrom(...new Set(realFiles.map((file) => file.path)));

/** Characters and texts that are special in YAML. */
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

/** The effects of a typo, a merge or a lost connection on a file; `at` is between 0 and 1. */
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
    fc.constantFrom(...realFiles),
    fc.array(
      fc.tuple(fc.constantFrom(...mutations), fc.double({ min: 0, max: 1, noNaN: true }), specials),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([file, steps]) => ({
    path: file.path,
    text: steps.reduce((text, [mutate, at, piece]) => mutate(text, at, piece), file.text),
  }));

/** Failures that the search found before. */
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
    );
  });

  it('are read or refused with a message when they hold the signs of YAML at random', () => {
    fc.assert(
      fc.property(path, wild, (name, pieces) => expectSound(name, pieces.join(''))),
      { examples: found },
    );
  });

  it('are read or refused with a message when real ones are damaged', () => {
    fc.assert(fc.property(mutated, (file) => expectSound(file.path, file.text)));
  });

  it('are no worse after what is certain was fixed', () => {
    fc.assert(fc.property(mutated, (file) => expectFixesHelp(file.path, file.text)));
    fc.assert(fc.property(path, wild, (name, pieces) => expectFixesHelp(name, pieces.join(''))));
  });
});
