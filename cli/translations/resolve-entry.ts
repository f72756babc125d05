import { type Language, languages } from '../../shared/languages.ts';
import { type Facts, localizeText } from '../build/localize-text.ts';
import { readField } from '../content/content-index.ts';
import { chooseOption, type FieldModel } from '../content/field-model.ts';
import { isGap } from '../content/is-gap.ts';
import { listStrings } from '../content/list-units.ts';
import { formatPath, type Position } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { ContentEntry } from './find-entries.ts';

/** A text as visitors read it, and where it came from. */
export interface ResolvedText {
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
