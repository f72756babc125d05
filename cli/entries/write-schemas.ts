import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIfChanged } from '../build/write-if-changed.ts';
import { indexContent } from '../content/content-index.ts';
import { readContent } from '../content/read-content.ts';
import { describeInBoth } from './create-json-schema.ts';
import { createSchemas } from './create-schemas.ts';
import { createNamesSchema, listNames } from './list-names.ts';
import { nameSchemaFile, schemaFolder } from './schema-kinds.ts';

/** The files of the schemas and how they compare with what is on the disk; all by name. */
export interface SchemaState {
  /** What should be there. */
  files: ReadonlyMap<string, string>;
  /** Absent or different on the disk. */
  stale: string[];
  /** On the disk, and no longer of use. */
  leftOver: string[];
}

/**
 * Builds the JSON Schemas for a content folder and compares them with those that lie there.
 *
 * @throws {ContentFolderError} where the content folder cannot be read
 */
export async function compareSchemas(content: string): Promise<SchemaState> {
  const folder = join(content, schemaFolder);
  const files = await buildFiles(content);
  const present = (await readdir(folder).catch(() => [])).toSorted();
  const stale: string[] = [];
  for (const [name, text] of files) {
    const found = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (found !== text) stale.push(name);
  }
  return { files, stale, leftOver: present.filter((name) => !files.has(name)) };
}

/** Makes the schemas of a content folder current. */
export async function writeSchemas(content: string, state: SchemaState): Promise<void> {
  const folder = join(content, schemaFolder);
  await mkdir(folder, { recursive: true });
  for (const name of state.stale) {
    await writeIfChanged(join(folder, name), state.files.get(name) ?? '');
  }
  for (const name of state.leftOver) await rm(join(folder, name));
}

async function buildFiles(content: string): Promise<ReadonlyMap<string, string>> {
  const names = createNamesSchema(listNames(indexContent(await readContent(content))));
  const files = [...createSchemas(describeInBoth)].map(
    ([kind, schema]) => [nameSchemaFile(kind), format(schema)] as const,
  );
  return new Map([...files, [nameSchemaFile('names'), format(names)]]);
}

function format(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
