import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type Issue, issueCodes } from '../issue.ts';
import { parseYaml } from './parse-yaml.ts';
import type { SourceFile } from './source-file.ts';

export interface ReadContent {
  files: SourceFile[];
  /** The text of every YAML file found, also of those that do not parse. */
  texts: ReadonlyMap<string, string>;
  issues: Issue[];
}

/**
 * Reads and parses every YAML file below a content folder; one broken file does not hide another.
 *
 * @throws {ContentFolderError} where the folder cannot be read at all
 */
export async function readContent(folder: string): Promise<ReadContent> {
  const parsed = await Promise.all(
    (await listContentFiles(folder)).map(async (path) => ({
      path,
      ...(await readContentFile(folder, path)),
    })),
  );
  return {
    files: parsed.flatMap(({ file }) => file ?? []),
    texts: new Map(parsed.map(({ path, text }) => [path, text])),
    issues: parsed.flatMap(({ issues }) => issues),
  };
}

export class ContentFolderError extends Error {
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
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => name.split(sep).join('/'))
      .toSorted();
  } catch (cause) {
    throw new ContentFolderError(`The content folder ${folder} cannot be read.`, { cause });
  }
}

/** Reads and parses one file below a content folder. */
export async function readContentFile(
  folder: string,
  path: string,
): Promise<{ file?: SourceFile; text: string; issues: Issue[] }> {
  const text = await readFile(join(folder, path)).then(decode, () => undefined);
  if (text !== undefined) return { text, ...parseYaml(path, text) };
  return { text: '', issues: [describeUnreadable(path)] };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function describeUnreadable(path: string): Issue {
  return {
    code: issueCodes.unreadable,
    file: path,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
    path: '',
    message: {
      en: 'The file cannot be read as UTF-8 text.',
      tr: 'Dosya UTF-8 metni olarak okunamıyor.',
    },
    advice: {
      en: 'Save it in your editor with the encoding UTF-8.',
      tr: 'Düzenleyicinizde UTF-8 kodlamasıyla kaydedin.',
    },
  };
}
