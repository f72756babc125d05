import { readField } from '../pipeline/content-index.ts';
import type { SourceFile } from '../pipeline/source-file.ts';

/** The files of a folder of entries. */
export function listFiles(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter((file) => file.path.startsWith(`${folder}/`));
}

/** The entries of a list in a file, as if each were a file of its own. */
export function findEntries(
  files: readonly SourceFile[],
  path: string,
  list: string,
): { data: unknown }[] {
  const entries = readField(files.find((file) => file.path === path)?.data, list);
  return Array.isArray(entries) ? entries.map((data: unknown) => ({ data })) : [];
}

/** The smallest number from 1 that no entry has. */
export function findNextNumber(entries: readonly { data: unknown }[], field: string): number {
  const taken = new Set(entries.map(({ data }) => readField(data, field)));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
