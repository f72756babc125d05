import { defineCode, defineProblem } from './define-code.ts';

export const htmlInText = defineCode({
  code: 'C110',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: <b>Beş koltuk</b>,&nbsp;yüksek oturuş'],
    right: ['- tr: Beş koltuk, yüksek oturuş'],
  },
  explanation: {
    en: {
      title: 'HTML in a text',
      meaning:
        'The text holds a tag of HTML such as <b> or <br>, or the name of a sign such as &nbsp;.',
      why: 'Texts are shown as they stand, so visitors would read the tags.',
      fix: 'Write the words alone and the sign itself. In a text that begins with |, a blank line begins a new paragraph; for a no-break space write \\_ in a text in double quotes. `catalogue validate --fix` replaces the names of signs, and removes simple pairs such as <b>…</b>.',
    },
    tr: {
      title: 'Metinde HTML',
      meaning:
        'Metinde <b> ya da <br> gibi bir HTML etiketi veya &nbsp; gibi bir işaretin adı var.',
      why: 'Metinler yazıldığı gibi gösterilir; ziyaretçi etiketleri okurdu.',
      fix: 'Yalnızca sözleri ve işaretin kendisini yazın. | ile başlayan metinde boş satır yeni paragraf açar; bölünmez boşluk için çift tırnaklı metinde \\_ yazın. İşaret adlarını ve <b>…</b> gibi yalın çiftleri `catalogue validate --fix` düzeltir.',
    },
  },
  problems: {
    htmlInText: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `Here is HTML, which visitors would read as it stands: ${written}`,
        advice:
          'Write the words alone. In a text that begins with |, a blank line begins a new paragraph.',
      }),
      tr: ({ written }) => ({
        message: `Burada ziyaretçinin olduğu gibi okuyacağı HTML var: ${written}`,
        advice: 'Yalnızca sözleri yazın. | ile başlayan metinde boş satır yeni paragraf açar.',
      }),
    }),
  },
});
