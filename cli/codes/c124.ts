import { defineCode, defineProblem } from './define-code.ts';

export const leftOver = defineCode({
  code: 'C124',
  example: {
    file: 'home.yaml',
    wrong: ['title:', '  tr: TODO başlık yaz'],
    right: ['title:', '  tr: Kumdan denize'],
  },
  explanation: {
    en: {
      title: 'Left-over placeholder',
      meaning:
        'The text was only to hold a place: a mark such as TODO, FIXME, XXX or TBD, a sentence such as “Lorem ipsum” or “your text here”, or signs without a word. Or it has two versions between the marks of msgcat, #-#-#-#-#.',
      why: 'Visitors would read the note of an author, a sentence that says nothing, or two versions of a text.',
      fix: 'Write the text, or leave the field empty: an empty translation is listed by `catalogue missing`, and visitors see the Turkish text.',
    },
    tr: {
      title: 'Unutulmuş yer tutucu',
      meaning:
        'Metin yalnızca yer tutmak için yazılmış: TODO, FIXME, XXX, TBD gibi bir not, “Lorem ipsum” ya da “buraya yazın” gibi bir cümle ya da yalnızca işaretler. Ya da metinde, msgcat’in #-#-#-#-# işaretleri arasında, iki sürüm birden var.',
      why: 'Ziyaretçi yazarın kendine notunu, hiçbir şey söylemeyen bir cümleyi ya da bir metnin iki sürümünü okurdu.',
      fix: 'Metni yazın ya da alanı boş bırakın: boş çeviriyi `catalogue missing` listeler, ziyaretçi de Türkçe metni görür.',
    },
  },
  problems: {
    leftOver: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `“${written}” seems to be left over from writing.`,
        advice: 'Write the text for visitors, or leave the translation empty until it is there.',
      }),
      tr: ({ written }) => ({
        message: `“${written}” yazım sırasından kalmış gibi görünüyor.`,
        advice: 'Ziyaretçinin okuyacağı metni yazın ya da çeviri gelene kadar boş bırakın.',
      }),
    }),
    joinedVersions: {
      en: {
        message: 'Versions of this text stand one behind the other, between the marks of msgcat.',
        advice: 'Keep the right one; delete the others and the lines with #-#-#-#-#.',
      },
      tr: {
        message: 'Bu metnin sürümleri, msgcat’in işaretleri arasında art arda duruyor.',
        advice: 'Doğru sürümü bırakın; ötekileri ve #-#-#-#-# satırlarını silin.',
      },
    },
    signsAlone: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `This text has no words, only this: ${written}`,
        advice: 'Write the text for visitors, or leave the translation empty until it is there.',
      }),
      tr: ({ written }) => ({
        message: `Bu metinde söz yok, yalnızca şu var: ${written}`,
        advice: 'Ziyaretçinin okuyacağı metni yazın ya da çeviri gelene kadar boş bırakın.',
      }),
    }),
  },
});
