import { defaultLanguage, type Language, languages } from '../../shared/languages.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { type Issue, limitProblems, maxIssues, severityOfCode } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { listRows, type TextRow } from '../model/walk-fields.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { isFormForOneNumber } from './check-plural-forms.ts';
import { checks } from './checks.ts';
import { dropHiddenInText, isWithinSpan } from './drop-hidden.ts';
import { locateFinding, readWritten } from './locate-finding.ts';
import { createRestorer } from './restore-links.ts';
import type { LabelFinding, LabelWording, TextContext, TextFinding } from './text-rule.ts';

const ofWords = checks.filter((check) => check.looksAt === 'words of a text');
const ofPlainWords = ofWords.filter((check) => check.ofPlain);
const ofLinks = checks.filter((check) => check.looksAt === 'links of a text');
const ofForms = checks.filter((check) => check.looksAt === 'plural forms');

/** Runs the checks of every text of a file. */
export function checkTexts(file: SourceFile, model: FieldModel): Issue[] {
  const rows = listRows(file, model);
  const found = rows.flatMap((row) => (row.wording ? checkRow(row) : []));
  // Locating every finding takes time if the file is full of them. Errors come first, and notes last.
  const rank = ({ finding }: (typeof found)[number]) =>
    ['error', 'warning', 'note'].indexOf(severityOfCode(finding.code));
  const shown = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxIssues);
  const issues = shown.map(({ row, language, finding: { form, ...finding } }) => {
    const path = [...row.path, language, ...(form === undefined ? [] : [form])];
    return locateFinding(file, path, getAt(file.data, path), finding);
  });
  // Some texts are the same in every language, such as the name of a car.
  const ofPlain = rows.flatMap(({ value: text, path, model: { kind, meta } }) => {
    if (typeof text !== 'string' || kind !== 'value' || meta.role === undefined) return [];
    return checkText(text, {
      ...{ language: defaultLanguage, role: 'text', isPlain: true, textRole: meta.role },
      readWritten: () => readWritten(file, path),
    }).map((finding) => locateFinding(file, path, text, finding));
  });
  return [...limitProblems(issues, found.length - shown.length), ...limitProblems(ofPlain)];
}

/**
 * The wordings of each field that have no findings, by their Turkish texts. Entries share headings and durations, which
 * are checked once; the number bounds the memory for texts that no entry shares.
 */
const sound = new WeakMap<FieldModel, Map<unknown, TextRow['wording']>>();
const maxSound = 1000;

function checkRow(row: TextRow) {
  const { model, wording } = row;
  const known = sound.get(model) ?? new Map<unknown, TextRow['wording']>();
  const same = known.get(wording.tr);
  if (same && languages.every((language) => same[language] === wording[language])) return [];
  let isCertain = true;
  const found = languages.flatMap((language) => {
    const read = () => {
      // The same text may be wrong as it is written elsewhere.
      isCertain = false;
      return readWritten(row.file, [...row.path, language]);
    };
    return checkWording(row, language, read).map((finding) => ({ row, language, finding }));
  });
  if (isCertain && found.length === 0 && known.size < maxSound) {
    sound.set(model, known.set(wording.tr, wording));
  }
  return found;
}

function checkWording(row: TextRow, language: Language, read: () => string): LabelFinding[] {
  const wording = row.wording[language];
  const source = row.wording[defaultLanguage];
  const {
    role: textRole,
    values = [],
    isBrand = false,
    canBeName,
    isLong = false,
  } = row.model.meta;
  if (row.model.kind === 'label') {
    if (!isWording(wording) || !isWording(source)) return [];
    return checkLabel({ tr: source, values }, wording, language, read);
  }
  if (typeof wording !== 'string') return [];
  const isTranslation = language !== defaultLanguage && typeof source === 'string';
  return checkText(wording, {
    ...{ language, role: 'text', isLong, textRole, isBrand, canBeName },
    source: isTranslation ? source : undefined,
    readWritten: read,
  });
}

function isWording(value: unknown): value is LabelWording {
  if (typeof value === 'string' || value === undefined || value === null) return true;
  return (
    typeof value === 'object' && Object.values(value).every((form) => typeof form === 'string')
  );
}

/**
 * Runs the checks of one text. Those of words read the words of links without their addresses. An empty text has no
 * findings, since a gap is not a fault of the wording.
 */
export function checkText(text: string, context: TextContext): TextFinding[] {
  const { isPlain, isLong, source } = context;
  const findings: TextFinding[] = [];
  if (text.trim() === '') return findings;
  const words = isLong ? removeTextLinks(text) : text;
  const isCompared = isLong && source !== undefined;
  const around = isCompared ? { ...context, source: removeTextLinks(source) } : context;
  for (const { find } of isPlain ? ofPlainWords : ofWords) {
    const found = find(words, around);
    if (found.length > 0) findings.push(...found);
  }
  if (!isLong) return settle(findings, text);
  const restored = findings.length > 0 ? findings.map(createRestorer(text)) : findings;
  return settle([...restored, ...ofLinks.flatMap(({ find }) => find(text, context))], text);
}

/**
 * Leaves out hidden findings. Markup around another certain correction is removed after that one, so that nothing is
 * replaced twice.
 */
function settle(found: TextFinding[], text: string): TextFinding[] {
  if (found.length < 2) return found;
  const findings = dropHiddenInText(found, text);
  return findings.map((finding) =>
    finding.code === 'C110' &&
    findings.some((other) => other !== finding && other.isSafe && isWithinSpan(other, finding))
      ? { ...finding, isSafe: false }
      : finding,
  );
}

/**
 * Runs the checks of a label in one language, those of words on each of its plural forms.
 *
 * @param label its Turkish wording, and the values that the site fills in
 * @param wording the wording to check, the Turkish one included; a missing or empty one has no findings
 * @param readWritten as of a text, of all its forms
 */
export function checkLabel(
  { tr: source, values }: { tr: LabelWording; values: readonly string[] },
  wording: LabelWording,
  language: Language,
  readWritten?: TextContext['readWritten'],
): LabelFinding[] {
  if (!wording) return [];
  const context: TextContext = {
    language,
    role: 'label',
    values,
    ...(readWritten && { readWritten }),
    ...(language !== defaultLanguage && {
      source: pickFullest(source),
      sourceForms: typeof source === 'string' ? [] : Object.values(source ?? {}),
    }),
  };
  const found = ofForms.flatMap(({ find }) => find(wording, context));
  if (typeof wording === 'string') return [...found, ...checkText(wording, context)];
  const inForms = Object.entries(wording).flatMap(([form, text]) => {
    const isForOneNumber = isFormForOneNumber(form, language);
    return checkText(text, { ...context, isForOneNumber }).map((finding) => ({ ...finding, form }));
  });
  return [...found, ...inForms];
}

/** The form “other” contains every value; forms for one number may leave the number out. */
function pickFullest(source: LabelWording): string {
  if (typeof source === 'string') return source;
  return source?.other ?? Object.values(source ?? {})[0] ?? '';
}
