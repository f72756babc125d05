import type * as en from '../en/placeholder-problems.ts';

const putIntoSentence = (written: string) =>
  `${written} ifadesini, değerinin cümlede durması gereken yere yazın.`;

const samePlaceholders = 'Türkçe metindeki yer tutucuları aynı adlarla kullanın.';

/** Problems of what stands in braces. */
export const placeholderProblems: typeof en.placeholderProblems = {
  wrongBraces: ({ example, isGuess }) => ({
    message:
      'Bu süslü ayraçlar sitenin anladığı biçimde değil; ziyaretçi onları olduğu gibi görür.',
    advice: `${example} yazın, içinde boşluk olmasın.${isGuess ? '' : ' Süslü ayraç içinde yalnızca böyle bir ad durabilir.'}`,
  }),
  placeholderNotInTurkish: ({ written }) => ({
    message: `Türkçe metinde ${written} yok.`,
    advice: samePlaceholders,
  }),
  unknownFact: ({ written, meant, facts }) => ({
    message: `${written} sitenin doldurabildiği bir bilgi değil.`,
    advice:
      meant === undefined
        ? facts === undefined
          ? samePlaceholders
          : `Şunlardan birini kullanın: ${facts}; ya da süslü ayraçları kaldırın.`
        : `Şunu mu demek istediniz: ${meant}?`,
  }),
  unknownValue: ({ written, meant, known }) => ({
    message: `Site bu etikette ${written} diye bir değer doldurmaz.`,
    advice:
      meant === undefined
        ? known.length === 0
          ? 'Süslü ayraçları kaldırın; burada doldurulan bir şey yok.'
          : `Şunları kullanın: ${known.join(', ')}; ya da süslü ayraçları kaldırın.`
        : `Şunu mu demek istediniz: ${meant}?`,
  }),
  missingPlaceholder: ({ written }) => ({
    message: `Türkçe metinde ${written} var, burada yok.`,
    advice: putIntoSentence(written),
  }),
  missingValue: ({ written }) => ({
    message: `Site bu etikette ${written} yerine bir değer yazar; bu metinde o yer yok.`,
    advice: putIntoSentence(written),
  }),
};
