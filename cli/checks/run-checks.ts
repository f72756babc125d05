import type { Issue } from '../issue.ts';
import { glossaryFile, glossaryModel, glossarySchema } from '../model/glossary.ts';
import { findSource } from '../model/sources.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { AllContent } from './check.ts';
import { checks } from './checks.ts';
import { dropHiddenIssues } from './drop-hidden.ts';
import { checkTexts } from './run-text-checks.ts';

const ofFiles = checks.filter((check) => check.looksAt === 'one file');
const ofContent = checks.filter((check) => check.looksAt === 'all content');

/** Runs the checks of one file, and of its texts. */
export function checkFile(file: SourceFile): Issue[] {
  const source = findSource(file.path);
  const isGlossary = file.path === glossaryFile;
  const shape = isGlossary ? { schema: glossarySchema, model: glossaryModel } : source;
  const issues = ofFiles.flatMap(({ find }) => find(file, shape));
  return dropRepaired(source ? [...issues, ...checkTexts(file, source.model)] : issues, file);
}

/**
 * Leaves out problems on lines that were repaired to parse the file. Each such line has a problem of its own, and is
 * checked once it is corrected.
 */
function dropRepaired(issues: readonly Issue[], file: SourceFile): Issue[] {
  return issues.filter(({ line }) => !file.isRepaired(line));
}

/**
 * Runs the checks of all content, and leaves out findings that others hide.
 *
 * @param mark marks the findings in drafts
 * @returns the findings of files alone, which were found before, and those of all content
 */
export async function checkContent(
  content: AllContent,
  mark: (issue: Issue) => Issue,
): Promise<Issue[]> {
  const { files, readable, open } = content;
  const fileOf = new Map(readable.map((file) => [file.path, file]));
  const found = files.flatMap(({ issues }) => issues).map(mark);
  for (const { find } of ofContent) {
    for (const issue of (await find(content, found)).map(mark)) {
      const file = fileOf.get(issue.file);
      if (!file || !open(file).isRepaired(issue.line)) found.push(issue);
    }
  }
  return dropHiddenIssues(found);
}
