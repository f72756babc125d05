import { join } from 'node:path';
import { nameSchemaFile, schemaFolder } from '../entries/schema-kinds.ts';
import { compareSchemas, writeSchemas } from '../entries/write-schemas.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface SchemaOptions {
  content: string;
  /** Whether to compare only, and write nothing. */
  check: boolean;
  language: ToolLanguage;
}

/**
 * Writes the JSON Schemas by which editors check and complete content files, or says which are not current. The file
 * of names offers what the content defines; that it is older than the content is no fault.
 *
 * @throws {ContentFolderError} where the content folder cannot be read
 */
export async function schema(
  { content, check, language }: SchemaOptions,
  { out, error }: Streams,
): Promise<ExitCode> {
  const state = await compareSchemas(content);
  const list = (names: readonly string[]) =>
    names.map((name) => `${join(content, schemaFolder, name)}\n`).join('');
  if (!check) {
    await writeSchemas(content, state);
    out(list(state.stale));
    error(`${countFiles(state.files.size, state.stale.length)[language]}\n`);
    return 0;
  }
  const names = nameSchemaFile('names');
  const wrong = [...state.stale, ...state.leftOver].filter((name) => name !== names);
  if (wrong.length > 0) {
    out(list(wrong));
    error(`${outdated[language]}\n`);
    return 1;
  }
  error(`${(state.stale.includes(names) ? currentButNames : current)[language]}\n`);
  return 0;
}

const outdated: Words = {
  en: 'These schemas do not match the compiler any more. Write them anew: catalogue schema',
  tr: 'Bu şemalar artık derleyiciyle uyuşmuyor. Yeniden yazın: catalogue schema',
};

const current: Words = { en: 'The schemas are current.', tr: 'Şemalar güncel.' };

const currentButNames: Words = {
  en: 'The schemas are current; the names of pictures and pages that editors offer are older than the content. To offer the new ones: catalogue schema',
  tr: 'Şemalar güncel; düzenleyicinin önerdiği resim ve sayfa adları içerikten eski. Yenilerini önermesi için: catalogue schema',
};

function countFiles(total: number, written: number): Words {
  return {
    en: `${total} schemas, ${written} written; VS Code checks and completes the content by them.`,
    tr: `${total} şema, ${written} tanesi yazıldı; VS Code içeriği bunlara göre denetler ve tamamlar.`,
  };
}
