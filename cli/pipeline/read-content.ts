import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Issue, issueCodes } from '../issue.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SourceFile } from './source-file.ts';

export interface ReadContent {
  files: SourceFile[];
  /** Every YAML file found, also those that do not parse. */
  found: ReadonlySet<string>;
  issues: Issue[];
}

/**
 * Reads and parses every YAML file below a content folder; one broken file does not hide another.
 *
 * @throws {ContentFolderError} where the folder cannot be read at all
 */
export async function readContent(folder: string): Promise<ReadContent> {
  const parsed = await Promise.all(
    (await listYamlFiles(folder)).map(async (path) => ({ path, ...(await readOne(folder, path)) })),
  );
  return {
    files: parsed.flatMap(({ file }) => file ?? []),
    found: new Set(parsed.map(({ path }) => path)),
    issues: parsed.flatMap(({ issues }) => issues),
  };
}

export class ContentFolderError extends Error {
  override name = 'ContentFolderError';
}

async function listYamlFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return names
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => name.split(sep).join('/'))
      .toSorted();
  } catch (cause) {
    throw new ContentFolderError(`The content folder ${folder} cannot be read.`, { cause });
  }
}

async function readOne(
  folder: string,
  path: string,
): Promise<{ file?: SourceFile; issues: Issue[] }> {
  try {
    const bytes = await readFile(join(folder, path));
    return parseYaml(path, new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return {
      issues: [
        {
          code: issueCodes.unreadable,
          file: path,
          line: 1,
          column: 1,
          path: '',
          message: 'The file cannot be read as UTF-8 text.',
          advice: 'Save it in your editor with the encoding UTF-8.',
        },
      ],
    };
  }
}
