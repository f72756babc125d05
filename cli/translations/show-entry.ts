import { type Language, languageConfig } from '../../shared/languages.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { formatPath } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { fillVariables, type SiteVariables } from '../model/localize.ts';
import { isGap, listRows, listStrings, type Row } from '../model/walk-fields.ts';
import { joinFolder } from '../reporters/report.ts';
import {
  createPaint,
  isolateRightToLeft,
  type Paint,
  showHarmful,
} from '../reporters/terminal-text.ts';
import type { ContentEntry } from '../texts/describe-entry.ts';
import { sayIfUnseen } from '../texts/find-entries.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** A text as visitors read it, with its origin. */
interface ResolvedText {
  /** Its language: the requested one, or Turkish if the translation is missing. */
  language: Language;
  /** One text; for a counted label one per plural form. */
  texts: { form?: string; text: string }[];
  /** Path of the file below the content folder. */
  file: string;
  line: number;
  /** Why it is in Turkish although another language was requested. */
  fallback?: 'missing' | 'declared';
}

/** One field of an entry, in the order of its file. */
export type ResolvedField = { path: string } & ResolvedValue;

type ResolvedValue =
  | { kind: 'text'; text: ResolvedText }
  | { kind: 'picture'; name: string; file: string | undefined; alt: ResolvedText | undefined }
  | { kind: 'value' | 'link'; value: string };

export interface ResolveContext {
  language: Language;
  /** The variables that texts can use in braces. */
  factsOf: (language: Language) => SiteVariables;
  /** The file of the pictures; `undefined` if it cannot be read. */
  pictures: SourceFile | undefined;
}

/** Resolves an entry into one language, as the site shows it. */
export function resolveEntry(
  { file, model }: Pick<ContentEntry, 'file' | 'model'>,
  context: ResolveContext,
): ResolvedField[] {
  return listRows(file, model).flatMap((row) => {
    const resolved = resolveRow(row, context);
    return resolved ? [{ path: formatPath(row.path), ...resolved }] : [];
  });
}

function resolveRow(row: Row, context: ResolveContext): ResolvedValue | undefined {
  const { wording, value, model, path, declared, file } = row;
  const { language, factsOf } = context;
  if (wording) {
    const text = resolveText(file, path, wording, context, declared.includes(language));
    return text && { kind: 'text', text };
  }
  const isText = model.kind === 'text' || model.kind === 'label';
  if (isText || value === null || value === undefined) return undefined;
  if (model.kind === 'picture') return resolvePicture(String(value), context);
  const filled = fillVariables(String(value), language, factsOf);
  return { kind: model.kind === 'link' ? 'link' : 'value', value: filled };
}

function resolvePicture(name: string, context: ResolveContext): ResolvedValue {
  const { pictures } = context;
  const entry = getAt(pictures?.data, ['pictures', name]);
  const file = getAt(entry, ['file']) ?? getAt(entry, ['url']);
  const alt =
    pictures && resolveText(pictures, ['pictures', name, 'alt'], getAt(entry, ['alt']), context);
  return { kind: 'picture', name, file: typeof file === 'string' ? file : undefined, alt };
}

/** A translation, or the Turkish text if there is none; `undefined` if both are empty. */
function resolveText(
  file: SourceFile,
  path: readonly PropertyKey[],
  value: unknown,
  { language, factsOf }: ResolveContext,
  isDeclared = true,
): ResolvedText | undefined {
  const isFallback = isGap(getAt(value, [language]));
  const actual: Language = isFallback ? 'tr' : language;
  const wording = getAt(value, [actual]);
  if (isGap(wording)) return undefined;
  const texts = listStrings(wording).map(({ path: [form], text }) => ({
    form,
    text: fillVariables(removeTextLinks(text), actual, factsOf),
  }));
  const { line } = file.locateKey([...path, actual]);
  const fallback = isDeclared ? 'missing' : 'declared';
  return { language: actual, texts, file: file.path, line, ...(isFallback && { fallback }) };
}

export interface EntryReport {
  entry: ContentEntry;
  fields: readonly ResolvedField[];
  /** The requested language of the content. */
  contentLanguage: Language;
  /** Content folder as passed to the command. */
  folder: string;
  language: UiLanguage;
  hasColor: boolean;
}

/** Formats an entry for people: each field with its text and origin. */
export function reportEntryAsText(report: EntryReport): string {
  const { entry, fields, contentLanguage, folder, language } = report;
  const paint = createPaint(report.hasColor);
  const head = [
    paint('bold', showHarmful(entry.title)),
    joinFolder(folder, entry.file.path),
    ...(entry.address === undefined ? [] : [entry.address]),
    getMessages(language).translations.languageName(contentLanguage),
    sayIfUnseen(entry, language) ?? [],
  ].flat();
  const lines = fields.flatMap((field) => formatField(field, report, paint));
  return `${[head.join('  '), '', ...lines].join('\n')}\n`;
}

function formatField(field: ResolvedField, report: EntryReport, paint: Paint): string[] {
  const path = paint('cyan', showHarmful(field.path));
  if (field.kind === 'text') return formatText(path, field.text, report, paint);
  if (field.kind === 'picture') {
    const file = field.file === undefined ? '' : ` (${showHarmful(field.file)})`;
    const name = `${path}  ${showHarmful(field.name)}${file}`;
    if (field.alt) return formatText(name, field.alt, report, paint);
    return [
      `${name}  ${paint('dim', getMessages(report.language).translations.show.noAlternative)}`,
    ];
  }
  return [`${path}  ${showHarmful(field.value)}`];
}

function formatText(head: string, text: ResolvedText, report: EntryReport, paint: Paint): string[] {
  const place = `${joinFolder(report.folder, text.file)}:${text.line}`;
  const origin = text.fallback
    ? paint('yellow', `${getMessages(report.language).translations.show[text.fallback]} ${place}`)
    : paint('dim', place);
  const lines = text.texts.flatMap(({ form, text: sentence }) =>
    `${form === undefined ? '' : `${form}: `}${sentence.trim()}`.split('\n'),
  );
  return [`${head}  ${origin}`, ...lines.map((line) => formatLine(line, text.language))];
}

/** Site variables are in isolates, which a terminal would show as signs; the whole line gets one of its own instead. */
function formatLine(line: string, language: Language): string {
  const words = showHarmful(line.replace(/[\u2066\u2069]/g, ''));
  if (words === '') return '';
  return `  ${languageConfig[language].direction === 'rtl' ? isolateRightToLeft(words) : words}`;
}

/** Formats an entry for programs: one JSON document, version 1. */
export function reportEntryAsJson({ entry, fields, contentLanguage, folder }: EntryReport): string {
  const withPlace = (text: ResolvedText) => ({ ...text, file: joinFolder(folder, text.file) });
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
}

/** The summary of an entry in JSON output. */
export function toSummary(
  { kind, name, title, file, address, isDraft, publish }: ContentEntry,
  folder: string,
) {
  return { kind, name, title, file: joinFolder(folder, file.path), address, isDraft, publish };
}
