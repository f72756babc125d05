import { type Document, isPair, isScalar, isSeq, visit } from 'yaml';
import { parseLanguage } from '../../shared/languages.ts';
import { issueCodes, type Problem } from '../codes/codes.ts';
import type { Fix } from '../issue.ts';
import type { LineIndex } from './line-index.ts';
import { type BrokenFile, findParentField, pickFix } from './pick-fix.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** The pattern of a line with a missing or wrong sign, and the replacement of that sign. */
interface Slip {
  /** The match ends with the group `sign`, which is replaced. A group `field` must match the name of a field. */
  pattern: RegExp;
  replacement: string;
  describe(sign: string): Problem;
}

const slips: readonly Slip[] = [
  {
    pattern: /^ *(?:- +)*(?<field>[A-Za-z_]\w*):(?<sign>)(?=[^\s/:])/,
    replacement: ' ',
    describe: () => ({ problem: 'spaceMissing' }),
  },
  {
    pattern: /^ *(?:- +)*(?<field>[A-Za-z_]\w*)(?<sign> *(?:=>?|->|[;：]) *|[ \t]+)(?=[^\s:=;：])/,
    replacement: ': ',
    describe: (sign) =>
      sign === '' ? { problem: 'colonMissing' } : { problem: 'signForColon', params: { sign } },
  },
  {
    pattern: /^ *(?:- +)*(?<field>[A-Za-z_]\w*)(?<sign> *)$/,
    replacement: ':',
    describe: () => ({ problem: 'colonMissing' }),
  },
  {
    pattern: /^ *(?<sign>-(?=[^\s-])|[*•–—] *(?=\S))/,
    replacement: '- ',
    describe: (sign) => ({ problem: 'dashGap', params: { sign } }),
  },
  {
    pattern: /^ *(?<sign>- +(?=(?<field>\w+):))/,
    replacement: '',
    describe: () => ({ problem: 'needlessDash' }),
  },
  {
    pattern: /^[^{]*\{.*?[^\s,{](?<sign>)(?= +(?<field>\w+): )/,
    replacement: ',',
    describe: () => ({ problem: 'commaMissing' }),
  },
];

/** Recognises a typo near the line at which the parser stopped: a sign that is missing or was mistyped. */
export function detectTypo(file: BrokenFile, line: number): SyntaxProblem | undefined {
  const { lines } = file;
  const options = [line, line - 1, line + 1].flatMap((candidate) => {
    if (candidate < 1) return [];
    const source = lines.readLine(candidate);
    return slips.flatMap(({ pattern, replacement, describe }) => {
      const found = pattern.exec(source);
      const { field, sign = '' } = found?.groups ?? {};
      if (!found || (field !== undefined && !file.fields.has(field))) return [];
      const parent = file.fields.get(findParentField(file, candidate) ?? '');
      if (replacement === '' && parent?.isList) return [];
      // A language key is never at the margin: there, “en” is the Turkish word for “most”.
      if (parseLanguage(field) !== undefined && !/^ |\{/.test(source)) return [];
      const lineStart = lines.startOf(candidate);
      const end = lineStart + found[0].length;
      return [
        {
          ...describe(sign.trim()),
          start: Math.min(lineStart + source.search(/[^\s-]/), end - sign.length),
          end: lineStart + source.trimEnd().length,
          edits: [{ start: end - sign.length, end, text: replacement }],
        },
      ];
    });
  });
  return pickFix(file, options);
}

/** Whether an item may be joined to the one above it: its dash lacks a space, or it is indented deeper. */
function hasSuspiciousDash(text: string): boolean {
  let above = Number.POSITIVE_INFINITY;
  return text.split('\n').some((line) => {
    const indent = line.search(/\S/);
    if (indent === -1) return false;
    const isItem = line[indent] === '-';
    const isSuspicious = isItem && (indent > above || /[^\s-]/.test(line[indent + 1] ?? ' '));
    above = isItem ? indent : Number.POSITIVE_INFINITY;
    return isSuspicious;
  });
}

/** Finds list items that YAML reads as part of the text above them (C018). */
export function findGluedItems(document: Document, lines: LineIndex): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  if (!hasSuspiciousDash(lines.text)) return found;
  visit(document, {
    Scalar(key, { type, range }, parents) {
      const parent = parents.at(-1);
      const name = isPair(parent) && isScalar(parent.key) ? parent.key.value : undefined;
      // A text of a language may well have lines that begin with a dash.
      if (type !== 'PLAIN' || key === 'key' || parseLanguage(name) !== undefined) return;
      const [start, end] = range ?? [0, 0];
      const from = lines.toPosition(start).line + (isSeq(parent) ? 1 : 0);
      const right = lines.readLine(lines.toPosition(start).line).search(/\S/);
      const glued: (SyntaxProblem & Pick<Fix, 'edits'>)[] = [];
      for (let line = from; line <= lines.toPosition(end).line; line += 1) {
        const [dash, space] = /^ *-(?:(?= )|(?=[^\s-])())/.exec(lines.readLine(line)) ?? [];
        const hasSpace = space === undefined;
        if (dash === undefined || (hasSpace && dash.length === right + 1)) continue;
        const lineStart = lines.startOf(line);
        const text = `${' '.repeat(right)}-${hasSpace ? '' : ' '}`;
        glued.push({
          code: issueCodes.joinedLines,
          ...(hasSpace
            ? { problem: 'itemJoined', params: { found: dash.length - 1, right } }
            : { problem: 'dashGap', params: { sign: '-' } }),
          start: lineStart + dash.length - 1,
          end: lineStart + lines.readLine(line).trimEnd().length,
          edits: [{ start: lineStart, end: lineStart + dash.length, text }],
        });
      }
      const [first] = glued;
      if (first) found.push({ ...first, edits: glued.flatMap(({ edits }) => edits) });
    },
  });
  return found;
}
