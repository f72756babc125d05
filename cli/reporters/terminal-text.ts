import { styleText } from 'node:util';
import { formatCodePoint } from '../lib/invisible-characters.ts';

export type Style = 'red' | 'yellow' | 'magenta' | 'green' | 'cyan' | 'bold' | 'dim';

/** Colours a text, or returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

/** @param hasColor whether to colour at all; determined once, for the output stream */
export function createPaint(hasColor: boolean): Paint {
  return (style, text) =>
    hasColor && text !== '' ? styleText(style, text, { validateStream: false }) : text;
}

/**
 * Whether to use colour: by default on terminals except `dumb` ones. `FORCE_COLOR` turns it on elsewhere, or off with
 * `0` or `false`, as in Node. `NO_COLOR` (https://no-color.org, any non-empty value) turns it off and takes precedence.
 */
export function hasColor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env['NO_COLOR']) return false;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

/**
 * Characters that terminals do not show, or show as a plain space: control, formatting and special space characters.
 */
const invisible = /^[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u;

/** Characters that would move the cursor, colour the screen, break the line or reverse the order of letters. */
const harmful = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a character (one code point) is invisible, other than the plain space. */
export function isInvisible(character: string): boolean {
  return character !== ' ' && invisible.test(character);
}

/** The visible name of a character: `⟨U+00A0⟩`; `⟨TAB⟩` for the tab, a name that editors know. */
export function nameCharacter(character: string): string {
  if (character === '\t') return '⟨TAB⟩';
  return `⟨${formatCodePoint(character)}⟩`;
}

/** Replaces the characters that would affect a terminal with their names, so that content can never control it. */
export function showHarmful(text: string): string {
  return text.replace(harmful, nameCharacter);
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Encloses a text with right-to-left letters in a left-to-right isolate (Unicode UAX #9), so that a terminal that
 * orders letters by direction keeps the text around it in place. Other texts are returned unchanged.
 */
export function isolateRightToLeft(text: string): string {
  return rightToLeft.test(text) ? `\u2066${text}\u2069` : text;
}
