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
  /** `undefined` while they are not known. */
  let pictures: Readonly<Record<string, Picture>> | undefined;
  let sound = new WeakSet(lines);
  /** The names of the pictures that sound entries may show. */
  const needed = new Set(shown);
  const name = createPictureName((name) => {
    needed.add(name);
    return pictures ? pictures[name] : anyPicture;
  });
  const { pictures: table, ...shape } = createStoredBundle(name).shape;
  const fields: Readonly<Record<string, z.ZodType>> = shape;
  const itemOf = (key: string) => {
    const schema = fields[key];
    return schema instanceof z.ZodArray ? schema.element : z.never();
  };

  return {
    /**
     * Checks an entry before the pictures are known; a wrong one is reported by `checkBundle`.
     *
     * @param line the entry as JSON
     */
    checkAhead(key: string, entry: unknown, line: Buffer): void {
      pictures = undefined;
      if (z.safeParse(itemOf(key), entry).success) sound.add(line);
    },
    /** @throws {UserError} as `checkOutput` does */
    checkBundle(path: string, { pictures: found, ...sections }: BundleSections): void {
      const library = checkOutput(path, table, parseJson(found), ['pictures']);
      pictures = library;
      // An unchanged entry may show a picture that was removed.
      if ([...needed].some((name) => !library[name])) {
        sound = new WeakSet();
        needed.clear();
      }
      for (const key of new Set([...Object.keys(fields), ...Object.keys(sections)])) {
        const section = sections[key];
        if (section === undefined || Buffer.isBuffer(section)) {
          checkOutput(path, fields[key] ?? z.never(), parseJson(section), [key]);
          continue;
        }
        for (const [index, line] of section.entries()) {
          if (sound.has(line)) continue;
          checkOutput(path, itemOf(key), parseJson(line), [key, index]);
          sound.add(line);
        }
      }
    },
  };
}

/** Stands for a picture that is not known yet. */
const anyPicture: Picture = { src: '/', width: 1, height: 1, alt: '', focalPoint: [0.5, 0.5] };

function parseJson(json: unknown): unknown {
  return json === undefined ? undefined : JSON.parse(String(json));
}
