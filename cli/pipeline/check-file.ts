import type { z } from 'zod';
import type { Issue } from '../issue.ts';
import type { FieldModel } from '../model/field-model.ts';
import { describeProblem } from './describe-problem.ts';
import { mendValue } from './mend-value.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Checks one file against its schema.
 *
 * @returns its value as the schema understands it, absent where it is not valid, and all problems
 */
export function checkFile(
  file: SourceFile,
  schema: z.ZodType,
  model: FieldModel,
): { value?: unknown; issues: Issue[] } {
  const result = schema.safeParse(file.data);
  if (result.success) return { value: result.data, issues: [] };
  const issues = result.error.issues.flatMap((problem) =>
    describeProblem(problem, file.data, model).map((description) => {
      const { code, path, message, advice, atKey } = description;
      const span = atKey ? file.locateKey(path) : file.locate(path);
      const mend = mendValue(file, description, span);
      return file.issue(code, path, message, advice, { span, mend });
    }),
  );
  return { issues };
}
