import type { FieldProblemParams } from '../../shared/schemas/field-problem.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const duplicateId = defineCode({
  code: 'C020',
  example: {
    file: 'services.yaml',
    wrong: ['services:', '  - id: 1', '    category: visa', '  - id: 1', '    category: transport'],
    right: ['services:', '  - id: 1', '    category: visa', '  - id: 2', '    category: transport'],
  },
  explanation: {
    en: {
      title: 'Duplicate slug, id or order',
      meaning:
        'Two entries claim the same address, number or place in a list, a former address (aliases) is that of another entry, or a list has the same item twice, such as a term of the glossary.',
      why: 'An address can show only one of two entries; the other could not be reached.',
      fix: 'Give one of the two another value. Change the newer one: the older address may be linked from elsewhere.',
    },
    tr: {
      title: 'Yinelenen slug, id ya da sıra',
      meaning:
        'İki kayıt aynı adresi, numarayı ya da sırayı almış, bir eski adres (aliases) başka bir kaydın adresi veya bir listede, örneğin sözlükte, aynı şey iki kez geçiyor.',
      why: 'Bir adres iki kayıttan yalnızca birini gösterebilir; ötekine ulaşılamazdı.',
      fix: 'İkisinden birine başka bir değer verin. Yeni olanı değiştirin: eski adrese başka yerlerden bağlantı verilmiş olabilir.',
    },
  },
  problems: {
    termTwice: defineProblem<{ term: string; line: number }>({
      en: ({ term, line }) => ({
        message: `The term “${term}” is already in the glossary, on line ${line}.`,
        advice: 'Merge the two; further words for it belong under also.',
      }),
      tr: ({ term, line }) => ({
        message: `“${term}” terimi sözlükte zaten var, ${line}. satırda.`,
        advice: 'İkisini birleştirin; öteki karşılıkları also alanına yazın.',
      }),
    }),
    allowedAndForbidden: defineProblem<{ word: string; line: number }>({
      en: ({ word, line }) => ({
        message: `“${word}” is forbidden here, but the same term uses it on line ${line}.`,
        advice: 'Remove it from one of the two places.',
      }),
      tr: ({ word, line }) => ({
        message: `“${word}” burada yasaklanıyor, ama aynı terim onu ${line}. satırda kullanıyor.`,
        advice: 'Onu iki yerden birinden silin.',
      }),
    }),
    itemTwice: defineProblem<{ line: number }>({
      en: ({ line }) => ({
        message: `This item is the same as that on line ${line}.`,
        advice:
          'Delete one of the two: a merge may have kept both places of an item that was moved.',
      }),
      tr: ({ line }) => ({
        message: `Bu öge ${line}. satırdakiyle aynı.`,
        advice:
          'İkisinden birini silin: yeri değişen bir öge, birleştirmede iki yerde kalmış olabilir.',
      }),
    }),
    takenElsewhere: defineProblem<{
      key: string;
      value: string | number;
      file: string;
      line: number;
    }>({
      en: ({ key, value, file, line }) => ({
        message: `${key} “${value}” is already taken by ${file}, line ${line}.`,
        advice: `Give one of the two another ${key}.`,
      }),
      tr: ({ key, value, file, line }) => ({
        message: `${key} “${value}” zaten ${file} dosyasında, ${line}. satırda kullanılıyor.`,
        advice: `İkisinden birine başka bir ${key} verin.`,
      }),
    }),
    idTwice: defineProblem<{ id: string | number }>({
      en: ({ id }) => ({
        message: `id “${id}” is in this list twice.`,
        advice: 'Give one of the two another id.',
      }),
      tr: ({ id }) => ({
        message: `id “${id}” bu listede iki kez geçiyor.`,
        advice: 'İkisinden birine başka bir id verin.',
      }),
    }),
    pictureTwice: defineProblem<{ name: string | number }>({
      en: ({ name }) => ({
        message: `The picture “${name}” is in this list twice.`,
        advice: 'Use another picture; every detail page shows different ones.',
      }),
      tr: ({ name }) => ({
        message: `“${name}” resmi bu listede iki kez geçiyor.`,
        advice: 'Başka bir resim seçin; ayrıntı sayfasında her resim bir kez görünür.',
      }),
    }),
    entryTwice: defineProblem<{ name: string | number }>({
      en: ({ name }) => ({
        message: `“${name}” is in this list twice.`,
        advice: 'Delete one of the two; a page shows a card once.',
      }),
      tr: ({ name }) => ({
        message: `“${name}” bu listede iki kez geçiyor.`,
        advice: 'Birini silin; sayfa bir kartı bir kez gösterir.',
      }),
    }),
    placeTwice: defineProblem<{ place: string }>({
      en: ({ place }) => ({
        message: `“${place}” is in this list twice.`,
        advice: 'Delete one of the two; a page shows a notice once.',
      }),
      tr: ({ place }) => ({
        message: `“${place}” bu listede iki kez geçiyor.`,
        advice: 'Birini silin; duyuru bir sayfada bir kez görünür.',
      }),
    }),
    dayTwice: defineProblem<FieldProblemParams['dayTwice']>({
      en: ({ day }) => ({
        message: `“${day}” is listed twice.`,
        advice: 'Delete one of the two; another day may be meant.',
      }),
      tr: ({ day }) => ({
        message: `“${day}” iki kez yazılmış.`,
        advice: 'Birini silin; başka bir gün de kastedilmiş olabilir.',
      }),
    }),
    aliasTaken: defineProblem<{ alias: string | number; file: string; line: number }>({
      en: ({ alias, file, line }) => ({
        message: `The former address “${alias}” is already taken by ${file}, line ${line}.`,
        advice: 'An address leads to one page: remove it from one of the two places.',
      }),
      tr: ({ alias, file, line }) => ({
        message: `Eski adres “${alias}” zaten ${file} dosyasında, ${line}. satırda kullanılıyor.`,
        advice: 'Bir adres tek bir sayfaya götürür: iki yerden birinden silin.',
      }),
    }),
  },
});
