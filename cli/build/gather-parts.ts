import type { Parts } from './create-globals.ts';
import { type FileRecord, isCollection } from './file-record.ts';

/**
 * Gathers the values of the parts of the content that are a file each, or a few.
 *
 * @param requiredNames of the parts that are one file
 * @returns nothing where one of them is missing or not valid
 */
export function gatherParts(
  records: readonly FileRecord[],
  requiredNames: readonly string[],
): Parts | undefined {
  const servicePages: unknown[] = [];
  const values: Record<string, unknown> = { servicePages };
  for (const { name, value, isValid } of records) {
    if (name === undefined || isCollection(name)) continue;
    if (!isValid) return undefined;
    if (name === 'servicePages') servicePages.push(value);
    else values[name] = value;
  }
  if (!requiredNames.every((name) => name in values)) return undefined;
  // Each value is what the schema of its name made of it.
  return values as unknown as Parts;
}
