import { join } from 'node:path';
import { type Issue, issueCodes } from '../issue.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { listContentFiles } from './list-content-files.ts';
import { readBytes } from './read-bytes.ts';

export interface ReadContent {
  files: SourceFile[];
  /** The text of every YAML file found, also of those that do not parse. */
  texts: ReadonlyMap<string, string>;
  issues: Issue[];
}

export interface ParsedContent {
  /** Absent where the text cannot be understood. */
  file?: SourceFile;
  text: string;
  issues: Issue[];
}

/**
 * Reads and parses every YAML file below a content folder; one broken file does not hide another.
 *
 * @throws {ContentFolderError} where the folder cannot be read at all
 */
export async function readContent(folder: string): Promise<ReadContent> {
  const parsed = (await listContentFiles(folder)).map((path) => ({
    path,
    ...parseContent(path, readBytes(join(folder, path))),
  }));
  return {
    files: parsed.flatMap(({ file }) => file ?? []),
    texts: new Map(parsed.map(({ path, text }) => [path, text])),
    issues: parsed.flatMap(({ issues }) => issues),
  };
}

/**
 * Parses one content file.
 *
 * @param path its path below the content folder
 * @param bytes what stands in it, absent where it could not be read
 */
export function parseContent(path: string, bytes: Uint8Array | undefined): ParsedContent {
  const text = bytes && decode(bytes);
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
      en: 'The file cannot be opened, or it is not UTF-8 text.',
      tr: 'Dosya açılamıyor ya da UTF-8 metni değil.',
    },
    advice: {
      en: 'See whether your editor opens it, then save it with the encoding UTF-8.',
      tr: 'Düzenleyicinizde açılıyor mu bakın; açılıyorsa UTF-8 kodlamasıyla kaydedin.',
    },
  };
}
