import { createMentionCheck } from '../checks/check-drafts.ts';
import { checkContent, isReadable, readTerms } from '../checks/run-checks.ts';
import { type Issue, severityOf, sortIssues } from '../issue.ts';
import { indexContent } from '../model/content-index.ts';
import type { Term } from '../model/glossary.ts';
import { applyExceptions } from './apply-exceptions.ts';
import { type Content, createContentReader } from './read-content.ts';

/** The problems of the content. */
export interface ValidationResult {
  /** All problems in order: errors and warnings, then notes, without the excepted ones. */
  issues: Issue[];
  /** Whether one of the issues stops the build. Warnings and notes do not. */
  hasErrors: boolean;
  /** The terms of the glossary that can be read. */
  terms: readonly Term[];
}

/**
 * Finds every problem of every file: those of each file alone, and those between files. All commands find problems here
 * and nowhere else.
 */
export async function validateContent(content: Content): Promise<ValidationResult> {
  const { files } = content;
  const given = readTerms(files);
  const all = await checkContent({
    ...content,
    ...given,
    readable: files.filter(isReadable),
    index: indexContent(files),
    isMentioned: createMentionCheck(content),
    now: Date.now(),
  });
  const hasErrors = all.some((issue) => severityOf(issue) === 'error');
  const { kept, needless } = applyExceptions(all, files, { kind: 'C1', hasErrors });
  return { issues: sortIssues([...kept, ...needless]), hasErrors, terms: given.terms };
}

/** Content that was read and checked. */
export interface LoadedContent extends ValidationResult {
  content: Content;
}

/**
 * Reads and checks a content folder once.
 *
 * @param cacheFolder omit to disable the cache
 * @throws {ContentFolderError} if the folder cannot be read
 */
export async function loadAndValidate(
  folder: string,
  cacheFolder?: string,
): Promise<LoadedContent> {
  const reader = createContentReader(folder, { cacheFolder });
  await reader.scan();
  const content = await reader.read();
  const checked = await validateContent(content);
  reader.save();
  return { content, ...checked };
}
