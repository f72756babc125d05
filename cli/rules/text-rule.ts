import type { Language } from '../../shared/languages.ts';
import type { TextRole } from '../../shared/schemas/text-roles.ts';
import type { IssueCode } from '../issue.ts';
import type { Words } from '../words.ts';

/** A fault inside one text; offsets count UTF-16 code units of the text’s value, `end` exclusive. */
export interface TextFinding {
  code: IssueCode;
  start: number;
  end: number;
  message: Words;
  advice: Words;
  /** What belongs between `start` and `end`, where it can be known. */
  replacement?: string;
  /** Whether the replacement is certain. */
  isSafe?: boolean;
}

/** What a rule about titles and descriptions may know beside the text itself. */
export interface RoleContext {
  /** What the text is to search engines, where it appears there. */
  textRole?: TextRole;
}

/** What a rule may know beside the text itself. */
export interface TextContext extends RoleContext {
  language: Language;
  /** Words of the interface name `{{values}}`, texts name `{facts}`. */
  role: 'text' | 'label';
  /** The Turkish text that this one translates; absent for the Turkish text itself. */
  source?: string;
  /** Whether this is a plural form for one single number (“one car”), which may leave the number out. */
  isForOneNumber?: boolean;
  /** The text as the file has it, quotes and escapes included; asked for on suspicion only. */
  readWritten?: () => string;
}

/** Finds the faults of one kind in a text. A rule first asks one cheap question, since most texts are clean. */
export type TextRule = (text: string, context: TextContext) => TextFinding[];

/** A rule about what a text is to search engines, in whatever language. */
export type RoleRule = (text: string, context: RoleContext) => TextFinding[];
