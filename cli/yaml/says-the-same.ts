import { isDeepStrictEqual } from 'node:util';
import { isAlias, isScalar, visit } from 'yaml';
import { parseYaml } from './parse-yaml.ts';
import { parseYamlDocument, type SourceFile } from './source-file.ts';

/**
 * Whether two texts of one file have the same letters and digits: in all, and in each key and value. What is written
 * otherwise (spaces, quotation marks, block signs) does not count. Values are compared if the file can be read without
 * a guess.
 *
 * @param path of the file, below the content folder
 */
export function saysTheSame(path: string, before: string, after: string): boolean {
  if (readSigns(before) !== readSigns(after)) return false;
  const { file } = parseYaml(path, before);
  // What a file says behind a mistake is a guess, which may be another one once the rest is corrected.
  if (!file?.isCertain) return true;
  return isDeepStrictEqual(listValues(file), listValues(parseYaml(path, after).file));
}

/** Letters, their marks and digits, in their order. */
function readSigns(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** What the keys and values of a file say, in their order. */
function listValues(file: SourceFile | undefined): string[] | undefined {
  if (!file) return undefined;
  const found: string[] = [];
  visit(parseYamlDocument(file.text), {
    Value(_key, node) {
      if (isAlias(node)) return;
      // The words of an anchor or a tag become part of a text that is put in quotes.
      const { anchor = '', tag = '' } = node;
      const text = isScalar(node) && (typeof node.value === 'string' ? node.value : node.source);
      const signs = readSigns(`${anchor}${tag}${text || ''}`);
      if (signs !== '') found.push(signs);
    },
  });
  return found;
}
