import { applyExceptions, type Exceptions, readExceptions } from '../entries/exceptions.ts';
import { type Issue, sortIssues } from '../issue.ts';
import { severityOf } from '../issue-codes.ts';
import { type Catalogue, type CheckedContent, checkContent } from './check-content.ts';
import { checkPictures } from './check-pictures.ts';
import { checkReferences } from './check-references.ts';
import { checkTexts } from './check-texts.ts';
import { indexContent } from './content-index.ts';
import { dropShadowed } from './drop-shadowed.ts';
import { type ReadContent, readContent } from './read-content.ts';

export interface LoadedCatalogue {
  /** Absent where there are errors; warnings leave it usable. */
  catalogue?: Catalogue;
  /** The files that parse, each with the model of its part. */
  parts: CheckedContent['parts'];
  exceptions: Exceptions;
  /** All problems in order: errors and warnings. */
  issues: Issue[];
  /** The text of every content file, also of those that do not parse. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Reads and checks a content folder, and reports every problem of every file in one go.
 *
 * @param content what was read from the folder, where that is known already
 * @throws {ContentFolderError} where the folder cannot be read
 */
export async function loadCatalogue(
  folder: string,
  content?: ReadContent,
): Promise<LoadedCatalogue> {
  const read = content ?? (await readContent(folder));
  const index = indexContent(read);
  const { parts, catalogue, issues } = checkContent(read, index);
  const { exceptions, issues: exceptionIssues } = readExceptions(read.files);
  const files = parts.map(({ file }) => file);
  const found = dropShadowed([
    ...read.issues,
    ...issues,
    ...exceptionIssues,
    ...checkReferences(files, index),
    ...parts.flatMap(({ file, model }) => checkTexts(file, model)),
    ...(await checkPictures(files, folder)),
  ]);
  const kept = applyExceptions(found, exceptions, (code) => severityOf(code) === 'warning');
  const hasErrors = kept.some(({ code }) => severityOf(code) === 'error');
  return {
    parts,
    exceptions,
    issues: sortIssues(kept),
    texts: read.texts,
    ...(catalogue && !hasErrors && { catalogue }),
  };
}
