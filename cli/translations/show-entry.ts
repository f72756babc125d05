import { type Language, languageFacts, languages } from '../../shared/languages.ts';
import { type Facts, localizeText } from '../build/localize-text.ts';
import { readField } from '../content/content-index.ts';
import { chooseOption, type FieldModel } from '../content/field-model.ts';
import { isGap } from '../content/is-gap.ts';
import { listStrings } from '../content/list-units.ts';
import { formatPath, type Position } from '../issue.ts';
import { createPaint, type Paint } from '../reporters/paint.ts';
import { joinFolder } from '../reporters/report.ts';
import { isolateRightToLeft, showHarmful } from '../reporters/show-characters.ts';
import { findWords, type ToolLanguage } from '../words/words.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { ContentEntry } from './find-entries.ts';

/** A text as visitors read it, and where it came from. */
interface ResolvedText {
  /** The language it is in: that asked for, or Turkish where the translation is missing. */
  language: Language;
  /** One text; for a counted label one per plural form. */
  texts: { form?: string; text: string }[];
  /** Path of the file below the content folder. */
  file: string;
  line: number;
  /** Why it is Turkish although another language was asked for. */
  fallback?: 'missing' | 'declared';
}

/** One field of an entry, in the order of its file. */
export type ResolvedField = { path: string } & (
  | { kind: 'text'; text: ResolvedText }
  | { kind: 'picture'; name: string; file: string | undefined; alt: ResolvedText | undefined }
  | { kind: 'value' | 'link'; value: string }
);

export interface ResolveContext {
  language: Language;
  /** What texts may name in braces. */
  factsOf: (language: Language) => Facts;
  /** The file of the pictures, where it can be read. */
  pictures: SourceFile | undefined;
}

/** Resolves an entry into one language, the way the site shows it. */
export function resolveEntry(
  { file, model }: Pick<ContentEntry, 'file' | 'model'>,
  context: ResolveContext,
): ResolvedField[] {
  return resolveField(file.data, model, [], languages);

  function resolveField(
    value: unknown,
    field: FieldModel,
    path: PropertyKey[],
    declared: readonly unknown[],
  ): ResolvedField[] {
    if (Array.isArray(value)) {
      const item = field.kind === 'list' ? field.item : unknownField;
      return value.flatMap((inner, index) => resolveField(inner, item, [...path, index], declared));
    }
    if (field.kind === 'choice') {
      const option = chooseOption(field.options, value);
      return option ? resolveField(value, option, path, declared) : [];
    }
    if (field.kind === 'text' || field.kind === 'label') {
      const text = resolveText(file, path, value, context, declared.includes(context.language));
      return text ? [{ path: formatPath(path), kind: 'text', text }] : [];
    }
    if (typeof value === 'object' && value !== null) {
      const own = readField(value, 'languages');
      const inside = Array.isArray(own) ? own : declared;
      return Object.entries(value).flatMap(([key, inner]) =>
        resolveField(inner, findField(field, key), [...path, key], inside),
      );
    }
    if (value === null || value === undefined) return [];
    if (field.kind === 'picture') return [resolvePicture(String(value), path, context)];
    const kind = field.kind === 'link' ? 'link' : 'value';
    return [
      {
        path: formatPath(path),
        kind,
        value: fillFacts(String(value), context.language, context.factsOf),
      },
    ];
  }
}

const unknownField: FieldModel = { kind: 'value', isOptional: true, meta: {} };

function findField(field: FieldModel, key: string): FieldModel {
  if (field.kind === 'record') return field.item;
  return (field.kind === 'fields' ? field.fields.get(key) : undefined) ?? unknownField;
}

function resolvePicture(
  name: string,
  path: readonly PropertyKey[],
  context: ResolveContext,
): ResolvedField {
  const { pictures } = context;
  const entry = readField(readField(pictures?.data, 'pictures'), name);
  const file = readField(entry, 'file') ?? readField(entry, 'url');
  const alt =
    pictures && resolveText(pictures, ['pictures', name, 'alt'], readField(entry, 'alt'), context);
  return {
    path: formatPath(path),
    kind: 'picture',
    name,
    file: typeof file === 'string' ? file : undefined,
    alt,
  };
}

/** A translation, or the Turkish text where there is none; nothing where neither says anything. */
function resolveText(
  file: SourceFile,
  path: readonly PropertyKey[],
  value: unknown,
  { language, factsOf }: ResolveContext,
  isDeclared = true,
): ResolvedText | undefined {
  const isFallback = isGap(readField(value, language));
  const actual: Language = isFallback ? 'tr' : language;
  const wording = readField(value, actual);
  if (isGap(wording)) return undefined;
  const fill = (text: string) => fillFacts(text, actual, factsOf);
  const texts = listStrings(wording).map(({ path: [form], text }) => ({
    ...(form !== undefined && { form }),
    text: fill(text),
  }));
  const { line }: Position = file.locateKey([...path, actual]);
  const fallback = isDeclared ? 'missing' : 'declared';
  return { language: actual, texts, file: file.path, line, ...(isFallback && { fallback }) };
}

function fillFacts(text: string, language: Language, factsOf: ResolveContext['factsOf']): string {
  const filled = localizeText({ tr: text, [language]: text }, language, factsOf);
  return typeof filled === 'string' ? filled : filled.text;
}

export interface EntryReport {
  entry: ContentEntry;
  fields: readonly ResolvedField[];
  /** The language of the content that was asked for. */
  contentLanguage: Language;
  /** Folder of the content as the command was given it. */
  folder: string;
  language: ToolLanguage;
  hasColor: boolean;
}

/** An entry for people: each field with its words, and where they came from. */
export function reportEntryAsText(report: EntryReport): string {
  const { entry, fields, contentLanguage, folder, language } = report;
  const paint = createPaint(report.hasColor);
  const head = [
    paint('bold', showHarmful(entry.title)),
    joinFolder(folder, entry.file.path),
    ...(entry.address === undefined ? [] : [entry.address]),
    findWords(language).translations.languageName(contentLanguage),
  ];
  const lines = fields.flatMap((field) => formatField(field, report, paint));
  return `${[head.join('  '), '', ...lines].join('\n')}\n`;
}

function formatField(field: ResolvedField, report: EntryReport, paint: Paint): string[] {
  const path = paint('cyan', showHarmful(field.path));
  if (field.kind === 'text') return formatText(path, field.text, report, paint);
  if (field.kind === 'picture') {
    const name = `${path}  ${showHarmful(field.name)}${field.file === undefined ? '' : ` (${showHarmful(field.file)})`}`;
    if (field.alt === undefined)
      return [
        `${name}  ${paint('dim', findWords(report.language).translations.show.noAlternative)}`,
      ];
    return formatText(name, field.alt, report, paint);
  }
  return [`${path}  ${showHarmful(field.value)}`];
}

function formatText(head: string, text: ResolvedText, report: EntryReport, paint: Paint): string[] {
  const place = `${joinFolder(report.folder, text.file)}:${text.line}`;
  const origin = text.fallback
    ? paint('yellow', `${findWords(report.language).translations.show[text.fallback]} ${place}`)
    : paint('dim', place);
  const lines = text.texts.flatMap(({ form, text: words }) =>
    `${form === undefined ? '' : `${form}: `}${words.trim()}`.split('\n'),
  );
  return [`${head}  ${origin}`, ...lines.map((line) => formatLine(line, text.language))];
}

/** Facts stand in isolates, which a terminal would show as signs; the whole line gets one of its own. */
function formatLine(line: string, language: Language): string {
  const words = showHarmful(line.replace(/[\u2066\u2069]/g, ''));
  return words === ''
    ? ''
    : `  ${languageFacts[language].direction === 'rtl' ? isolateRightToLeft(words) : words}`;
}

/** An entry for programs: one JSON document, version 1. */
export function reportEntryAsJson({ entry, fields, contentLanguage, folder }: EntryReport): string {
  const place = (file: string) => joinFolder(folder, file);
  const document = {
    version: 1,
    tool: 'catalogue',
    command: 'show',
    entry: toSummary(entry, folder),
    language: contentLanguage,
    fields: fields.map((field) => {
      if (field.kind === 'text') return { ...field, text: withPlace(field.text) };
      if (field.kind === 'picture') return { ...field, alt: field.alt && withPlace(field.alt) };
      return field;
    }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;

  function withPlace(text: ResolvedText): ResolvedText {
    return { ...text, file: place(text.file) };
  }
}

/** What a program needs to know of an entry. */
export function toSummary({ kind, name, title, file, address }: ContentEntry, folder: string) {
  return { kind, name, title, file: joinFolder(folder, file.path), address };
}
