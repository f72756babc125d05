import * as en from '../messages/en/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const escapedParagraphs = defineCode({
  code: 'C121',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['about:', '  tr: "Kum sabahları serindir.\\n\\nÖğleyin yanar."'],
    right: ['about:', '  tr: |', '    Kum sabahları serindir.', '', '    Öğleyin yanar.'],
  },
  explanation: {
    en: {
      title: 'Escaped paragraph break',
      meaning:
        'A long text in double quotes has its paragraphs on one line, with \\n\\n between them.',
      why: 'Visitors see the right paragraphs, but nobody can read or correct such a line with ease.',
      fix: 'Begin the text with | and write it below, indented and without quotes.',
    },
    tr: {
      title: '\\n ile yazılmış paragraf',
      meaning:
        'Çift tırnak içindeki uzun bir metnin paragrafları tek satırda, aralarında \\n\\n ile duruyor.',
      why: 'Ziyaretçi paragrafları doğru görür; ama böyle bir satırı okumak da düzeltmek de güçtür.',
      fix: 'Metni | ile başlatıp altına, girintili ve tırnaksız yazın.',
    },
  },
  problems: {
    escapedParagraphs: defineProblem<{ indent: number }>({
      en: ({ indent }) => ({
        message:
          'The paragraphs of this text are parted by \\n on one line, which is hard to read and to correct.',
        advice: `Write | behind the colon and the text below it, each line after ${en.countSpaces(indent)} and without quotes. A blank line begins a new paragraph.`,
      }),
      tr: ({ indent }) => ({
        message:
          'Bu metnin paragrafları tek satırda \\n ile ayrılmış; böyle okumak da düzeltmek de zor.',
        advice: `İki noktadan sonra | yazın; metni altına, tırnaksız ve her satırı ${indent} boşlukla başlatarak yazın. Boş satır yeni paragraf başlatır.`,
      }),
    }),
  },
});
