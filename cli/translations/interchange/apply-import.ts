import type { Language } from '../../../shared/languages.ts';
import { listRequiredPluralForms } from '../../../shared/schemas/labels.ts';
import { type IssueCode, issueCodes } from '../../codes/codes.ts';
import { describeIssue } from '../../codes/sentences.ts';
import { type Content, replaceTexts } from '../../content/read-content.ts';
import { validateContent } from '../../content/validate-content.ts';
import { formatPath, type Issue, severityOfCode } from '../../issue.ts';
import {
  getMessages,
  type LocalizedMessage,
  type Messages,
  type UiLanguage,
} from '../../messages/messages.ts';
import { isolateRightToLeft, showHarmful } from '../../reporters/terminal-text.ts';
import { EditError, type ScalarChange, setScalars } from '../../yaml/set-scalars.ts';
import { createUnitId, type TranslationUnit } from './translation-unit.ts';
import type { AcceptedUnit, ImportCheck, ImportFindings } from './validate-import.ts';

/**
 * Writes accepted translations into the texts of content files, without saving them. If the translations of a file
 * cannot be written together, the file stays unchanged. The translations that also fail alone are reported, or all of
 * them if each succeeds alone.
 *
 * @param readText reads a content file by its path below the content folder
 * @returns the new texts of the files that change, and by id the reasons why translations cannot be written
 */
export function applyImport(
  readText: (file: string) => string | undefined,
  targetLanguage: Language,
  accepted: readonly AcceptedUnit[],
) {
  const files = Map.groupBy(
    accepted.filter(({ isChanged }) => isChanged),
    ({ unit }) => unit.file,
  );
  const texts = new Map<string, string>();
  const unwritable = new Map<string, LocalizedMessage>();
  for (const [file, units] of files) {
    const before = readText(file) ?? '';
    const write = (some: readonly AcceptedUnit[]) =>
      edit(before, listChanges(some, targetLanguage));
    const after = write(units);
    if (typeof after === 'string') {
      if (after !== before) texts.set(file, after);
      continue;
    }
    const alone = groupByText(units).flatMap((forms) => listFailed(forms, write(forms)));
    for (const [id, reason] of alone.length > 0 ? alone : listFailed(units, after)) {
      unwritable.set(id, reason);
    }
  }
  return { texts, unwritable };
}

function edit(text: string, changes: readonly ScalarChange[]): string | EditError {
  try {
    return setScalars(text, changes).text;
  } catch (error) {
    if (error instanceof EditError) return error;
    throw error;
  }
}

function listFailed(
  units: readonly AcceptedUnit[],
  edited: string | EditError,
): [id: string, reason: LocalizedMessage][] {
  return typeof edited === 'string' ? [] : units.map(({ unit }) => [unit.id, edited.localize]);
}

/** Groups the plural forms of a text: they are written together, since they may need a map. */
function groupByText(units: readonly AcceptedUnit[]): AcceptedUnit[][] {
  return [...Map.groupBy(units, ({ unit }) => formatPath(unit.path)).values()];
}

/** One change per text. */
function listChanges(units: readonly AcceptedUnit[], language: Language): ScalarChange[] {
  return groupByText(units).flatMap((unitsOfText): ScalarChange[] => {
    const path = [...(unitsOfText[0]?.unit.path ?? []), language];
    const forms = unitsOfText.flatMap(({ unit: { form }, target }) =>
      form === undefined ? [] : [[form, target] as const],
    );
    if (forms.length > 0) return [{ path, value: Object.fromEntries(forms), isProse: true }];
    return unitsOfText.map(({ target }) => ({ path, value: target, isProse: true }));
  });
}

/** Warnings of `validate` that do not block a translation: its length, its quotes and forbidden words. */
const mild: ReadonlySet<IssueCode> = new Set([
  issueCodes.longTitle,
  issueCodes.longDescription,
  issueCodes.wrongPunctuation,
  issueCodes.forbiddenWord,
]);

/** A checked import, validated together with the rest of the content. */
export interface JudgedImport extends ImportCheck {
  /** The new texts of the content files that change. */
  texts: ReadonlyMap<string, string>;
  /** Findings that a translator should review. */
  warnings: ImportFindings[];
}

/**
 * Validates the content as it would be after the import, without saving it. Refuses translations that have issues or
 * cannot be written. Judges the rest again, since the plural forms of a text belong together.
 */
export async function judgeImportedUnits(
  content: Content,
  language: Language,
  check: ImportCheck,
): Promise<JudgedImport> {
  const forms = listRequiredPluralForms(language);
  const { texts, unwritable } = applyImport(content.readText, language, check.accepted);
  // An unchanged file still has the problems that its new texts would fix.
  const { issues } =
    unwritable.size > 0 ? { issues: [] } : await validateContent(replaceTexts(content, texts));
  const refusedIds = new Set(check.refused.map(({ id }) => id));
  const remarks = check.accepted.map(({ unit, line }): ImportFindings => {
    const isTorn = forms.some((form) => refusedIds.has(createUnitId(unit.file, unit.path, form)));
    const failed = unwritable.get(unit.id);
    const reasons = [
      ...(isTorn ? [(messages: Messages) => messages.interchange.reasons.otherForm] : []),
      ...(failed ? [failed] : []),
    ];
    const own = issues
      .filter((issue) => severityOfCode(issue.code) !== 'note' && isAbout(issue, unit, language))
      .map((issue) => placeException(issue, unit, content));
    return { id: unit.id, line, reasons, issues: own };
  });
  const bad = remarks.filter(
    (one) => one.reasons.length > 0 || one.issues.some(({ code }) => !mild.has(code)),
  );
  if (bad.length === 0) {
    return { ...check, texts, warnings: remarks.filter((one) => one.issues.length > 0) };
  }
  const ids = new Set(bad.map(({ id }) => id));
  const accepted = check.accepted.filter(({ unit }) => !ids.has(unit.id));
  const refused = [...check.refused, ...bad];
  return judgeImportedUnits(content, language, { ...check, accepted, refused });
}

function isAbout(
  { file, path, problem }: Issue,
  { file: ownFile, path: ownPath, form }: TranslationUnit,
  language: Language,
): boolean {
  if (file !== ownFile || problem === 'moreProblems') return false;
  const whole = formatPath([...ownPath, language]);
  return path === whole || (form !== undefined && path === `${whole}.${form}`);
}

/** A comment that excepts an issue belongs above the text in the present file, to whose lines an import may add some. */
function placeException(
  issue: Issue,
  { file, path }: TranslationUnit,
  { files, open }: Content,
): Issue {
  const present = files.find((one) => one.path === file);
  if (issue.exceptionLine === undefined || !present) return issue;
  return { ...issue, exceptionLine: open(present).locateKey(path).line };
}

/** Reports what an import changed, with the findings that a translator should review. */
export function reportImport(
  { accepted, unchanged, texts, warnings }: JudgedImport,
  { file, isDryRun }: { file: string; isDryRun: boolean },
  language: UiLanguage,
): string {
  const messages = getMessages(language).interchange;
  const written = accepted.filter(({ isChanged }) => isChanged).length;
  const counts = {
    written,
    files: texts.size,
    accepted: accepted.length - written,
    unchanged,
  };
  return [
    ...listRemarks(warnings, file, language),
    ...[...texts.keys()].map((path) => `${path}\n`),
    `${messages.imported(counts)}\n`,
    ...(isDryRun ? [`${messages.rehearsal}\n`] : []),
  ].join('');
}

/** Lists every refused text with all reasons. */
export function reportRefusals(
  { refused, accepted }: ImportCheck,
  { file, isPartial }: { file: string; isPartial: boolean },
  language: UiLanguage,
): string {
  const messages = getMessages(language).interchange;
  const count = refused.length;
  const end = isPartial
    ? messages.leftOut(count)
    : messages.refused({ count, rest: accepted.length });
  return `${listRemarks(refused, file, language).join('')}${end}\n`;
}

function listRemarks(
  remarks: readonly ImportFindings[],
  file: string,
  language: UiLanguage,
): string[] {
  const messages = getMessages(language);
  const ordered = remarks.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return ordered.map(({ id, line, reasons, issues }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const sentences = [
      ...reasons.map((say) => say(messages)),
      ...issues.flatMap((issue) => {
        const { message, advice } = describeIssue(issue, language);
        return [`${issue.code}  ${message}`, `→ ${advice}`];
      }),
    ];
    const lines = [`${place}  ${id}`, ...sentences.map((sentence) => `  ${sentence}`)];
    return `${lines.map((text) => isolateRightToLeft(showHarmful(text))).join('\n')}\n\n`;
  });
}
