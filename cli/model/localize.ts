import { formatDays } from '../../shared/days-of-week.ts';
import { formatHours } from '../../shared/format-time.ts';
import { isolate } from '../../shared/isolate.ts';
import {
  defaultLanguage,
  type Language,
  languageConfig,
  makeOnce,
} from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import { listOpenDays } from '../../shared/opening-hours.ts';
import type { SourceText } from '../../shared/schemas/field-types.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';
import type { FieldModel } from './field-model.ts';
import type { Singletons } from './sources.ts';
import { mapFields } from './walk-fields.ts';

/** The facts that a text may name in braces, such as `{phone}`. */
export type SiteVariables = Readonly<Record<string, string>>;

/** The language to localise values into, and the facts that their texts may contain. */
export interface LocalContext {
  language: Language;
  factsOf: (language: Language) => SiteVariables;
}

/** Localises a checked value: the same fields, in the order of its schema, with each text as visitors read it. */
export function localize(value: unknown, model: FieldModel, context: LocalContext): unknown {
  const { language, factsOf } = context;
  return mapFields(value, model, 'schema', ({ value: found, model: { kind, meta } }) => {
    if (kind === 'text' && isText(found)) {
      return localizeText(found, language, factsOf, meta.isLong);
    }
    // The values of a label are filled in by the site.
    if (kind === 'label' && isText(found)) return localizeText(found, language);
    return typeof found === 'string' ? unwrapParagraphs(found, false) : found;
  });
}

function isText(value: unknown): value is SourceText {
  return (
    typeof value === 'object' && value !== null && 'tr' in value && typeof value.tr === 'string'
  );
}

/**
 * A text in a language, each paragraph on one line: nothing collapses a line break in an attribute, in JSON-LD or in a
 * message. If the translation is missing, it is the source text with its own `lang`, so that a page can mark it.
 *
 * @param isLong whether pages show the paragraphs of the text; any other text is one line
 */
export function localizeText(
  text: SourceText,
  language: Language,
  factsOf: LocalContext['factsOf'] = () => ({}),
  isLong = false,
): LocalText {
  const translation = unwrapParagraphs(text[language] ?? '', isLong);
  if (translation !== '') return fillVariables(translation, language, factsOf);
  const source = unwrapParagraphs(text.tr, isLong);
  return { lang: defaultLanguage, text: fillVariables(source, defaultLanguage, factsOf) };
}

/** The placeholders of texts, and not those of labels: `{{phone}}`. */
const placeholders = /(?<!\{)\{(\w+)\}(?!\})/g;

/** Replaces placeholders in a text with facts. Unknown placeholders remain. */
export function fillVariables(
  text: string,
  language: Language,
  factsOf: LocalContext['factsOf'],
): string {
  return text.includes('{') ? fillWithPlaces(text, language, factsOf).text : text;
}

/** A text with its placeholders filled in. */
export interface FilledText {
  text: string;
  /** Finds the part of the text as written that a part of the filled text comes from. */
  findWritten(start: number, end: number): { start: number; end: number };
}

/** Does the same as `fillVariables`, and keeps where each character comes from. */
export function fillWithPlaces(
  text: string,
  language: Language,
  factsOf: LocalContext['factsOf'],
): FilledText {
  const facts = factsOf(language);
  const fills: { written: Range; filled: Range }[] = [];
  let filled = '';
  let done = 0;
  for (const { 0: placeholder, 1: name = '', index } of text.matchAll(placeholders)) {
    const value = facts[name];
    if (value === undefined) continue;
    filled += text.slice(done, index);
    done = index + placeholder.length;
    const start = filled.length;
    filled += value;
    fills.push({ written: { start: index, end: done }, filled: { start, end: filled.length } });
  }
  const findWritten = (start: number, end: number) => {
    const behind = (at: number) => fills.findLast((fill) => fill.filled.start <= at);
    const first = behind(start);
    const last = behind(end - 1);
    return {
      start: first && start < first.filled.end ? first.written.start : shift(start, first),
      end: last && end - 1 < last.filled.end ? last.written.end : shift(end, last),
    };
  };
  return { text: filled + text.slice(done), findWritten };
}

interface Range {
  start: number;
  end: number;
}

function shift(at: number, fill: { written: Range; filled: Range } | undefined): number {
  return fill ? at - fill.filled.end + fill.written.end : at;
}

/**
 * The facts of `site.yaml` that texts may contain, written for a language. In a right-to-left text, a phone number and
 * an e-mail address keep their order. The address may contain the others.
 */
export function createSiteVariables(site: Singletons['site']): LocalContext['factsOf'] {
  // Texts name the usual days alone; there is always one.
  const [usual] = listOpenDays(site.hours);
  const listOthers = (language: Language) => {
    const inOrder = languageConfig[language].direction === 'rtl' ? isolate : (text: string) => text;
    return {
      phone: inOrder(site.phone),
      email: inOrder(site.email),
      hours: formatHours(usual?.spans ?? [], language),
      // Few texts name the days, and their names take milliseconds.
      get days() {
        return formatDays(usual?.days ?? [], language);
      },
      brand: toPlainText(localizeText(site.brand.title, language)),
    };
  };
  return makeOnce((language) =>
    Object.assign(listOthers(language), {
      address: toPlainText(localizeText(site.address, language, listOthers)),
    }),
  );
}
