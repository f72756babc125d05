import { defineCode, defineProblem } from './define-code.ts';
import { nameType } from './field-types.ts';

export const missingField = defineCode({
  code: 'C011',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  en: Desert Tour', '  ar: جولة في الصحراء'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
  },
  explanation: {
    en: {
      title: 'Missing field or Turkish text',
      meaning:
        'A field that every entry of this kind has is not there, or its Turkish text is empty.',
      why: 'Turkish is the language that the others fall back to: without it, visitors would see nothing.',
      fix: 'Add the field. A neighbouring entry shows what it looks like.',
    },
    tr: {
      title: 'Eksik alan ya da Türkçe metin',
      meaning: 'Bu türden her kayıtta bulunan bir alan yok ya da Türkçe metni boş.',
      why: 'Öteki dillerde eksik kalan metnin yerini Türkçesi tutar; o da yoksa ziyaretçi hiçbir şey görmez.',
      fix: 'Alanı ekleyin. Nasıl göründüğüne komşu bir kayıttan bakabilirsiniz.',
    },
  },
  problems: {
    missingTurkish: {
      en: {
        message: 'The Turkish text is missing.',
        advice: 'Add tr; all translations are made from the Turkish text.',
      },
      tr: {
        message: 'Türkçe metin eksik.',
        advice: 'tr satırını ekleyin; bütün çeviriler Türkçe metinden yapılır.',
      },
    },
    missingField: defineProblem<{
      name: string;
      wanted: string;
      /** The placeholders that the site fills in there, as written in the text; empty if there are none. */
      values: string;
    }>({
      en: ({ name, wanted, values }) => ({
        message: `The field “${name}” is missing.`,
        advice: `Add it; it holds ${nameType.en(wanted)}${values && `, each with ${values}`}.`,
      }),
      tr: ({ name, wanted, values }) => ({
        message: `“${name}” alanı eksik.`,
        advice: `Ekleyin; değeri ${nameType.tr(wanted)} olmalı${values && `, her birinde şunlar geçmeli: ${values}`}.`,
      }),
    }),
    emptyFile: {
      en: {
        message: 'The file is empty.',
        advice: 'Fill it like another file of its kind, or delete it.',
      },
      tr: {
        message: 'Dosya boş.',
        advice: 'Aynı türden başka bir dosya gibi doldurun ya da silin.',
      },
    },
    emptyListFile: {
      en: {
        message: 'The file is empty.',
        advice: 'Write its items, each beginning with a dash, or [] if there are none.',
      },
      tr: {
        message: 'Dosya boş.',
        advice: 'Ögelerini yazın, her birini tire ile başlatarak; hiç öge yoksa [] yazın.',
      },
    },
    emptyField: defineProblem<{ name: string; wanted: string }>({
      en: ({ name, wanted }) => ({
        message: `The field “${name}” is empty.`,
        advice: `Write ${nameType.en(wanted)} there.`,
      }),
      tr: ({ name, wanted }) => ({
        message: `“${name}” alanı boş.`,
        advice: `Oraya ${nameType.tr(wanted)} yazın.`,
      }),
    }),
    emptyList: defineProblem<{ name: string }>({
      en: ({ name }) => ({
        message: `The list “${name}” is empty.`,
        advice: 'Write its items there, each beginning with a dash, or [] if there are none.',
      }),
      tr: ({ name }) => ({
        message: `“${name}” listesi boş.`,
        advice: 'Oraya ögelerini yazın, her birini tire ile başlatarak; hiç öge yoksa [] yazın.',
      }),
    }),
    emptyItem: defineProblem<{ wanted: string }>({
      en: ({ wanted }) => ({
        message: 'This item of the list is empty.',
        advice: `Write ${nameType.en(wanted)} there, or delete the item.`,
      }),
      tr: ({ wanted }) => ({
        message: 'Listenin bu ögesi boş.',
        advice: `Oraya ${nameType.tr(wanted)} yazın ya da ögeyi silin.`,
      }),
    }),
    emptyTurkish: {
      en: {
        message: 'The Turkish text is empty.',
        advice: 'Write it; all translations are made from the Turkish text.',
      },
      tr: {
        message: 'Türkçe metin boş.',
        advice: 'Metni yazın; bütün çeviriler Türkçe metinden yapılır.',
      },
    },
    emptyText: defineProblem<{ name: string }>({
      en: ({ name }) => ({
        message: `The text “${name}” is empty.`,
        advice: 'Write the text.',
      }),
      tr: ({ name }) => ({ message: `“${name}” metni boş.`, advice: 'Metni yazın.' }),
    }),
  },
});
