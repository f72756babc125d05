import { checkSchema } from '../content/check-schema.ts';
import type { Issue } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { Exceptions } from './apply-exceptions.ts';
import { exceptionsFile, exceptionsSchema, readExceptionsModel } from './exceptions-file.ts';

/** The reasoned exceptions among the content’s files, and what is wrong with them. */
export function readExceptions(files: readonly SourceFile[]): {
  exceptions: Exceptions;
  issues: Issue[];
} {
  const file = files.find(({ path }) => path === exceptionsFile);
  if (!file) return { exceptions: { list: [] }, issues: [] };
  const issues = checkSchema(file, exceptionsSchema, readExceptionsModel());
  const list = exceptionsSchema.safeParse(file.data).data ?? [];
  return { exceptions: { list, file }, issues };
}
