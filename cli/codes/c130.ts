import { defineCode, defineProblem } from './define-code.ts';

export const exceptionByPosition = defineCode({
  code: 'C130',
  example: {
    file: 'exceptions.yaml',
    wrong: [
      '- file: home.yaml',
      '  path: testimonials.items[0].name',
      '  codes: [C105]',
      '  reason: A guest’s name is the same in every language.',
    ],
    right: [
      '- file: home.yaml',
      '  path: testimonials.items["Ayşe Kaya"].name',
      '  codes: [C105]',
      '  reason: A guest’s name is the same in every language.',
    ],
  },
  explanation: {
    en: {
      title: 'Exception by position',
      meaning:
        'An exception calls an item of a list by its position, such as [0] for the first one. The item has a name: its id, slug or url, else its title or name, else its first short text, in Turkish.',
      why: 'When an item is added, moved or removed, the positions of all after it change. The exception then hides the mistakes of another item.',
      fix: 'Write the name in straight quotes: tags["Jet ski"]. `catalogue validate --fix` does this. Items that have no name, or share one, keep their position.',
    },
    tr: {
      title: 'Sırayla yazılmış istisna',
      meaning:
        'İstisna, listedeki bir maddeyi sırasıyla anıyor; ilk madde için [0] gibi. Oysa maddenin bir adı var: id, slug ya da url değeri; yoksa başlığı ya da adı; o da yoksa ilk kısa Türkçe metni.',
      why: 'Bir madde eklenir, taşınır ya da silinirse ondan sonrakilerin sırası değişir. O zaman istisna başka bir maddenin hatalarını gizler.',
      fix: 'Maddeyi düz tırnak içinde adıyla yazın: tags["Jet ski"]. `catalogue validate --fix` bunu yapar. Adı olmayan ya da adı başka bir maddeyle aynı olan maddeler sırasıyla kalır.',
    },
  },
  problems: {
    exceptionByPosition: defineProblem<{ item: string; named: string }>({
      en: ({ item, named }) => ({
        message: `The item ${item} has a name, and its position changes when the list does.`,
        advice: `Write its name: ${named}`,
      }),
      tr: ({ item, named }) => ({
        message: `${item} maddesinin bir adı var; sırası ise liste değişince değişir.`,
        advice: `Adını yazın: ${named}`,
      }),
    }),
  },
});
