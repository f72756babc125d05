import { describeIssue } from '../../../cli/codes/sentences.ts';
import { type Content, readUnchanged, replaceTexts } from '../../../cli/content/read-content.ts';
import { type LoadedContent, validateContent } from '../../../cli/content/validate-content.ts';
import { formatPath, type Issue, severityOf, severityOfCode } from '../../../cli/issue.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import type { Replacement } from '../../../cli/lib/replace-files.ts';
import type { UiLanguage } from '../../../cli/messages/messages.ts';
import { picturesFile } from '../../../cli/model/content-index.ts';
import { parseSource } from '../../../cli/model/parse-source.ts';
import { spliceEdits } from '../../../cli/yaml/apply-edits.ts';
import { type ScalarChange, setScalars } from '../../../cli/yaml/set-scalars.ts';
import { languages } from '../../../shared/languages.ts';
import type { Subject } from './find-subject.ts';
import type { KnownText } from './known-texts.ts';
import type { Finding, PictureChange, TextLanguage, Wording } from './protocol.ts';

/** The content as it would be with some changes. */
export interface Draft {
  /** The files that would change. */
  files: Replacement[];
  loaded: LoadedContent;
}

/**
 * Writes changes into the texts of their files, without saving them, and validates the content as it would be.
 *
 * @throws {EditError} if something cannot be written without changing something else
 */
export async function draftChanges(content: Content, changes: FileChanges): Promise<Draft> {
  const files = Array.from(changes, ([file, list]) => {
    const before = readUnchanged(content, file);
    return { file, before, after: setScalars(before, list).text };
  }).filter(({ before, after }) => before !== after);
  const texts = files.map(({ file, after }) => [file, after] as const);
  const drafted = replaceTexts(content, new Map(texts));
  return { files, loaded: { content: drafted, ...(await validateContent(drafted)) } };
}

/** The changes of each file. */
type FileChanges = ReadonlyMap<string, readonly ScalarChange[]>;

/** The changes that write a wording, another picture and its focal point to where they are in the content. */
export function listChanges(
  { place, text, picture }: Subject,
  wording: Wording,
  wanted: PictureChange | undefined,
): FileChanges {
  const changes: { file: string; change: ScalarChange }[] = [];
  if (picture && wanted && wanted.name !== picture.written) {
    changes.push({
      file: place.entry.file.path,
      change: { path: place.path, value: wanted.name },
    });
  }
  if (picture && wanted?.focus) {
    const path = ['pictures', picture.name, 'focus'];
    changes.push({ file: picturesFile, change: { path, value: wanted.focus } });
  }
  if (text) {
    const { path: file } = text.entry.file;
    changes.push(...listTextChanges(text, wording).map((change) => ({ file, change })));
  }
  const byFile = Map.groupBy(changes, ({ file }) => file);
  return new Map(Array.from(byFile, ([file, list]) => [file, list.map(({ change }) => change)]));
}

/** One change per language. An empty text that was not in the file either is no change. */
function listTextChanges(text: KnownText, wording: Wording): ScalarChange[] {
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
 * Finds what `validate` would report about what the panel shows: its own problems, and errors that the draft causes
 * elsewhere.
 *
 * @param knownIssues those of the content without the draft
 */
export function listFindings(
  subject: Subject,
  { loaded }: Draft,
  issues: readonly Issue[],
  ui: UiLanguage,
): Finding[] {
  const known = new Set(issues.map(identify));
  const { text } = subject;
  return loaded.issues.flatMap((issue): Finding[] => {
    const inside = findInside(issue, subject);
    const isNewError = severityOf(issue) === 'error' && !known.has(identify(issue));
    // A draft that is shown must not break either, so its problems count as in any other entry.
    const severity = severityOfCode(issue.code);
    if (inside === undefined && !isNewError) return [];
    const { message, advice } = describeIssue(issue, ui);
    const isOfText = inside && text?.entry.file.path === issue.file;
    const correction = isOfText && correct(issue, loaded.content, text);
    return [
      {
        ...inside,
        severity,
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

/** The field that an issue is about, if it is about one; `undefined` if the panel does not show what it is about. */
function findInside(
  { file, path }: Issue,
  { place, text, picture }: Subject,
): Pick<Finding, 'language' | 'form'> | undefined {
  const isAt = (other: string, at: string) =>
    file === other && (path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`));
  if (picture) {
    const point = formatPath(['pictures', picture.name, 'focus']);
    if (isAt(place.entry.file.path, formatPath(place.path)) || isAt(picturesFile, point)) return {};
  }
  const whole = formatPath(text?.path ?? []);
  if (!text || !isAt(text.entry.file.path, whole)) return undefined;
  if (path === whole) return {};
  const [language, form] = path.slice(whole.length + 1).split('.');
  return { language, form } as Pick<Finding, 'language' | 'form'>;
}

/** What a text would be with the known fix of an issue; `undefined` if there is none, or if it changes nothing here. */
function correct({ fix }: Issue, content: Content, text: KnownText): Wording | undefined {
  const { path } = text.entry.file;
  const after = content.readText(path);
  if (!fix || after === undefined) return undefined;
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
