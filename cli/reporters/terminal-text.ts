import { styleText } from 'node:util';
import { formatCodePoint } from '../rules/check-characters.ts';

export type Style = 'red' | 'yellow' | 'magenta' | 'green' | 'cyan' | 'bold' | 'dim';

/** Colours a piece of text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** @param hasColor whether to colour at all; asked once, for the stream that is written to */
export function createPaint(hasColor: boolean): Paint {
  return (style, text) =>
    hasColor && text !== '' ? styleText(style, text, { validateStream: false }) : text;
}

/**
 * Whether colour is wanted: on a terminal, unless `NO_COLOR` forbids it (https://no-color.org, any non-empty
 * value); `FORCE_COLOR` turns it on elsewhere, and off with `0` or `false`, as in Node. `NO_COLOR` is stronger.
 */
export function hasColor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): boolean {
  if (env['NO_COLOR']) return false;
  const force = env['FORCE_COLOR'];
  if (force !== undefined) return force !== '0' && force !== 'false';
  return stream.isTTY === true && env['TERM'] !== 'dumb';
}

/** What no terminal shows, or shows as a plain space: control, formatting and special space characters. */
const invisible = /^[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{White_Space}]$/u;

/** What would move the cursor, colour the screen, break the line or turn the order of letters round. */
const harmful = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a character (one code point) cannot be seen, other than the plain space. */
export function isInvisible(character: string): boolean {
  return character !== ' ' && invisible.test(character);
}

/** Names a character: `⟨U+00A0⟩`; the tab, which editors know, `⟨TAB⟩`. */
export function nameCharacter(character: string): string {
  if (character === '\t') return '⟨TAB⟩';
  return `⟨${formatCodePoint(character)}⟩`;
}

/** Names the characters of a text that would upset a terminal, so that content can never steer it. */
export function showHarmful(text: string): string {
  return text.replace(harmful, nameCharacter);
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Encloses a text with right-to-left letters in a left-to-right isolate (Unicode UAX #9), so that a terminal
 * that orders letters by direction leaves what stands around it in place. Other texts stay as they are.
 */
export function isolateRightToLeft(text: string): string {
  return rightToLeft.test(text) ? `\u2066${text}\u2069` : text;
}
