import { type Document, isAlias, isScalar, type Node, type Scalar, visit } from 'yaml';
import { mostProblems } from '../content/limit-problems.ts';
import { issueCodes } from '../issue.ts';
import { readChangedNumber } from '../rules/read-changed-number.ts';
import { describeProblem } from '../words/words.ts';
import type { LineIndex } from './line-index.ts';
import { quoteRestOfLine } from './quote-line.ts';
import type { Stumble } from './stumble.ts';
import { describeKey, describeTag, type TrapWords, trapWords } from './trap-words.ts';

/** Keys that mean more to YAML or to programs than to editors. */
const forbiddenKeys: ReadonlySet<unknown> = new Set(['__proto__', '<<']);

/** Further ones are neither looked for nor counted: to describe one takes time. */
const mostTraps = 2 * mostProblems;

/**
 * Finds what YAML allows and the content does not: what makes a file mean something else than it seems to say.
 * Forbidden keys are taken out of the document.
 *
 * @returns the problems, and whether the values of the file cannot be trusted
 */
export function findTraps(
  text: string,
  lines: LineIndex,
  document: Document,
): { traps: Stumble[]; isFatal: boolean } {
  const traps: Stumble[] = findDirectives(text);
  let isFatal = traps.length > 0;
  const names = listAliases(document);
  visit(document, {
    Node(_key, node) {
      isFatal ||= isAlias(node);
      if (traps.length >= mostTraps) return;
      if (isAlias(node)) {
        traps.push(describeReference(text, lines, node, `*${node.source}`, names.has(node.source)));
      } else if (readAnchor(node) !== undefined) {
        const name = readAnchor(node) ?? '';
        traps.push(describeReference(text, lines, node, `&${name}`, names.has(name)));
      } else if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) {
        traps.push(describeMark(text, lines, node, '!', describeTag(node.tag)));
      } else if (isScalar(node) && node.type === 'PLAIN') {
        traps.push(...checkPlain(node, text, lines));
      }
    },
    Pair(_key, pair) {
      if (!isScalar(pair.key) || !forbiddenKeys.has(pair.key.value)) return undefined;
      const [start, end] = pair.key.range ?? [0, 0];
      traps.push({ ...describeKey(String(pair.key.value)), start, end });
      return visit.REMOVE;
    },
  });
  return { traps, isFatal };
}

/** The names that are referred to: their anchors were meant as such. */
function listAliases(document: Document): Set<string> {
  const names = new Set<string>();
  visit(document, { Alias: (_key, { source }) => void names.add(source) });
  return names;
}

/** An anchor or alias; where nothing refers to it, it is rather a text. */
function describeReference(
  text: string,
  lines: LineIndex,
  node: Node,
  sign: string,
  isMeant: boolean,
): Stumble {
  if (!isMeant && (isScalar(node) || isAlias(node))) {
    return describeMark(text, lines, node, sign, trapWords.anchor);
  }
  const [from] = node.range ?? [0];
  const start = isAlias(node) ? from : Math.max(0, text.lastIndexOf(sign, from));
  return { ...trapWords.reference, start, end: start + sign.length };
}

/** A text that begins with a sign of YAML; the sign stands before the place of its node. */
function describeMark(
  text: string,
  lines: LineIndex,
  node: Node,
  sign: string,
  words: TrapWords,
): Stumble {
  const [from, to] = node.range ?? [0, 0];
  const lineStart = lines.startOf(lines.toPosition(from).line);
  const place = text.lastIndexOf(sign, from);
  const start = place < lineStart ? from : place;
  const end = Math.max(start + 1, start + text.slice(start, to).trimEnd().length);
  const isOneLine = isScalar(node) && !text.slice(start, end).includes('\n');
  return {
    ...words,
    start,
    end,
    fix: isOneLine ? quoteRestOfLine(lines, lines.toPosition(start).line, true) : undefined,
  };
}

function readAnchor(node: Node): string | undefined {
  return 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : undefined;
}

function checkPlain(node: Scalar, text: string, lines: LineIndex): Stumble[] {
  const [start, end] = node.range ?? [0, 0];
  if (typeof node.value === 'number') {
    const changed = readChangedNumber(text.slice(start, end), node.value);
    if (!changed) return [];
    const { replacement } = changed;
    const [inEnglish, inTurkish] = [describeProblem(changed, 'en'), describeProblem(changed, 'tr')];
    const message = { en: inEnglish.message, tr: inTurkish.message };
    const advice = { en: inEnglish.advice, tr: inTurkish.advice };
    const fix =
      replacement === undefined
        ? undefined
        : { edits: [{ start, end, text: replacement }], isSafe: true };
    return [{ code: issueCodes.changedNumber, start, end, message, advice, fix }];
  }
  const isText = typeof node.value === 'string' || (node.value === null && start === end);
  const hash = isText ? /^[ \t]*#/.exec(text.slice(end, end + 80)) : null;
  if (!hash || (node.value !== null && hash[0] === '#')) return [];
  const { line } = lines.toPosition(start);
  return [
    {
      ...trapWords.cutText,
      start: end + hash[0].length - 1,
      end: lines.startOf(line) + lines.readLine(line).length,
      fix: quoteRestOfLine(lines, line, false),
    },
  ];
}

/** `%YAML 1.1` at the top would make `yes` a boolean. */
function findDirectives(text: string): Stumble[] {
  if (!text.includes('%')) return [];
  const [head = ''] = text.split(/^---/m, 1);
  const directive = head.length < text.length ? /^%.*/m.exec(head) : null;
  if (!directive) return [];
  const start = directive.index;
  return [{ ...trapWords.directive, start, end: start + directive[0].trimEnd().length }];
}
