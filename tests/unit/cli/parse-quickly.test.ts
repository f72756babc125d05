import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert as check, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuickly } from '../../../cli/yaml/parse-quickly.ts';
import { parseYamlDocument } from '../../../cli/yaml/source-file.ts';

const root = join(import.meta.dirname, '../../..');

function readYaml(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.ya?ml$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8').replace(/^\ufeff/, ''));
}

const real = readYaml('content');
const fixtures = readYaml('tests/fixtures/content');

/** What the careful parser makes of a text; nothing where it finds fault with it. */
function parseCarefully(text: string): { data: unknown } | undefined {
  const document = parseYamlDocument(text);
  if (document.errors.length > 0 || document.warnings.length > 0) return undefined;
  return { data: document.toJS({ maxAliasCount: 0 }) };
}

/** The quick parser may decline any text; what it takes, it must read as the careful one does. */
function compare(text: string): void {
  const quick = parseQuickly(text);
  if (!quick) return;
  const careful = parseCarefully(text);
  expect(careful, text).toBeDefined();
  expect(quick.data, text).toEqual(careful?.data);
}

/** Pieces of YAML that mean something, and some that only look like it. */
const pieces = [
  ...['\n', '\r\n', '\r', ' ', '  ', '    ', '\t', ':', ': ', '- ', '#', ' #', '"', "'", '\\', ','],
  ...['[', ']', '{', '}', '|', '>', '|-', '>+', '|2', '&a ', '*a', '!x ', '!!str ', '? ', '%', '@'],
  ...['---', '...', '<<: ', '__proto__: ', '~', 'null', 'Null', 'true', 'True', 'yes', 'no', 'on'],
  ...[
    '0',
    '007',
    '0o17',
    '0x1F',
    '0b1',
    '1_000',
    '1.000',
    '1e3',
    '.5',
    '-.inf',
    '.nan',
    '+1',
    '-0',
  ],
  ...['2026-08-10', '2026-08-10T10:00:00Z', '12:30', '12:30:45', '=', 'a: b', '"a": b', '\u0085'],
  ...[
    '\u2028',
    '\u00a0',
    '\ufeff',
    '\u0000',
    '\u0007',
    'ş',
    'أ',
    '😀',
    '1',
    'x',
    '-',
    '--',
    '""',
    "''",
  ],
  ...['\n\n', '\n  ', '\n- ', '\n  - ', '[a, b]', '{a: b}', '{phone}', '`', '9007199254740993'],
];

describe('the quick parser', () => {
  it('takes nearly all of the real content, and reads it as the careful parser does', () => {
    for (const text of [...real, ...fixtures]) compare(text);
    const taken = real.filter((text) => parseQuickly(text) !== undefined);
    expect(taken.length / real.length).toBeGreaterThan(0.8);
  });

  it('never reads a mutated file otherwise than the careful parser', () => {
    const texts = [...real, ...fixtures].filter((text) => text.length < 6000);
    const mutation = tuple(nat(1 << 20), nat(6), constantFrom(...pieces));
    check(
      property(constantFrom(...texts), mutation, mutation, mutation, (text, ...mutations) => {
        compare(mutations.reduce(mutate, text));
      }),
      { numRuns: Number(process.env['PARSE_RUNS'] ?? 1500) },
    );
  });

  it('never reads a small text otherwise than the careful parser', () => {
    const piece = constantFrom(...pieces);
    check(
      property(tuple(piece, piece, piece, piece, piece, piece), (parts) => {
        compare(parts.join(''));
        compare(`key: ${parts.join('')}\n`);
      }),
      { numRuns: Number(process.env['PARSE_RUNS'] ?? 6000) },
    );
  });
});

function mutate(text: string, [at, removed, piece]: readonly [number, number, string]): string {
  const start = at % (text.length + 1);
  return text.slice(0, start) + piece + text.slice(start + removed);
}
