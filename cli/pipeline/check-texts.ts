import { type Language, languages } from '../../shared/languages.ts';
import type { Issue } from '../issue.ts';
import type { FieldModel } from '../model/field-model.ts';
import { checkLabel } from '../rules/check-label.ts';
import type { LabelFinding, LabelWording } from '../rules/check-plural-forms.ts';
import { checkPlainText, checkText } from '../rules/check-text.ts';
import { checkKeyOrder } from './check-key-order.ts';
import { getValueAt } from './description.ts';
import { limitProblems, mostProblems } from './limit-problems.ts';
import { listTexts, type Unit } from './list-units.ts';
import { locateFinding } from './locate-finding.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Checks the words of every text of a file: characters, quotes, scripts, placeholders, plural forms, lengths; and
 * the order of its fields.
 */
export function checkTexts(file: SourceFile, model: FieldModel): Issue[] {
  const { units, plainTexts } = listTexts(file, model);
  const found = units.flatMap((unit) =>
    languages.flatMap((language) =>
      checkWording(unit, language).map((finding) => ({ unit, language, finding })),
    ),
  );
  // To find the place of each in a file that is full of them takes time.
  const shown = found.slice(0, mostProblems);
  const issues = shown.map(({ unit, language, finding }) => toIssue(unit, language, finding));
  return [
    ...limitProblems(issues, found.length - shown.length),
    ...plainTexts.flatMap(({ path, text, role }) =>
      checkPlainText(text, { textRole: role }).map((finding) =>
        locateFinding(file, path, text, finding),
      ),
    ),
    ...limitProblems(checkKeyOrder(file, model)),
  ];
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

function toIssue({ file, path }: Unit, language: Language, finding: LabelFinding): Issue {
  const { form } = finding;
  const place = [...path, language, ...(form === undefined ? [] : [form])];
  return locateFinding(file, place, getValueAt(file.data, place), finding);
}
