import { isCollection, isScalar } from 'yaml';
import type * as z from 'zod';
import { defaultLanguage, type Language, languages } from '../../shared/languages.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { issueCodes } from '../codes/codes.ts';
import {
  type Fix,
  formatPath,
  type Issue,
  limitProblems,
  maxIssues,
  type Span,
  severityOfCode,
} from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { type FieldModel, findModel } from '../model/field-model.ts';
import { listTexts, type Unit } from '../model/walk-fields.ts';
import { findInvisible } from '../rules/check-characters.ts';
import { checkLinks, dropSpacesOfLinks } from '../rules/check-links.ts';
import {
  checkLabel,
  checkPlainText,
  checkText,
  type LabelFinding,
  type LabelWording,
} from '../rules/check-text.ts';
import { createRestorer } from '../rules/restore-links.ts';
import type { TextFinding } from '../rules/text-rule.ts';
import { findStretch } from '../yaml/find-stretch.ts';
import { quoteText } from '../yaml/line-index.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { describeProblem } from './describe-problem.ts';
import type { SchemaFinding, Surroundings } from './describe-type.ts';

/** Checks one file against its schema, and reports all problems. */
export function validateSchema(file: SourceFile, schema: z.ZodType, model: FieldModel): Issue[] {
  const result = schema.safeParse(file.data);
  if (result.success) return [];
  const around: Surroundings = {
    value: file.data,
    findField: (path) => findModel(model, path, file.data),
    readWritten: (path) => readWritten(file, path).trimEnd(),
  };
  const single = result.error.issues.flatMap((problem): z.core.$ZodIssue[] =>
    problem.code === 'unrecognized_keys'
      ? problem.keys.map((key) => ({ ...problem, keys: [key] }))
      : [problem],
  );
  // Finding what an unknown key was meant to be takes time, so only problems that are shown are described.
  const shown = single.slice(0, maxIssues);
  const findings = shown.flatMap((problem) => describeProblem(problem, around));
  const issues = dropFollowing(findings).flatMap((finding) => toIssues(file, finding));
  return limitProblems(issues, single.length - shown.length);
}

/**
 * Leaves out findings that only follow from another one of the schema: the length of a value of the wrong type does not
 * matter, and a misspelt field is not missing as well.
 */
function dropFollowing(findings: readonly SchemaFinding[]): SchemaFinding[] {
  const wrong = findings.filter(({ code }) => code === issueCodes.wrongType);
  const misspelt = new Set(
    findings.flatMap(({ code, path, replacement }) =>
      code === issueCodes.unknownKey && replacement !== undefined
        ? [formatPath([...path.slice(0, -1), replacement])]
        : [],
    ),
  );
  return findings.filter(({ code, path }) => {
    const place = formatPath(path);
    if (code === issueCodes.missingField && misspelt.has(place)) return false;
    const isBelow = wrong.some((above) => above.path.every((key, index) => path[index] === key));
    return code === issueCodes.wrongType || !isBelow;
  });
}

/** Creates the issues of a finding at a value or a key, with a fix if one is known. */
export function toIssues(file: SourceFile, finding: SchemaFinding): Issue[] {
  const { code, path, atKey, replacement: _text, remedy: _remedy, ...problem } = finding;
  const hidden = atKey ? [] : findHidden(file, path);
  if (hidden.length > 0) return hidden;
  const span = atKey ? file.locateKey(path) : file.locate(path);
  const fix = fixValue(file, finding, span);
  return [file.report(code, path, problem, { span, fix })];
}

/** A name with an invisible character looks correct, so that character is reported instead. */
function findHidden(file: SourceFile, path: readonly PropertyKey[]): Issue[] {
  const value = getAt(file.data, path);
  if (typeof value !== 'string') return [];
  return findInvisible(value, { language: 'tr', role: 'text' }).map((finding) =>
    locateFinding(file, path, value, finding),
  );
}

/** The edit that fixes a value or a key, if the correct one is known. */
function fixValue(
  file: SourceFile,
  { remedy, replacement, path, atKey }: SchemaFinding,
  span: Span,
): Fix | undefined {
  const start = file.lines.startOf(span.line) + span.column - 1;
  const end = file.lines.startOf(span.endLine) + span.endColumn - 1;
  const written = file.text.slice(start, end);
  if (remedy === 'quote') {
    const own = file.findNode(path);
    const isPlace = own?.range?.[0] === start && own.tag === undefined;
    if (!isPlace || (isCollection(own) && !own.flow)) return undefined;
    // “null” may be a word or an empty value. Visitors should not see a programming term.
    const isSafe = !written.includes('\n') && !/^(?:~|null)$/i.test(written);
    return { edits: [{ start, end, text: quoteText(written) }], isSafe };
  }
  if (replacement === undefined) return undefined;
  const node = atKey ? undefined : file.findNode(path);
  const isQuoted = remedy !== 'replaceBare' && isScalar(node) && node.type?.startsWith('QUOTE');
  const text = isQuoted ? quoteText(replacement) : replacement;
  return { edits: [{ start, end, text }], isSafe: remedy === 'replaceSafely' };
}

/**
 * Checks the words of every text of a file: characters, quotes, scripts, placeholders, plural forms, lengths, links. The
 * rules about words read those of links without their addresses.
 */
export function checkTexts(file: SourceFile, model: FieldModel): Issue[] {
  const { units, plainTexts } = listTexts(file, model);
  const found = units.flatMap((unit) => {
    const spoken = speakUnit(unit);
    return languages.flatMap((language) => {
      const ofLinks = checkUnitLinks(unit, language);
      const ofWords = restoreLinks(unit, language, checkWording(spoken, language));
      const all = [...dropSpacesOfLinks(ofWords, ofLinks), ...ofLinks];
      return all.map((finding) => ({ unit, language, finding }));
    });
  });
  // Locating every finding takes time if the file is full of them. Errors come first, and notes last.
  const rank = ({ finding }: (typeof found)[number]) =>
    ['error', 'warning', 'note'].indexOf(severityOfCode(finding.code));
  const shown = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxIssues);
  const issues = shown.map(({ unit, language, finding: found }) => {
    const { form, ...finding } = found;
    const path = [...unit.path, language, ...(form === undefined ? [] : [form])];
    return locateFinding(file, path, getAt(file.data, path), finding);
  });
  const tooLong = plainTexts.flatMap(({ path, text, textRole }) =>
    checkPlainText(text, { textRole }).map((finding) => locateFinding(file, path, text, finding)),
  );
  return [...limitProblems(issues, found.length - shown.length), ...limitProblems(tooLong)];
}

/** The same text with the words of its links alone; the text itself if it has none. */
function speakUnit(unit: Unit): Unit {
  if (!unit.model.meta.isLong) return unit;
  const spoken = Object.entries(unit.wording).map(([language, text]) => [
    language,
    typeof text === 'string' ? removeTextLinks(text) : text,
  ]);
  return { ...unit, wording: Object.fromEntries(spoken) };
}

function restoreLinks(
  { wording, model }: Unit,
  language: Language,
  found: LabelFinding[],
): LabelFinding[] {
  const text = wording[language];
  if (!model.meta.isLong || typeof text !== 'string' || found.length === 0) return found;
  return found.map(createRestorer<LabelFinding>(text));
}

function checkUnitLinks({ wording, model }: Unit, language: Language): LabelFinding[] {
  const text = wording[language];
  if (!model.meta.isLong || typeof text !== 'string' || text.trim() === '') return [];
  return checkLinks(text, language === defaultLanguage ? undefined : wording[defaultLanguage]);
}

function checkWording(unit: Unit, language: Language): LabelFinding[] {
  const wording = unit.wording[language];
  const source = unit.wording.tr;
  const { role: textRole, values = [], isBrand = false, canBeName } = unit.model.meta;
  if (unit.kind === 'label') {
    if (!isWording(wording) || !isWording(source)) return [];
    return checkLabel({ tr: source, values }, wording, language);
  }
  if (typeof wording !== 'string') return [];
  return checkText(wording, {
    language,
    role: 'text',
    ...(language !== 'tr' && typeof source === 'string' && { source }),
    ...(textRole !== undefined && { textRole }),
    ...(isBrand && { isBrand }),
    ...(canBeName === false && { canBeName }),
    readWritten: () => readWritten(unit.file, [...unit.path, language]),
  });
}

function isWording(value: unknown): value is LabelWording {
  if (typeof value === 'string' || value === undefined || value === null) return true;
  return (
    typeof value === 'object' && Object.values(value).every((form) => typeof form === 'string')
  );
}

/** The source of a text in the file, with quotes and escapes. */
function readWritten(file: SourceFile, path: readonly PropertyKey[]): string {
  const [start, end] = file.findNode(path)?.range ?? [0, 0];
  return file.text.slice(start, end);
}

/**
 * Creates the issue of a rule’s finding inside a text. The issue is at the span of the finding if the source of the
 * text can be compared with its value. Otherwise it is at the whole value, and there is no fix.
 *
 * @param value of the field at `path`
 */
export function locateFinding(
  file: SourceFile,
  path: readonly PropertyKey[],
  value: unknown,
  finding: TextFinding,
): Issue {
  const { code, start: from, end: to, replacement, isSafe, ...problem } = finding;
  const stretch =
    typeof value === 'string' ? findStretch(file, path, value, [from, to]) : undefined;
  if (!stretch) return file.report(code, path, problem);
  const { start, end } = stretch;
  const span = file.lines.toSpan(start, end);
  if (replacement === undefined) return file.report(code, path, problem, { span });
  const { edits, isExact } = stretch.replace(replacement);
  const fix = { edits, isSafe: isSafe === true && isExact };
  return file.report(code, path, problem, { span, fix });
}
