import type { Problem } from '../../../../cli/codes/codes.ts';
import type { Issue, IssuePlace, TextEdit } from '../../../../cli/issue.ts';
import type { Report } from '../../../../cli/reporters/report.ts';

const carFile = 'cars/g63.yaml';

/** The beginning of a car, with text that is hard to print: Arabic with marks, a no-break space, a tab, emoji. */
export const carText = [
  'slug: g63',
  'tittle: Mercedes-AMG G 63',
  'duration:',
  '  tr: Günlük 👨‍👩‍👧 aile',
  '  ar: لليَوْمِ الواحِدِ',
  'price:\u00a0150',
  'about:',
  '\ttr: sekme',
  '',
].join('\n');

/** Creates a finding at the first occurrence of a text, with all the properties of a real one. */
export function createIssue(
  needle: string,
  {
    text = carText,
    fix,
    said = { problem: 'missingFile', params: { path: 'title', alike: 'tittle', isList: false } },
    ...rest
  }: Partial<Omit<IssuePlace, 'fix'>> & {
    text?: string;
    said?: Problem;
    fix?: (start: number) => TextEdit[];
  } = {},
): Issue {
  const start = text.indexOf(needle);
  if (start < 0) throw new Error(`“${needle}” is not in the text.`);
  const locate = (offset: number) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
  const end = locate(start + needle.length);
  return {
    code: 'C010',
    file: carFile,
    ...locate(start),
    endLine: end.line,
    endColumn: end.column,
    path: 'tittle',
    ...said,
    ...(fix ? { fix: { edits: fix(start), isSafe: true } } : {}),
    ...rest,
  };
}

/** A typo with a known fix. */
export const typo = createIssue('tittle', {
  fix: (start) => [{ start, end: start + 6, text: 'title' }],
});

/** Creates a problem whose message quotes the content: its number is replaced by any text that a file may contain. */
export function quote(text: string): Problem {
  return { problem: 'moreProblems', params: { count: text as never } };
}

export function createReport(issues: readonly Issue[], rest: Partial<Report> = {}): Report {
  return {
    issues,
    readText: (file) => (file === carFile ? carText : undefined),
    folder: 'content',
    language: 'en',
    hasColor: false,
    fileCount: 12,
    command: 'validate',
    ...rest,
  };
}
