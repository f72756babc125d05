import { expect } from 'vitest';
import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import { formatPath } from '../../../cli/issue.ts';
import { listComments } from '../../unit/cli/yaml/content-files.ts';

/** A value of a YAML file. */
interface Found {
  value: unknown;
  /** `PLAIN`, `QUOTE_DOUBLE`, `BLOCK_LITERAL`…; `none` for a map, a list or nothing. */
  style: string;
  isInFlow: boolean;
  isLeaf: boolean;
  /** Where its key begins; of an item of a list, where the value does. */
  start: number;
  end: number;
}

/** Lists the values of a YAML text by their paths, maps and lists included. */
export function readValues(text: string): Map<string, Found> {
  const document = parseDocument(text, { merge: false });
  expect(document.errors).toEqual([]);
  const found = new Map<string, Found>();
  const look = (node: unknown, path: PropertyKey[], start: number, isInFlow: boolean): void => {
    const pairs = isMap(node)
      ? node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value] as const)
      : isSeq(node)
        ? [...node.items.entries()]
        : [];
    found.set(formatPath(path), {
      value: isNode(node) ? node.toJS(document) : node,
      style: (isScalar(node) && node.type) || 'none',
      isInFlow,
      isLeaf: pairs.length === 0,
      start,
      end: (isNode(node) && node.range?.[1]) || start,
    });
    const isFlow = isInFlow || ((isMap(node) || isSeq(node)) && node.flow === true);
    for (const [index, [name, value]] of pairs.entries()) {
      const item = isMap(node) || isSeq(node) ? node.items[index] : undefined;
      look(value, [...path, name], readStart(item), isFlow);
    }
  };
  look(document.contents, [], 0, false);
  return found;
}

function readStart(node: unknown): number {
  const own = isPair(node) ? node.key : node;
  return (isNode(own) && own.range?.[0]) || 0;
}

/**
 * What visitors and the panel see of a text: paragraphs without the blanks around them. A line break or several blanks
 * within one are a blank, since the writer wraps the lines of a block. The same letters are the same text, composed or not.
 */
function toParagraphs(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, ''))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/**
 * Expects that two versions of a file differ by some texts alone: in their data, in their comments and in every byte
 * outside of these texts.
 *
 * @param typed the new texts, by their paths
 */
export function expectOnlyTexts(
  before: string,
  after: string,
  typed: ReadonlyMap<string, string>,
  name: string,
): void {
  const [old, now] = [readValues(before), readValues(after)];
  for (const [path, text] of typed) {
    const { value } = now.get(path) ?? {};
    // A text that looks like a number or a word of YAML must have been written as a text.
    if (text.trim() !== '') expect(value, name).toBeTypeOf('string');
    expect(toParagraphs(String(value ?? '')), name).toBe(toParagraphs(text));
  }
  const listOthers = (values: ReadonlyMap<string, Found>) =>
    [...values].flatMap(([path, { value, isLeaf }]) => {
      // Plural forms may stand in the place of an empty text.
      const isOther = [...typed.keys()].every((own) => own !== path && !own.startsWith(`${path}.`));
      return isLeaf && isOther ? [[path, value]] : [];
    });
  expect(listOthers(now), name).toEqual(listOthers(old));
  expect(listComments(after), name).toEqual(listComments(before));
  // Of a language that had no plural forms, all of it is new.
  const paths = [...typed.keys()].map((path) =>
    now.get(path)?.isLeaf === old.get(path)?.isLeaf ? path : path.replace(/\.\w+$/, ''),
  );
  const added = new Set(paths.filter((path) => !old.has(path)));
  expect(cutOut(after, now, new Set(paths), added), name).toBe(
    cutOut(before, old, new Set(paths), added),
  );
}

/** A text without some values. Of those that were added, their lines or commas are left out as well. */
function cutOut(
  text: string,
  values: ReadonlyMap<string, Found>,
  paths: ReadonlySet<string>,
  added: ReadonlySet<string>,
): string {
  const spans = [...paths].flatMap((path) => {
    const span = values.get(path);
    return span ? [{ ...span, mark: added.has(path) ? '‹new›' : '‹text›' }] : [];
  });
  let rest = text;
  for (const { start, end, style, mark } of spans.toSorted((a, b) => b.start - a.start)) {
    const own = text.slice(start, end);
    // The comment behind the sign of a block, and the line break at its end, are not of the text.
    const isBlock = style.startsWith('BLOCK');
    const comment = isBlock ? (/^[^\n]*?( #[^\r\n]*)/.exec(own)?.[1] ?? '') : '';
    const lineBreak = isBlock ? (/\r?\n$/.exec(own)?.[0] ?? '') : '';
    rest = `${rest.slice(0, start)}${mark}${comment}${lineBreak}${rest.slice(end)}`;
  }
  return (
    rest
      .replace(/\r?\n *‹new›(?=\r?\n|$)|, ‹new›|‹new›, /g, '')
      // Blanks behind a text that becomes a block would be part of it.
      .replace(/‹text›[ \t]+(?=\r?\n)/g, '‹text›')
  );
}
