import { descriptionLimit, type FieldWords } from '../field-words.ts';

export const homeWords = {
  description: {
    en: ['Description', 'The text of the home page in search results. At most 160 characters.'],
    tr: ['Açıklama', 'Ana sayfanın arama sonucundaki metni. En fazla 160 karakter.'],
    searchLimit: descriptionLimit,
  },
  hero: {
    en: ['Slides', 'The slideshow at the top of the home page; exactly three slides.'],
    tr: ['Slaytlar', 'Ana sayfanın başındaki slayt gösterisi; tam üç slayt.'],
  },
  featured: {
    en: ['Featured', 'Six services in the order of a day, under the slideshow.'],
    tr: ['Öne çıkanlar', 'Slaytların altında, günün akışına göre sıralanmış altı hizmet.'],
  },
  tiles: {
    en: ['Categories', 'The dark band with six arches, one for each category page.'],
    tr: ['Kategoriler', 'Her kategori sayfası için bir kemer taşıyan koyu bant; altı kemer.'],
  },
  whyUs: {
    en: ['Why us', 'Four reasons for the company, each with an icon.'],
    tr: ['Neden biz', 'Şirketi seçmek için, her biri simgeli dört neden.'],
  },
  testimonials: {
    en: ['Testimonials', 'What three guests say.'],
    tr: ['Konuk sözleri', 'Üç konuğun söyledikleri.'],
  },
  cta: {
    en: ['Closing', 'The picture at the end of the home page with a button to the contact page.'],
    tr: ['Kapanış', 'Ana sayfanın sonundaki resim ve iletişim sayfasına giden düğme.'],
  },
} as const satisfies Record<string, FieldWords>;

export const slideWords = {
  image: {
    en: [
      'Picture',
      'The picture that fills the screen, by its name in pictures.yaml; at least 2400 pixels wide.',
    ],
    tr: [
      'Resim',
      'Ekranı kaplayan resmin pictures.yaml dosyasındaki adı; en az 2400 piksel genişliğinde.',
    ],
  },
  portrait: {
    en: ['Upright picture', 'The same scene for upright screens, such as phones; may be left out.'],
    tr: ['Dikey resim', 'Aynı sahnenin telefon gibi dikey ekranlar için resmi; yazılmayabilir.'],
  },
  title: {
    en: ['Title', 'The large words on the slide; a few of them.'],
    tr: ['Başlık', 'Slaydın üstündeki büyük yazı; birkaç sözcük.'],
  },
  subtitle: {
    en: ['Subtitle', 'The sentence under the large words of the slide.'],
    tr: ['Alt başlık', 'Slayttaki büyük yazının altındaki cümle.'],
  },
} as const satisfies Record<string, FieldWords>;

export const featuredItemWords = {
  title: {
    en: ['Title', 'The name of the service under its picture.'],
    tr: ['Başlık', 'Hizmetin, resmin altındaki adı.'],
  },
  description: {
    en: ['Description', 'One sentence under the title.'],
    tr: ['Açıklama', 'Başlığın altındaki tek cümle.'],
  },
  cta: {
    en: ['Words of the link', 'What the link under the description says; two or three words.'],
    tr: ['Bağlantının sözü', 'Açıklamanın altındaki bağlantının sözü; iki üç sözcük.'],
  },
  time: {
    en: ['Time of day', 'When it begins, in quotes, such as "06:10"; written on the sun’s path.'],
    tr: ['Saat', 'Başladığı saat, tırnak içinde, örneğin "06:10"; güneşin yolu üstünde yazar.'],
  },
  sun: {
    en: [
      'Place of the sun',
      'Where the sun stands on its path, from 0 (start) to 100 (end); after 80 it has set.',
    ],
    tr: [
      'Güneşin yeri',
      'Güneşin yolun neresinde durduğu, 0 (başlangıç) ile 100 (son) arası; 80’den sonra batmıştır.',
    ],
  },
} as const satisfies Record<string, FieldWords>;

export const listWords = {
  items: {
    en: ['Entries', 'The entries of this part of the page, in this order; their count is fixed.'],
    tr: ['Kayıtlar', 'Sayfanın bu bölümündeki kayıtlar, bu sırayla; sayıları sabittir.'],
  },
} as const satisfies Record<string, FieldWords>;

export const tileWords = {
  title: {
    en: ['Title', 'The name of the category on its arch.'],
    tr: ['Başlık', 'Kategorinin kemer üstündeki adı.'],
  },
  background: {
    en: ['Picture', 'The picture in the arch, by its name in pictures.yaml.'],
    tr: ['Resim', 'Kemerin içindeki resim; pictures.yaml dosyasındaki adıyla.'],
  },
  priceRange: {
    en: ['Price hint', '“From $95” on the arch; shown only where prices are switched on.'],
    tr: ['Fiyat ipucu', 'Kemerdeki “Başlangıç fiyatı 95 $”; yalnızca fiyatlar açıksa görünür.'],
  },
} as const satisfies Record<string, FieldWords>;

export const priceHintWords = {
  from: {
    en: ['From', 'The lowest price, in US dollars, a number without quotes.'],
    tr: ['Başlangıç', 'En düşük fiyat, ABD doları; tırnaksız bir sayı.'],
  },
  unit: {
    en: ['Unit', 'day for a price per day; otherwise left out.'],
    tr: ['Birim', 'Günlük fiyat için day; öteki durumlarda yazılmaz.'],
  },
} as const satisfies Record<string, FieldWords>;

export const reasonWords = {
  title: {
    en: ['Title', 'The reason in a few words, beside its icon.'],
    tr: ['Başlık', 'Nedenin birkaç sözcükle adı, simgesinin yanında.'],
  },
  desc: {
    en: ['Description', 'One or two sentences that explain the reason.'],
    tr: ['Açıklama', 'Nedeni anlatan bir iki cümle.'],
  },
} as const satisfies Record<string, FieldWords>;

export const testimonialWords = {
  initials: {
    en: ['Initials', 'One or two letters in the circle beside the guest’s name.'],
    tr: ['Baş harfler', 'Konuğun adı yanındaki yuvarlakta duran bir iki harf.'],
  },
  name: {
    en: ['Name', 'The guest’s name under the words.'],
    tr: ['Ad', 'Sözlerin altındaki konuk adı.'],
  },
  location: {
    en: ['Place', 'Where the guest comes from, under the name.'],
    tr: ['Yer', 'Konuğun geldiği yer, adının altında.'],
  },
  text: {
    en: ['Words', 'What the guest says; two or three sentences, without quotes around them.'],
    tr: ['Söz', 'Konuğun söylediği; iki üç cümle, çevresine tırnak konmadan.'],
  },
} as const satisfies Record<string, FieldWords>;

export const closingWords = {
  title: {
    en: ['Title', 'The large words on the closing picture.'],
    tr: ['Başlık', 'Kapanış resminin üstündeki büyük yazı.'],
  },
  button: {
    en: ['Button', 'The words of the button to the contact page.'],
    tr: ['Düğme', 'İletişim sayfasına giden düğmenin sözü.'],
  },
  image: {
    en: [
      'Picture',
      'The picture that fills the screen, by its name in pictures.yaml; at least 2400 pixels wide.',
    ],
    tr: [
      'Resim',
      'Ekranı kaplayan resmin pictures.yaml dosyasındaki adı; en az 2400 piksel genişliğinde.',
    ],
  },
} as const satisfies Record<string, FieldWords>;
