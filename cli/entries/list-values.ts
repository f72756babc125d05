import { readField } from '../content/content-index.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** The files of a folder of entries. */
export function listFiles(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter((file) => file.path.startsWith(`${folder}/`));
}

/** The entries of a list in a file, as if each were a file of its own. */
export function listItems(
  files: readonly SourceFile[],
  path: string,
  list: string,
): { data: unknown }[] {
  const entries = readField(files.find((file) => file.path === path)?.data, list);
  return Array.isArray(entries) ? entries.map((data: unknown) => ({ data })) : [];
}

/** The values of a field, of entries that have it. */
export function listValues(entries: readonly { data: unknown }[], field: string): unknown[] {
  return entries.map(({ data }) => readField(data, field));
}

/** The smallest number from 1 that is not taken. */
export function findNextNumber(taken: Iterable<unknown>): number {
  const numbers = new Set(taken);
  let number = 1;
  while (numbers.has(number)) number += 1;
  return number;
}
