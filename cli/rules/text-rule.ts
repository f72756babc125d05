import type { Language } from '../../shared/languages.ts';
import type { TextRole } from '../../shared/schemas/text-roles.ts';
import type { IssueCode, Problem } from '../codes/codes.ts';

/** A problem inside one text; offsets count UTF-16 code units of the text’s value, `end` exclusive. */
export type TextFinding = Problem & {
  code: IssueCode;
  start: number;
  end: number;
  /** What belongs between `start` and `end`, where it can be known. */
  replacement?: string;
  /** Whether the replacement is certain. */
  isSafe?: boolean;
};

/** What a rule may know beside the text itself. */
export interface TextContext {
  language: Language;
  /** Words of the interface name `{{values}}`, texts name `{facts}`. */
  role: 'text' | 'label';
  /** What the text is to search engines, where it appears there. */
  textRole?: TextRole;
  /** What the site fills into a label, by name; absent for a text. */
  values?: readonly string[];
  /** The Turkish text that this one translates; absent for the Turkish text itself. */
  source?: string;
  /** Whether this is a plural form for one single number (“one car”), which may leave the number out. */
  isForOneNumber?: boolean;
  /** The text as the file has it, quotes and escapes included; asked for on suspicion only. */
  readWritten?: () => string;
}

/** Finds the problems of one kind in a text. A rule first asks one cheap question, since most texts are clean. */
export type TextRule = (text: string, context: TextContext) => TextFinding[];

/** Of one kind in one text; whoever sees so many fixes them together, and a broken file cannot cost seconds. */
const maxFindings = 100;

/**
 * Judges one suspect after the other, until there are `mostFindings`.
 *
 * @param suspects may be lazy: what comes after the last finding is not looked at
 * @param judge gives `undefined` for a suspect that is innocent
 */
export function collectFindings<Suspect>(
  suspects: Iterable<Suspect>,
  judge: (suspect: Suspect) => TextFinding | undefined,
): TextFinding[] {
  const findings: TextFinding[] = [];
  for (const suspect of suspects) {
    const finding = judge(suspect);
    if (finding && findings.push(finding) === maxFindings) break;
  }
  return findings;
}
