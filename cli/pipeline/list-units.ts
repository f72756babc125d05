import { type Language, languages } from '../../shared/languages.ts';
import type { TextRole } from '../../shared/schemas/text-roles.ts';
import { chooseOption, type FieldModel } from '../model/field-model.ts';
import type { SourceFile } from './source-file.ts';

/** One text of the content, with all that its file says of it. */
export interface Unit {
  file: SourceFile;
  path: PropertyKey[];
  kind: 'text' | 'label';
  /** Per language what stands there, unchecked: a text, plural forms, nothing. */
  wording: Partial<Record<Language, unknown>>;
  /** The languages that the entry or block says to have; a gap outside them is intended. */
  declared: readonly Language[];
  model: FieldModel;
}

/** A text that is the same in every language, such as the name of a car, where search engines show it. */
export interface PlainText {
  path: PropertyKey[];
  text: string;
  role: TextRole;
}

/** Lists the texts of a file in the order they stand in; values of the wrong kind are passed over. */
export function listUnits(file: SourceFile, model: FieldModel): Unit[] {
  return listTexts(file, model).units;
}

/** Lists the texts of a file, and those that are the same in every language. */
export function listTexts(
  file: SourceFile,
  model: FieldModel,
): { units: Unit[]; plainTexts: PlainText[] } {
  const units: Unit[] = [];
  const plainTexts: PlainText[] = [];
  collect(file.data, model, [], languages);
  return { units, plainTexts };

  function collect(
    value: unknown,
    field: FieldModel,
    path: PropertyKey[],
    declared: readonly Language[],
  ): void {
    if (Array.isArray(value)) {
      if (field.kind !== 'list') return;
      value.forEach((item, index) => {
        collect(item, field.item, [...path, index], declared);
      });
      return;
    }
    const { role } = field.meta;
    if (typeof value === 'string' && field.kind === 'value' && role !== undefined) {
      plainTexts.push({ path, text: value, role });
    }
    if (typeof value !== 'object' || value === null) return;
    if (field.kind === 'choice') {
      const option = chooseOption(field.options, value);
      if (option) collect(value, option, path, declared);
      return;
    }
    if (field.kind === 'text' || field.kind === 'label') {
      units.push({ file, path, kind: field.kind, wording: value, declared, model: field });
      return;
    }
    const own = readDeclared(value) ?? declared;
    for (const [key, inner] of Object.entries(value)) {
      const next = field.kind === 'fields' ? field.fields.get(key) : undefined;
      if (next) collect(inner, next, [...path, key], own);
      else if (field.kind === 'record') collect(inner, field.item, [...path, key], own);
    }
  }
}

function readDeclared(value: object): Language[] | undefined {
  const declared: unknown = Reflect.get(value, 'languages');
  if (!Array.isArray(declared)) return undefined;
  return languages.filter((language) => declared.includes(language));
}

/** The strings of a wording: the sentence itself, or each plural form; with the path below the language. */
export function listStrings(wording: unknown): { path: string[]; text: string }[] {
  if (typeof wording === 'string') return [{ path: [], text: wording }];
  if (typeof wording !== 'object' || wording === null) return [];
  return Object.entries(wording).flatMap(([form, text]) =>
    typeof text === 'string' ? [{ path: [form], text }] : [],
  );
}
