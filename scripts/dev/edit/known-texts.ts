import { formatPath } from '../../../cli/issue.ts';
import { type FieldModel, findModel } from '../../../cli/model/field-model.ts';
import { listTexts } from '../../../cli/model/walk-fields.ts';
import type { Target, Translation } from '../../../cli/translations/find-gaps.ts';
import {
  type EntryTranslations,
  listTranslations,
  type Translations,
} from '../../../cli/translations/load-translations.ts';
import { compareWithLock } from '../../../cli/translations/lock-file.ts';
import type { Language } from '../../../shared/languages.ts';
import type { Key, TextLanguage } from './protocol.ts';

/** A text of the content that can be edited. */
export interface KnownText {
  key: Key;
  entry: EntryTranslations;
  path: readonly PropertyKey[];
  model: FieldModel;
  /** The unchecked values as in the file: a text, plural forms, or nothing. */
  wording: Partial<Record<TextLanguage, unknown>>;
  /** The translations, by language; none for a text that is the same in every language. */
  targets: ReadonlyMap<Language, Target>;
  /** The languages whose translation was confirmed for the current Turkish text. */
  accepted: ReadonlySet<Language>;
}

/** Lists the texts of the content by their keys. Files that cannot be read have none. */
export function listKnownTexts({ entries, lock }: Translations): Map<Key, KnownText> {
  const { unaccepted } = compareWithLock(listTranslations(entries), lock);
  const open = new Set(unaccepted);
  return new Map(
    entries.flatMap((entry) => listTextsOf(entry, open).map((text) => [text.key, text] as const)),
  );
}

function listTextsOf(entry: EntryTranslations, unaccepted: ReadonlySet<Translation>): KnownText[] {
  const { file, model } = entry;
  const targetsOf = Map.groupBy(entry.targets, ({ unit }) => formatPath(unit.path));
  const describe = (path: readonly PropertyKey[]) => {
    const targets = targetsOf.get(formatPath(path)) ?? [];
    const accepted = targets.filter(
      ({ translation }) => translation !== undefined && !unaccepted.has(translation),
    );
    return {
      key: `${file.path}#${formatPath(path)}`,
      entry,
      path,
      targets: new Map(targets.map((target) => [target.language, target])),
      accepted: new Set(accepted.map(({ language }) => language)),
    };
  };
  const { units, plainTexts } = listTexts(file, model);
  return [
    ...units.map((unit) => ({
      ...describe(unit.path),
      model: unit.model,
      wording: unit.wording,
    })),
    ...plainTexts.flatMap(({ path, text }) => {
      const field = findModel(model, path, file.data);
      return field ? [{ ...describe(path), model: field, wording: { all: text } }] : [];
    }),
  ];
}
