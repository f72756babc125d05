import { descriptionLimit, type FieldWords, titleLimit } from '../field-words.ts';

export const categoriesWords = {
  en: ['Categories', 'The filter buttons of the services list, in this order; “all” comes first.'],
  tr: [
    'Kategoriler',
    'Hizmet listesinin filtre düğmeleri, bu sırayla; “all” (tümü) en başta durur.',
  ],
} as const satisfies FieldWords;

export const categoryWords = {
  id: {
    en: ['Category', 'Which of the fixed categories this is; services and experiences name it.'],
    tr: ['Kategori', 'Sabit kategorilerden hangisi olduğu; hizmetler ve deneyimler onu anar.'],
  },
  name: {
    en: ['Name', 'The words on the filter button and above the titles of its services’ cards.'],
    tr: ['Ad', 'Filtre düğmesinde ve hizmet kartlarında başlığın üstünde duran sözler.'],
  },
} as const satisfies Record<string, FieldWords>;

export const servicesWords = {
  en: ['Services', 'The cards of the services list, in this order.'],
  tr: ['Hizmetler', 'Hizmet listesinin kartları, bu sırayla.'],
} as const satisfies FieldWords;

export const serviceWords = {
  title: {
    en: ['Title', 'The name of the service on its card. The search looks in it.'],
    tr: ['Başlık', 'Hizmetin kartındaki adı. Arama burada da arar.'],
  },
  category: {
    en: ['Category', 'The filter button that shows this service.'],
    tr: ['Kategori', 'Bu hizmeti gösteren filtre düğmesi.'],
  },
  description: {
    en: [
      'Description',
      'The line under the title on the card; two lines at most. The search looks in it.',
    ],
    tr: ['Açıklama', 'Kartta başlığın altındaki metin; en çok iki satır. Arama burada da arar.'],
  },
  price: {
    en: [
      'Price',
      'US dollars as digits in quotes, such as "150", from 0 to 1000, the range of the price filter. Shown only where prices are switched on in site.yaml.',
    ],
    tr: [
      'Fiyat',
      'Tırnak içinde rakamlarla ABD doları, örneğin "150"; fiyat filtresinin aralığı olan 0–1000 arasında. Yalnızca site.yaml dosyasında fiyatlar açıksa görünür.',
    ],
  },
  image: {
    en: ['Picture', 'The picture of the card, by its name in pictures.yaml.'],
    tr: ['Resim', 'Kartın resmi; pictures.yaml dosyasındaki adıyla.'],
  },
} as const satisfies Record<string, FieldWords>;

export const servicePageWords = {
  name: {
    en: ['Address', 'The end of the page’s address, /servis/…; one of six fixed names.'],
    tr: ['Adres', 'Sayfa adresinin sonu, /servis/…; altı sabit addan biri.'],
  },
  category: {
    en: ['Category', 'The category whose experiences lead back to this page.'],
    tr: ['Kategori', 'Deneyim sayfalarındaki geri bağlantısının bu sayfaya götürdüğü kategori.'],
  },
  title: {
    en: [
      'Title',
      'The heading on the picture at the top, the tab and the line in search results. At most 60 characters.',
    ],
    tr: [
      'Başlık',
      'Sayfa başında resmin üstündeki başlık, sekme ve arama sonucundaki satır. En fazla 60 karakter.',
    ],
    searchLimit: titleLimit,
  },
  subtitle: {
    en: [
      'Subtitle',
      'The sentence under the title, and the text in search results. At most 160 characters.',
    ],
    tr: [
      'Alt başlık',
      'Başlığın altındaki cümle ve arama sonucundaki metin. En fazla 160 karakter.',
    ],
    searchLimit: descriptionLimit,
  },
  description: {
    en: [
      'Description',
      'The text of the side panel. It starts with |, and a blank line begins a new paragraph.',
    ],
    tr: ['Açıklama', 'Yan bölümün metni. | ile başlar; boş satır yeni paragraf açar.'],
  },
  features: {
    en: ['Features', 'What speaks for this category, in the side panel; exactly four.'],
    tr: ['Özellikler', 'Bu kategoriyi öne çıkaranlar, yan bölümde; tam dört tane.'],
  },
  pricing: {
    en: ['Packages', 'The packages of the category, in this order; at least one.'],
    tr: ['Paketler', 'Kategorinin paketleri, bu sırayla; en az bir tane.'],
  },
  gallery: {
    en: ['Gallery', 'The row of pictures at the end of the page; at least one.'],
    tr: ['Galeri', 'Sayfa sonundaki resim sırası; en az bir resim.'],
  },
} as const satisfies Record<string, FieldWords>;

export const featureWords = {
  title: {
    en: ['Title', 'The name of the feature beside its icon; a few words.'],
    tr: ['Başlık', 'Özelliğin simgesi yanındaki adı; birkaç sözcük.'],
  },
  description: {
    en: ['Description', 'One sentence under the feature’s name.'],
    tr: ['Açıklama', 'Özelliğin adı altındaki tek cümle.'],
  },
} as const satisfies Record<string, FieldWords>;

export const packageWords = {
  title: {
    en: ['Title', 'The name of the package.'],
    tr: ['Başlık', 'Paketin adı.'],
  },
  duration: {
    en: [
      'Duration',
      'Only for a package that leads to a list; otherwise it comes from the page the link leads to.',
    ],
    tr: [
      'Süre',
      'Yalnızca bir listeye giden paket için yazılır; öteki paketlerde bağlantının götürdüğü sayfadan gelir.',
    ],
  },
  price: {
    en: [
      'Price',
      'US dollars, only for a package that leads to a list; otherwise it comes from the page the link leads to.',
    ],
    tr: [
      'Fiyat',
      'ABD doları; yalnızca bir listeye giden paket için yazılır, öteki paketlerde bağlantının götürdüğü sayfadan gelir.',
    ],
  },
  url: {
    en: ['Link', 'The page with the details of the package, such as /detay/col-turu.'],
    tr: ['Bağlantı', 'Paketin ayrıntılarını anlatan sayfa, örneğin /detay/col-turu.'],
  },
  features: {
    en: ['What it includes', 'Short lines under the package’s name; at least one.'],
    tr: ['Neler dâhil', 'Paketin adı altındaki kısa satırlar; en az bir tane.'],
  },
} as const satisfies Record<string, FieldWords>;

export const galleryWords = {
  title: {
    en: ['Caption', 'The words on the picture when a visitor points at it.'],
    tr: ['Resim yazısı', 'Ziyaretçi resmin üstüne gelince görünen sözler.'],
  },
} as const satisfies Record<string, FieldWords>;
