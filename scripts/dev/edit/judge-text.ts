import { describeIssue } from '../../../cli/codes/codes.ts';
import { type Content, replaceTexts } from '../../../cli/content/read-content.ts';
import { validateContent } from '../../../cli/content/validate-content.ts';
import { formatPath, type Issue, severityOf } from '../../../cli/issue.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import type { UiLanguage } from '../../../cli/messages/messages.ts';
import { parseSource } from '../../../cli/model/parse-source.ts';
import { spliceEdits } from '../../../cli/yaml/apply-edits.ts';
import { type ScalarChange, setScalars } from '../../../cli/yaml/set-scalars.ts';
import { languages } from '../../../shared/languages.ts';
import type { KnownText } from './known-texts.ts';
import type { Finding, TextLanguage, Wording } from './protocol.ts';

/** The content as it would be with a new wording of a text. */
export interface Draft {
  /** The new text of the file. */
  after: string;
  issues: readonly Issue[];
}

/**
 * Writes a wording into the text of its file, without saving it.
 *
 * @param before the text of the file
 * @returns the new text of the file; the old one if nothing changes
 * @throws {EditError} if the wording cannot be written without changing something else
 */
export function writeWording(before: string, text: KnownText, wording: Wording): string {
  return setScalars(before, listChanges(text, wording)).text;
}

/**
 * Validates the content as it would be.
 *
 * @param after the new text of the file
 */
export async function draftText(content: Content, text: KnownText, after: string): Promise<Draft> {
  const drafted = replaceTexts(content, new Map([[text.entry.file.path, after]]));
  const { issues } = await validateContent(drafted);
  return { after, issues };
}

/** One change per language. An empty text that was not in the file either is no change. */
function listChanges(text: KnownText, wording: Wording): ScalarChange[] {
  return Object.entries(wording).flatMap(([language, value]): ScalarChange[] => {
    const path = language === 'all' ? text.path : [...text.path, language];
    const present = text.wording[language as TextLanguage];
    if (typeof value === 'string') {
      const isAbsent = (present === undefined || present === null) && value.trim() === '';
      return isAbsent ? [] : [{ path, value: value.trim(), isProse: true }];
    }
    const forms = Object.entries(value).filter(
      ([form, said]) => said.trim() !== '' || getAt(present, [form]) !== undefined,
    );
    if (forms.length === 0) return [];
    const trimmed = forms.map(([form, said]) => [form, said.trim()]);
    return [{ path, value: Object.fromEntries(trimmed), isProse: true }];
  });
}

/**
 * Finds what `validate` would report about a drafted text: its own problems, and errors that the draft causes elsewhere.
 *
 * @param knownIssues those of the content without the draft
 */
export function listFindings(
  text: KnownText,
  { after, issues }: Draft,
  knownIssues: readonly Issue[],
  ui: UiLanguage,
): Finding[] {
  const known = new Set(knownIssues.map(identify));
  return issues.flatMap((issue): Finding[] => {
    const inside = findInside(issue, text);
    const isNewError = severityOf(issue.code) === 'error' && !known.has(identify(issue));
    if (inside === undefined && !isNewError) return [];
    const { message, advice } = describeIssue(issue, ui);
    const correction = inside && correct(issue, after, text);
    return [
      {
        ...inside,
        severity: severityOf(issue.code),
        code: issue.code,
        message,
        advice,
        ...(correction && { correction }),
        ...(inside === undefined && { elsewhere: `${issue.file}:${issue.line}` }),
      },
    ];
  });
}

/** Lines are left out, since a draft may move them. */
function identify({ code, file, path, problem, params }: Issue): string {
  return JSON.stringify([code, file, path, problem, params]);
}

/** The field that an issue is about; `undefined` if it is about something else. */
function findInside(
  { file, path }: Issue,
  { entry, path: own }: KnownText,
): Pick<Finding, 'language' | 'form'> | undefined {
  const whole = formatPath(own);
  if (file !== entry.file.path) return undefined;
  if (path === whole) return {};
  if (!path.startsWith(`${whole}.`)) return undefined;
  const [language, form] = path.slice(whole.length + 1).split('.');
  return { language, form } as Pick<Finding, 'language' | 'form'>;
}

/** What a text would be with the known fix of an issue; `undefined` if there is none, or if it changes nothing here. */
function correct({ fix }: Issue, after: string, text: KnownText): Wording | undefined {
  if (!fix) return undefined;
  const { path } = text.entry.file;
  const read = (source: string) => getAt(parseSource(path, source).file?.data, text.path);
  const [drafted, fixed] = [read(after), read(spliceEdits(after, fix.edits))];
  if (typeof fixed === 'string') return fixed === drafted ? undefined : { all: fixed };
  const changed = languages.flatMap((language) => {
    const value: unknown = getAt(fixed, [language]);
    const isSame = JSON.stringify(value) === JSON.stringify(getAt(drafted, [language]));
    return isSame || !isWording(value) ? [] : [[language, value] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

function isWording(value: unknown): value is string | Record<string, string> {
  if (typeof value === 'string') return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((form) => typeof form === 'string')
  );
}
