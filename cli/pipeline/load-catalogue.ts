import { type Issue, sortIssues } from '../issue.ts';
import { type Catalogue, checkContent } from './check-content.ts';
import { checkLabels } from './check-labels.ts';
import { checkPictures } from './check-pictures.ts';
import { checkReferences } from './check-references.ts';
import { readContent } from './read-content.ts';

export type LoadedCatalogue = { catalogue: Catalogue; issues: [] } | { issues: Issue[] };

/**
 * Reads and checks a content folder.
 *
 * @returns the catalogue where the content is valid, and otherwise all its problems in order
 * @throws {ContentFolderError} where the folder cannot be read
 */
export async function loadCatalogue(folder: string): Promise<LoadedCatalogue> {
  const { catalogue, issues } = checkContent(await readContent(folder));
  if (catalogue === undefined) return { issues: sortIssues(issues) };
  const found = [
    ...checkReferences(catalogue),
    ...checkLabels(catalogue),
    ...(await checkPictures(catalogue, folder)),
  ];
  return found.length > 0 ? { issues: sortIssues(found) } : { catalogue, issues: [] };
}
