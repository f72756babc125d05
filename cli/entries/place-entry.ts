import { isDeepStrictEqual } from 'node:util';
import { readField } from '../content/content-index.ts';
import { parseYaml } from '../yaml/parse-yaml.ts';
import { formatYaml } from './create-skeleton.ts';

/**
 * Adds an entry at the end of a file that holds a list, or a table of names. All that is there stays as it is.
 *
 * @param text of the file
 * @param below the key of the list or table, the last of the file
 * @param name of the entry in a table; absent for a list
 * @returns the new text, or nothing where the file is written in a way that cannot be continued safely
 */
export function appendEntry(
  text: string,
  { path, below, name }: { path: string; below: string; name?: string },
  entry: object,
): string | undefined {
  const before = readField(parseYaml(path, text).file?.data, below);
  const expected = addTo(before, name, entry);
  if (expected === undefined) return undefined;
  const [, ...lines] = formatYaml({
    [below]: name === undefined ? [entry] : { [name]: entry },
  }).split('\n');
  const appended = `${text.endsWith('\n') ? text : `${text}\n`}${lines.join('\n')}`;
  const after = readField(parseYaml(path, appended).file?.data, below);
  return isDeepStrictEqual(after, expected) ? appended : undefined;
}

function addTo(before: unknown, name: string | undefined, entry: object): unknown {
  if (Array.isArray(before)) return name === undefined ? [...before, entry] : undefined;
  const isTable = typeof before === 'object' && before !== null && name !== undefined;
  return isTable ? { ...before, [name]: entry } : undefined;
}
