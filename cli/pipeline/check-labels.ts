import { type Language, languages } from '../../shared/languages.ts';
import { listRequiredPluralForms, type SourceLabel } from '../../shared/schemas/labels.ts';
import { type Issue, issueCodes } from '../issue.ts';
import type { Catalogue } from './check-content.ts';

type Wording = SourceLabel[Language];

/** Checks that counted labels have the plural forms of each language and that placeholders agree. */
export function checkLabels({ values, fileOf }: Catalogue): Issue[] {
  const file = fileOf(values.labels);
  return Object.entries(values.labels).flatMap(([group, labels]) =>
    Object.entries(labels).flatMap(([key, label]) =>
      languages.flatMap((language) => {
        const wording = label[language];
        if (isGap(wording)) return [];
        const path = [group, key, language];
        return [
          ...findMissingForms(label.tr, wording, language).map((form) =>
            file.issue(
              issueCodes.wrongPlural,
              path,
              `The plural form “${form}” is missing in ${language}.`,
              `${language} needs: ${listRequiredPluralForms(language).join(', ')}.`,
            ),
          ),
          ...findStrayPlaceholders(label.tr, wording).map((placeholder) =>
            file.issue(
              issueCodes.wrongPlaceholder,
              path,
              `The placeholder {{${placeholder}}} is not in the Turkish text.`,
              'Use the same placeholders in every language.',
            ),
          ),
        ];
      }),
    ),
  );
}

/** Whether a translation is absent, or there and empty. */
export function isGap(wording: Wording): wording is undefined | null | '' {
  return typeof wording === 'string' ? wording.trim() === '' : !wording;
}

function findMissingForms(source: Wording, wording: Wording, language: Language): string[] {
  if (isGap(wording)) return [];
  if (typeof wording !== 'string') {
    return listRequiredPluralForms(language).filter((form) => !(form in wording));
  }
  return typeof source === 'string' ? [] : listRequiredPluralForms(language);
}

function findStrayPlaceholders(source: Wording, wording: Wording): string[] {
  const known = new Set(listPlaceholders(source));
  return listPlaceholders(wording).filter((placeholder) => !known.has(placeholder));
}

function listPlaceholders(wording: Wording): string[] {
  const texts = typeof wording === 'string' ? [wording] : Object.values(wording ?? {});
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)];
}
