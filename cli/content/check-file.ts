import type { z } from 'zod';
import type { Issue } from '../issue.ts';
import { findInvisible } from '../rules/check-characters.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { describeProblem } from './describe-problem.ts';
import { type Description, getValueAt, type Surroundings } from './description.ts';
import { dropFollowing } from './drop-following.ts';
import type { FieldModel } from './field-model.ts';
import { fixValue } from './fix-value.ts';
import { limitProblems, mostProblems } from './limit-problems.ts';
import { locateFinding } from './locate-finding.ts';

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
  const around: Surroundings = {
    value: file.data,
    model,
    readWritten: (path) => {
      const [start, end] = file.findNode(path)?.range ?? [0, 0];
      return file.text.slice(start, end).trimEnd();
    },
  };
  const { descriptions, omitted } = describeFirst(result.error.issues, around);
  const issues = dropFollowing(descriptions).flatMap((description) => toIssues(file, description));
  return { issues: limitProblems(issues, omitted) };
}

/** Describes as many problems as are shown; to find what an unknown key was meant to be takes time. */
function describeFirst(
  problems: readonly z.core.$ZodIssue[],
  around: Surroundings,
): { descriptions: Description[]; omitted: number } {
  const single = problems.flatMap((problem): z.core.$ZodIssue[] =>
    problem.code === 'unrecognized_keys'
      ? problem.keys.map((key) => ({ ...problem, keys: [key] }))
      : [problem],
  );
  const shown = single.slice(0, mostProblems);
  return {
    descriptions: shown.flatMap((problem) => describeProblem(problem, around)),
    omitted: single.length - shown.length,
  };
}

function toIssues(file: SourceFile, description: Description): Issue[] {
  const { code, path, message, advice, atKey } = description;
  const hidden = atKey ? [] : findHidden(file, path);
  if (hidden.length > 0) return hidden;
  const span = atKey ? file.locateKey(path) : file.locate(path);
  const fix = fixValue(file, description, span);
  return [file.issue(code, path, message, advice, { span, fix })];
}

/** A name with an invisible character looks right; that character is the problem. */
function findHidden(file: SourceFile, path: readonly PropertyKey[]): Issue[] {
  const value = getValueAt(file.data, path);
  if (typeof value !== 'string') return [];
  return findInvisible(value, { language: 'tr', role: 'text' }).map((finding) =>
    locateFinding(file, path, value, finding),
  );
}
