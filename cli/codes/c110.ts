import { defineCode, defineProblem } from './define-code.ts';

/** The kinds of Markdown that are told apart. */
export type MarkdownKind = keyof typeof kinds.en;

const kinds = {
  en: {
    emphasis: 'the marks of emphasis',
    code: 'the marks of code',
    heading: 'the mark of a heading',
    link: 'a link',
    siteLink: 'a link in a short text',
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
    siteLink: 'kısa metinde bağlantı',
    picture: 'resim',
    list: 'liste işaretleri',
    quote: 'alıntı işareti',
    table: 'tablo',
    rule: 'ayırma çizgisi',
  },
};

export const markup = defineCode({
  code: 'C110',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: <b>Beş koltuk</b>,&nbsp;**yüksek** oturuş'],
    right: ['- tr: Beş koltuk, yüksek oturuş'],
  },
  explanation: {
    en: {
      title: 'Markup in a text',
      meaning:
        'The text contains HTML, such as <b>, <br> or &nbsp;, or Markdown: **stars** around a word, # before a heading, a list of lines with dashes, a [link](https://…) to another site. One thing is no markup here: [words](/address) in a long text, which links to a page of this site.',
      why: 'Apart from these links, texts are shown as they are, so visitors would read the tags, stars and brackets.',
      fix: 'Write the words alone, and the sign itself instead of its name in HTML; for a no-break space write \\_ in a text in double quotes. In a text that begins with |, a blank line begins a new paragraph. `catalogue validate --fix` replaces the names of signs, and removes simple pairs such as <b>…</b> and the marks of emphasis, headings, quotations and code. A list or a table becomes a sentence, or belongs into a field of its own. A link to a page of the site belongs into a long text: a paragraph or a quotation of a post, “about”, the answer to a question, the story, a policy.',
    },
    tr: {
      title: 'Metinde biçim işareti',
      meaning:
        'Metinde <b>, <br>, &nbsp; gibi HTML ya da Markdown işaretleri var: sözün çevresinde **yıldızlar**, başlıktan önce #, tireli satırlardan bir liste, başka siteye [bağlantı](https://…). Tek istisna var: uzun metinde [sözler](/adres) bu sitenin bir sayfasına bağlantıdır.',
      why: 'Bu bağlantılar dışında metinler yazıldığı gibi gösterilir; ziyaretçi etiketleri, yıldızları, köşeli ayraçları da okurdu.',
      fix: 'Yalnızca sözleri, HTML adı yerine de işaretin kendisini yazın; bölünmez boşluk için çift tırnaklı metinde \\_ yazın. | ile başlayan metinde boş satır yeni paragraf açar. İşaret adlarını, <b>…</b> gibi yalın çiftleri, vurgu, başlık, alıntı ve kod işaretlerini `catalogue validate --fix` düzeltir. Listeyi ya da tabloyu cümleye çevirin ya da kendi alanına yazın. Sitenin bir sayfasına bağlantının yeri uzun metindir: yazının paragrafı ya da alıntısı, “about”, bir sorunun yanıtı, hikâye, politika.',
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
    link: 'A text links only to pages of this site, as [words](/address), and only if it is long, such as a paragraph. Write the words alone.',
    siteLink:
      'A link may stand only in a long text: a paragraph or a quotation of a post, “about”, the answer to a question, the story, a policy. Write the words alone.',
    picture: 'A text cannot show a picture. Name it in a field for pictures.',
    list: 'The lines would run on as one paragraph. Write a sentence, or begin a paragraph for each item by a blank line, without the marks.',
    table: 'A text cannot show a table. Write sentences instead.',
    rule: 'Remove the line. A blank line begins a new paragraph.',
  },
  tr: {
    link: 'Metin yalnızca bu sitenin sayfalarına, [sözler](/adres) biçiminde ve uzunsa (paragraf gibi) bağlantı verir. Yalnızca sözleri yazın.',
    siteLink:
      'Bağlantı yalnızca uzun metinde durur: yazının paragrafında ya da alıntısında, “about” alanında, bir sorunun yanıtında, hikâyede, politikada. Yalnızca sözleri yazın.',
    picture: 'Metinde resim gösterilmez. Resmin adını resim alanına yazın.',
    list: 'Satırlar tek paragrafta birleşirdi. Cümle kurun ya da her maddeyi boş satırla ayrı paragraf yapıp işaretleri silin.',
    table: 'Metinde tablo gösterilmez. Yerine cümleler yazın.',
    rule: 'Satırı silin. Boş satır yeni paragraf başlatır.',
  },
};
