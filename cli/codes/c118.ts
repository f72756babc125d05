import { defineCode, defineProblem } from './define-code.ts';

export const translatedDifferently = defineCode({
  code: 'C118',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: Sigorta ve yol yardımı', '  en: Insurance'],
    right: ['- tr: Sigorta ve yol yardımı', '  en: Insurance and roadside assistance'],
  },
  explanation: {
    en: {
      title: 'Inconsistent translation',
      meaning:
        'The same Turkish text stands in two places, and its translations are not the same. The warning stands where fewer places agree.',
      why: 'Mostly one of them was changed and the other forgotten: a promise is lost, or one thing has two names.',
      fix: 'Write the better translation in both places. Where the two are meant, say why in exceptions.yaml.',
    },
    tr: {
      title: 'Tutarsız çeviri',
      meaning:
        'Aynı Türkçe metin iki yerde geçiyor, ama çevirileri aynı değil. Uyarı, azınlıkta kalan yerde durur.',
      why: 'Çoğu kez biri değiştirilmiş, öteki unutulmuştur: bir söz yitip gider ya da tek şeyin iki adı olur.',
      fix: 'İki yere de daha iyi olan çeviriyi yazın. Fark bilerek bırakıldıysa nedenini exceptions.yaml dosyasına yazın.',
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
        advice:
          'Write the better one in both places. If both are meant, say so in exceptions.yaml.',
      }),
      tr: ({ here, there, file, line }) => ({
        message: `Aynı Türkçe metin farklı çevrilmiş: burada “${here}”; ${file} dosyasında, ${line}. satırda “${there}”.`,
        advice:
          'İki yere de daha iyisini yazın. Fark bilerek bırakıldıysa exceptions.yaml dosyasında belirtin.',
      }),
    }),
  },
});
