import { defineCode, defineProblem } from './define-code.ts';

export const unknownKey = defineCode({
  code: 'C010',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['tittle: Mercedes-AMG G 63'],
    right: ['title: Mercedes-AMG G 63'],
  },
  explanation: {
    en: {
      title: 'Unknown field',
      meaning:
        'This kind of entry has no field of this name. Mostly it is a slip of the keyboard, or a field indented too far or too little.',
      why: 'What stands in it would never appear on the site.',
      fix: 'Correct the name, move the line to its place, or remove it.',
    },
    tr: {
      title: 'Bilinmeyen alan',
      meaning:
        'Bu türden kayıtlarda bu adla bir alan yok. Çoğu kez bir yazım hatasıdır ya da alanın girintisi yanlıştır.',
      why: 'İçine yazılan, sitede hiç görünmezdi.',
      fix: 'Adını düzeltin, satırı yerine taşıyın ya da silin.',
    },
  },
  problems: {
    unknownKey: defineProblem<{
      key: string;
      known: readonly string[];
      meant?: string;
      /** The empty text above a language that lost its indentation. */
      lost?: string;
    }>({
      en: ({ key, known, meant, lost }) => ({
        message: `“${key}” is not a field here.`,
        advice:
          lost !== undefined
            ? `Indent the line by two spaces, so that it belongs to “${lost}”.`
            : meant !== undefined
              ? `Did you mean “${meant}”?`
              : `Remove it; the fields here are: ${known.join(', ')}.`,
      }),
      tr: ({ key, known, meant, lost }) => ({
        message: `Burada “${key}” diye bir alan yok.`,
        advice:
          lost !== undefined
            ? `Satırı iki boşluk içeriden başlatın; o zaman “${lost}” alanına ait olur.`
            : meant !== undefined
              ? `Şunu mu demek istediniz: “${meant}”?`
              : `Kaldırın; buradaki alanlar: ${known.join(', ')}.`,
      }),
    }),
  },
});
