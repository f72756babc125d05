import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { issueCodes, type Problem } from '../codes/codes.ts';
import { maxIssues } from '../issue.ts';
import { describeEscaped, describeJoined } from './block-scalars.ts';
import { isTextKey, type LineIndex, quoteRestOfLine } from './line-index.ts';
import { anyException } from './list-comments.ts';
import type { BrokenFile } from './pick-fix.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** Keys with a special meaning for YAML or for programs that editors do not intend. */
const forbiddenKeys: ReadonlySet<unknown> = new Set(['__proto__', '<<']);

/** The most traps that are reported. Further ones are neither looked for nor counted: describing one takes time. */
const maxTraps = 2 * maxIssues;

/**
 * Finds YAML that the content does not allow: syntax that gives a file another meaning than it seems to have, and
 * duplicate keys of a block (C003). Forbidden keys are removed from the document.
 *
 * @returns the problems, and whether the values of the file cannot be trusted
 */
export function findUnsupported(file: BrokenFile, document: Document) {
  const { lines } = file;
  const duplicates: SyntaxProblem[] = [];
  /** Whether a reference was reported. Anchors and aliases that belong together are one mistake. */
  let isReported = false;
  const traps = findDirectives(lines.text);
  let isFatal = traps.length > 0;
  const aliases = new Set<string>();
  if (lines.text.includes('*')) {
    visit(document, { Alias: (_key, { source }) => void aliases.add(source) });
  }
  const parsed = { lines, aliases, file };
  look(document.contents);
  return { found: [...duplicates, ...traps], isFatal };

  /**
   * @param key of the field that contains the node or its list
   * @param isAroundInFlow whether the node is between braces or brackets
   */
  function look(node: unknown, key?: unknown, isAroundInFlow = false): void {
    if (!isNode(node)) return;
    isFatal ||= isAlias(node);
    const isInFlow = isAroundInFlow || (isCollection(node) && node.flow === true);
    const trap = traps.length < maxTraps ? findTrap(node, { key, isInFlow }, parsed) : undefined;
    const isReference = trap?.problem === 'yamlReference';
    if (trap && !(isReference && isReported)) traps.push(trap);
    isReported ||= isReference;
    if (isMap(node)) lookIntoMap(node, isInFlow);
    else if (isSeq(node)) for (const item of node.items) look(item, key, isInFlow);
  }

  function lookIntoMap(map: YAMLMap, isInFlow: boolean): void {
    const firsts = new Map<unknown, number>();
    const refused = new Set<unknown>();
    for (const pair of map.items) {
      const { key, value } = pair;
      const [start, end] = (isScalar(key) && key.range) || [0, 0];
      if (isScalar(key) && forbiddenKeys.has(key.value)) {
        const said = { problem: 'forbiddenKey', params: { key: String(key.value) } } as const;
        traps.push({ code: issueCodes.forbiddenYaml, ...said, start, end });
        refused.add(pair);
        continue;
      }
      if (isScalar(key)) {
        const first = firsts.get(key.value);
        if (first === undefined) firsts.set(key.value, start);
        else {
          const params = { key: String(key.value), firstLine: lines.toPosition(first).line };
          const code = issueCodes.duplicateKey;
          duplicates.push({ code, problem: 'duplicateKey', params, start, end });
        }
      }
      look(key);
      look(value, isScalar(key) ? key.value : undefined, isInFlow);
    }
    if (refused.size > 0) map.items = map.items.filter((pair) => !refused.has(pair));
  }
}

/** A parsed text, and the names that its aliases refer to: anchors of these names were meant as such. */
interface Parsed {
  lines: LineIndex;
  file: BrokenFile;
  aliases: ReadonlySet<string>;
}

function findTrap(
  node: Node,
  { key, isInFlow }: { key: unknown; isInFlow: boolean },
  parsed: Parsed,
): SyntaxProblem | undefined {
  if (isAlias(node)) return describeReference(node, `*${node.source}`, node.source, parsed);
  if (node.anchor !== undefined) {
    return describeReference(node, `&${node.anchor}`, node.anchor, parsed);
  }
  const { tag } = node;
  if (tag && !tag.startsWith('tag:yaml.org,2002:')) {
    return describeSign(node, '!', { problem: 'yamlTag', params: { tag } }, parsed);
  }
  if (!isScalar(node) || node.type?.startsWith('BLOCK')) return undefined;
  const joined = describeJoined(node, parsed.file, isInFlow);
  if (joined) return joined;
  if (node.type !== 'PLAIN') return describeEscaped(node, parsed.file);
  return describeNumber(node, parsed) ?? describeCut(node, key, parsed);
}

/** Reports an anchor or alias. If nothing refers to it, it is more likely a text. */
function describeReference(node: Node, sign: string, name: string, parsed: Parsed): SyntaxProblem {
  if (!parsed.aliases.has(name) && (isScalar(node) || isAlias(node))) {
    return describeSign(node, sign, { problem: 'referenceInText' }, parsed);
  }
  const [from] = node.range ?? [0];
  const start = isAlias(node) ? from : Math.max(0, parsed.lines.text.lastIndexOf(sign, from));
  const code = issueCodes.forbiddenYaml;
  return { code, problem: 'yamlReference', start, end: start + sign.length };
}

/** Reports a text that begins with a YAML indicator. The indicator precedes the range of its node. */
function describeSign(node: Node, sign: string, problem: Problem, parsed: Parsed): SyntaxProblem {
  const { lines } = parsed;
  const { text } = lines;
  const [from, to] = node.range ?? [0, 0];
  const lineStart = lines.startOf(lines.toPosition(from).line);
  const place = text.lastIndexOf(sign, from);
  const start = place < lineStart ? from : place;
  const end = Math.max(start + 1, start + text.slice(start, to).trimEnd().length);
  const isOneLine = isScalar(node) && !text.slice(start, end).includes('\n');
  return {
    ...problem,
    code: issueCodes.forbiddenYaml,
    start,
    end,
    ...(isOneLine && quoteRestOfLine(lines, lines.toPosition(start).line, true)),
  };
}

/** Reports a number that YAML reads otherwise than it is written. */
function describeNumber({ range, value }: Scalar, { lines }: Parsed): SyntaxProblem | undefined {
  if (typeof value !== 'number') return undefined;
  const [start, end] = range ?? [0, 0];
  const changed = readChangedNumber(lines.text.slice(start, end), value);
  if (!changed) return undefined;
  const { replacement, ...said } = changed;
  const edits = replacement === undefined ? undefined : [{ start, end, text: replacement }];
  return { ...said, code: issueCodes.changedNumber, start, end, edits, isSafe: true };
}

/** Reports a text that a comment cuts short or replaces. */
function describeCut(node: Scalar, key: unknown, { lines }: Parsed): SyntaxProblem | undefined {
  const { text } = lines;
  const [start, end] = node.range ?? [0, 0];
  // Nearly every text ends at the end of its line.
  if (!/[ \t#]/.test(text[end] ?? '')) return undefined;
  const isText = typeof node.value === 'string' || (node.value === null && start === end);
  const hash = isText ? /^[ \t]*#/.exec(text.slice(end, end + 80)) : null;
  if (!hash || (node.value !== null && hash[0] === '#')) return undefined;
  // A comment behind the name of a picture or a category is meant as a comment.
  if (!isTextKey(key) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text.slice(start, end)))
    return undefined;
  const { line } = lines.toPosition(start);
  const hashAt = end + hash[0].length - 1;
  const lineEnd = lines.startOf(line) + lines.readLine(line).length;
  if (text.slice(hashAt, lineEnd).search(anyException) === 0) return undefined;
  return {
    code: issueCodes.cutText,
    problem: 'cutText',
    start: hashAt,
    end: lineEnd,
    ...quoteRestOfLine(lines, line, false),
  };
}

/** Finds directives: `%YAML 1.1` at the top would make `yes` a boolean. */
function findDirectives(text: string): SyntaxProblem[] {
  if (!text.includes('%')) return [];
  const [head = ''] = text.split(/^---/m, 1);
  const directive = head.length < text.length ? /^%.*/m.exec(head) : null;
  if (!directive) return [];
  const start = directive.index;
  const end = start + directive[0].trimEnd().length;
  return [{ code: issueCodes.forbiddenYaml, problem: 'yamlDirective', start, end }];
}

/** A number that YAML reads otherwise than it is written. */
type ChangedNumber = Problem & {
  /** The spelling of the number, if only one number can be meant. */
  replacement?: string;
};

const number = /^[-+]?[\d.]/;

/**
 * Finds a number that YAML changed silently (C015): the file does not spell it as the value that YAML read is spelt.
 * `250`, `-3`, `4.5` and `0.5` are unchanged.
 *
 * @param written the scalar in the file, without quotes
 * @param value that YAML read from it
 * @returns `undefined` if nothing changed, or if `value` is not a number
 */
export function readChangedNumber(written: string, value: unknown): ChangedNumber | undefined {
  if (typeof value !== 'number' || !number.test(written) || written === String(value)) {
    return undefined;
  }
  // Turkish writes thousands with a point: `1.000` is read as 1.
  if (/^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(written)) {
    const whole = written.replace('.', '').replace('+', '');
    return { problem: 'pointOfThousands', params: { written, value, whole } };
  }
  // `0.50` and 0.5 are the same number.
  if (/^-?(?:0|[1-9]\d*)\.\d{1,15}$/.test(written)) return undefined;
  if (!Number.isFinite(value)) return { problem: 'specialNumber', params: { written } };
  const [, sign = '', digits] = /^([-+]?)0+([1-9]\d*)$/.exec(written) ?? [];
  if (digits !== undefined) {
    const plain = `${sign === '-' ? '-' : ''}${digits}`;
    return { problem: 'leadingZeros', params: { written, value, digits: plain } };
  }
  // If only the spelling differs (`+5`, `.5`), the short spelling means the same.
  const isPlain = /^[-+]?[\d.]+$/.test(written) && written.length <= maxDigits;
  const replacement = isPlain && Number(written) === value && { replacement: String(value) };
  return { problem: 'changedNumber', params: { written, value }, ...replacement };
}

/** The number of decimal digits that a number keeps exactly (IEEE 754 double). */
const maxDigits = 15;
