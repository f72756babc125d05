import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type ContentState, compareContent } from '../../../../cli/changes/compare-content.ts';
import { analyzeFile } from '../../../../cli/content/analyze-file.ts';

const folder = join(import.meta.dirname, '../../../fixtures/content/valid');

const texts = new Map(
  globSync('**/*.yaml', { cwd: folder })
    .toSorted()
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
);

function createState(written: ReadonlyMap<string, string>): ContentState {
  const files = Array.from(written, ([path, text]) => analyzeFile(path, Buffer.from(text)));
  return { files, blobs: new Map() };
}

const former = createState(texts);

const compare = (written: ReadonlyMap<string, string>) =>
  compareContent({ before: former, after: createState(written), unread: new Map() }, Date.now());

/** The same value with the keys of all objects in another order. */
function reorder(value: unknown, isBefore: (a: string, b: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => reorder(item, isBefore));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (isBefore(a, b) ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, reorder(inner, isBefore)]));
}

/** Ways to write the same data. */
const writing = fc.record({
  seed: fc.integer(),
  defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_FOLDED'),
  lineWidth: fc.constantFrom(0, 40, 80, 200),
  indent: fc.constantFrom(2, 4),
  collectionStyle: fc.constantFrom('any', 'block'),
  comment: fc.stringMatching(/^[a-zçöş ]{0,20}$/),
  lineBreak: fc.constantFrom('\n', '\r\n'),
} as const);

/** Orders keys by a number that depends on the seed and the key. */
function createOrder(seed: number) {
  const rank = (key: string) =>
    [...key].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), seed);
  return (a: string, b: string) => rank(a) < rank(b);
}

describe('content', () => {
  it('is no different from itself, however it is written', () => {
    fc.assert(
      fc.property(writing, ({ seed, comment, lineBreak, ...options }) => {
        const written = new Map(
          Array.from(texts, ([path, text]) => {
            const data = reorder(parse(text), createOrder(seed));
            return [path, `# ${comment}\n${stringify(data, options)}`.replaceAll('\n', lineBreak)];
          }),
        );
        const changes = compare(written);
        expect(changes).toEqual({ pages: [], changes: [] });
      }),
      { numRuns: 30 },
    );
  });

  it('is different if a single word is', () => {
    const words = fc.constantFrom(...['home.yaml', 'cars/g63.yaml', 'pages/contact.yaml']);
    fc.assert(
      fc.property(words, fc.nat(), (path, at) => {
        const text = texts.get(path) ?? '';
        const places = [...text.matchAll(/tr: (?=\p{L})/gu)];
        const place = places[at % places.length];
        const end = (place?.index ?? 0) + 'tr: '.length;
        const changed = `${text.slice(0, end)}Yepyeni ${text.slice(end)}`;
        const { changes } = compare(new Map(texts).set(path, changed));
        expect(changes.map(({ kind, file }) => [kind, file.path])).toEqual([['text', path]]);
      }),
      { numRuns: 30 },
    );
  });
});
