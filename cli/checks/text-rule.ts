import type { Language } from '../../shared/languages.ts';
import type { SourceLabel } from '../../shared/schemas/labels.ts';
import type { TextRole } from '../../shared/schemas/text-roles.ts';
import type { IssueCode, Problem } from '../codes/codes.ts';

/** A problem inside one text. Offsets count UTF-16 code units of the text’s value, `end` exclusive. */
export type TextFinding = Problem & {
  code: IssueCode;
  start: number;
  end: number;
  /** The correct text between `start` and `end`; omitted if it is unknown. */
  replacement?: string;
  /** Whether the replacement is certain. */
  isSafe?: boolean;
};

/** The context of a text that a rule may use. */
export interface TextContext {
  language: Language;
  /** Words of the interface contain `{{values}}`, texts contain `{facts}`. */
  role: 'text' | 'label';
  /** Whether the text is the same in every language, so that nothing is filled in. */
  isPlain?: boolean;
  /** Whether the text may contain links. */
  isLong?: boolean;
  /** The role of a text whose length is limited. */
  textRole?: TextRole | undefined;
  /** Whether the text belongs to the brand itself, which `{brand}` stands for elsewhere. */
  isBrand?: boolean;
  /** The names of the values that the site fills into a label; omitted for a text. */
  values?: readonly string[];
  /** Whether the text may be nothing but a name; defaults to true for texts. A label never is. */
  canBeName?: boolean | undefined;
  /** The Turkish text that this one translates; omitted for the Turkish text itself. */
  source?: string | undefined;
  /** All plural forms of the Turkish label, of which `source` is the fullest. */
  sourceForms?: readonly string[];
  /** Whether this is a plural form for one single number (“one car”), which may leave the number out. */
  isForOneNumber?: boolean;
  /** Returns the source of the text in the file, quotes and escapes included. Only called on suspicion. */
  readWritten?: () => string;
}

/** Finds the problems of one kind in a text. A rule begins with a cheap test, since most texts are clean. */
export type TextRule = (text: string, context: TextContext) => TextFinding[];

/** A label in one language: a text, or its plural forms; nothing if it is missing. */
export type LabelWording = SourceLabel[Language];

/** A finding in a label. `form` is the plural form that contains it; omitted if the finding concerns the whole label. */
export type LabelFinding = TextFinding & { form?: string };

/** Finds the problems of the plural forms of a label. */
export type LabelRule = (
  wording: NonNullable<LabelWording>,
  context: Pick<TextContext, 'language' | 'values'>,
) => LabelFinding[];

/** The most findings of one kind in one text: editors fix so many together, and a broken file must not cost seconds. */
const maxFindings = 100;

/**
 * Judges suspects one by one, until there are `maxFindings`.
 *
 * @param suspects may be lazy: suspects after the last finding are not read
 * @param judge returns `undefined` if a suspect is correct
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

const maxQuoteLength = 40;

/** Shortens a part of a text that a sentence quotes. */
export function shorten(text: string): string {
  return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength)}…`;
}
