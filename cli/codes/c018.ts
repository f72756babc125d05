import * as en from '../messages/en/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const joinedLines = defineCode({
  code: 'C018',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['about:', '  tr: "Kum sabahları', '', '    serindir."'],
    right: ['about:', '  tr: |', '    Kum sabahları', '    serindir.'],
  },
  explanation: {
    en: {
      title: 'Joined lines',
      meaning:
        'A text over several lines does not begin with |, or an item of a list is indented deeper than the one above it: YAML reads such lines as one.',
      why: 'Two paragraphs would become one, and two pictures one name that does not exist.',
      fix: 'Begin the text with | and write it below, indented and without quotes. Begin the items of a list with the same number of spaces, a dash and a space.',
    },
    tr: {
      title: 'Birleştirilen satırlar',
      meaning:
        'Birkaç satırlık bir metin | ile başlamıyor ya da bir liste ögesi üstündekinden daha içeriden başlıyor: YAML böyle satırları tek satır sayar.',
      why: 'İki paragraf tek paragraf, iki resim de olmayan tek bir ad olurdu.',
      fix: 'Metni | ile başlatın, altına girintili ve tırnaksız yazın. Liste ögelerine aynı sayıda boşluk, tire ve boşlukla başlayın.',
    },
  },
  problems: {
    itemJoined: defineProblem<{ found: number; right: number }>({
      en: ({ found, right }) => ({
        message: `The line begins with ${en.countSpaces(found)}, deeper than the item above it, so YAML joins the two into one item.`,
        advice: `Begin it with ${en.countSpaces(right)}, like the other items.`,
      }),
      tr: ({ found, right }) => ({
        message: `Satır ${found} boşlukla, üstündeki ögeden daha içeriden başlıyor; YAML bu yüzden ikisini tek öge sayıyor.`,
        advice:
          right === 0
            ? 'Öteki ögeler gibi boşluk bırakmadan başlatın.'
            : `Öteki ögeler gibi ${right} boşlukla başlatın.`,
      }),
    }),
    blockMissing: defineProblem<{ indent: number }>({
      en: ({ indent }) => ({
        message:
          'A text over several lines needs | behind its colon; without it, YAML makes one paragraph of it, or cannot read it.',
        advice: `Write | behind the colon and the text below it, each line after ${en.countSpaces(indent)} and without quotes. A blank line begins a new paragraph.`,
      }),
      tr: ({ indent }) => ({
        message:
          'Birkaç satıra yayılan metinde iki noktadan sonra | gerekir; yoksa YAML metni tek paragrafa indirir ya da okuyamaz.',
        advice: `İki noktadan sonra | yazın; metni altına, tırnaksız ve her satırı ${indent} boşlukla başlatarak yazın. Boş satır yeni paragraf başlatır.`,
      }),
    }),
    brokenInBraces: {
      en: {
        message: 'A text between braces goes on below its line, so YAML joins its lines.',
        advice:
          'Write it on one line. For paragraphs, write each language on a line of its own, without braces.',
      },
      tr: {
        message:
          'Süslü ayraçlar arasındaki bir metin alt satırda sürüyor; YAML satırlarını birleştiriyor.',
        advice:
          'Metni tek satıra yazın. Paragraf gerekiyorsa her dili süslü ayraç kullanmadan kendi satırında yazın.',
      },
    },
  },
});
