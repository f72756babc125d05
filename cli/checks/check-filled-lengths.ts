import { type Language, languages } from '../../shared/languages.ts';
import { type TextRole, textRoles } from '../../shared/schemas/text-roles.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { ContentFile, OpenFile } from '../model/content-file.ts';
import { fillVariables, fillWithPlaces, type LocalContext } from '../model/localize.ts';
import { findSource, sources } from '../model/sources.ts';
import { mapFields } from '../model/walk-fields.ts';
import type { TermsCheck } from './check.ts';
import { countShown, dependsOnFacts, measureLength } from './check-length.ts';
import { locateFinding } from './locate-finding.ts';

/**
 * Finds titles, descriptions, teasers and notices that are too long (C101, C102, C131) once the facts of the site are
 * filled in.
 */
export const checkFilledLengths: TermsCheck['prepare'] = ({ factsOf, open }) => {
  const hasTagline = ({ path }: ContentFile) => path === sources.site.file;
  return (file, written) =>
    hasTagline(file) || written.includes('{') ? limitProblems(checkFile(file, factsOf, open)) : [];
};

function checkFile(file: ContentFile, factsOf: LocalContext['factsOf'], open: OpenFile): Issue[] {
  const model = findSource(file.path)?.model;
  if (!model) return [];
  const issues: Issue[] = [];
  mapFields(file.data, model, 'file', ({ value, model: { kind, meta }, path }) => {
    const { role } = meta;
    if (kind !== 'text' || role === undefined) return;
    for (const language of languages) {
      const text = getAt(value, [language]);
      if (typeof text !== 'string' || !dependsOnFacts(text, role)) continue;
      const filled = fillWithPlaces(text, language, factsOf);
      for (const finding of measureLength(filled, role, countAfter(role, language, factsOf))) {
        issues.push(locateFinding(open(file), [...path, language], text, finding));
      }
    }
  });
  return issues;
}

/** The number of characters that are shown behind a text of a role, see `textRoles`. */
export function countAfter(
  role: TextRole,
  language: Language,
  factsOf: LocalContext['factsOf'],
): number {
  return countShown(fillVariables(textRoles[role].after, language, factsOf));
}
