import { type Issue, type IssueCode, issueCodes } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { Exception } from './exceptions-file.ts';

/** The exceptions of the content, and the file that says where each stands. */
export interface Exceptions {
  list: readonly Exception[];
  file?: SourceFile;
}

/**
 * Leaves out what a reasoned exception covers, and reports exceptions whose reason no longer applies.
 *
 * @param isLookedFor whether this run looks for problems of a code at all: an exception that also covers another is
 *   not judged
 */
export function applyExceptions(
  issues: readonly Issue[],
  { list, file }: Exceptions,
  isLookedFor: (code: IssueCode) => boolean,
): Issue[] {
  const used = new Set<Exception>();
  const kept = issues.filter((issue) => {
    const covering = list.filter((exception) => covers(exception, issue));
    for (const exception of covering) used.add(exception);
    return covering.length === 0;
  });
  const needless = list.flatMap((exception, position) =>
    used.has(exception) || !exception.codes.every(isLookedFor) || !file
      ? []
      : [describeNeedless(file, exception, position)],
  );
  return [...kept, ...needless];
}

function covers({ file, path, codes, languages }: Exception, issue: Issue): boolean {
  if (issue.file !== file || !codes.some((code) => code === issue.code)) return false;
  if (issue.path !== path && !/^[.[]/.test(issue.path.slice(path.length))) return false;
  if (!issue.path.startsWith(path)) return false;
  if (languages === undefined) return true;
  const below = issue.path.slice(path.length).split(/[.[\]]/);
  return languages.some((covered) => below.includes(covered));
}

function describeNeedless(file: SourceFile, exception: Exception, position: number): Issue {
  return file.issue(
    issueCodes.needlessException,
    [position, 'path'],
    {
      en: `Nothing at ${exception.path} of ${exception.file} needs this exception any more.`,
      tr: `${exception.file} dosyasındaki ${exception.path} için bu istisnaya artık gerek yok.`,
    },
    {
      en: 'Remove it, or correct its path, codes or languages.',
      tr: 'İstisnayı silin ya da yolunu, kodlarını veya dillerini düzeltin.',
    },
  );
}
