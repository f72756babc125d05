import { formatPath } from '../../../cli/issue.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import { getFieldDocs } from '../../../cli/messages/field-docs.ts';
import { getMessages, type UiLanguage } from '../../../cli/messages/messages.ts';
import { findModel } from '../../../cli/model/field-model.ts';
import { isGap } from '../../../cli/model/walk-fields.ts';
import { unwrapParagraphs } from '../../../cli/yaml/wrap-paragraphs.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import {
  isCounted,
  listRequiredPluralForms,
  type PluralForm,
  pluralCategories,
} from '../../../shared/schemas/labels.ts';
import { siteVariables } from '../../../shared/schemas/pages.ts';
import { textRoles } from '../../../shared/schemas/text-roles.ts';
import type { KnownText } from './known-texts.ts';
import type { Field, OpenText, PlaceName, TextLanguage, TextState } from './protocol.ts';

/** What the place of a text or a picture is called, for people. */
export function namePlace(
  { entry, path, model }: Pick<KnownText, 'entry' | 'path' | 'model'>,
  ui: UiLanguage,
): PlaceName {
  const { editor } = getMessages(ui);
  const title = entry.title === entry.name ? editor.file(entry.name) : entry.title;
  // The names of labels say what they are for; their groups have no names of their own.
  if (model.kind === 'label') return { entry: title, field: formatPath(path) };
  const names = path.flatMap((_, depth) => {
    const found = nameField(entry, path.slice(0, depth + 1), ui);
    const index = path[depth + 1];
    if (found === undefined || typeof index !== 'number') return found ?? [];
    return editor.item({ name: found, number: index + 1 });
  });
  const field = names.join(' · ') || formatPath(path);
  return { entry: title, field: startLow(field, ui) };
}

function nameField(
  { file, model }: KnownText['entry'],
  path: readonly PropertyKey[],
  ui: UiLanguage,
): string | undefined {
  return getFieldDocs(findModel(model, path, file.data)?.meta.fieldId, ui)?.name;
}

function startLow(name: string, ui: UiLanguage): string {
  return name.charAt(0).toLocaleLowerCase(ui) + name.slice(1);
}

/** Everything that the panel shows of a text, apart from what the whole content decides. */
export function describeText(text: KnownText, ui: UiLanguage): Omit<OpenText, 'base' | 'place'> {
  const { key, model } = text;
  const { role, fieldId, values = [] } = model.meta;
  const meaning = getFieldDocs(fieldId, ui)?.meaning;
  const limit = role && textRoles[role].searchLimit;
  const isSame = Object.hasOwn(text.wording, 'all');
  const placeholders =
    model.kind === 'label'
      ? values.map((name) => `{{${name}}}`)
      : siteVariables.map((name) => `{${name}}`);
  return {
    key,
    name: namePlace(text, ui),
    ...(meaning !== undefined && { meaning }),
    fields: (isSame ? (['all'] as const) : languages).flatMap((language) =>
      listFields(text, language),
    ),
    placeholders: isSame ? [] : placeholders,
    ...(limit !== undefined && { limit }),
  };
}

function listFields(text: KnownText, language: TextLanguage): Field[] {
  const { wording, model } = text;
  const state = findState(text, language);
  const written = wording[language];
  const isOneText = typeof written === 'string' || language === 'all';
  if (isOneText || !isCounted(model.meta.values ?? [])) {
    return [{ language, text: toField(written), state }];
  }
  return listForms(written, language).map((form) => ({
    language,
    form,
    text: toField(getAt(written, [form])),
    state,
  }));
}

/** The plural forms that a language needs, and those that the file has. */
function listForms(wording: unknown, language: Language): PluralForm[] {
  const required = listRequiredPluralForms(language);
  return pluralCategories.filter(
    (form) => required.includes(form) || getAt(wording, [form]) !== undefined,
  );
}

function toField(written: unknown): string {
  if (written === null || written === undefined) return '';
  return unwrapParagraphs(String(written));
}

function findState({ wording, targets, accepted }: KnownText, language: TextLanguage): TextState {
  if (language === 'all') return 'same';
  const target = targets.get(language);
  if (!target) return 'source';
  const { isExpected, gaps, translation } = target;
  if (!isExpected && isGap(wording[language])) return 'leftOut';
  if (gaps.some(({ kind }) => kind === 'stale')) return 'stale';
  if (gaps.length > 0 || !translation) return 'missing';
  return accepted.has(language) ? 'confirmed' : 'unconfirmed';
}
