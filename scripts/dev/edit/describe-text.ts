import { countAfter } from '../../../cli/checks/check-filled-lengths.ts';
import { countShown } from '../../../cli/checks/check-length.ts';
import { formatPath, isWithin } from '../../../cli/issue.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import { getFieldDocs } from '../../../cli/messages/field-docs.ts';
import { getMessages, type UiLanguage } from '../../../cli/messages/messages.ts';
import type { ExceptionComment } from '../../../cli/model/exception-comments.ts';
import { findModel } from '../../../cli/model/field-model.ts';
import type { LocalContext } from '../../../cli/model/localize.ts';
import { unwrapParagraphs } from '../../../cli/yaml/wrap-paragraphs.ts';
import { type Language, languages, mapLanguages } from '../../../shared/languages.ts';
import {
  isCounted,
  listRequiredPluralForms,
  type PluralForm,
  pluralCategories,
} from '../../../shared/schemas/labels.ts';
import { siteVariables } from '../../../shared/schemas/pages.ts';
import { type TextRole, textRoles } from '../../../shared/schemas/text-roles.ts';
import type { KnownText } from './known-texts.ts';
import type { Snapshot } from './load-snapshot.ts';
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
  const names = path.map((step, depth) => {
    if (typeof step === 'number') return editor.item(step + 1);
    const found = findModel(entry.model, path.slice(0, depth + 1), entry.file.data);
    const name = getFieldDocs(found?.meta.fieldId, ui)?.name ?? String(step);
    return name.charAt(0).toLocaleLowerCase(ui) + name.slice(1);
  });
  // A list may be called like its file, or like what it is in.
  const isNew = (name: string, depth: number) =>
    name !== (depth === 0 ? title.toLocaleLowerCase(ui) : names[depth - 1]);
  return { entry: title, field: names.filter(isNew).join(' · ') };
}

/** Everything that the panel shows of a text, apart from what the whole content decides. */
export function describeText(
  text: KnownText,
  { factsOf, content }: Pick<Snapshot, 'factsOf' | 'content'>,
  ui: UiLanguage,
): Omit<OpenText, 'base' | 'place'> {
  const { key, model } = text;
  const { role, fieldId, isBrand, values = [] } = model.meta;
  const meaning = getFieldDocs(fieldId, ui)?.meaning;
  const { exceptions = [] } = content.files.find(({ path }) => path === text.entry.file.path) ?? {};
  const isSame = Object.hasOwn(text.wording, 'all');
  const placeholders =
    model.kind === 'label'
      ? values.map((name) => `{{${name}}}`)
      : siteVariables.filter((name) => !isBrand || name !== 'brand').map((name) => `{${name}}`);
  return {
    key,
    name: namePlace(text, ui),
    ...(meaning !== undefined && { meaning }),
    fields: (isSame ? (['all'] as const) : languages).flatMap((language) =>
      listFields(text, language).map((field) => addExceptions(field, text, exceptions)),
    ),
    placeholders: isSame ? [] : placeholders,
    ...(role && {
      limit: textRoles[role].maxLength,
      ...(!isSame && { counted: describeCounted(role, factsOf) }),
    }),
  };
}

/** What counts for the length of a text besides what is typed. */
function describeCounted(
  role: TextRole,
  factsOf: LocalContext['factsOf'],
): NonNullable<OpenText['counted']> {
  return mapLanguages((language) => ({
    after: countAfter(role, language, factsOf),
    filled: Object.fromEntries(
      Object.entries(factsOf(language)).map(([name, value]) => [`{${name}}`, countShown(value)]),
    ),
  }));
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

function addExceptions(
  field: Field,
  text: KnownText,
  exceptions: readonly ExceptionComment[],
): Field {
  const { language, form } = field;
  const own = language === 'all' ? [] : [language, ...(form === undefined ? [] : [form])];
  const path = formatPath([...text.path, ...own]);
  const about = exceptions.filter(({ paths }) => paths.some((outer) => isWithin(path, outer)));
  if (about.length === 0) return field;
  return {
    ...field,
    exceptions: about.map(({ codes, reason }) => `${codes.join(' ')}: ${reason}`),
  };
}

/** The plural forms that a language needs, and those that the file has. */
function listForms(wording: unknown, language: Language): PluralForm[] {
  const required = listRequiredPluralForms(language);
  return pluralCategories.filter(
    (form) => required.includes(form) || getAt(wording, [form]) !== undefined,
  );
}

/** A text of a single line keeps its blanks, so that a correction of them is a change (see `isSameText`). */
function toField(written: unknown): string {
  if (written === null || written === undefined) return '';
  const text = String(written);
  return text.includes('\n') ? unwrapParagraphs(text) : text;
}

function findState({ states }: KnownText, language: TextLanguage): TextState {
  if (language === 'all') return 'same';
  const state = states.find((one) => one.language === language);
  if (!state) return 'source';
  if (state.kind === 'left out') return 'leftOut';
  if (!state.translation) return 'missing';
  if (state.kind === 'stale') return 'stale';
  return state.kind === 'new' ? 'unconfirmed' : 'confirmed';
}
