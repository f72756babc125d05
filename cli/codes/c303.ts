import { defineCode, defineProblem } from './define-code.ts';

export const translatedDifferently = defineCode({
  code: 'C303',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: Sigorta ve yol yardımı', '  en: Insurance'],
    right: ['- tr: Sigorta ve yol yardımı', '  en: Insurance and roadside assistance'],
  },
  explanation: {
    en: {
      title: 'Inconsistent translation',
      meaning:
        'The same Turkish text stands in two places, and its translations are not the same. The note stands where fewer places agree.',
      why: 'Mostly one of them was changed and the other forgotten: a promise is lost, or one thing has two names.',
      fix: 'Write the better translation in both places. If both are meant, leave them: this is a note, and stops nothing.',
    },
    tr: {
      title: 'Tutarsız çeviri',
      meaning:
        'Aynı Türkçe metin iki yerde geçiyor, ama çevirileri aynı değil. Not, azınlıkta kalan yerde durur.',
      why: 'Çoğu kez biri değiştirilmiş, öteki unutulmuştur: bir söz yitip gider ya da tek şeyin iki adı olur.',
      fix: 'İki yere de daha iyi olan çeviriyi yazın. Fark bilerek bırakıldıysa dokunmayın: bu bir nottur, hiçbir şeyi durdurmaz.',
    },
  },
  problems: {
    translatedDifferently: defineProblem<{
      here: string;
      there: string;
      /** The file of the other translation. */
      file: string;
      line: number;
    }>({
      en: ({ here, there, file, line }) => ({
        message: `The same Turkish text is translated differently: here “${here}”, in ${file}, line ${line}, “${there}”.`,
        advice: 'Write the better one in both places. If both are meant, leave them as they are.',
      }),
      tr: ({ here, there, file, line }) => ({
        message: `Aynı Türkçe metin farklı çevrilmiş: burada “${here}”; ${file} dosyasında, ${line}. satırda “${there}”.`,
        advice: 'İki yere de daha iyisini yazın. Fark bilerek bırakıldıysa öyle kalsın.',
      }),
    }),
  },
});
