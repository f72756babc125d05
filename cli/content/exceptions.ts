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

/** The codes that may be excepted: warnings and translation gaps. Errors would break the site. */
const exceptable = Object.values(issueCodes).filter((code) => !code.startsWith('C0'));

const exception = z.strictObject(
  withFieldIds('exception', {
    /** Path below the content folder. */
    file: nonEmpty,
    /** The field, which includes all fields below it. */
    path: nonEmpty,
    codes: z.array(z.enum(exceptable)).min(1),
    /** The translations concerned; omit for all of them. */
    languages: z.array(z.enum(translatedLanguages)).min(1).optional(),
    /** Why the content is correct as it is, for the next reader. */
    reason: nonEmpty,
  }),
);

export const exceptionsSchema = z.array(exception);

export type Exception = z.infer<typeof exception>;

/** The exceptions of the content, and the file that locates each of them. */
export interface Exceptions {
  list: readonly Exception[];
  file?: SourceFile;
}

/** Reads the reasoned exceptions of the content, and reports their problems. */
export function readExceptions(file: SourceFile | undefined) {
  const list = exceptionsSchema.safeParse(file?.data).data ?? [];
  const exceptions: Exceptions = { list, file };
  const issues = file ? validateSchema(file, exceptionsSchema, readModel(exceptionsSchema)) : [];
  return { exceptions, issues };
}

/**
 * Leaves out issues that a reasoned exception covers, and reports exceptions whose reason no longer applies.
 *
 * @param isLookedFor whether this run looks for problems of a code in a file. An exception is only reported if this run
 *   looks for all of its codes
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
