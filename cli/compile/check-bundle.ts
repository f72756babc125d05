import * as z from 'zod';
import { createPictureName, createStoredBundle } from '../../shared/schemas/bundle.ts';
import type { Picture } from '../../shared/schemas/field-types.ts';
import { findFault } from '../../shared/schemas/find-fault.ts';
import { UserError } from '../user-error.ts';

/**
 * Checks what is about to be written by the schema by which the server reads it.
 *
 * @param path of the file
 * @param field where in the file it stands
 * @throws {UserError} with the first field that is wrong
 */
export function checkOutput<T>(
  path: string,
  schema: z.core.$ZodType<T>,
  value: unknown,
  field: readonly PropertyKey[] = [],
): T {
  const { data, error } = z.safeParse(schema, value);
  if (!error) return data;
  const issues = error.issues.map((issue) => ({ ...issue, path: [...field, ...issue.path] }));
  const fault = findFault(new z.ZodError(issues));
  throw new UserError((messages) => messages.compile.brokenOutput({ path, ...fault }));
}

/** The sections of a bundle as JSON, in the order of its file; a list of entries as the JSON of each. */
export type BundleSections = Readonly<Record<string, Buffer | readonly Buffer[]>>;

/** Prepares to check bundles, build after build; an entry that is the very one of a build before is not parsed again. */
export function createBundleCheck() {
  let pictures: Readonly<Record<string, Picture>> = {};
  let names = '';
  let sound = new WeakSet<Buffer>();
  const name = createPictureName((name) => pictures[name]);
  const { pictures: table, ...shape } = createStoredBundle(name).shape;
  const fields: Readonly<Record<string, z.ZodType>> = shape;

  /** @throws {UserError} as `checkOutput` does */
  return (path: string, { pictures: library, ...sections }: BundleSections): void => {
    pictures = checkOutput(path, table, parseJson(library), ['pictures']);
    const current = Object.keys(pictures).join();
    // An entry that is the same may show a picture that has gone.
    if (current !== names) sound = new WeakSet();
    names = current;
    for (const key of new Set([...Object.keys(fields), ...Object.keys(sections)])) {
      const schema = fields[key] ?? z.never();
      const section = sections[key];
      if (section === undefined || Buffer.isBuffer(section)) {
        checkOutput(path, schema, parseJson(section), [key]);
        continue;
      }
      const item = schema instanceof z.ZodArray ? schema.element : z.never();
      for (const [index, line] of section.entries()) {
        if (sound.has(line)) continue;
        checkOutput(path, item, parseJson(line), [key, index]);
        sound.add(line);
      }
    }
  };
}

function parseJson(json: unknown): unknown {
  return json === undefined ? undefined : JSON.parse(String(json));
}
