import { z } from 'zod';
import { type Forms, sourceText } from '../../shared/schemas/forms.ts';
import { type FieldModel, readModel } from './field-model.ts';
import { createSources } from './sources.ts';

/** The forms of editors’ files: texts side by side, names of pictures, links. Whether those exist, no file knows alone. */
export const sourceForms: Forms<typeof sourceText, z.ZodString> = {
  text: sourceText,
  picture: z.string().meta({ kind: 'picture' }),
  url: z.string().meta({ kind: 'link' }),
};

/** Every part of the content: where it lives and which schema it follows. */
export const sources = createSources(sourceForms);

export type Sources = typeof sources;

export type PartName = keyof Sources;

/** The part of the content that a file belongs to. */
export interface SourceOfFile {
  name: PartName;
  kind: Sources[PartName]['kind'];
  schema: z.ZodType;
  model: FieldModel;
}

/** The sources with their names, in the order of their table. */
export const listedSources: readonly [PartName, Sources[PartName]][] = Object.entries(
  sources,
).flatMap(([name, source]) => (isPartName(name) ? [[name, source]] : []));

/** The paths without which there is no site, in the order of their table. */
export const requiredFiles: readonly string[] = listedSources.flatMap(([, source]) =>
  'file' in source ? [source.file] : [],
);

const files = new Map<string, SourceOfFile>();
const folders = new Map<string, SourceOfFile>();
for (const [name, source] of listedSources) {
  const { kind, schema } = source;
  const found = { name, kind, schema, model: readModel(schema) };
  if ('file' in source) files.set(source.file, found);
  else folders.set(source.folder, found);
}

/** Finds, for a path below the content folder, the part of the content it belongs to; nothing for a stray file. */
export function findSource(path: string): SourceOfFile | undefined {
  const [folder = '', , deeper] = path.split('/');
  return files.get(path) ?? (deeper === undefined ? folders.get(folder) : undefined);
}

function isPartName(name: string): name is PartName {
  return name in sources;
}
