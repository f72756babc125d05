import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { findMissing } from '../pipeline/find-missing.ts';
import { loadCatalogue } from '../pipeline/load-catalogue.ts';
import type { ExitCode, Streams } from '../program.ts';
import { reportIssues } from '../reporters/report-issues.ts';
import { reportMissing } from '../reporters/report-missing.ts';

export interface MissingOptions {
  content: string;
  lang?: string;
}

export async function listMissing(
  { content, lang }: MissingOptions,
  { out, error }: Streams,
): Promise<ExitCode> {
  const wanted = chooseLanguages(lang);
  if (wanted.length === 0) {
    error(
      `“${lang}” is not a translated language; use one of: ${translatedLanguages.join(', ')}.\n`,
    );
    return 2;
  }
  const loaded = await loadCatalogue(content);
  if (!loaded.catalogue) {
    error(reportIssues(loaded.issues, content));
    error('Mend these first: what is missing can only be counted in valid content.\n');
    return 2;
  }
  const completeness = findMissing(loaded.catalogue, wanted);
  out(reportMissing(completeness, content));
  return completeness.gaps.length > 0 ? 1 : 0;
}

function chooseLanguages(lang: string | undefined): Language[] {
  return translatedLanguages.filter((language) => lang === undefined || language === lang);
}
