import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIfChanged } from '../build/write-if-changed.ts';
import { indexContent } from '../content/content-index.ts';
import { readContent } from '../content/read-content.ts';
import { createSourceForms, suggest } from '../content/source-forms.ts';
import { createSources } from '../content/sources.ts';
import type { Ask } from '../entries/ask-on-terminal.ts';
import { collectValues } from '../entries/collect-values.ts';
import { createJsonSchema } from '../entries/create-json-schema.ts';
import { fillEntry, formatCommented } from '../entries/create-skeleton.ts';
import { describeNextSteps } from '../entries/describe-next-steps.ts';
import type { EntryField } from '../entries/entry-fields.ts';
import { type EntryKindName, entryKinds, type NewContext } from '../entries/entry-kinds.ts';
import { appendEntry } from '../entries/place-entry.ts';
import { createModeline } from '../entries/schema-kinds.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { suggestName } from '../rules/suggest-name.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface NewOptions {
  /** What to make: car, experience, post, service or picture. */
  kind: string;
  content: string;
  language: ToolLanguage;
  /** What the flags say. */
  answers: Partial<Record<EntryField, string>>;
  /** The day it is. */
  now?: Date;
}

/**
 * Makes a new entry: a file, or the end of a list, with every field it must have. Nothing that exists is overwritten.
 *
 * @param ask asks for what the flags do not say; absent where there is no terminal
 * @throws {ContentFolderError} where the content folder cannot be read
 */
export async function createEntry(
  { kind, content, language, answers, now = new Date() }: NewOptions,
  { out, error }: Streams,
  ask?: Ask,
): Promise<ExitCode> {
  const refuse = (words: Words): ExitCode => {
    error(`${words[language]}\n`);
    return 2;
  };
  if (!isKind(kind)) return refuse(describeUnknownKind(kind));
  const entryKind = entryKinds[kind];
  const read = await readContent(content);
  const index = indexContent(read);
  const context: NewContext = { files: read.files, index, today: formatDay(now) };
  const schema = entryKind.selectSchema(createSources(createSourceForms(index)));
  const collected = await collectValues({ entryKind, schema, answers, language, context }, ask);
  if ('problem' in collected) return refuse(collected.problem);

  const values = { ...collected.values, ...entryKind.complete(collected.values, context) };
  const json = createJsonSchema(schema, ({ meaning }) => ({ description: meaning[language] }));
  const entry = fillEntry(json, values);
  const place = entryKind.place(values, context);
  const file = join(content, place.path);
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if ('kind' in place) {
    if (present !== undefined) return refuse(describePresent(file));
    const text = formatCommented(json, entry, language);
    await writeIfChanged(file, `${createModeline(place.path, place.kind)}\n${text}`);
  } else {
    const appended = present === undefined ? undefined : appendEntry(present, place, entry);
    if (appended === undefined) return refuse(describeUnfit(file));
    await writeIfChanged(file, appended);
  }
  out(`${file}\n`);
  error(describeNextSteps({ kind, file, content, entry })[language]);
  return 0;
}

function isKind(kind: string): kind is EntryKindName {
  return Object.hasOwn(entryKinds, kind);
}

function describeUnknownKind(kind: string): Words {
  const known = Object.keys(entryKinds);
  const meant = suggestName(kind, known);
  const list = known.join(', ');
  return {
    en: `There is no “${kind}” to make.${meant ? ` ${suggest(meant).en}` : ''} It is one of: ${list}.`,
    tr: `“${kind}” diye bir şey oluşturulamaz.${meant ? ` ${suggest(meant).tr}` : ''} Şunlardan biri olmalı: ${list}.`,
  };
}

function describePresent(file: string): Words {
  return {
    en: `${file} exists already and stays as it is. Choose another slug.`,
    tr: `${file} zaten var ve olduğu gibi kalıyor. Başka bir slug seçin.`,
  };
}

function describeUnfit(file: string): Words {
  return {
    en: `The entry cannot be added to ${file} safely, so nothing was written. Fix the file (catalogue validate), or add the entry by hand.`,
    tr: `Kayıt ${file} dosyasına güvenle eklenemiyor; hiçbir şey yazılmadı. Dosyayı düzeltin (catalogue validate) ya da kaydı elle ekleyin.`,
  };
}

/** The day where the editor is, as ISO 8601. */
function formatDay(now: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
