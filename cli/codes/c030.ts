import type { Language } from '../../shared/languages.ts';
import * as en from '../messages/en/grammar.ts';
import * as tr from '../messages/tr/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const wrongPlural = defineCode({
  code: 'C030',
  example: {
    file: 'labels.yaml',
    wrong: [
      'result_count:',
      '  ar:',
      '    one: وجدنا خدمة واحدة',
      '    other: "وجدنا {{count}} خدمة"',
    ],
    right: [
      'result_count:',
      '  ar:',
      '    zero: لا توجد خدمات مطابقة',
      '    one: وجدنا خدمة واحدة',
      '    two: وجدنا خدمتين',
      '    few: "وجدنا {{count}} خدمات"',
      '    many: "وجدنا {{count}} خدمة"',
      '    other: "وجدنا {{count}} خدمة"',
    ],
  },
  explanation: {
    en: {
      title: 'Incomplete plural forms',
      meaning:
        'A counted label needs each form that its language uses: one and other in Turkish and English; zero, one, two, few, many and other in Arabic.',
      why: 'For some numbers the sentence would be wrong or missing: Arabic says three services otherwise than eleven.',
      fix: 'Add the forms that the message names, and remove those the language does not use. A form may leave the number out.',
    },
    tr: {
      title: 'Eksik çoğul biçimi',
      meaning:
        'Sayı alan bir etiket, dilinin kullandığı her biçimi ister: Türkçe ve İngilizcede one ile other; Arapçada zero, one, two, few, many ve other.',
      why: 'Bazı sayılarda cümle yanlış çıkar ya da hiç çıkmazdı: Arapçada üç hizmet ile on bir hizmet farklı söylenir.',
      fix: 'İletide adı geçen biçimleri ekleyin, dilin kullanmadıklarını silin. Bir biçimde sayının kendisi geçmeyebilir.',
    },
  },
  problems: {
    noPluralForms: defineProblem<PluralNeeds>({
      en: (needs) => ({
        message: 'This label is counted, and this is one sentence for every number.',
        advice: describeNeeds.en(needs),
      }),
      tr: (needs) => ({
        message: 'Bu etiket sayı alır, burada ise her sayı için tek bir cümle duruyor.',
        advice: describeNeeds.tr(needs),
      }),
    }),
    needlessPluralForms: {
      en: {
        message: 'This text has plural forms, and this label is not counted.',
        advice: 'Write one sentence here.',
      },
      tr: {
        message: 'Bu metnin çoğul biçimleri var, oysa bu etiket sayı almaz.',
        advice: 'Buraya tek bir cümle yazın.',
      },
    },
    missingPluralForms: defineProblem<PluralNeeds & { missing: string[] }>({
      en: ({ missing, ...needs }) => ({
        message: `The plural ${missing.length === 1 ? 'form' : 'forms'} ${en.listNames(missing)} ${missing.length === 1 ? 'is' : 'are'} missing in ${en.nameLanguage(needs.language)}.`,
        advice: describeNeeds.en(needs),
      }),
      tr: ({ missing, ...needs }) => ({
        message: `${tr.nameLanguage(needs.language)} için ${tr.listNames(missing)} ${missing.length === 1 ? 'çoğul biçimi' : 'çoğul biçimleri'} eksik.`,
        advice: describeNeeds.tr(needs),
      }),
    }),
    unknownPluralForm: defineProblem<{
      language: Language;
      form: string;
      meant?: string;
    }>({
      en: ({ language, form, meant }) => ({
        message: `${en.nameLanguage(language)} has no plural form “${form}”, so this text is never shown.`,
        advice: meant === undefined ? 'Delete this form.' : en.askIfMeant(meant),
      }),
      tr: ({ language, form, meant }) => ({
        message: `${tr.sayWithin(language)} “${form}” diye bir çoğul biçim yok; bu metin hiç gösterilmez.`,
        advice: meant === undefined ? 'Bu biçimi silin.' : tr.askIfMeant(meant),
      }),
    }),
  },
});

type PluralNeeds = {
  language: Language;
  /** The forms that the language needs. */
  required: string[];
};

const describeNeeds = {
  en({ language, required }: PluralNeeds): string {
    return `${en.nameLanguage(language)} needs ${en.listNames(required)}, each on a line of its own below “${language}:”.`;
  },
  tr({ language, required }: { language: Language; required: string[] }): string {
    return `${tr.nameLanguage(language)} için gerekenler: ${tr.listNames(required)}. Her birini “${language}:” altına ayrı bir satıra yazın.`;
  },
};
