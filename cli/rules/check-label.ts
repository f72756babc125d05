import type { Language } from '../../shared/languages.ts';
import {
  checkPluralForms,
  isFormForOneNumber,
  type LabelFinding,
  type LabelWording,
} from './check-plural-forms.ts';
import { checkText } from './check-text.ts';

/**
 * Checks a label in one language, each of its plural forms as a text of its own.
 *
 * @param source the Turkish wording
 * @param wording the wording to check, the Turkish one included; an absent or empty one has no findings
 */
export function checkLabel(
  source: LabelWording,
  wording: LabelWording,
  language: Language,
): LabelFinding[] {
  if (!wording) return [];
  const origin = language === 'tr' ? {} : { source: pickFullest(source) };
  if (typeof wording === 'string') {
    const findings: LabelFinding[] = checkText(wording, { language, role: 'label', ...origin });
    return [...checkPluralForms(source, wording, language), ...findings];
  }
  const inForms = Object.entries(wording).flatMap(([form, text]) =>
    checkText(text, {
      language,
      role: 'label',
      isForOneNumber: isFormForOneNumber(form, language),
      ...origin,
    }).map((finding) => ({ ...finding, form })),
  );
  return [...checkPluralForms(source, wording, language), ...inForms];
}

/** The form “other” says everything; forms for one number may leave the number out. */
function pickFullest(source: LabelWording): string {
  if (typeof source === 'string') return source;
  return source?.other ?? Object.values(source ?? {})[0] ?? '';
}
