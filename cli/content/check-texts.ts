import { type Language, languages } from '../../shared/languages.ts';
import { type Issue, limitProblems, mostProblems } from '../issue.ts';
import {
  checkLabel,
  checkPlainText,
  checkText,
  type LabelFinding,
  type LabelWording,
} from '../rules/check-text.ts';
import type { TextFinding } from '../rules/text-rule.ts';
import { findStretch, type SourceFile } from '../yaml/source-file.ts';
import { type FieldModel, getAt } from './field-model.ts';
import { listTexts, type Unit } from './walk-fields.ts';

/** Checks the words of every text of a file: characters, quotes, scripts, placeholders, plural forms, lengths. */
export function checkTexts(file: SourceFile, model: FieldModel): Issue[] {
  const { units, plainTexts } = listTexts(file, model);
  const found = units.flatMap((unit) =>
    languages.flatMap((language) =>
      checkWording(unit, language).map((finding) => ({ unit, language, finding })),
    ),
  );
  // To find the place of each in a file that is full of them takes time.
  const shown = found.slice(0, mostProblems);
  const issues = shown.map(({ unit, language, finding: found }) => {
    const { form, ...finding } = found;
    const path = [...unit.path, language, ...(form === undefined ? [] : [form])];
    return locateFinding(file, path, getAt(file.data, path), finding);
  });
  const tooLong = plainTexts.flatMap(({ path, text, role }) =>
    checkPlainText(text, { textRole: role }).map((finding) =>
      locateFinding(file, path, text, finding),
    ),
  );
  return [...limitProblems(issues, found.length - shown.length), ...limitProblems(tooLong)];
}

function checkWording(unit: Unit, language: Language): LabelFinding[] {
  const wording = unit.wording[language];
  const source = unit.wording.tr;
  if (unit.kind === 'label') {
    return isWording(wording) && isWording(source) ? checkLabel(source, wording, language) : [];
  }
  if (typeof wording !== 'string') return [];
  const textRole = unit.model.meta.role;
  return checkText(wording, {
    language,
    role: 'text',
    ...(language !== 'tr' && typeof source === 'string' && { source }),
    ...(textRole !== undefined && { textRole }),
    readWritten: () => readWritten(unit.file, [...unit.path, language]),
  });
}

function isWording(value: unknown): value is LabelWording {
  if (typeof value === 'string' || value === undefined || value === null) return true;
  return (
    typeof value === 'object' && Object.values(value).every((form) => typeof form === 'string')
  );
}

/** A text as the file has it, with quotes and escapes. */
function readWritten(file: SourceFile, path: readonly PropertyKey[]): string {
  const [start, end] = file.findNode(path)?.range ?? [0, 0];
  return file.text.slice(start, end);
}

/**
 * Makes a problem of the file out of what a rule found inside a text: at its own stretch where the text is written as it
 * reads, otherwise at the whole value, where nothing can be fixed.
 *
 * @param value what stands at `path`
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
  const [start, end] = stretch;
  const fix =
    replacement === undefined
      ? undefined
      : { edits: [{ start, end, text: replacement }], isSafe: isSafe === true };
  return file.report(code, path, problem, { span: file.lines.toSpan(start, end), fix });
}
