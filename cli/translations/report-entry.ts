import { type Language, languageFacts } from '../../shared/languages.ts';
import { createPaint, type Paint } from '../reporters/paint.ts';
import { joinFolder } from '../reporters/report.ts';
import { isolateRightToLeft, showHarmful } from '../reporters/show-characters.ts';
import { findWords, type ToolLanguage } from '../words/words.ts';
import type { ContentEntry } from './find-entries.ts';
import type { ResolvedField, ResolvedText } from './resolve-entry.ts';

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
