import { defineCode, defineProblem } from './define-code.ts';

/** The kinds of Markdown that are told apart. */
export type MarkdownKind = keyof typeof kinds.en;

const kinds = {
  en: {
    emphasis: 'the marks of emphasis',
    code: 'the marks of code',
    heading: 'the mark of a heading',
    link: 'a link',
    picture: 'a picture',
    list: 'the marks of a list',
    quote: 'the mark of a quotation',
    table: 'a table',
    rule: 'a rule',
  },
  tr: {
    emphasis: 'vurgu işaretleri',
    code: 'kod işaretleri',
    heading: 'başlık işareti',
    link: 'bağlantı',
    picture: 'resim',
    list: 'liste işaretleri',
    quote: 'alıntı işareti',
    table: 'tablo',
    rule: 'ayırma çizgisi',
  },
};

export const markdownInText = defineCode({
  code: 'C123',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['about:', '  tr: |', '    Kum **sabahları** serindir.'],
    right: ['about:', '  tr: |', '    Kum sabahları serindir.'],
  },
  explanation: {
    en: {
      title: 'Markdown in a text',
      meaning:
        'The text contains Markdown: **stars** around a word, # before a heading, a [link](address), a list of lines with dashes.',
      why: 'Texts are shown as they are, so visitors would read the stars and brackets.',
      fix: 'Write the words alone. `catalogue validate --fix` removes the marks of emphasis, headings, quotations and code. A link, a list or a table becomes a sentence, or belongs into a field of its own.',
    },
    tr: {
      title: 'Metinde Markdown',
      meaning:
        'Metinde Markdown işaretleri var: sözün çevresinde **yıldızlar**, başlıktan önce #, [bağlantı](adres), tireli satırlardan bir liste.',
      why: 'Metinler yazıldığı gibi gösterilir; ziyaretçi yıldızları, köşeli ayraçları da okurdu.',
      fix: 'Yalnızca sözleri yazın. Vurgu, başlık, alıntı ve kod işaretlerini `catalogue validate --fix` kaldırır. Bağlantıyı, listeyi ya da tabloyu cümleye çevirin ya da kendi alanına yazın.',
    },
  },
  problems: {
    markdown: defineProblem<{ kind: MarkdownKind; written: string }>({
      en: ({ kind, written }) => ({
        message: `Here is Markdown, ${kinds.en[kind]}. Visitors would see: ${written}`,
        advice: advice.en[kind] ?? 'Write the words alone, without the marks.',
      }),
      tr: ({ kind, written }) => ({
        message: `Burada Markdown var: ${kinds.tr[kind]}. Ziyaretçi şunu görürdü: ${written}`,
        advice: advice.tr[kind] ?? 'Yalnızca sözleri yazın, işaretleri silin.',
      }),
    }),
  },
});

/** Advice for what needs more than the removal of marks. */
const advice: Record<'en' | 'tr', Partial<Record<MarkdownKind, string>>> = {
  en: {
    link: 'A text cannot link. Write the words alone; an address belongs into a field for links.',
    picture: 'A text cannot show a picture. Name it in a field for pictures.',
    list: 'The lines would run on as one paragraph. Write a sentence, or begin a paragraph for each item by a blank line, without the marks.',
    table: 'A text cannot show a table. Write sentences instead.',
    rule: 'Remove the line. A blank line begins a new paragraph.',
  },
  tr: {
    link: 'Metinde bağlantı olmaz. Yalnızca sözleri yazın; adresin yeri bağlantı alanıdır.',
    picture: 'Metinde resim gösterilmez. Resmin adını resim alanına yazın.',
    list: 'Satırlar tek paragrafta birleşirdi. Cümle kurun ya da her maddeyi boş satırla ayrı paragraf yapıp işaretleri silin.',
    table: 'Metinde tablo gösterilmez. Yerine cümleler yazın.',
    rule: 'Satırı silin. Boş satır yeni paragraf başlatır.',
  },
};
