import type { Exceptions } from '../entries/apply-exceptions.ts';
import type { Issue } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { checkContent } from './check-content.ts';
import type { FieldModel } from './field-model.ts';
import { findSource } from './find-source.ts';
import { type Content, createContentReader } from './read-content.ts';

export interface LoadedCatalogue {
  catalogue?: object;
  parts: { file: SourceFile; model: FieldModel }[];
  exceptions: Exceptions;
  issues: Issue[];
  texts: ReadonlyMap<string, string>;
  content: Content;
}

export async function loadCatalogue(folder: string, given?: Content): Promise<LoadedCatalogue> {
  const content = given ?? (await readContent(folder));
  const { issues, exceptions, hasErrors } = await checkContent(content);
  const parts = content.files.flatMap((file) => {
    const source = findSource(file.path);
    return source && file.data !== undefined
      ? [{ file: content.open(file), model: source.model }]
      : [];
  });
  const texts = new Map(content.files.map(({ path }) => [path, content.readText(path) ?? '']));
  return { ...(!hasErrors && { catalogue: {} }), parts, exceptions, issues, texts, content };
}

export async function readContent(folder: string) {
  const reader = createContentReader(folder);
  await reader.look();
  return reader.read();
}
