import { type IssueCode, issueCodes } from '../codes/codes.ts';
import { type Issue, isWithin } from '../issue.ts';
import type { ContentFile } from '../model/content-file.ts';
import type { ExceptionComment } from '../model/exception-comments.ts';
import { isDraft } from '../model/is-draft.ts';

/** What tells whether a comment excepts a finding. */
type Excepted = Pick<Issue, 'code' | 'file' | 'path' | 'problem'>;

/**
 * Leaves out the findings that comments except, and finds the comments that except nothing.
 *
 * @param kind the codes that this run looks for. Comments are judged for no others
 * @param hasErrors whether the content has errors. They hide other findings, so that no comment is judged
 */
export function applyExceptions<Finding extends Excepted>(
  issues: readonly Finding[],
  files: readonly ContentFile[],
  { kind, hasErrors }: { kind: 'C1' | 'C2'; hasErrors: boolean },
): { kept: Finding[]; needless: Issue[] } {
  const commentsOf = new Map(files.map(({ path, exceptions = [] }) => [path, exceptions]));
  const used = new Map<ExceptionComment, IssueCode[]>();
  const kept = issues.filter(({ code, file, path, problem }) => {
    // A count of further findings is about all of the file.
    if (problem === 'moreProblems') return true;
    const covering = (commentsOf.get(file) ?? []).filter(
      ({ codes, paths }) => codes.includes(code) && paths.some((at) => isWithin(path, at)),
    );
    for (const comment of covering) used.set(comment, [...(used.get(comment) ?? []), code]);
    return covering.length === 0;
  });
  if (hasErrors) return { kept, needless: [] };
  // Nothing in a draft concerns other files, and findings beyond the limit are unknown.
  const isUnknown = (file: ContentFile) =>
    isDraft(file) ||
    issues.some(({ file: path, problem }) => path === file.path && problem === 'moreProblems');
  const needless = files.flatMap((file) => {
    const { exceptions = [] } = file;
    if (exceptions.length === 0 || isUnknown(file)) return [];
    return exceptions.flatMap((comment): Issue[] => {
      const { codes, reason, paths, ...span } = comment;
      const unused = codes.filter(
        (code) => code.startsWith(kind) && !used.get(comment)?.includes(code),
      );
      if (unused.length === 0) return [];
      const said = { problem: 'needlessException', params: { codes: unused.join(', ') } } as const;
      const code = issueCodes.needlessException;
      return [{ code, file: file.path, path: paths[0] ?? '', ...span, ...said }];
    });
  });
  return { kept, needless };
}
