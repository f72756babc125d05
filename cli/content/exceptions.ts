import * as z from 'zod';
import { translatedLanguages } from '../../shared/languages.ts';
import { nonEmpty } from '../../shared/schemas/field-types.ts';
import { withFieldIds } from '../../shared/schemas/with-field-ids.ts';
import { type IssueCode, issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { readModel } from '../model/field-model.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { validateSchema } from './validate-schema.ts';

/** The file of reasoned exceptions, below the content folder. */
export const exceptionsFile = 'exceptions.yaml';

/** What may be excepted: warnings and gaps of translations. Errors would break the site. */
const exceptable = Object.values(issueCodes).filter((code) => !code.startsWith('C0'));

const exception = z.strictObject(
  withFieldIds('exception', {
    /** Path below the content folder. */
    file: nonEmpty,
    /** The field, and all below it. */
    path: nonEmpty,
    codes: z.array(z.enum(exceptable)).min(1),
    /** The translations concerned; all where it is absent. */
    languages: z.array(z.enum(translatedLanguages)).min(1).optional(),
    /** Why it is right as it is, for whoever comes next. */
    reason: nonEmpty,
  }),
);

export const exceptionsSchema = z.array(exception);

export type Exception = z.infer<typeof exception>;

/** The exceptions of the content, and the file that says where each stands. */
export interface Exceptions {
  list: readonly Exception[];
  file?: SourceFile;
}

/** The reasoned exceptions of the content, and what is wrong with them. */
export function readExceptions(file: SourceFile | undefined) {
  const list = exceptionsSchema.safeParse(file?.data).data ?? [];
  const exceptions: Exceptions = { list, file };
  const issues = file ? validateSchema(file, exceptionsSchema, readModel(exceptionsSchema)) : [];
  return { exceptions, issues };
}

/**
 * Leaves out what a reasoned exception covers, and reports exceptions whose reason no longer applies.
 *
 * @param isLookedFor whether this run looks for problems of a code in a file at all: an exception that also covers
 *   another is not judged
 */
export function applyExceptions(
  issues: readonly Issue[],
  { list, file }: Exceptions,
  isLookedFor: (code: IssueCode, file: string) => boolean,
): Issue[] {
  const used = new Set<Exception>();
  const kept = issues.filter((issue) => {
    const covering = list.filter((exception) => covers(exception, issue));
    for (const exception of covering) used.add(exception);
    return covering.length === 0;
  });
  const needless = list.flatMap((exception, position) => {
    const { file: about, path, codes } = exception;
    const isJudged = codes.every((code) => isLookedFor(code, about));
    if (!file || !isJudged || used.has(exception)) return [];
    const said = { problem: 'needlessException', params: { file: about, path } } as const;
    return [file.report(issueCodes.needlessException, [position, 'path'], said)];
  });
  return [...kept, ...needless];
}

function covers({ file, path, codes, languages }: Exception, issue: Issue): boolean {
  if (issue.file !== file || !codes.some((code) => code === issue.code)) return false;
  const below = issue.path.slice(path.length);
  if (!issue.path.startsWith(path) || !/^(?:$|[.[])/.test(below)) return false;
  if (languages === undefined) return true;
  const keys = below.split(/[.[\]]/);
  return languages.some((covered) => keys.includes(covered));
}
