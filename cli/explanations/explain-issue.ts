import { type IssueCode, issueCodes } from '../issue-codes.ts';
import type { Words } from '../legacy-words.ts';
import { createPaint, type Style } from '../reporters/paint.ts';
import { isInvisible, isolateRightToLeft, nameCharacter } from '../reporters/show-characters.ts';
import { wrapText } from '../reporters/wrap-text.ts';
import type { ToolLanguage } from '../words/words.ts';
import { explanations } from './explanations.ts';

const headings = {
  why: { en: 'Why it matters', tr: 'Neden önemli' },
  fix: { en: 'What to do', tr: 'Ne yapmalı' },
  wrong: { en: 'Wrong', tr: 'Yanlış' },
  right: { en: 'Right', tr: 'Doğru' },
} as const satisfies Record<string, Words>;

/** All that is to say about a code, for people: what it means, why it matters, what to do, an example. */
export function explainIssue(code: IssueCode, language: ToolLanguage, hasColor: boolean): string {
  const paint = createPaint(hasColor);
  const { title, meaning, why, fix, example } = explanations[code];
  const head = (heading: Words) => paint('bold', heading[language]);
  const showLines = (lines: readonly string[], sign: string, style: Style) =>
    lines.map((line) => `  ${paint(style, sign)} ${showLine(line)}`);
  return [
    `${paint('bold', code)}  ${paint('bold', title[language])}`,
    '',
    wrapText(meaning[language]),
    '',
    head(headings.why),
    wrapText(why[language]),
    '',
    head(headings.fix),
    wrapText(fix[language]),
    '',
    `${head(headings.wrong)}  ${paint('dim', example.file)}`,
    ...showLines(example.wrong, '-', 'red'),
    '',
    head(headings.right),
    ...showLines(example.right, '+', 'green'),
    '',
  ].join('\n');
}

/** A line per code with its title, in the order of their numbers. */
export function listExplanations(language: ToolLanguage, hasColor: boolean): string {
  const paint = createPaint(hasColor);
  return Object.values(issueCodes)
    .toSorted()
    .map((code) => `${paint('bold', code)}  ${explanations[code].title[language]}\n`)
    .join('');
}

/** An example may hold what cannot be seen, and is about just that. */
function showLine(line: string): string {
  const shown = [...line].map((character) =>
    isInvisible(character) ? nameCharacter(character) : character,
  );
  return isolateRightToLeft(shown.join(''));
}
