import type { FieldWords } from '../field-words.ts';

export const siteWords = {
  brand: {
    en: ['Brand', 'The names of the company.'],
    tr: ['Marka', 'Şirketin adları.'],
  },
  origin: {
    en: [
      'Address of the site',
      'Where the site is published, such as https://www.example.com, without a slash at the end.',
    ],
    tr: [
      'Site adresi',
      'Sitenin yayımlandığı yer, örneğin https://www.example.com; sonunda eğik çizgi olmaz.',
    ],
  },
  phone: {
    en: [
      'Phone',
      'With + and country code, in quotes, such as "+971 00 000 0000"; {phone} in texts.',
    ],
    tr: [
      'Telefon',
      '+ ve ülke koduyla, tırnak içinde, örneğin "+971 00 000 0000"; metinlerde {phone}.',
    ],
  },
  email: {
    en: ['E-mail', 'Our address in the footer and on the contact page; {email} in texts.'],
    tr: ['E-posta', 'Sayfa altındaki ve iletişim sayfasındaki adresimiz; metinlerde {email}.'],
  },
  chat: {
    en: ['Chat', 'The round chat button at the bottom of every page.'],
    tr: ['Sohbet', 'Her sayfanın altındaki yuvarlak sohbet düğmesi.'],
  },
  address: {
    en: ['Address', 'In the footer and on the contact page; {address} in texts.'],
    tr: ['Adres', 'Sayfa altında ve iletişim sayfasında; metinlerde {address}.'],
  },
  hours: {
    en: ['Hours', 'When the office is open; {hours} in texts.'],
    tr: ['Çalışma saatleri', 'Ofisin açık olduğu saatler; metinlerde {hours}.'],
  },
  map: {
    en: ['Map', 'The map of the office on the contact page.'],
    tr: ['Harita', 'Ofisin, iletişim sayfasındaki haritası.'],
  },
  social: {
    en: ['Social profile', 'In the footer and on the contact page.'],
    tr: ['Sosyal medya profili', 'Sayfa altında ve iletişim sayfasında.'],
  },
  features: {
    en: ['Switches', 'What is built but hidden: true shows it, false hides it.'],
    tr: ['Anahtarlar', 'Hazır olup gizli duranlar: true gösterir, false gizler.'],
  },
  imageHosts: {
    en: [
      'Hosts of pictures',
      'Names of other servers that pictures may come from, such as images.example.com; [] for none.',
    ],
    tr: [
      'Resim sunucuları',
      'Resimlerin gelebileceği başka sunucuların adları, örneğin images.example.com; yoksa [].',
    ],
  },
} as const satisfies Record<string, FieldWords>;

export const brandWords = {
  wordmark: {
    en: ['Wordmark', 'The word under the mark in the header and large in the footer.'],
    tr: ['Logo yazısı', 'Üstte logoda ve sayfa altında büyük duran sözcük.'],
  },
  title: {
    en: ['Name', 'The company’s name: in the tab, in search results and in the copyright line.'],
    tr: ['Ad', 'Şirketin adı: sekmede, arama sonuçlarında ve telif satırında.'],
  },
  tagline: {
    en: [
      'Tagline',
      'A few words after the name in the tab and the search result of the home page; together with the name at most 60 characters.',
    ],
    tr: [
      'Slogan',
      'Ana sayfanın sekmesinde ve arama sonucunda adın ardından gelen sözler; adla birlikte en fazla 60 karakter.',
    ],
    // “Vaha Dubai · ” stands before it.
    searchLimit: 47,
  },
} as const satisfies Record<string, FieldWords>;

export const chatWords = {
  number: {
    en: ['Chat number', 'Country code and number as digits in quotes, such as "971000000000".'],
    tr: [
      'Sohbet numarası',
      'Ülke kodu ve numara, tırnak içinde yalnızca rakam, örneğin "971000000000".',
    ],
  },
  greeting: {
    en: ['Greeting', 'The visitor’s first message, where a page has none of its own.'],
    tr: ['Selamlama', 'Sayfanın kendi mesajı yoksa ziyaretçinin ilk mesajı.'],
  },
} as const satisfies Record<string, FieldWords>;

export const greetingText = {
  en: ['Text', 'The prepared message, written as the visitor.'],
  tr: ['Metin', 'Hazır mesaj; ziyaretçinin ağzından yazılır.'],
} as const satisfies FieldWords;

export const hoursWords = {
  from: {
    en: ['From', 'Opening time in quotes, such as "09:00".'],
    tr: ['Açılış', 'Açılış saati, tırnak içinde, örneğin "09:00".'],
  },
  to: {
    en: ['To', 'Closing time in quotes, such as "17:00".'],
    tr: ['Kapanış', 'Kapanış saati, tırnak içinde, örneğin "17:00".'],
  },
  days: {
    en: ['Days', 'The English names of the days with these hours, for search engines.'],
    tr: ['Günler', 'Bu saatlerin geçerli olduğu günlerin İngilizce adları; arama motorları için.'],
  },
} as const satisfies Record<string, FieldWords>;

export const mapWords = {
  url: {
    en: ['Link', 'The https address that opens the map.'],
    tr: ['Bağlantı', 'Haritayı açan https adresi.'],
  },
  embed: {
    en: ['Frame', 'The https address of the map inside the page.'],
    tr: ['Çerçeve', 'Sayfanın içindeki haritanın https adresi.'],
  },
} as const satisfies Record<string, FieldWords>;

export const socialWords = {
  name: {
    en: ['Name', 'The name of the profile, such as "@vaha.dubai", in quotes.'],
    tr: ['Ad', 'Profilin adı, tırnak içinde, örneğin "@vaha.dubai".'],
  },
  url: {
    en: ['Link', 'The https address of the profile.'],
    tr: ['Bağlantı', 'Profilin https adresi.'],
  },
} as const satisfies Record<string, FieldWords>;

export const switchWords = {
  prices: {
    en: ['Prices', 'Whether visitors see prices.'],
    tr: ['Fiyatlar', 'Ziyaretçinin fiyatları görüp görmeyeceği.'],
  },
  priceFilter: {
    en: ['Price filter', 'Whether the services list has a price filter.'],
    tr: ['Fiyat filtresi', 'Hizmet listesinde fiyat filtresinin olup olmayacağı.'],
  },
  detailContact: {
    en: ['Contact card', 'Whether the pages of experiences and cars have a contact card.'],
    tr: ['İletişim kartı', 'Deneyim ve araç sayfalarında iletişim kartının olup olmayacağı.'],
  },
  relatedPosts: {
    en: ['Related posts', 'Whether related posts stand under a post.'],
    tr: ['İlgili yazılar', 'Yazının altında ilgili yazıların olup olmayacağı.'],
  },
} as const satisfies Record<string, FieldWords>;

export const navigationWords = {
  header: {
    en: ['Header menu', 'The links at the top of every page, in this order; at least one.'],
    tr: ['Üst menü', 'Her sayfanın üstündeki bağlantılar, bu sırayla; en az bir tane.'],
  },
  footer: {
    en: ['Footer', 'The end of every page.'],
    tr: ['Sayfa altı', 'Her sayfanın en altı.'],
  },
} as const satisfies Record<string, FieldWords>;

export const headerLinkWords = {
  label: {
    en: ['Words', 'What the link says; one or two words.'],
    tr: ['Söz', 'Bağlantının sözü; bir iki sözcük.'],
  },
} as const satisfies Record<string, FieldWords>;

export const footerWords = {
  description: {
    en: ['Description', 'The sentence under the logo.'],
    tr: ['Açıklama', 'Logonun altındaki cümle.'],
  },
  quickLinks: {
    en: ['Quick links', 'The first column of links.'],
    tr: ['Hızlı erişim', 'Bağlantıların ilk sütunu.'],
  },
  services: {
    en: ['Services', 'The second column of links.'],
    tr: ['Hizmetler', 'Bağlantıların ikinci sütunu.'],
  },
  contact: {
    en: ['Contact', 'The column with address, phone and e-mail.'],
    tr: ['İletişim', 'Adres, telefon ve e-posta sütunu.'],
  },
} as const satisfies Record<string, FieldWords>;

export const columnWords = {
  title: {
    en: ['Title', 'The heading of the column.'],
    tr: ['Başlık', 'Sütunun başlığı.'],
  },
  items: {
    en: ['Links', 'The links of the column, in this order; at least one.'],
    tr: ['Bağlantılar', 'Sütunun bağlantıları, bu sırayla; en az bir tane.'],
  },
} as const satisfies Record<string, FieldWords>;
