import { isDeepStrictEqual } from 'node:util';
import { isAlias, isScalar, visit } from 'yaml';
import { composeLetters } from '../lib/compose-letters.ts';
import { parseSource } from '../model/parse-source.ts';
import { listComments } from '../yaml/list-comments.ts';
import { parseYamlDocument } from '../yaml/source-file.ts';

/**
 * Whether two texts of one file have the same letters and digits, in the file as a whole and in each key, value and
 * comment. Other characters (spaces, quotation marks, block signs) do not count. Keys, values and comments are compared
 * if the first text can be read without a guess.
 *
 * @param path of the file, below the content folder
 */
export function saysTheSame(path: string, before: string, after: string): boolean {
  // A hidden character may have joined a field to the text above it, so only the whole is compared. Escapes of double
  // quotes have letters that are not those of the text.
  if (isValid(before)) return isValid(after) && isDeepStrictEqual(join(before), join(after));
  if (readSigns(before) !== readSigns(after)) return false;
  const { file } = parseSource(path, before);
  // The data behind a mistake is a guess, which may change once the rest is corrected.
  if (!file?.isCertain) return true;
  return isDeepStrictEqual(list(file.text), list(parseSource(path, after).file?.text ?? ''));
}

/** The letters, their marks and the digits of a text, in order. */
function readSigns(text: string): string {
  return composeLetters(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function isValid(text: string): boolean {
  return parseYamlDocument(text).errors.length === 0;
}

function join(text: string) {
  const { values, comments } = list(text);
  return { values: values.join(''), comments };
}

/** The letters and digits of the keys and values of a text, and of its comments, in order. */
function list(text: string) {
  const values: string[] = [];
  visit(parseYamlDocument(text), {
    Value(_key, node) {
      if (isAlias(node)) return;
      // The names of an anchor and a tag become part of a text that is put in quotes.
      const { anchor = '', tag = '' } = node;
      const value = isScalar(node) && (typeof node.value === 'string' ? node.value : node.source);
      const signs = readSigns(`${anchor}${tag}${value || ''}`);
      if (signs !== '') values.push(signs);
    },
  });
  return { values, comments: listComments(text).map(readSigns) };
}
