import { type Document, isPair, isScalar, isSeq, visit } from 'yaml';
import { parseLanguage } from '../../shared/languages.ts';
import { issueCodes } from '../issue.ts';
import type { Problem } from '../words/words.ts';
import type { LineIndex } from './line-index.ts';
import type { SyntaxProblem } from './syntax-problem.ts';
import { type BrokenFile, chooseEdits } from './try-edits.ts';

/** What a line looks like that lacks a sign or has a wrong one, and what would stand in its place. */
interface Slip {
  /** Ends with its group `sign`, which is replaced; where it has a group `field`, that must be the name of one. */
  pattern: RegExp;
  replacement: string;
  describe(sign: string): Problem;
}

const slips: readonly Slip[] = [
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
];

/** Recognises by its look the line that a parser cannot place: what was left out of it, or stands for something else. */
export function findSlip(file: BrokenFile, line: number): SyntaxProblem | undefined {
  const { lines } = file;
  const options = [line, line - 1, line + 1].flatMap((candidate) => {
    if (candidate < 1) return [];
    const source = lines.readLine(candidate);
    return slips.flatMap(({ pattern, replacement, describe }) => {
      const found = pattern.exec(source);
      const { field, sign = '' } = found?.groups ?? {};
      if (!found || (field !== undefined && !file.fields.has(field))) return [];
      if (replacement === '' && isBelowList(file, candidate)) return [];
      const lineStart = lines.startOf(candidate);
      const end = lineStart + found[0].length;
      return [
        {
          problem: describe(sign.trim()),
          start: lineStart + source.search(/\S/),
          end: lineStart + source.trimEnd().length,
          edits: [{ start: end - sign.length, end, text: replacement }],
        },
      ];
    });
  });
  const chosen = chooseEdits(file, options);
  if (!chosen) return undefined;
  const { problem, start, end, edits } = chosen;
  return { ...problem, code: issueCodes.syntax, start, end, fix: { edits, isSafe: false } };
}

/** Whether the nearest line further left, or an open one at the same level, is a field that holds a list. */
function isBelowList({ lines, fields }: BrokenFile, line: number): boolean {
  const indent = lines.readLine(line).search(/\S/);
  for (let above = line - 1; above > 0; above -= 1) {
    const [, spaces = '', dashes = '', name] =
      /^( *)((?:- +)*)([\w-]+):\s*$/.exec(lines.readLine(above)) ?? [];
    if (name === undefined) continue;
    if (spaces.length + dashes.length <= indent) return fields.get(name) === true;
  }
  return false;
}

/** Where an item may be joined to the one above it: a dash without its space, or an item deeper than the last one. */
const suspiciousDash = /^ *-[^\s-]|^( *)- [^\n]*\n(?:[ \r]*\n)*\1 +-/m;

/** Finds items of a list that YAML takes for words of the text above them (C018). */
export function findGluedItems(document: Document, lines: LineIndex): SyntaxProblem[] {
  const found: SyntaxProblem[] = [];
  if (!suspiciousDash.test(lines.text)) return found;
  visit(document, {
    Scalar(key, { type, range }, parents) {
      const parent = parents.at(-1);
      const name = isPair(parent) && isScalar(parent.key) ? parent.key.value : undefined;
      // A text may well begin with a dash.
      if (type !== 'PLAIN' || key === 'key' || parseLanguage(name) !== undefined) return;
      const [start, end] = range ?? [0, 0];
      const from = lines.toPosition(start).line + (isSeq(parent) ? 1 : 0);
      const right = lines.readLine(lines.toPosition(start).line).search(/\S/);
      for (let line = from; line <= lines.toPosition(end).line; line += 1) {
        const [dash, space] = /^ *-(?:(?= )|(?=[^\s-])())/.exec(lines.readLine(line)) ?? [];
        const hasSpace = space === undefined;
        if (dash === undefined || (hasSpace && dash.length === right + 1)) continue;
        const lineStart = lines.startOf(line);
        found.push({
          code: issueCodes.joinedLines,
          ...(hasSpace
            ? { problem: 'itemJoined', params: { found: dash.length - 1, right } }
            : { problem: 'dashGap', params: { sign: '-' } }),
          start: lineStart + dash.length - 1,
          end: lineStart + lines.readLine(line).trimEnd().length,
          fix: {
            edits: [
              {
                start: lineStart,
                end: lineStart + dash.length,
                text: `${' '.repeat(right)}-${hasSpace ? '' : ' '}`,
              },
            ],
            isSafe: false,
          },
        });
      }
    },
  });
  return found;
}
