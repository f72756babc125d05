import { type TextRole, textRoles } from '../../shared/schemas/text-roles.ts';
import { issueCodes } from '../codes/codes.ts';
import type { TextContext, TextFinding } from './text-rule.ts';

type RoleContext = Pick<TextContext, 'textRole' | 'isPlain'>;

/** A text as visitors read it, and where each part of it is written. */
interface ShownText {
  text: string;
  findWritten(start: number, end: number): { start: number; end: number };
}

const codesOfRoles = {
  title: issueCodes.longTitle,
  tagline: issueCodes.longTitle,
  description: issueCodes.longDescription,
  teaser: issueCodes.longLine,
  notice: issueCodes.longLine,
} satisfies Record<TextRole, string>;

/** Signs around a phone number in a right-to-left text, which nobody sees. */
const isolates = /^[\u2066-\u2069]$/;

/** Signs of which each is one character, as in most texts: Latin and Arabic letters without marks. */
const plain = /^[ -~\u00a0-\u024f\u0620-\u064a‘’“”…–—]*$/;

/** Counts the characters of a text as readers see them: a letter with its marks is one. */
export function countShown(text: string): number {
  return plain.test(text) ? text.length : listShown(text).length;
}

/** Made when it is first needed, since that takes milliseconds. */
let graphemes: Intl.Segmenter | undefined;

function listShown(text: string): Intl.SegmentData[] {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...graphemes.segment(text)].filter(({ segment }) => !isolates.test(segment));
}

/**
 * Finds a title or description that search results would cut (C101, C102), and a notice or teaser that is too long
 * (C131). A title’s limit is for the title alone: the server adds the brand only if both fit. A text whose length depends
 * on facts of the site is not judged here, see `checkFilledLengths`.
 */
export function checkLength(text: string, { textRole, isPlain }: RoleContext): TextFinding[] {
  if (textRole === undefined || (!isPlain && dependsOnFacts(text, textRole))) return [];
  return measureLength({ text, findWritten: (start, end) => ({ start, end }) }, textRole, 0);
}

/** Whether facts of the site belong to the length of a text. */
export function dependsOnFacts(
  text: string,
  textRole: NonNullable<RoleContext['textRole']>,
): boolean {
  return textRoles[textRole].after !== '' || text.includes('{');
}

/** @param after the number of characters that are shown behind the text and count as well */
export function measureLength(
  { text, findWritten }: ShownText,
  textRole: NonNullable<RoleContext['textRole']>,
  after: number,
): TextFinding[] {
  const limit = Math.max(0, textRoles[textRole].maxLength - after);
  if (text.length <= limit) return [];
  const shown = text.trim();
  const characters = listShown(shown);
  const firstBeyond = characters[limit];
  if (!firstBeyond) return [];
  const offset = text.indexOf(shown);
  const place = findWritten(offset + firstBeyond.index, offset + shown.length);
  const params = { length: characters.length, limit };
  const code = codesOfRoles[textRole];
  if (code === issueCodes.longLine) {
    const isNotice = textRole === 'notice';
    return [{ ...place, code, problem: 'lineTooLong', params: { isNotice, ...params } }];
  }
  const isTitle = code === issueCodes.longTitle;
  return [{ ...place, code, problem: 'cutInSearch', params: { isTitle, ...params } }];
}
