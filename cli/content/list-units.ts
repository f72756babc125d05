import { type Language, languages } from '../../shared/languages.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { chooseOption, type FieldModel } from './field-model.ts';

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

/** Lists the texts of a file in the order they stand in; values of the wrong kind are passed over. */
export function listUnits(file: SourceFile, model: FieldModel): Unit[] {
  const units: Unit[] = [];
  collect(file.data, model, [], languages);
  return units;

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
