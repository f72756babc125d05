import { type Language, languages } from '../../shared/languages.ts';
import { listRequiredPluralForms, type SourceLabel } from '../../shared/schemas/labels.ts';
import { issueCodes } from '../issue.ts';
import { nameLanguage, sayWithin } from '../name-language.ts';
import type { Words } from '../words.ts';
import { suggestName } from './suggest-name.ts';
import type { TextFinding } from './text-rule.ts';

export type LabelWording = SourceLabel[Language];

/** A finding in a label: `form` names the plural form it is in; without one it concerns the label as a whole. */
export interface LabelFinding extends TextFinding {
  form?: string;
}

/** A form that every language may have: i18next takes it for the number 0 (i18next.com, “Plurals”). */
const formOfNothing = 'zero';

/**
 * Finds plural sets that do not fit their language (C030): a form is missing or never used, or one language
 * counts where the other has a single sentence. The forms of a language are those of `Intl.PluralRules`.
 */
export function checkPluralForms(
  source: LabelWording,
  wording: LabelWording,
  language: Language,
): LabelFinding[] {
  const required: readonly string[] = listRequiredPluralForms(language);
  const needs = describeNeeds(language, required);
  if (typeof wording === 'string' || !wording) {
    if (typeof source === 'string' || !wording) return [];
    return [
      describeSet(
        {
          en: 'The Turkish text has plural forms, and this is one sentence for every number.',
          tr: 'Türkçe metnin çoğul biçimleri var, burada ise her sayı için tek bir cümle duruyor.',
        },
        needs,
      ),
    ];
  }
  if (typeof source === 'string') {
    return [
      describeSet(
        {
          en: 'This text has plural forms, and the Turkish one is a single sentence.',
          tr: 'Bu metnin çoğul biçimleri var, Türkçesi ise tek bir cümle.',
        },
        {
          en: 'Write one sentence here, or give the Turkish text plural forms too.',
          tr: 'Buraya tek bir cümle yazın ya da Türkçe metne de çoğul biçimler ekleyin.',
        },
      ),
    ];
  }
  const missing = required.filter((form) => !(form in wording));
  return [
    ...(missing.length > 0 ? [describeSet(describeMissing(missing, language), needs)] : []),
    ...Object.entries(wording)
      .filter(([form]) => form !== formOfNothing && !required.includes(form))
      .map(([form, text]) => ({
        ...describeNeedless(form, missing, language),
        form,
        start: 0,
        end: text.length,
      })),
  ];
}

function describeSet(message: Words, advice: Words): LabelFinding {
  return { code: issueCodes.wrongPlural, start: 0, end: 0, message, advice };
}

function describeMissing(missing: readonly string[], language: Language): Words {
  const name = nameLanguage(language);
  const isOne = missing.length === 1;
  return {
    en: `The plural ${isOne ? 'form' : 'forms'} ${list(missing, 'en')} ${isOne ? 'is' : 'are'} missing in ${name.en}.`,
    tr: `${name.tr} için ${list(missing, 'tr')} ${isOne ? 'çoğul biçimi' : 'çoğul biçimleri'} eksik.`,
  };
}

function describeNeedless(form: string, missing: readonly string[], language: Language) {
  const name = nameLanguage(language);
  const guess = suggestName(form, missing);
  return {
    code: issueCodes.wrongPlural,
    message: {
      en: `${name.en} has no plural form “${form}”, so this text is never shown.`,
      tr: `${sayWithin(language)} “${form}” diye bir çoğul biçim yok; bu metin hiç gösterilmez.`,
    },
    advice: guess
      ? { en: `Did you mean “${guess}”?`, tr: `Şunu mu demek istediniz: “${guess}”?` }
      : {
          en: 'Delete this form.',
          tr: 'Bu biçimi silin.',
        },
  };
}

function describeNeeds(language: Language, required: readonly string[]): Words {
  const name = nameLanguage(language);
  return {
    en: `${name.en} needs ${list(required, 'en')}, each on a line of its own below “${language}:”.`,
    tr: `${name.tr} için gerekenler: ${list(required, 'tr')}. Her birini “${language}:” altına ayrı bir satıra yazın.`,
  };
}

function list(forms: readonly string[], language: keyof Words): string {
  return new Intl.ListFormat(language).format(forms.map((form) => `“${form}”`));
}

/** Numbers to try a form on; the rules of our languages repeat within every hundred. */
const highestTried = 300;

/** Whether a plural form of a language stands for one single whole number, such as Arabic “two”. */
export function isFormForOneNumber(form: string, language: Language): boolean {
  return form === formOfNothing || formsForOneNumber.get(language)?.has(form) === true;
}

const formsForOneNumber = new Map(
  languages.map((language) => [language, listFormsForOneNumber(language)]),
);

function listFormsForOneNumber(language: Language): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: highestTried }, (_, number) => rules.select(number));
  return new Set(
    listRequiredPluralForms(language).filter(
      (form) => numbers.filter((selected) => selected === form).length === 1,
    ),
  );
}
