import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScalar, parse, parseDocument } from 'yaml';
import { findPlace } from '../../../../cli/content/exception-places.ts';
import { readExceptions } from '../../../../cli/content/exceptions.ts';
import { findPositions } from '../../../../cli/content/name-excepted-items.ts';
import { formatPath } from '../../../../cli/issue.ts';
import { parseFieldPath, writeFieldPath } from '../../../../cli/lib/field-path.ts';
import { getAt } from '../../../../cli/lib/get-at.ts';
import { findNamed, nameItem, nameSteps } from '../../../../cli/model/item-names.ts';
import { applyEditGroups } from '../../../../cli/yaml/apply-edits.ts';
import { createSourceFile } from '../../../../cli/yaml/source-file.ts';
import { nastyText } from '../yaml/texts.ts';

/** Names of which several are the same, or nearly, so that random lists have twins. */
const anyName = fc.oneof(
  fc.constantFrom('Jet ski', 'Jet-ski', 'jet ski', 'Yat', '7', '★', '🕌', 'بحر', '"a"]', 'a: b #c'),
  nastyText,
);

const anyItem = fc.oneof(
  anyName.map((tr) => ({ tr })),
  anyName.map((title) => ({ image: 'one', title: { tr: title }, text: { tr: 'Kum' } })),
  anyName.map((id) => ({ id, title: { tr: 'Yat' } })),
  fc.nat({ max: 9 }).map((id) => ({ id })),
  fc.record({ text: fc.record({ tr: anyName.map((name) => name.repeat(20)) }) }),
  anyName,
);

const anyList = fc.array(anyItem, { minLength: 1, maxLength: 8 });

/** What an editor does to the other items: removes some, adds some, and puts all in another order. */
const anyEdit = fc.record({
  kept: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  added: fc.array(anyItem, { maxLength: 3 }),
  order: fc.array(fc.nat(), { minLength: 11, maxLength: 11 }),
});

describe('an exception by name', () => {
  it('stays with its item, whatever happens to the others', () => {
    fc.assert(
      fc.property(anyList, fc.nat(), anyEdit, fc.boolean(), (list, chosen, edit, isRemoved) => {
        const position = chosen % list.length;
        const [, step] = nameSteps({ list }, ['list', position]);
        if (typeof step !== 'object') return;
        const target = list[position];
        const others = list.filter((_, at) => at !== position && edit.kept[at]);
        const present = [...(isRemoved ? [] : [target]), ...others, ...edit.added]
          .map((item, at) => ({ item, rank: edit.order[at] ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ item }) => item);
        const steps = parseFieldPath(writeFieldPath(['list', step, 'title'])) ?? [];
        const { path, lost } = findPlace({ list: present }, steps);
        const named = findNamed(present, step.name);
        // Only an item of the same name can take its place, and two of them are told from each other by nobody.
        expect(path).toEqual(named.length === 1 ? ['list', named[0], 'title'] : undefined);
        expect(lost?.twins ?? []).toEqual(named.length > 1 ? named : []);
        if (edit.added.length > 0) return;
        expect(path && getAt({ list: present }, path.slice(0, 2))).toBe(
          isRemoved ? undefined : target,
        );
      }),
    );
  });

  const write = (path: string, style: 'plain' | 'single' | 'double' | 'flow') => {
    const codes = 'codes: [C105]  # uyarı';
    if (style === 'flow')
      return `- { file: "a.yaml", path: "${path}", codes: [C105], reason: x } # son\n\n`;
    const quote = { plain: '', single: "'", double: '"' }[style];
    return `# önce\n- path: ${quote}${path}${quote}   # ad\n  file: a.yaml\n  ${codes}\n  reason: >-\n    Katlanmış\n    neden\n`;
  };

  it('takes the place of a position by a fix that changes no other byte', () => {
    const styles = fc.constantFrom('plain', 'single', 'double', 'flow');
    const wanted = fc.array(fc.tuple(fc.nat({ max: 7 }), styles), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyList, wanted, (list, exceptions) => {
        const data = { list };
        const paths = exceptions.map(([position]) => ['list', position, 'title']);
        const before = exceptions
          .map(([, style], at) => write(formatPath(paths[at] ?? []), style))
          .join('');
        const file = createSourceFile({
          path: 'exceptions.yaml',
          text: before,
          data: parse(before),
        });
        const read = readExceptions(file, () => data);
        expect(read.issues).toEqual([]);
        const issues = findPositions(read.exceptions, [], () => true);
        const edits = issues.map(({ fix }) => (fix?.isSafe ? fix.edits : []));
        const { text: after, leftOut } = applyEditGroups(before, edits);
        expect(leftOut).toEqual([]);
        expect(cutPaths(after).rest).toEqual(cutPaths(before).rest);
        cutPaths(after).paths.forEach((path, at) => {
          const field = paths[at] ?? [];
          const isPresent = Number(field[1]) < list.length;
          expect(path).toBe(isPresent ? writeFieldPath(nameSteps(data, field)) : formatPath(field));
          const { place } = read.exceptions.list[at] ?? {};
          expect(findPlace(data, parseFieldPath(path) ?? [])).toEqual(place);
        });
      }),
    );
  });

  it('has a name in the lists of these tests often enough', () => {
    const lists = fc.sample(anyList, { numRuns: 200, seed: 1 });
    const named = lists.filter((list) => list.some((item) => nameItem(item) !== undefined));
    expect(named.length).toBeGreaterThan(100);
  });
});

/** The paths of exceptions, and the file without them. */
function cutPaths(text: string): { paths: string[]; rest: string[] } {
  const document = parseDocument(text);
  const list: unknown[] = document.toJS();
  let start = 0;
  const rest: string[] = [];
  const paths = list.map((_, position) => {
    const node: unknown = document.getIn([position, 'path'], true);
    if (!isScalar(node) || !node.range) throw new Error('This is not an exception.');
    rest.push(text.slice(start, node.range[0]));
    start = node.range[1];
    return String(node.value);
  });
  return { paths, rest: [...rest, text.slice(start)] };
}
