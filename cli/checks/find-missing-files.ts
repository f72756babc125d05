import { issueCodes } from '../codes/codes.ts';
import { createFileIssue, type Issue } from '../issue.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { findSource, requiredFiles } from '../model/sources.ts';
import type { AllContent } from './check.ts';

/** Finds files that the site needs and that are missing (C006). */
export function findMissingFiles({ files }: AllContent): Issue[] {
  const paths = files.map(({ path }) => path);
  // A file that is required itself is not another one.
  const others = paths.filter((path) => !requiredFiles.includes(path));
  return requiredFiles
    .filter((path) => !paths.includes(path))
    .map((path) => {
      const model = findSource(path)?.model;
      const isList = model?.kind === 'list' && model.mayBeEmpty;
      const params = { path, alike: suggestName(path, others), isList };
      return createFileIssue(issueCodes.missingFile, path, { problem: 'missingFile', params });
    });
}
