import { exceptionsFile } from '../entries/exceptions.ts';
import { type Issue, issueCodes } from '../issue.ts';
import { suggestName } from '../rules/suggest-name.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { checkSchema } from './check-schema.ts';
import { checkTexts } from './check-texts.ts';
import { hashBytes } from './seen-files.ts';
import { findSource, type PartName } from './sources.ts';
import { listReferences, type Reference } from './walk-fields.ts';

/**
 * What is known of a content file by itself: enough to check others against it, and to put it into the bundles,
 * without opening it again. Plain data (JSON), so that it can be kept between runs and sent between threads.
 */
export interface ContentFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /** See `hashBytes`. */
  hash: string;
  /** The part of the content it belongs to; absent for a stray file. */
  part?: PartName;
  /** What stands in it; absent where it cannot be read at all. */
  data?: unknown;
  /** Of a file that cannot be read, the values of the lines that may name it. */
  guessed?: Readonly<Record<string, string>>;
  references: readonly Reference[];
  /** Problems that can be seen in the file alone. */
  issues: readonly Issue[];
}

/**
 * Parses and checks one file by itself.
 *
 * @param path its path below the content folder
 * @param bytes what stands in it, absent where it could not be read
 */
export function inspectFile(path: string, bytes: Uint8Array | undefined): ContentFile {
  const base = { path, hash: hashBytes(bytes), references: [] };
  const text = bytes && decode(bytes);
  if (text === undefined) return { ...base, issues: [describeUnreadable(path)] };
  const part = findSource(path);
  const { file, issues } = parseYaml(path, text);
  if (!file) {
    const guessed = guessNames(text);
    return { ...base, ...(part && { part: part.name }), guessed, issues };
  }
  const { data } = file;
  if (path === exceptionsFile) return { ...base, data, issues };
  if (!part) return { ...base, data, issues: [...issues, describeUnknownFile(file)] };
  const { name, schema, model } = part;
  return {
    ...base,
    part: name,
    data,
    references: listReferences(data, model),
    issues: [...issues, ...checkSchema(file, schema, model), ...checkTexts(file, model)],
  };
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** In a file that does not parse, the line of its name can still be read. */
function guessNames(text: string): Record<string, string> {
  const lines = text.replace(/^\ufeff/, '').matchAll(/^(slug|id|name):[ \t]*["']?([\w-]+)/gm);
  return Object.fromEntries(Array.from(lines, ([, key = '', value = '']) => [key, value]));
}

function describeUnreadable(file: string): Issue {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  return { code: issueCodes.unreadable, file, path: '', ...place, problem: 'unreadable' };
}

const entryFolders = ['experiences', 'cars', 'posts', 'service-pages'];

function describeUnknownFile(file: SourceFile): Issue {
  const [folder = '', name] = file.path.split('/');
  const meant = name === undefined ? undefined : suggestName(folder, entryFolders);
  return file.report(issueCodes.unknownFile, [], {
    problem: 'unknownFile',
    params: {
      folders: entryFolders.join(', '),
      ...(meant !== undefined && { folder: `${meant}/${name}` }),
    },
  });
}
