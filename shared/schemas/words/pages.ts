import { descriptionLimit, type FieldWords, titleLimit } from '../field-words.ts';

/** The head of a page. */
export const pageWords = {
  title: {
    en: [
      'Title',
      'The heading of the page, its tab and its line in search results. At most 60 characters.',
    ],
    tr: ['Başlık', 'Sayfanın başlığı, sekmesi ve arama sonucundaki satırı. En fazla 60 karakter.'],
    searchLimit: titleLimit,
  },
  subtitle: {
    en: ['Subtitle', 'The sentence under the heading.'],
    tr: ['Alt başlık', 'Başlığın altındaki cümle.'],
  },
  description: {
    en: [
      'Description',
      'The text of the page in search results and shared links. At most 160 characters.',
    ],
    tr: [
      'Açıklama',
      'Sayfanın arama sonuçlarındaki ve paylaşılan bağlantılardaki metni. En fazla 160 karakter.',
    ],
    searchLimit: descriptionLimit,
  },
} as const satisfies Record<string, FieldWords>;

/** The blog list shows no picture of its own; its picture stands beside a shared link. */
export const listPicture = {
  en: [
    'Picture',
    'The wide picture behind the title at the top of the page (the blog shows none there) and beside a shared link, by its name in pictures.yaml; at least 2400 pixels wide.',
  ],
  tr: [
    'Resim',
    'Sayfa başında başlığın arkasındaki geniş resim (blogda görünmez) ve paylaşılan bağlantının resmi; pictures.yaml dosyasındaki adıyla, en az 2400 piksel genişliğinde.',
  ],
} as const satisfies FieldWords;

export const aboutWords = {
  story: {
    en: ['Story', 'The story of the company, beside two pictures.'],
    tr: ['Hikâye', 'Şirketin hikâyesi, iki resmin yanında.'],
  },
  mission: {
    en: ['Mission', 'What the company does, in a few sentences.'],
    tr: ['Misyon', 'Şirketin ne yaptığı, birkaç cümleyle.'],
  },
  vision: {
    en: ['Vision', 'What the company wants to become, in a few sentences.'],
    tr: ['Vizyon', 'Şirketin ne olmak istediği, birkaç cümleyle.'],
  },
  values: {
    en: ['Values', 'The values of the company, on the dark band.'],
    tr: ['Değerler', 'Şirketin değerleri, koyu bantta.'],
  },
  extraValues: {
    en: ['More values', 'Further values, under the dark band.'],
    tr: ['Diğer değerler', 'Koyu bandın altındaki öteki değerler.'],
  },
} as const satisfies Record<string, FieldWords>;

export const storyWords = {
  text: {
    en: ['Text', 'The story. It starts with |, and a blank line begins a new paragraph.'],
    tr: ['Metin', 'Hikâye. | ile başlar; boş satır yeni paragraf açar.'],
  },
  images: {
    en: ['Pictures', 'The two pictures beside the story, by their names in pictures.yaml.'],
    tr: ['Resimler', 'Hikâyenin yanındaki iki resim; pictures.yaml dosyasındaki adlarıyla.'],
  },
} as const satisfies Record<string, FieldWords>;

export const statementWords = {
  text: {
    en: ['Text', 'A few sentences; a blank line begins a new paragraph.'],
    tr: ['Metin', 'Birkaç cümle; boş satır yeni paragraf açar.'],
  },
} as const satisfies Record<string, FieldWords>;

export const valueListWords = {
  items: {
    en: ['Values', 'One row each, in this order; at least one.'],
    tr: ['Değerler', 'Her biri bir satır, bu sırayla; en az bir tane.'],
  },
} as const satisfies Record<string, FieldWords>;

export const valueWords = {
  title: {
    en: ['Title', 'The value in a few words, beside its icon.'],
    tr: ['Başlık', 'Değerin birkaç sözcükle adı, simgesinin yanında.'],
  },
  text: {
    en: ['Text', 'One or two sentences about the value.'],
    tr: ['Metin', 'Değeri anlatan bir iki cümle.'],
  },
} as const satisfies Record<string, FieldWords>;

export const contactWords = {
  items: {
    en: ['Ways to reach us', 'Address, phone, e-mail and hours; exactly four.'],
    tr: ['İletişim yolları', 'Adres, telefon, e-posta ve saatler; tam dört tane.'],
  },
  socialTitle: {
    en: ['Before the profile', 'The words before the link to our social profile.'],
    tr: ['Profilden önce', 'Sosyal medya profilimizin bağlantısından önceki sözler.'],
  },
  mapTitle: {
    en: ['Title of the map', 'The heading above the map.'],
    tr: ['Haritanın başlığı', 'Haritanın üstündeki başlık.'],
  },
  mapText: {
    en: ['Text of the map', 'One or two sentences between the heading and the map.'],
    tr: ['Haritanın metni', 'Başlıkla harita arasındaki bir iki cümle.'],
  },
  faqTitle: {
    en: ['Title of the questions', 'The heading above the questions and answers.'],
    tr: ['Soruların başlığı', 'Sorularla yanıtların üstündeki başlık.'],
  },
  faq: {
    en: ['Questions', 'Questions that visitors open to read the answer; exactly four.'],
    tr: ['Sorular', 'Ziyaretçinin açıp yanıtını okuduğu sorular; tam dört tane.'],
  },
} as const satisfies Record<string, FieldWords>;

export const contactItemWords = {
  title: {
    en: ['Title', 'The name of this way to reach us, such as “Phone”.'],
    tr: ['Başlık', 'Bu iletişim yolunun adı, örneğin “Telefon”.'],
  },
  lines: {
    en: [
      'Lines',
      'What stands under the title: a text, or a fact of site.yaml: "{address}", "{phone}", "{email}" or "{hours}", in quotes.',
    ],
    tr: [
      'Satırlar',
      'Başlığın altında duranlar: bir metin ya da site.yaml dosyasındaki bir bilgi: "{address}", "{phone}", "{email}" veya "{hours}", tırnak içinde.',
    ],
  },
} as const satisfies Record<string, FieldWords>;

export const questionWords = {
  q: {
    en: ['Question', 'The question as a visitor would ask it.'],
    tr: ['Soru', 'Ziyaretçinin soracağı biçimde soru.'],
  },
  a: {
    en: ['Answer', 'The answer, a few sentences.'],
    tr: ['Yanıt', 'Yanıt, birkaç cümle.'],
  },
} as const satisfies Record<string, FieldWords>;

export const policyWords = {
  updated: {
    en: [
      'Last changed',
      'The day the policy last changed, such as 2026-11-21; visitors read it at the top.',
    ],
    tr: [
      'Son değişiklik',
      'Metnin en son değiştiği gün, örneğin 2026-11-21; ziyaretçi sayfanın başında okur.',
    ],
  },
  intro: {
    en: ['Introduction', 'The first paragraphs, before the sections.'],
    tr: ['Giriş', 'Bölümlerden önceki ilk paragraflar.'],
  },
  sections: {
    en: ['Sections', 'The sections of the policy, listed in its table of contents; at least one.'],
    tr: ['Bölümler', 'Metnin bölümleri; içindekiler listesinde de durur, en az bir tane.'],
  },
} as const satisfies Record<string, FieldWords>;

export const policySectionWords = {
  title: {
    en: ['Title', 'The heading of the section, also in the table of contents.'],
    tr: ['Başlık', 'Bölümün başlığı; içindekiler listesinde de görünür.'],
  },
  content: {
    en: [
      'Text',
      'The text of the section; it starts with |, and a blank line begins a new paragraph.',
    ],
    tr: ['Metin', 'Bölümün metni; | ile başlar, boş satır yeni paragraf açar.'],
  },
} as const satisfies Record<string, FieldWords>;
