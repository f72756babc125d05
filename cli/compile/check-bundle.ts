import * as z from 'zod';
import { createPictureName, createStoredBundle } from '../../shared/schemas/bundle.ts';
import type { Picture } from '../../shared/schemas/field-types.ts';
import { findFault } from '../../shared/schemas/find-fault.ts';
import { UserError } from '../user-error.ts';

/**
 * Validates an output file, before it is written, against the schema with which the server reads it.
 *
 * @param path of the file
 * @param field path of the value within the file; defaults to the whole file
 * @returns the parsed value
 * @throws {UserError} that names the first invalid field
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

/** The sections of a bundle as JSON, in file order; for a list of entries, the JSON of each entry. */
export type BundleSections = Readonly<Record<string, Buffer | readonly Buffer[]>>;

/**
 * Creates a check of bundles for repeated builds. An entry that was checked before (the same buffer) is not parsed
 * again.
 *
 * @param lines the entries that the last build checked
 * @param shown the names of its pictures
 */
export function createBundleCheck(lines: Iterable<Buffer> = [], shown: readonly string[] = []) {
  let pictures: Readonly<Record<string, Picture>> = {};
  let names = shown.toSorted().join();
  let sound = new WeakSet(lines);
  const name = createPictureName((name) => pictures[name]);
  const { pictures: table, ...shape } = createStoredBundle(name).shape;
  const fields: Readonly<Record<string, z.ZodType>> = shape;

  /** @throws {UserError} as `checkOutput` does */
  return (path: string, { pictures: library, ...sections }: BundleSections): void => {
    pictures = checkOutput(path, table, parseJson(library), ['pictures']);
    const current = Object.keys(pictures).toSorted().join();
    // An unchanged entry may show a picture that was removed.
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
