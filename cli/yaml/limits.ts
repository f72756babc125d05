import { issueCodes } from '../codes/codes.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** The maximum length of a content file in UTF-16 code units: six times that of the longest real one. */
const maxFileLength = 128 * 1024;

/** The content is about ten levels deep. Parsers recurse, and fail at some thousands of levels. */
const maxDepth = 100;

/** More than anybody writes. Further ones are rejected before they cost time, as aliases of aliases would. */
const maxReferences = 500;

/** Reports a file that is longer than any content. Such a file is not searched for other problems. */
export function findTooLong(text: string): SyntaxProblem | undefined {
  if (text.length <= maxFileLength) return undefined;
  return {
    code: issueCodes.longFile,
    problem: 'fileTooLong',
    params: { size: Math.ceil(text.length / 1024), limit: maxFileLength / 1024 },
    start: 0,
    end: 0,
  };
}

/**
 * Finds syntax that would exhaust the time or the stack of a parser: brackets or dashes deeper than in any content, or
 * a flood of anchors, aliases and tags.
 */
export function findExcess(text: string): SyntaxProblem | undefined {
  const depth = findDeepBracket(text) ?? findDeepDash(text);
  if (depth !== undefined) {
    return { problem: 'fileTooDeep', params: { limit: maxDepth }, start: depth, end: depth + 1 };
  }
  // The text is no longer than `maxFileLength`, and an ordinary text contains hardly any references.
  const references = [...text.matchAll(/(?<=^|[\s,[{])[&*!]/g)];
  if (references.length <= maxReferences) return undefined;
  const start = references[0]?.index ?? 0;
  return { code: issueCodes.forbiddenYaml, problem: 'yamlReference', start, end: start + 1 };
}

function findDeepBracket(text: string): number | undefined {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (sign === '[' || sign === '{' ? 1 : -1));
    if (depth > maxDepth) return index;
  }
  return undefined;
}

/** Finds a run of dashes, question marks and colons on one line, with nothing but spaces between them. */
function findDeepDash(text: string): number | undefined {
  const run = deepDash.exec(text);
  return run ? run.index + run[0].trimEnd().length - 1 : undefined;
}

/** One more than `maxDepth`. */
const deepDash = /(?:[-?:] +){101}/;
