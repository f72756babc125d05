import { descriptionLimit, type FieldWords, titleLimit } from '../field-words.ts';

/** What an experience and a car have in common. */
export const detailWords = {
  slug: {
    en: [
      'Slug',
      'The end of the page’s address, /detay/…: lower-case letters a-z, digits and hyphens. No other experience or car has it. Changing it breaks links from outside.',
    ],
    tr: [
      'Slug',
      'Sayfa adresinin sonu, /detay/…: a-z küçük harfleri, rakamlar ve kısa çizgi. Başka hiçbir deneyim ya da araç aynısını taşımaz. Değişirse dışarıdan verilen bağlantılar kırılır.',
    ],
  },
  description: {
    en: [
      'Short description',
      'One sentence for search results and shared links; for a car also two lines at most on its card in the list. At most 160 characters.',
    ],
    tr: [
      'Kısa açıklama',
      'Arama sonuçlarında ve paylaşılan bağlantılarda görünen tek cümle; araçta ayrıca listedeki kartın en çok iki satırı. En fazla 160 karakter.',
    ],
    searchLimit: descriptionLimit,
  },
  duration: {
    en: [
      'Duration',
      'How long it takes, as words: “6 hours”, “Per day”. Shown with the packages of a category page, and in the contact card where that is switched on.',
    ],
    tr: [
      'Süre',
      'Ne kadar sürdüğü, sözle: “6 saat”, “Günlük”. Kategori sayfasındaki paketlerde ve açıksa iletişim kartında görünür.',
    ],
  },
  price: {
    en: [
      'Price',
      'US dollars, a number without quotes, such as 150. Visitors see it only where prices are switched on in site.yaml.',
    ],
    tr: [
      'Fiyat',
      'ABD doları, tırnaksız bir sayı, örneğin 150. Ziyaretçi yalnızca site.yaml dosyasında fiyatlar açıksa görür.',
    ],
  },
  images: {
    en: [
      'Pictures',
      'The gallery of the page, at least four different names from pictures.yaml. The first also stands on cards and beside a shared link.',
    ],
    tr: [
      'Resimler',
      'Sayfanın galerisi: pictures.yaml dosyasından en az dört ayrı ad. İlki kartlarda ve paylaşılan bağlantının yanında da görünür.',
    ],
  },
  about_text: {
    en: ['Heading of the about section', 'A few words above the long text of the page.'],
    tr: ['Tanıtım bölümünün başlığı', 'Sayfadaki uzun metnin üstünde duran birkaç sözcük.'],
  },
  about: {
    en: [
      'About',
      'The long text of the page. It starts with |, and a blank line begins a new paragraph.',
    ],
    tr: ['Tanıtım', 'Sayfanın uzun metni. | ile başlar; boş satır yeni paragraf açar.'],
  },
  amenities_text: {
    en: [
      'Heading of the checklist',
      'A few words above the list of what is included, at the end of the page.',
    ],
    tr: ['Listenin başlığı', 'Sayfa sonundaki, nelerin dâhil olduğunu sayan listenin başlığı.'],
  },
  amenities: {
    en: ['Checklist', 'What is included, one short line each; at least one.'],
    tr: ['Dâhil olanlar', 'Fiyata dâhil olanlar, her biri kısa bir satır; en az bir tane.'],
  },
  url: {
    en: [
      'Other link',
      'For a car whose card should lead to another page of this site than its own; otherwise left out.',
    ],
    tr: [
      'Başka bağlantı',
      'Kartı kendi sayfası yerine sitemizin başka bir sayfasına gidecek araç için; öteki durumlarda yazılmaz.',
    ],
  },
  details: {
    en: [
      'Contact card',
      'The words of the contact card on the page. Visitors see it only where it is switched on in site.yaml.',
    ],
    tr: [
      'İletişim kartı',
      'Sayfadaki iletişim kartının sözleri. Ziyaretçi yalnızca site.yaml dosyasında açıksa görür.',
    ],
  },
} as const satisfies Record<string, FieldWords>;

export const contactCardWords = {
  text: {
    en: ['Text of the card', 'One or two sentences above the contact button.'],
    tr: ['Kartın metni', 'İletişim düğmesinin üstündeki bir iki cümle.'],
  },
  message: {
    en: [
      'Prepared message',
      'What the visitor’s chat message says when it opens; written as the visitor.',
    ],
    tr: [
      'Hazır mesaj',
      'Sohbet açıldığında ziyaretçinin mesajında hazır duran söz; ziyaretçinin ağzından yazılır.',
    ],
  },
} as const satisfies Record<string, FieldWords>;

export const experienceWords = {
  category: {
    en: [
      'Category',
      'The category page it belongs to; the way back at the top of its page leads there.',
    ],
    tr: [
      'Kategori',
      'Ait olduğu kategori sayfası; sayfanın üstündeki geri bağlantısı oraya götürür.',
    ],
  },
  title: {
    en: [
      'Title',
      'The name of the experience: the heading of its page, its tab and its line in search results. At most 60 characters.',
    ],
    tr: [
      'Başlık',
      'Deneyimin adı: sayfasının başlığı, sekmesi ve arama sonucundaki satırı. En fazla 60 karakter.',
    ],
    searchLimit: titleLimit,
  },
} as const satisfies Record<string, FieldWords>;

export const carWords = {
  order: {
    en: ['Place in the list', 'Its place in the list of cars, from 1; every car has its own.'],
    tr: ['Listedeki yeri', 'Araç listesindeki sırası, 1’den başlar; her araçta başkadır.'],
  },
  title: {
    en: [
      'Title',
      'The maker’s name of the car, the same in every language: on its card, its page and in search results. At most 60 characters.',
    ],
    tr: [
      'Başlık',
      'Aracın üreticisinin verdiği ad, her dilde aynıdır: kartında, sayfasında ve arama sonuçlarında. En fazla 60 karakter.',
    ],
    searchLimit: titleLimit,
  },
} as const satisfies Record<string, FieldWords>;
