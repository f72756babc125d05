import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type ToStringOptions,
  visit,
} from 'yaml';
import { languages, mapLanguages } from '../../shared/languages.ts';
import { getAt } from '../lib/get-at.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { parseSource } from '../model/parse-source.ts';
import { findLineBreak } from '../yaml/line-index.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { JsonSchema } from './json-schema.ts';

/** The maximum length of a comment line, in characters. */
const commentWidth = 96;

/**
 * Returns the required fields of an entry and all known ones, in the order of its schema; unknown values are empty. The
 * compiler reports each empty text until it is written, so no invented text can reach a visitor.
 *
 * @param schema of the entry
 * @param values of the fields that are known
 */
export function fillEntry(schema: JsonSchema, values: Readonly<Record<string, unknown>>): object {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = values[name];
    if (value === undefined && !required.has(name)) return [];
    return [[name, fillField(toSchema(field), value)]];
  });
  return Object.fromEntries(fields);
}

function fillField(schema: JsonSchema, value: unknown): unknown {
  if (isText(schema)) {
    const empty = mapLanguages(() => (schema['isLong'] === true ? createBlock() : ''));
    return { ...empty, ...(typeof value === 'object' ? value : {}) };
  }
  if (value !== undefined) return value;
  if (schema.properties) return fillEntry(schema, {});
  if (schema.anyOf) return fillField(toSchema(schema.anyOf[0]), undefined);
  if (schema.const !== undefined) return schema.const;
  if (schema.type !== 'array') return '';
  const item = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  return Array.from({ length: schema.minItems ?? 0 }, () => fillField(toSchema(item), undefined));
}

/** An empty text in block style, to be written on the lines below its sign. */
function createBlock(): Scalar<string> {
  const block = new Scalar('');
  block.type = 'BLOCK_LITERAL';
  return block;
}

/** Texts have a field for each language; so do keywords, but theirs are lists. */
function isText({ properties }: JsonSchema): boolean {
  return languages.every((language) => {
    const field = properties?.[language];
    return field !== undefined && toSchema(field).type !== 'array';
  });
}

function toSchema(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}

/**
 * Formats an entry as a file of its own, with the meaning of each field above it, and the optional fields at the end. The
 * line that makes it a draft comes first, as a comment.
 *
 * @param schema of the entry, described in the language of the tool
 */
export function formatCommented(schema: JsonSchema, entry: object, language: UiLanguage): string {
  const document = new Document(entry);
  const fields = Object.entries(schema.properties ?? {});
  for (const [name, field] of fields) {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && key.value === name)
      : undefined;
    const { description } = toSchema(field);
    if (isScalar(pair?.key) && description !== undefined) {
      pair.key.commentBefore = toComment(description);
    }
  }
  const { mayBeAdded, draftLine } = getMessages(language).entries;
  const canBeDraft = fields.some(([name]) => name === 'draft');
  if (canBeDraft) document.commentBefore = `${toComment(draftLine)}\n draft: true`;
  explainNested(document.contents, schema, language);
  const absent = fields.flatMap(([name, field]) =>
    name in entry || name === 'draft' ? [] : [`${name}: ${toSchema(field).description ?? ''}`],
  );
  if (absent.length > 0) {
    document.comment = [mayBeAdded, ...absent].map((line) => toComment(line, '  ')).join('\n');
  }
  return format(document);
}

/** Explains the fields of each object in an entry, such as `facts`, and lists those that may be added below them. */
function explainNested(contents: unknown, { properties }: JsonSchema, language: UiLanguage): void {
  for (const [name, field] of Object.entries(properties ?? {})) {
    const inner = toSchema(field).properties;
    const object = isMap(contents) ? contents.get(name) : undefined;
    const isByLanguage = inner && languages.every((known) => known in inner);
    if (!inner || !isMap(object) || isByLanguage) continue;
    const describe = (key: string) => toSchema(inner[key]).description ?? '';
    for (const { key } of object.items) {
      if (isScalar(key)) key.commentBefore = toComment(describe(String(key.value)));
    }
    const absent = Object.keys(inner).filter((key) => !object.has(key));
    if (absent.length === 0) continue;
    const lines = absent.map((key) => `${key}: ${describe(key)}`);
    object.comment = [getMessages(language).entries.mayBeAdded, ...lines]
      .map((line) => toComment(line, '  '))
      .join('\n');
  }
}

/** A place in a file that contains a list or a table of names. */
interface ListPlace {
  path: string;
  /** The key of the list or table, the last of the file; omitted if the file is the list itself. */
  below?: string;
  /** The name of the entry in a table; omitted for a list. */
  name?: string;
}

/** Formats a new file that contains a list with its first entry. */
export function formatList({ below }: ListPlace, entry: object): string {
  return format(new Document(below === undefined ? [entry] : { [below]: [entry] }));
}

/**
 * Adds an entry at the end of a file that contains a list or a table of names, indented like the items there. The
 * existing text is unchanged, except that an empty list (`[]`) becomes one with a line for each field.
 *
 * @param text of the file
 * @returns the new text; `undefined` if the file is written in a way that cannot be continued safely
 */
export function appendEntry(
  text: string,
  { path, below, name }: ListPlace,
  entry: object,
): string | undefined {
  const { file } = parseSource(path, text);
  // After a syntax error, the end of the file may belong to something else.
  if (!file || file.isFixed) return undefined;
  const present = below === undefined ? (file.data ?? []) : getAt(file.data, [below]);
  const added = addTo(present, name, entry);
  if (added === undefined) return undefined;
  const list = file.findNode(below === undefined ? [] : [below]);
  const [from = 0, to = 0] = list?.range ?? [];
  // A comment between the brackets would be lost.
  const isEmpty = /^\[\s*\]$/.test(file.text.slice(from, to));
  const isListed = below === undefined;
  const { margin, step } =
    list && !isEmpty ? measureIndents(file, list) : { margin: isListed ? 0 : 2, step: 2 };
  const addition = format(new Document(name === undefined ? [entry] : { [name]: entry }), {
    indent: step,
    indentSeq: isListed || margin > 0,
  });
  const eol = findLineBreak(text);
  const lines = addition
    .replace(/^(?=.)/gm, ' '.repeat(margin))
    .split('\n')
    .slice(0, -1);
  const [start, end] = isEmpty ? [from, to] : [file.text.length, file.text.length];
  const before = file.text.slice(0, start);
  const kept = isEmpty ? removeLastSpaces(before) : before;
  const isAtLineStart = kept === '' || kept.endsWith('\n');
  const head = `${kept}${isAtLineStart ? '' : eol}`;
  const rest = file.text.slice(end) || eol;
  // The text of the parsed file lacks a byte-order mark.
  const mark = text.slice(0, text.length - file.text.length);
  const appended = `${mark}${head}${lines.join(eol)}${rest}`;
  const expected = isListed ? added : Object.assign({}, file.data, { [below]: added });
  const { file: result } = parseSource(path, appended);
  const isSound = result?.isFixed === false && isDeepStrictEqual(result.data, expected);
  return isSound ? appended : undefined;
}

/** An expression would take quadratic time for a long run of spaces. */
function removeLastSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

/**
 * Measures how the items of a list or table are indented, and how the fields below a field of theirs are: by two spaces
 * if there is none.
 */
function measureIndents({ text, lines }: SourceFile, list: Node): { margin: number; step: number } {
  const readColumn = ({ range }: Node) => (range ? lines.toSpan(range[0], range[0]).column : 0);
  const [start = 0] = list.range ?? [];
  const [indent = ''] =
    /^ *(?=[^\s#])/m.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1)) ?? [];
  let step = 2;
  visit(list, {
    Pair(_, { key, value }) {
      const first = isMap(value) && !value.flow ? value.items[0]?.key : undefined;
      if (!isNode(key) || !isNode(first)) return;
      step = readColumn(first) - readColumn(key);
      return visit.BREAK;
    },
  });
  return { margin: indent.length, step };
}

function addTo(before: unknown, name: string | undefined, entry: object): unknown {
  if (Array.isArray(before)) return name === undefined ? [...before, entry] : undefined;
  const isTable = typeof before === 'object' && before !== null && name !== undefined;
  return isTable ? { ...before, [name]: entry } : undefined;
}

/**
 * Breaks a comment into lines; YAML’s writer prepends the sign to each.
 *
 * @param indent of the lines after the first
 */
function toComment(text: string, indent = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < commentWidth) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`${indent} ${word}`);
  }
  return lines.join('\n');
}

/** Writes texts plain or in double quotes, never folded, and short lists of numbers on one line. */
function format(
  document: Document,
  indents?: Pick<ToStringOptions, 'indent' | 'indentSeq'>,
): string {
  visit(document, {
    Seq(_key, list) {
      list.flow = list.items.every((item) => isScalar(item) && typeof item.value === 'number');
    },
    Scalar(key, scalar) {
      // YAML’s writer would choose single quotes around a text that contains double ones.
      if (key === 'value' && typeof scalar.value === 'string' && scalar.value.includes('"')) {
        scalar.type = 'QUOTE_DOUBLE';
      }
    },
  });
  if (isSeq(document.contents)) document.contents.flow = false;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, ...indents });
}
