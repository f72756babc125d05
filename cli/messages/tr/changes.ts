import type { Language } from '../../../shared/languages.ts';
import type * as en from '../en/changes.ts';
import { nameLanguage } from './grammar.ts';

/** What `catalogue changes` says. */
export const changes: typeof en.changes = {
  title: 'Ziyaretçi için değişenler',
  since: ({ date, subject, hash }) => `${date} tarihli “${subject}” kaydından (${hash}) bu yana.`,
  noFolder: 'İçerik o zaman depoda yoktu; bu yüzden hepsi yeni.',
  nothing: 'Ziyaretçi için değişen bir şey yok.',
  summary: {
    new: (count) => `${count} yeni sayfa`,
    gone: (count) => `${count} sayfa kalktı`,
    moved: (count) => `${count} sayfanın adresi değişti`,
    changed: (count) => `${count} sayfa değişti`,
    everyPage: 'her sayfada görünen değişiklikler var',
  },
  homePage: 'Ana sayfa',
  everyPage: 'Her sayfada',
  everyPageNote: 'Menü, sayfa altı, iletişim bilgileri, düğmeler, duyurular ve mesajlar.',
  severalPages: (pages) => `Birkaç sayfada: ${pages}`,
  morePages: (count) => `${count} sayfa daha`,
  unnamed: 'İçerik',
  states: { new: 'Yeni sayfa', gone: 'Kalkan sayfa', moved: 'Yeni adres' },
  page: {
    wasDraft: 'Şimdiye kadar taslaktı.',
    isDraft: 'Artık taslak; ziyaretçi açamaz.',
    moved: ({ before, address }) => `Önce: ${before} – şimdi: ${address}`,
    leadsTo: ({ before, address }) =>
      `Eski bir bağlantıyla ${before} adresini açan ziyaretçi ${address} sayfasına gelir.`,
    leadsNowhere: (before) =>
      `Eski bir bağlantıyla ${before} adresini açan ziyaretçi orada bir şey bulamaz.`,
    whole: 'Sayfada yer alan her şey:',
    publishedOn: (moment) => `Ziyaretçiler için yayın zamanı: ${moment}.`,
  },
  allLanguages: 'Bütün dillerde',
  languageName: nameLanguage,
  label: 'Düğme, mesaj ya da başlık',
  ahead: 'Şimdi ve ileride',
  lasting: { notice: 'Duyuru', specialHours: 'Özel saatler' },
  noticeKinds: { info: 'sakin', important: 'önemli' },
  wholeCategory: (category) => `${category} ve kayıtları`,
  pictureExchanged: 'Değişen resim',
  itemAt: ({ name, position }) => `${name} ${position}`,
  itemCalled: ({ name, label }) => `${name} › “${label}”`,
  isNew: 'Yeni',
  isGone: 'Kalktı',
  order: ({ from, to }) => `şimdi ${to}. sırada, önce ${from}. sıradaydı`,
  linkMoved: ({ label, from, to }) => `“${label}” artık şuraya götürüyor: ${to}; önce: ${from}.`,
  linkNew: ({ label, to }) => `Yeni bağlantı: “${label}” şuraya götürüyor: ${to}.`,
  linkGone: ({ label, from }) => `“${label}” artık şuraya götürmüyor: ${from}.`,
  linkWords: 'Bir bağlantının başladığı ya da bittiği söz değişti.',
  switchedOn: 'Ziyaretçi artık bunu görüyor.',
  switchedOff: 'Ziyaretçi artık bunu görmüyor.',
  none: 'yok',
  yes: 'evet',
  no: 'hayır',
  before: 'Önce',
  after: 'Şimdi',
  also: (languages) =>
    `Çevirisi olmadığı için ${listLanguages(languages)} sayfalarda da aynı Türkçe metin görünür.`,
  translated: 'Artık çevirisi var; önceden ziyaretçi Türkçe metni görüyordu.',
  untranslated: ({ source }) =>
    `Çevirisi kalktı; ziyaretçi artık Türkçe metni görüyor: “${source}”`,
  blocks: {
    paragraph: 'paragraf',
    heading: 'başlık',
    quote: 'alıntı',
    image: 'resim',
  },
  sameName: 'Adı aynı, resim başka.',
  values: {
    brand: 'marka',
    code: 'kod',
    count: 'sayı',
    date: 'tarih',
    email: 'e-posta adresi',
    hours: 'çalışma saatleri',
    language: 'dil',
    max: 'en yüksek fiyat',
    min: 'en düşük fiyat',
    number: 'sayı',
    phone: 'telefon numarası',
    price: 'fiyat',
    title: 'başlık',
    total: 'toplam',
    words: 'aranan sözler',
    year: 'yıl',
  },
  form: (form) => `“${form}” çoğul biçimi`,
  price: (amount) => `${amount} $`,
  minutes: (count) => `${count} dk.`,
  focus: ({ left, top }) => `soldan %${left}, üstten %${top}`,
  unseen: 'Ziyaretçinin görmedikleri',
  hidden: {
    prices: 'Sitede kapalı olan fiyatlar',
    contactCard: 'Sitede kapalı olan iletişim kartları',
    relatedPosts: 'Sitede kapalı olan ilgili yazılar',
    search: 'Aramanın sayfaları bulduğu sözcükler',
    alternative: 'Resimleri göremeyenler ve arama motorları için resim açıklamaları',
    engines: 'Arama motorları için',
    addresses: 'Eski adresler ve sayfasını yeni adresine izleyen bağlantılar',
    internal: 'İçeriğin kendi içindeki sıra ve adlar',
    draft: 'Taslaklar',
    over: 'Süresi geçmiş duyurular ve özel saatler',
    unused: 'Hiçbir sayfada kullanılmayanlar',
  },
  draft: (count) => `${count} fark`,
  lists: 'İçerik aracının listeleri',
  listNames: {
    'glossary.yaml': 'Terimler sözlüğü',
    'translations.lock': 'Onaylanan çeviriler',
    'addresses.lock': 'Bilinen adresler',
  },
  counts: ({ added, removed }) =>
    [
      ...(added > 0 ? [`${added} eklendi`] : []),
      ...(removed > 0 ? [`${removed} çıkarıldı`] : []),
    ].join(', ') || 'yazılışı değişti',
  rewritten: (count) =>
    `${count} dosyanın yalnızca yazılışı farklı (sıra, açıklama, tırnak, satır sonu); bunu kimse görmez.`,
  unread: {
    before: (file) => `${file} dosyasının eski hâli okunamıyor; değişiklikleri burada anlatılmadı.`,
    after: (file) =>
      `${file} dosyası şimdiki hâliyle okunamıyor; değişiklikleri burada anlatılmadı.`,
  },
  problems: ({ counts, command }) =>
    counts === ''
      ? 'İçerikte sorun yok.'
      : `İçerikte şu anda ${counts} var. Ayrıntılar: ${command}`,
};

function listLanguages(languages: readonly Language[]): string {
  return new Intl.ListFormat('tr').format(languages.map(nameLanguage));
}
