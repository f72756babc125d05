import type { FieldWords } from '../field-words.ts';

/** Fields that mean the same wherever they stand. */
export const commonWords = {
  id: {
    en: ['Number', 'A whole number that no other entry of this list has. Visitors do not see it.'],
    tr: ['Numara', 'Bu listede başka hiçbir kaydın taşımadığı bir tam sayı. Ziyaretçi görmez.'],
  },
  updated: {
    en: [
      'Last changed',
      'The day the page last changed in substance, such as 2026-11-21: a new price, a rewritten paragraph, not a comma. Search engines read it.',
    ],
    tr: [
      'Son değişiklik',
      'Sayfanın içeriğinin en son değiştiği gün, örneğin 2026-11-21: yeni fiyat, yeniden yazılan paragraf; virgül değil. Arama motorları okur.',
    ],
  },
  languages: {
    en: [
      'Languages',
      'The languages this is written in, such as [tr, en]. A text missing in another language is then intended and not counted. Turkish is always among them.',
    ],
    tr: [
      'Diller',
      'Bunun yazıldığı diller, örneğin [tr, en]. O zaman öteki dillerin yokluğu bilerektir, eksik sayılmaz. Türkçe hep listede olur.',
    ],
  },
  icon: {
    en: ['Icon', 'The name of the drawing beside the title, one of a fixed list.'],
    tr: ['Simge', 'Başlığın yanındaki çizimin adı; sabit bir listeden seçilir.'],
  },
  url: {
    en: [
      'Link',
      'The page of this site that a click leads to, such as /detay/col-turu; it must exist.',
    ],
    tr: [
      'Bağlantı',
      'Tıklayınca açılan, bu sitedeki sayfa, örneğin /detay/col-turu; bu sayfa var olmalıdır.',
    ],
  },
  image: {
    en: ['Picture', 'The name of a picture listed in pictures.yaml.'],
    tr: ['Resim', 'pictures.yaml dosyasında kayıtlı bir resmin adı.'],
  },
  heroImage: {
    en: [
      'Picture at the top',
      'The wide picture behind the title at the top of the page, by its name in pictures.yaml; at least 2400 pixels wide. It also stands beside a shared link.',
    ],
    tr: [
      'Sayfa başındaki resim',
      'Sayfa başında, başlığın arkasındaki geniş resmin pictures.yaml dosyasındaki adı; en az 2400 piksel genişliğinde. Paylaşılan bağlantının yanında da görünür.',
    ],
  },
  sectionTitle: {
    en: ['Title of the section', 'The heading above this part of the page; a few words.'],
    tr: ['Bölüm başlığı', 'Sayfanın bu bölümünün üstündeki başlık; birkaç sözcük.'],
  },
  sectionText: {
    en: [
      'Text of the section',
      'One or two sentences beside the heading of this part of the page.',
    ],
    tr: ['Bölüm metni', 'Sayfanın bu bölümünde, başlığın yanındaki bir iki cümle.'],
  },
} as const satisfies Record<string, FieldWords>;
