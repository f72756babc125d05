import type { FieldModel } from '../../../cli/model/field-model.ts';
import { listRows } from '../../../cli/model/walk-fields.ts';
import { createTextId, type TextState } from '../../../cli/texts/list-texts.ts';
import type { EntryTranslations, Translations } from '../../../cli/texts/load-translations.ts';
import type { Key, TextLanguage } from './protocol.ts';

/** A text of the content that can be edited. */
export interface KnownText {
  key: Key;
  entry: EntryTranslations;
  path: readonly PropertyKey[];
  model: FieldModel;
  /** The unchecked values as in the file: a text, plural forms, or nothing. */
  wording: Partial<Record<TextLanguage, unknown>>;
  /** The states of its translations; none for a text that is the same in every language. */
  states: readonly TextState[];
}

/** Lists the texts of the content by their keys. Files that cannot be read have none. */
export function listKnownTexts({ entries }: Translations): Map<Key, KnownText> {
  const texts = entries.flatMap((entry) => [
    ...entry.texts.map((text) => ({
      ...text,
      entry,
      key: createTextId(entry.file.path, text.path),
    })),
    ...listCommonTexts(entry),
  ]);
  return new Map(texts.map((text) => [text.key, text]));
}

/** The texts that are the same in every language, such as the name of a car. */
function listCommonTexts(entry: EntryTranslations): KnownText[] {
  return listRows(entry.file, entry.model).flatMap(({ value, path, model }) => {
    if (typeof value !== 'string' || model.kind !== 'value' || !model.meta.role) return [];
    const key = createTextId(entry.file.path, path);
    return [{ key, entry, path, model, wording: { all: value }, states: [] }];
  });
}
