import { CST, Lexer } from 'yaml';

/** A comment with its `#`, and its offset in the text. */
export interface YamlComment {
  offset: number;
  text: string;
}

/** Tokens that stand for no characters of the text. */
const marks: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

/** A comment that means to except findings: `#`, `ok` and codes, with what follows on the line. */
export const anyException = /(?<!#)#+[ \t]*ok\b[ \t:,]*(C\d+(?:[ \t,]+C\d+)*)(.*)/gi;

/** Finds the comments of a YAML text, in order. A `#` within a text is not a comment. */
export function findComments(text: string): YamlComment[] {
  const comments: YamlComment[] = [];
  let offset = 0;
  let before: string | undefined;
  for (const token of new Lexer().lex(text)) {
    const isScalar = before === CST.SCALAR;
    if (token[0] === '#' && !isScalar) comments.push({ offset, text: token });
    if (!marks.has(token)) offset += token.length;
    before = isScalar ? undefined : token;
  }
  return comments;
}

/** The comments of a YAML text, in order. */
export function listComments(text: string): string[] {
  return findComments(text).map((comment) => comment.text);
}
