import { type Language, makeOnce } from '../../shared/languages.ts';
import { isCounted, listRequiredPluralForms } from '../../shared/schemas/labels.ts';
import { issueCodes } from '../codes/codes.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { LabelFinding, LabelRule } from './text-rule.ts';

/** A form that every language may have: i18next uses it for the number 0 (i18next.com, “Plurals”). */
const formOfNothing = 'zero';

/**
 * Finds plural sets that do not fit their language (C030): a form is missing or never used, there are forms but the
 * site counts nothing, or there are none although it counts. The forms of a language are those of `Intl.PluralRules`.
 */
export const checkPluralForms: LabelRule = (wording, { values = [], language }) => {
  const isNumbered = isCounted(values);
  const required: string[] = [...listRequiredPluralForms(language)];
  const whole = { code: issueCodes.wrongPlural, start: 0, end: 0 };
  if (typeof wording === 'string') {
    if (!isNumbered) return [];
    const params = { language, required };
    return [{ ...whole, end: wording.length, problem: 'noPluralForms', params }];
  }
  if (!isNumbered) return [{ ...whole, problem: 'needlessPluralForms' }];
  const missing = required.filter((form) => !(form in wording));
  const findings: LabelFinding[] = Object.entries(wording)
    .filter(([form]) => form !== formOfNothing && !required.includes(form))
    .map(([form, text]) => ({
      ...whole,
      end: text.length,
      form,
      problem: 'unknownPluralForm',
      params: { language, form, meant: suggestName(form, missing) },
    }));
  if (missing.length === 0) return findings;
  const params = { language, required, missing };
  return [{ ...whole, problem: 'missingPluralForms', params }, ...findings];
};

/** How many numbers a form is tried on. The rules of our languages repeat within every hundred. */
const maxCountTried = 300;

/** Whether a plural form of a language is for one single whole number, such as Arabic “two”. */
export function isFormForOneNumber(form: string, language: Language): boolean {
  return form === formOfNothing || listFormsForOne(language).includes(form);
}

const listFormsForOne = makeOnce((language): string[] => {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: maxCountTried }, (_, number) => rules.select(number));
  const isForOne = (form: string) => numbers.filter((other) => other === form).length === 1;
  return listRequiredPluralForms(language).filter(isForOne);
});
