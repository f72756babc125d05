import type * as z from 'zod';
import { type Issue, limitProblems, maxIssues } from '../issue.ts';
import { findModel } from '../model/field-model.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { FileShape } from './check.ts';
import { describeProblem } from './describe-problem.ts';
import type { Surroundings } from './describe-type.ts';
import { readWritten, toIssues } from './locate-finding.ts';

/** Checks one file against its schema, and reports all problems. */
export function checkSchema(file: SourceFile, shape: FileShape | undefined): Issue[] {
  if (!shape) return [];
  // Code that zod makes for a schema takes longer to make than it saves.
  const result = shape.schema.safeParse(file.data, { jitless: true });
  if (result.success) return [];
  const around: Surroundings = {
    value: file.data,
    findField: (path) => findModel(shape.model, path, file.data),
    readWritten: (path) => readWritten(file, path).trimEnd(),
  };
  const single = result.error.issues.flatMap((problem): z.core.$ZodIssue[] =>
    problem.code === 'unrecognized_keys'
      ? problem.keys.map((key) => ({ ...problem, keys: [key] }))
      : [problem],
  );
  // Finding what an unknown key was meant to be takes time, so only problems that are shown are described.
  const shown = single.slice(0, maxIssues);
  const findings = shown.flatMap((problem) => describeProblem(problem, around));
  const issues = findings.flatMap((finding) => toIssues(file, finding));
  return limitProblems(issues, single.length - shown.length);
}
