import type { IssueCode } from '../issue-codes.ts';
import { advisedChanges } from './advised-changes.ts';
import { brokenReferences } from './broken-references.ts';
import { brokenYaml } from './broken-yaml.ts';
import type { Explanation } from './explanation.ts';
import { translationGaps } from './translation-gaps.ts';
import { unreadableFiles } from './unreadable-files.ts';
import { wrongFields } from './wrong-fields.ts';
import { wrongPictures } from './wrong-pictures.ts';

/** Every code, explained; a code that is forgotten does not compile. */
export const explanations: Record<IssueCode, Explanation> = {
  ...unreadableFiles,
  ...brokenYaml,
  ...wrongFields,
  ...brokenReferences,
  ...wrongPictures,
  ...advisedChanges,
  ...translationGaps,
};
