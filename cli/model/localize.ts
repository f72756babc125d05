import { formatHours } from '../../shared/format-time.ts';
import { isolate } from '../../shared/isolate.ts';
import { defaultLanguage, type Language, languageConfig } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import type { SourceText } from '../../shared/schemas/field-types.ts';
import type { LabelResource } from '../../shared/schemas/labels.ts';
import type { FieldModel } from './field-model.ts';
import type { Singletons } from './sources.ts';
import { isGap, mapFields } from './walk-fields.ts';

/** The facts that a text may name in braces, such as `{phone}`. */
export type SiteVariables = Readonly<Record<string, string>>;

/** The language to put values into, and what their texts may name. */
export interface LocalContext {
  language: Language;
  factsOf: (language: Language) => SiteVariables;
}

/** A checked value in one language: the same fields, in the order of its schema, each text as visitors read it. */
export function localize(value: unknown, model: FieldModel, context: LocalContext): unknown {
  const { language, factsOf } = context;
  return mapFields(value, model, 'schema', ({ value: found, model: { kind } }) => {
    if (kind === 'text' && isText(found)) return localizeText(found, language, factsOf);
    return typeof found === 'string' ? found.trim() : found;
  });
}

function isText(value: unknown): value is SourceText {
  return (
    typeof value === 'object' && value !== null && 'tr' in value && typeof value.tr === 'string'
  );
}

/** A text in a language, or the source text marked as such where the translation is missing (decisions). */
export function localizeText(
  text: SourceText,
  language: Language,
  factsOf: LocalContext['factsOf'] = () => ({}),
): LocalText {
  const translation = text[language]?.trim();
  if (translation) return fillVariables(translation, language, factsOf);
  return { lang: defaultLanguage, text: fillVariables(text.tr.trim(), defaultLanguage, factsOf) };
}

/** A text with the facts it names. */
export function fillVariables(
  text: string,
  language: Language,
  factsOf: LocalContext['factsOf'],
): string {
  if (!text.includes('{')) return text;
  const facts = factsOf(language);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}

/**
 * The facts of `site.yaml` that texts may name, written for a language. In a right-to-left text a phone
 * number and an e-mail address keep their order; no number is broken at the end of a line.
 */
export function createSiteVariables(site: Singletons['site']): LocalContext['factsOf'] {
  return (language) => {
    const inOrder = languageConfig[language].direction === 'rtl' ? isolate : (text: string) => text;
    return {
      address: toPlainText(localizeText(site.address, language)),
      phone: inOrder(keepTogether(site.phone)),
      email: inOrder(site.email),
      hours: keepTogether(formatHours(site.hours, language)),
    };
  };
}

function keepTogether(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The i18next dictionary of one language; plural forms become keys with i18next’s suffixes. */
export function localizeLabels(labels: Singletons['labels'], language: Language): LabelResource {
  return Object.fromEntries(
    Object.entries(labels).map(([name, group]) => [
      name,
      Object.fromEntries(
        Object.entries(group).flatMap(([key, label]) => {
          const translation = label[language];
          const wording = isGap(translation) ? label.tr : (translation ?? label.tr);
          return typeof wording === 'string'
            ? [[key, wording]]
            : Object.entries(wording).map(([form, text]) => [`${key}_${form}`, text]);
        }),
      ),
    ]),
  );
}

/** The keys, such as `footer.rights`, whose text stands in the default language instead. */
export function listFallbackLabels(labels: Singletons['labels'], language: Language): string[] {
  if (language === defaultLanguage) return [];
  return Object.entries(labels).flatMap(([group, entries]) =>
    Object.entries(entries)
      .filter(([, label]) => isGap(label[language]))
      .map(([key]) => `${group}.${key}`),
  );
}
