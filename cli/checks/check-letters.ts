import { isMap, isScalar, isSeq } from 'yaml';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { composeLatin } from '../lib/compose-letters.ts';
import type { SourceFile } from '../yaml/source-file.ts';

const words = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Finds texts with Latin letters whose marks are characters of their own (C135). The data of a file has them composed,
 * so the text of the file is read.
 */
export function checkLetters(file: SourceFile): Issue[] {
  if (composeLatin(file.text) === file.text) return [];
  const issues: Issue[] = [];
  const look = (node: unknown, path: PropertyKey[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items)
        if (isScalar(key)) look(value, [...path, String(key.value)]);
    } else if (isSeq(node)) {
      node.items.forEach((item, position) => {
        look(item, [...path, position]);
      });
    } else if (isScalar(node) && node.range) issues.push(...report(node.range, path));
  };
  const report = ([from, to]: readonly [number, number, number], path: PropertyKey[]): Issue[] => {
    const edits = [...file.text.slice(from, to).matchAll(words)].flatMap(({ 0: word, index }) => {
      const start = from + index;
      const text = composeLatin(word);
      return text === word ? [] : [{ start, end: start + word.length, text }];
    });
    const [first] = edits;
    if (!first) return [];
    const params = { word: first.text, count: edits.length };
    const span = file.lines.toSpan(first.start, first.end);
    const fix = { edits, isSafe: true };
    const said = { problem: 'separateMarks', params } as const;
    return [file.report(issueCodes.separateMarks, path, said, { span, fix })];
  };
  look(file.findNode([]), []);
  return limitProblems(issues);
}
