import { languages } from '../../shared/languages.ts';
import type { PluralForm } from '../../shared/schemas/labels.ts';
import { isFormForOneNumber } from '../rules/check-text.ts';

/** Whether a plural form may do without its number, since words can say it as well: “one service found”. */
export function canOmitCount(form: PluralForm | undefined, placeholder: string): boolean {
  if (form === undefined || placeholder !== '{{count}}') return false;
  // A form that stands for one number in one of our languages does so in every one that has it.
  return languages.some((language) => isFormForOneNumber(form, language));
}
