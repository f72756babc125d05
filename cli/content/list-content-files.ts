import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { ToolError } from '../tool-error.ts';

/** The content folder is not there, or must not be read. */
export class ContentFolderError extends ToolError {
  override name = 'ContentFolderError';
}

/**
 * The YAML files below a content folder, in order, with forward slashes.
 *
 * @throws {ContentFolderError} where the folder cannot be read
 */
export async function listContentFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return names
      .filter(isContentFile)
      .map((name) => name.split(sep).join('/'))
      .toSorted();
  } catch (cause) {
    throw new ContentFolderError(
      {
        en: `The content folder ${folder} cannot be read.`,
        tr: `${folder} içerik klasörü okunamıyor.`,
      },
      { cause },
    );
  }
}

/** Whether a file of the content folder holds content by its name. */
export function isContentFile(path: string): boolean {
  return /\.ya?ml$/.test(path);
}
