import { defineCode, defineProblem } from './define-code.ts';

export const brandEnding = defineCode({
  code: 'C127',
  example: {
    file: 'pages/services.yaml',
    wrong: ['description:', '  tr: "Vize, transfer, turlar: {brand}’nin bütün hizmetleri."'],
    right: ['description:', '  tr: "Vize, transfer, turlar: {brand} hizmetlerinin tamamı."'],
  },
  explanation: {
    en: {
      title: 'Ending behind {brand}',
      meaning: 'A Turkish ending is attached to {brand}.',
      why: 'An ending agrees with the sound of the name before it: “Serap’ın”, “Kuzey’in”. The next brand would have the wrong one.',
      fix: 'Word the sentence so that {brand} carries no ending: “{brand} hizmetleri”, “{brand} olarak”, “{brand} ile”.',
    },
    tr: {
      title: '{brand} ardında ek',
      meaning: '{brand} bir ek almış.',
      why: 'Ek, önündeki adın sesine uyar: “Serap’ın”, “Kuzey’in”. Marka değişince ek yanlış kalır.',
      fix: 'Cümleyi {brand} ek almayacak biçimde kurun: “{brand} hizmetleri”, “{brand} olarak”, “{brand} ile”.',
    },
  },
  problems: {
    brandEnding: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `An ending is attached to the brand: ${written}`,
        advice:
          'It is right for one name only. Word the sentence so that {brand} carries none, such as “{brand} hizmetleri”.',
      }),
      tr: ({ written }) => ({
        message: `Markaya ek gelmiş: ${written}`,
        advice:
          'Bu ek tek bir ada uyar. Cümleyi {brand} ek almadan kurun, örneğin “{brand} hizmetleri”.',
      }),
    }),
  },
});
