import type { Issue } from '../issue.ts';

/** Problems as lines of text: place, code and field, then what happened and what to do. */
export function reportIssues(issues: readonly Issue[], folder: string): string {
  const lines = issues.map(
    ({ file, line, column, code, path, message, advice }) =>
      `${folder}/${file}:${line}:${column}  ${code}${path === '' ? '' : `  ${path}`}\n  ${message.en}\n  → ${advice.en}\n`,
  );
  return `${lines.join('\n')}\n${summarize(issues)}\n`;
}

function summarize(issues: readonly Issue[]): string {
  const files = new Set(issues.map((issue) => issue.file)).size;
  return `${countNoun(issues.length, 'problem')} in ${countNoun(files, 'file')}.`;
}

export function countNoun(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
