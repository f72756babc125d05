import type { z } from 'zod';
import { type FieldModel, readModel } from '../model/field-model.ts';
import type { createSources } from './sources.ts';

type Sources = ReturnType<typeof createSources>;

/** The part of the content that a file belongs to. */
export interface SourceOfFile {
  name: keyof Sources;
  kind: Sources[keyof Sources]['kind'];
  schema: z.ZodType;
  model: FieldModel;
}

/** Finds, for a path below the content folder, the part of the content it belongs to; nothing for a stray file. */
export function createSourceFinder(sources: Sources): (path: string) => SourceOfFile | undefined {
  const files = new Map<string, SourceOfFile>();
  const folders = new Map<string, SourceOfFile>();
  for (const [name, source] of listSources(sources)) {
    const { kind, schema } = source;
    const found = { name, kind, schema, model: readModel(schema) };
    if ('file' in source) files.set(source.file, found);
    else folders.set(source.folder, found);
  }
  return (path) => {
    const [folder = '', , deeper] = path.split('/');
    return files.get(path) ?? (deeper === undefined ? folders.get(folder) : undefined);
  };
}

/** The sources with their names, in the order of their table. */
export function listSources(sources: Sources): [keyof Sources, Sources[keyof Sources]][] {
  return Object.entries(sources).flatMap(([name, source]) =>
    isName(name, sources) ? [[name, source]] : [],
  );
}

function isName(name: string, sources: Sources): name is keyof Sources {
  return name in sources;
}
