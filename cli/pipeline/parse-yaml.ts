import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Issue, type IssueCode, issueCodes } from '../issue.ts';
import { createSourceFile, type SourceFile } from './source-file.ts';

export interface ParsedYaml {
  /** Absent where the text cannot be trusted to mean what its editor meant. */
  file?: SourceFile;
  issues: Issue[];
}

/**
 * Parses one content file (YAML 1.2, core schema).
 *
 * @param path the file’s path below the content folder, for messages
 * @param text the file’s text
 */
export function parseYaml(path: string, text: string): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, merge: false });
  const toIssue = (code: IssueCode, offset: number, message: string, advice: string): Issue => {
    const { line, col } = lineCounter.linePos(offset);
    return { code, file: path, line, column: col, path: '', message, advice };
  };
  const issues = keepFirstOfEachLine([...document.errors, ...document.warnings], lineCounter).map(
    (error) => {
      const { code, message, advice } = describeYamlError(error);
      return toIssue(code, error.pos[0], message, advice);
    },
  );
  for (const { offset, message, advice } of findForbidden(document)) {
    issues.push(toIssue(issueCodes.forbiddenYaml, offset, message, advice));
  }
  return issues.length > 0
    ? { issues }
    : { file: createSourceFile(path, document, lineCounter), issues };
}

/** One mistake often makes the parser stumble several times on its line. */
function keepFirstOfEachLine(errors: readonly YAMLError[], lineCounter: LineCounter): YAMLError[] {
  const seen = new Set<number>();
  return errors.filter(({ pos }) => {
    const { line } = lineCounter.linePos(pos[0]);
    const isFirst = !seen.has(line);
    seen.add(line);
    return isFirst;
  });
}

function describeYamlError(error: YAMLError): Pick<Issue, 'code' | 'message' | 'advice'> {
  if (error.code === 'DUPLICATE_KEY') {
    return {
      code: issueCodes.duplicateKey,
      message: 'The same key stands twice in one block.',
      advice: 'Keep one of the two and move what the other holds into it.',
    };
  }
  const advice =
    yamlAdvice[error.code] ??
    'Compare the line with the one above it: the indentation, the colon, the quotes.';
  return {
    code: issueCodes.syntax,
    message: `The file is not valid YAML: ${takeFirstLine(error.message)}.`,
    advice,
  };
}

const indentationAdvice =
  'Indent with two spaces below the key the line belongs to; put a text that contains “: ” in double quotes.';

const yamlAdvice: Partial<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with spaces, two for each level; tabs are not allowed.',
  BAD_INDENT: indentationAdvice,
  BLOCK_AS_IMPLICIT_KEY: indentationAdvice,
  MULTILINE_IMPLICIT_KEY: indentationAdvice,
  MISSING_CHAR: 'A quote or a bracket that was opened is not closed, or a colon is missing.',
  UNEXPECTED_TOKEN:
    'Put a text that starts with a special character such as %, @, *, [ or { in double quotes.',
  BAD_SCALAR_START:
    'Put a text that starts with a special character such as % or @ in double quotes.',
};

function takeFirstLine(message: string): string {
  return (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
}

function findForbidden(document: Document): { offset: number; message: string; advice: string }[] {
  const found: { offset: number; message: string; advice: string }[] = [];
  visit(document, {
    Node(_key, node) {
      const offset = node.range?.[0] ?? 0;
      if (isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor)) {
        found.push({
          offset,
          message: 'YAML anchors (&name) and aliases (*name) are not used in the content.',
          advice: 'Write the value out; put a text that starts with & or * in double quotes.',
        });
      } else if (node.tag && !node.tag.startsWith('tag:yaml.org,2002:')) {
        found.push({
          offset,
          message: `“${node.tag}” is read as a YAML tag, and the text after it is lost.`,
          advice: 'Put the text in double quotes.',
        });
      }
    },
    Pair(_key, pair) {
      if (isScalar(pair.key) && (pair.key.value === '__proto__' || pair.key.value === '<<')) {
        found.push({
          offset: pair.key.range?.[0] ?? 0,
          message: `“${pair.key.value}” is not allowed as a key.`,
          advice: 'Remove it, or write the fields out.',
        });
      }
    },
  });
  return found;
}
