import type { Command } from 'commander';
import stringWidth from 'fast-string-width';
import { type IssueCode, issueCodes } from '../codes/codes.ts';
import { goneCodes } from '../codes/gone-codes.ts';
import { codeDefinitions } from '../codes/sentences.ts';
import type { RunContext } from '../context.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import {
  createPaint,
  isInvisible,
  isolateRightToLeft,
  nameCharacter,
  type Style,
} from '../reporters/terminal-text.ts';
import { UserError } from '../user-error.ts';
import { breakLines } from '../yaml/wrap-paragraphs.ts';
import { addExamples, type CommonFlags } from './shared-options.ts';

const codes: readonly IssueCode[] = Object.values(issueCodes).toSorted();

/** `catalogue explain`: explains one code of the reports, or lists all codes. */
export function register(command: Command, { streams, hasColor, finish }: RunContext): void {
  command.action((code: string | undefined, { ui }: Pick<CommonFlags, 'ui'>) => {
    if (code === undefined) streams.out(listCodes(ui, hasColor));
    else streams.out(explainGone(code, ui) ?? explainCode(findCode(code), ui, hasColor));
    finish(0);
  });
  addExamples(command, 'explain C012', 'explain C012 --ui tr', 'explain');
}

/** What to say of a code that is gone; `undefined` of any other. */
function explainGone(wanted: string, language: UiLanguage): string | undefined {
  const found = Object.entries(goneCodes).find(([code]) => readNumber(code) === readNumber(wanted));
  if (!found) return undefined;
  const [code, gone] = found;
  return `${getMessages(language).commands.explain.gone({ code, ...gone })}\n`;
}

/** The code that an argument refers to; `c12` is accepted for `C012`. */
function findCode(wanted: string): IssueCode {
  const number = readNumber(wanted);
  if (number === undefined)
    throw new UserError((messages) => messages.commands.explain.noCode(wanted));
  const known = codes.find((code) => readNumber(code) === number);
  if (known !== undefined) return known;
  const measureDistance = (code: IssueCode) => Math.abs((readNumber(code) ?? 0) - number);
  const nearest = codes
    .toSorted((a, b) => measureDistance(a) - measureDistance(b))
    .slice(0, 3)
    .toSorted();
  throw new UserError((messages) => messages.commands.explain.unknownCode({ wanted, nearest }));
}

function readNumber(code: string): number | undefined {
  const digits = /^c?(\d{1,4})$/i.exec(code.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A line per code with its title, in the order of their numbers. */
function listCodes(language: UiLanguage, hasColor: boolean) {
  const paint = createPaint(hasColor);
  const titleOf = (code: IssueCode) => codeDefinitions[code].explanation[language].title;
  return codes.map((code) => `${paint('bold', code)}  ${titleOf(code)}\n`).join('');
}

/** The explanation of a code as text: its meaning, why it matters, the fix, an example. */
function explainCode(code: IssueCode, language: UiLanguage, hasColor: boolean) {
  const { explanation, example } = codeDefinitions[code];
  const { title, meaning, why, fix } = explanation[language];
  const { file, wrong, right } = example;
  const messages = getMessages(language).commands.explain;
  const paint = createPaint(hasColor);
  const wrap = (text: string) => breakLines(text, 80, stringWidth);
  const showLines = (lines: readonly string[], sign: string, style: Style) =>
    lines.map((line) => `  ${paint(style, sign)} ${showLine(line)}`);
  return [
    `${paint('bold', code)}  ${paint('bold', title)}`,
    '',
    wrap(meaning),
    '',
    paint('bold', messages.why),
    wrap(why),
    '',
    paint('bold', messages.fix),
    wrap(fix),
    '',
    `${paint('bold', messages.wrong)}  ${paint('dim', file)}`,
    ...showLines(wrong, '-', 'red'),
    '',
    paint('bold', messages.right),
    ...showLines(right, '+', 'green'),
    '',
  ].join('\n');
}

/** Makes invisible characters visible, since an example may be about them. */
function showLine(line: string): string {
  const show = (character: string) =>
    isInvisible(character) ? nameCharacter(character) : character;
  return isolateRightToLeft(Array.from(line, show).join(''));
}
