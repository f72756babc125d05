import { type Document, isAlias, isNode, isScalar, type Node, type Scalar, visit } from 'yaml';
import { type Issue, type IssueCode, issueCodes, type Mend } from '../issue.ts';
import { readChangedNumber } from '../rules/read-changed-number.ts';
import type { Words } from '../words.ts';
import { createLineIndex } from './line-index.ts';
import { quoteRestOfLine } from './quote-line.ts';

interface Trap {
  code: IssueCode;
  start: number;
  end: number;
  message: Words;
  advice: Words;
  mend?: Mend | undefined;
}

/**
 * Finds what YAML allows and the content does not: what makes a file mean something else than it seems to say.
 *
 * @returns the problems, and whether the values of the file cannot be trusted
 */
export function findTraps(
  path: string,
  text: string,
  document: Document,
): { issues: Issue[]; isFatal: boolean } {
  const lines = createLineIndex(text);
  const traps: Trap[] = [];
  let isFatal = false;
  visit(document, {
    Node(_key, node) {
      const [start, end] = node.range ?? [0, 0];
      const { line } = lines.toPosition(start);
      if (isAlias(node) || hasAnchor(node)) {
        isFatal ||= isAlias(node);
        traps.push({
          ...anchor,
          ...widen(text, start, end),
          mend: quoteRestOfLine(lines, line, true),
        });
      } else if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) {
        traps.push({
          ...describeTag(node.tag),
          ...widen(text, start, end),
          mend: quoteRestOfLine(lines, line, true),
        });
      } else if (isScalar(node) && node.type === 'PLAIN') {
        traps.push(...checkPlain(node, text, start, end));
      }
    },
    Pair(_key, pair) {
      if (!isScalar(pair.key) || (pair.key.value !== '__proto__' && pair.key.value !== '<<'))
        return;
      const [start, end] = pair.key.range ?? [0, 0];
      isFatal = true;
      traps.push({ ...describeKey(pair.key.value), start, end });
    },
  });
  const issues = traps.map(({ start, end, mend, ...words }) => ({
    ...words,
    file: path,
    ...lines.toSpan(start, end),
    path: '',
    ...(mend && { mend }),
  }));
  return { issues, isFatal };

  function checkPlain(node: Scalar, source: string, start: number, end: number): Trap[] {
    if (typeof node.value === 'number') {
      const written = source.slice(start, end);
      const changed = readChangedNumber(written, node.value);
      return changed ? [{ code: issueCodes.changedNumber, start, end, ...changed }] : [];
    }
    const hash = /^[ \t]+#/.exec(source.slice(end, end + 80));
    if (typeof node.value !== 'string' || !hash) return [];
    const { line } = lines.toPosition(start);
    const lineEnd = lines.startOf(line) + lines.readLine(line).length;
    const from = end + hash[0].length - 1;
    return [{ ...cutText, start: from, end: lineEnd, mend: quoteRestOfLine(lines, line, false) }];
  }
}

function hasAnchor(node: Node): boolean {
  return isNode(node) && 'anchor' in node && Boolean(node.anchor);
}

/** Anchors and tags stand before the range of their node; begin where they do, on the same line. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = /[&!*]\S*\s*$/.exec(text.slice(lineStart, start));
  return { start: before ? lineStart + before.index : start, end };
}

const anchor = {
  code: issueCodes.forbiddenYaml,
  message: {
    en: 'A text that begins with & or * is taken for a YAML anchor or alias, and its words are lost.',
    tr: '& ya da * ile başlayan metin YAML çapası ya da takma adı sayılır, sözcükleri kaybolur.',
  },
  advice: {
    en: 'Put the text in double quotes; values that repeat are written out.',
    tr: 'Metni çift tırnak içine alın; yinelenen değerler açıkça yazılır.',
  },
};

function describeTag(tag: string) {
  return {
    code: issueCodes.forbiddenYaml,
    message: {
      en: `“${tag}” is read as a YAML tag, and the word is lost.`,
      tr: `“${tag}” YAML etiketi olarak okunur ve sözcük kaybolur.`,
    },
    advice: { en: 'Put the text in double quotes.', tr: 'Metni çift tırnak içine alın.' },
  };
}

function describeKey(key: string) {
  return {
    code: issueCodes.forbiddenYaml,
    message: {
      en: `“${key}” is not allowed as a key.`,
      tr: `“${key}” anahtar olarak kullanılamaz.`,
    },
    advice: {
      en: 'Remove it, or write the fields out.',
      tr: 'Kaldırın ya da alanları açıkça yazın.',
    },
  };
}

const cutText = {
  code: issueCodes.cutText,
  message: {
    en: 'From “ #” on, the line is a comment, and visitors do not see it.',
    tr: '“ #” işaretinden sonrası yorum sayılır, ziyaretçi orayı görmez.',
  },
  advice: {
    en: 'Put the whole text in double quotes; a real comment goes on a line of its own.',
    tr: 'Metnin tamamını çift tırnak içine alın; gerçek bir yorum kendi satırına yazılır.',
  },
};
