import type * as z from 'zod';
import type { FieldProblemParams } from '../../shared/schemas/field-problem.ts';
import * as en from '../messages/en/grammar.ts';
import type { UiLanguage } from '../messages/messages.ts';
import * as tr from '../messages/tr/grammar.ts';
import { type Bound, describeBound } from './bounds.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const wrongCount = defineCode({
  code: 'C014',
  example: {
    file: 'cars/g63.yaml',
    wrong: [
      'images:',
      '  - car-g63-grey-studio-three-quarter-front',
      '  - car-g63-grey-studio-side',
      '  - car-g63-grey-far-mountain',
    ],
    right: [
      'images:',
      '  - car-g63-grey-studio-three-quarter-front',
      '  - car-g63-grey-studio-side',
      '  - car-g63-grey-far-mountain',
      '  - car-g63-grey-wheel-desert-gold',
    ],
  },
  explanation: {
    en: {
      title: 'Wrong number of items',
      meaning:
        'The page has room for a certain number of items: one to five slides, up to six testimonials, at least four pictures.',
      why: 'One too few leaves a hole in the page, one too many breaks its rows.',
      fix: 'Add or remove items until the number fits; the message says how many are needed.',
    },
    tr: {
      title: 'Yanlış öge sayısı',
      meaning:
        'Sayfada belirli sayıda ögeye yer var: bir ile beş arası slayt, en çok altı konuk sözü, en az dört resim.',
      why: 'Eksik öge sayfada boşluk bırakır, fazlası sıraları bozar.',
      fix: 'Sayı tutana dek öge ekleyin ya da çıkarın; kaç tane gerektiği iletide yazar.',
    },
  },
  problems: {
    wrongCount: defineProblem<{ count: number; reason?: CountReason } & Bound>({
      en: ({ count, reason, ...bound }) => ({
        message: `The list has ${en.countNoun(count, 'item')}; it needs ${describeBound.en(bound)}${countReasons.en[reason ?? 'none']}.`,
        advice: `${
          count < bound.limit ? `Add ${bound.limit - count} more` : `Remove ${count - bound.limit}`
        }${otherWays.en[reason ?? 'none']}.`,
      }),
      tr: ({ count, reason, ...bound }) => ({
        message: `Listede ${count} öge var; ${countReasons.tr[reason ?? 'none']}${describeBound.tr(bound)} olmalı.`,
        advice: `${
          count < bound.limit
            ? `${bound.limit - count} öge daha ekleyin`
            : `${count - bound.limit} öge çıkarın`
        }${otherWays.tr[reason ?? 'none']}.`,
      }),
    }),
    fewInLanguage: defineProblem<FieldProblemParams['fewInLanguage']>({
      en: ({ language, count, fewest }) => ({
        message: `The home page has ${en.countNoun(count, 'featured service')} in ${en.nameLanguage(language)}; it needs at least ${fewest}.`,
        advice: `Add ${language} to onlyIn of others, or delete onlyIn.`,
      }),
      tr: ({ language, count, fewest }) => ({
        message: `Ana sayfada öne çıkan hizmet sayısı ${tr.nameLanguage(language)} için ${count}; en az ${fewest} olmalı.`,
        advice: `Başkalarının onlyIn alanına ${language} ekleyin ya da onlyIn alanını silin.`,
      }),
    }),
  },
});

/** Why a list has a limited number of items, if the schema gives a reason. */
type CountReason = NonNullable<z.core.GlobalMeta['countReason']>;

const countReasons: Record<UiLanguage, Record<CountReason | 'none', string>> = {
  en: { none: '', oneForEachCategory: ', one for each category', everyPage: '' },
  tr: { none: '', oneForEachCategory: 'her kategori için bir tane, ', everyPage: '' },
};

/** What to do instead of adding or removing items, as the end of a sentence. */
const otherWays: typeof countReasons = {
  en: { none: '', oneForEachCategory: '', everyPage: ', or delete the field, for every page' },
  tr: { none: '', oneForEachCategory: '', everyPage: ' ya da her sayfa için alanı silin' },
};
