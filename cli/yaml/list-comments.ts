import { CST, Lexer } from 'yaml';

/** The comments of a YAML text, in order. A `#` within a text is not a comment. */
export function listComments(text: string): string[] {
  const tokens = [...new Lexer().lex(text)];
  return tokens.filter((token, index) => token[0] === '#' && tokens[index - 1] !== CST.SCALAR);
}
