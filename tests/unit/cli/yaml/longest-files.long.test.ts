import { describe, it } from 'vitest';
import { expectSound, realFiles } from './expect-sound.ts';

const size = 128 * 1024;
const fill = (piece: string) => piece.repeat(Math.floor(size / piece.length));
const labels = realFiles.find(({ path }) => path === 'labels.yaml')?.text ?? '';

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
    ['texts of the wrong type', `services:\n${fill('  - title: 1\n')}`],
    ['backslashes', `a: "${fill('\\')}`],
    ['wrong escapes', fill('- "\\q"\n')],
    ['prototypes', fill('__proto__: 1\n')],
    ['a first line that lost its sign, so that no other fits', labels.replace(/^#/, '')],
  ])('are read or refused in time: %s', (_what, text) => {
    expectSound('experiences/a.yaml', text.slice(0, size));
    expectSound('services.yaml', text.slice(0, size));
  });
});
