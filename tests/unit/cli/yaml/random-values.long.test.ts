import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { type ScalarChange, setScalars } from '../../../../cli/yaml/set-scalars.ts';
import { unwrapParagraphs } from '../../../../cli/yaml/wrap-paragraphs.ts';
import { contentFiles, listComments, listScalars } from './content-files.ts';
import { nastyText, proseText } from './texts.ts';

/** Styles and positions that the real files do not have, with comments in every position that can have one. */
const strange = `# head
a: 'single' # one
b: >- # two
  folded
  text

  # three
c: |+
  kept

d: |2
    deep
e: &x # four
  # five
  - plain # six
  - "double" # seven
  - |
    block # text
  # eight
  - - nested
    - |- # nine
      block
f: { tr: bir, # ten
     en: [ 'a', "b", { c: d } ], ar: e } # eleven
g:
    tr: over
      two lines # twelve
    en: ''
    ar: |

      late
# thirteen
`.replace('&x ', '');

// A list without items has no value to set.
const sources = [strange, ...contentFiles.values()].filter((text) => listScalars(text).length > 0);

const vary = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => `\ufeff${text}`,
);

/** Creates a file, and new texts for some of its fields. */
function arrangeChanges(text: fc.Arbitrary<string>, isProse: boolean) {
  return fc
    .tuple(fc.oneof(fc.constant(strange), fc.constantFrom(...sources)), vary)
    .map(([source, change]) => change(source))
    .chain((source) =>
      fc
        .uniqueArray(fc.tuple(fc.constantFrom(...listScalars(source)), text), {
          selector: ([{ path }]) => JSON.stringify(path),
          minLength: 1,
          maxLength: 12,
        })
        .map((pairs) => ({
          source,
          changes: pairs.map(([{ path }, value]): ScalarChange => ({ path, value, isProse })),
        })),
    );
}

/** Lists every value of a file by its path, except those at the paths of the changes. */
function listOthers(text: string, changes: readonly ScalarChange[]) {
  const paths = new Set(changes.map(({ path }) => JSON.stringify(path)));
  return listScalars(text).filter(({ path }) => !paths.has(JSON.stringify(path)));
}

function read(text: string, path: readonly PropertyKey[]): unknown {
  return listScalars(text).find((one) => JSON.stringify(one.path) === JSON.stringify(path))?.value;
}

describe('setting any value', () => {
  it('is read back as exactly this value, and all others and all comments stay', () => {
    fc.assert(
      fc.property(arrangeChanges(nastyText, false), ({ source, changes }) => {
        const { text } = setScalars(source, changes);
        for (const { path, value } of changes) expect(read(text, path)).toBe(value);
        expect(listOthers(text, changes)).toEqual(listOthers(source, changes));
        expect(listComments(text)).toEqual(listComments(source));
        expect(parseDocument(text).errors).toEqual([]);
        expect(setScalars(text, changes).text).toBe(text);
      }),
    );
  });

  it('keeps the paragraphs of prose, however it is wrapped', () => {
    fc.assert(
      fc.property(arrangeChanges(proseText, true), ({ source, changes }) => {
        const { text } = setScalars(source, changes);
        for (const { path, value } of changes) {
          expect(unwrapParagraphs(String(read(text, path)))).toBe(value);
        }
        expect(listOthers(text, changes)).toEqual(listOthers(source, changes));
        expect(listComments(text)).toEqual(listComments(source));
      }),
    );
  });

  it('leaves every line that holds no changed value as it is', () => {
    fc.assert(
      fc.property(arrangeChanges(nastyText, false), ({ source, changes }) => {
        const { text, edits } = setScalars(source, changes);
        let moved = 0;
        for (const { start, end, text: replacement } of edits) {
          expect(text.slice(start + moved, start + moved + replacement.length)).toBe(replacement);
          moved += replacement.length - (end - start);
        }
        expect(text.length).toBe(source.length + moved);
      }),
    );
  });
});

describe('adding a language that is missing', () => {
  it('gives back the values of the file it was taken from', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contentFiles.values()),
        vary,
        nastyText,
        (file, change, value) => {
          const source = change(file);
          const found = listScalars(source).filter(({ path }) => path.at(-1) === 'tr');
          const added = found.map(({ path }) => [...path.slice(0, -1), 'zz']);
          // A language that the files do not contain comes last, so that every map can accept it.
          const { text } = setScalars(
            source,
            added.map((path) => ({ path, value })),
          );
          expect(
            listOthers(
              text,
              added.map((path) => ({ path, value })),
            ),
          ).toEqual(listScalars(source));
          expect(
            listScalars(text)
              .filter(({ path }) => path.at(-1) === 'zz')
              .map((one) => one.value),
          ).toEqual(added.map(() => value));
          expect(listComments(text)).toEqual(listComments(source));
        },
      ),
    );
  });
});
