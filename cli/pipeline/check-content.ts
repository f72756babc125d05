import type { z } from 'zod';
import type { sourceText } from '../../shared/schemas/forms.ts';
import { type Issue, issueCodes } from '../issue.ts';
import { indexContent } from './content-index.ts';
import { describeProblem } from './describe-problem.ts';
import type { ReadContent } from './read-content.ts';
import type { SourceFile } from './source-file.ts';
import { createSourceForms } from './source-forms.ts';
import { createSources, type SourceValues } from './sources.ts';

type Sources = ReturnType<typeof createSources<typeof sourceText, z.ZodString>>;

/** The whole content, checked, and the file each of its parts came from. */
export interface Catalogue {
  values: SourceValues<Sources>;
  fileOf(part: object): SourceFile;
}

export interface CheckedContent {
  /** Absent where any file has a problem. */
  catalogue?: Catalogue;
  issues: Issue[];
}

/** Checks every file against its schema and reports all problems of all files. */
export function checkContent({ files, found, issues: readIssues }: ReadContent): CheckedContent {
  const index = indexContent(files);
  const sources = createSources(createSourceForms(index));
  const byPath = new Map(files.map((file) => [file.path, file]));
  const origins = new Map<unknown, SourceFile>();
  const issues = [...readIssues, ...findUnknownFiles(files, sources)];
  const values: Record<string, unknown> = {};

  const check = (file: SourceFile, schema: z.ZodType): unknown => {
    const result = schema.safeParse(file.data);
    if (!result.success) issues.push(...toIssues(result.error, file));
    if (result.success) origins.set(result.data, file);
    return result.data;
  };
  for (const [name, source] of Object.entries(sources)) {
    if ('folder' in source) {
      values[name] = listFilesIn(files, source.folder).map((file) => check(file, source.schema));
      continue;
    }
    const file = byPath.get(source.file);
    if (file) values[name] = check(file, source.schema);
    else if (!found.has(source.file)) issues.push(describeMissingFile(source.file));
  }
  if (issues.length > 0) return { issues };
  return {
    issues,
    catalogue: {
      values: values as SourceValues<Sources>,
      fileOf: (part) => {
        const file = origins.get(part);
        if (!file) throw new Error('This part of the content came from no file.');
        return file;
      },
    },
  };
}

function listFilesIn(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter((file) => file.path.startsWith(`${folder}/`));
}

function toIssues(error: z.ZodError, file: SourceFile): Issue[] {
  return error.issues.flatMap((problem) =>
    describeProblem(problem, file.data).map(({ code, path, message, advice, atKey }) =>
      file.issue(code, path, message, advice, atKey ? file.locateKey(path) : undefined),
    ),
  );
}

function findUnknownFiles(files: readonly SourceFile[], sources: Sources): Issue[] {
  const places = Object.values(sources);
  const isKnown = (path: string) =>
    places.some((place) =>
      'file' in place ? place.file === path : path.startsWith(`${place.folder}/`),
    );
  return files
    .filter((file) => !isKnown(file.path))
    .map((file) =>
      file.issue(
        issueCodes.unknownFile,
        [],
        'This file belongs to no part of the content.',
        'Move it into the folder of its kind (experiences, cars, posts, service-pages), or delete it.',
      ),
    );
}

function describeMissingFile(path: string): Issue {
  return {
    code: issueCodes.missingFile,
    file: path,
    line: 1,
    column: 1,
    path: '',
    message: 'The file is missing.',
    advice: 'Restore it; the site cannot be built without it.',
  };
}
