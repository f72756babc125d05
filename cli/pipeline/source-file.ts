import { type Document, isMap, isPair, isScalar, type LineCounter, type Node } from 'yaml';
import { formatPath, type Issue, type IssueCode, type Position } from '../issue.ts';

/** A parsed content file that can say where each of its fields stands. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  data: unknown;
  /** Where the value at `path` stands; the nearest existing ancestor where it does not exist. */
  locate(path: readonly PropertyKey[]): Position;
  /** Where the key at the end of `path` stands. */
  locateKey(path: readonly PropertyKey[]): Position;
  /** A problem at a field of this file. */
  issue(
    code: IssueCode,
    path: readonly PropertyKey[],
    message: string,
    advice: string,
    position?: Position,
  ): Issue;
}

export function createSourceFile(
  path: string,
  document: Document,
  lineCounter: LineCounter,
): SourceFile {
  const positionOf = (offset: number | undefined): Position => {
    const { line, col } = lineCounter.linePos(offset ?? 0);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const locate = (fieldPath: readonly PropertyKey[]): Position => {
    for (let length = fieldPath.length; length > 0; length -= 1) {
      const node = document.getIn(fieldPath.slice(0, length), true) as Node | undefined;
      if (node?.range) return positionOf(node.range[0]);
    }
    return positionOf(document.contents?.range?.[0]);
  };
  const locateKey = (fieldPath: readonly PropertyKey[]): Position => {
    const parent =
      fieldPath.length === 1 ? document.contents : document.getIn(fieldPath.slice(0, -1), true);
    const name = fieldPath.at(-1);
    if (!isMap(parent)) return locate(fieldPath);
    const pair = parent.items.find(
      (item) => isPair(item) && isScalar(item.key) && item.key.value === name,
    );
    return isScalar(pair?.key) ? positionOf(pair.key.range?.[0]) : locate(fieldPath);
  };
  return {
    path,
    data: document.toJS(),
    locate,
    locateKey,
    issue: (code, fieldPath, message, advice, position = locate(fieldPath)) => ({
      code,
      file: path,
      ...position,
      path: formatPath(fieldPath),
      message,
      advice,
    }),
  };
}
