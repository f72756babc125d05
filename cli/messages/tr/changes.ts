import { joinList } from '../../../shared/join-list.ts';
import type { Language } from '../../../shared/languages.ts';
import type * as en from '../en/changes.ts';
import { nameLanguage } from './grammar.ts';

/** What `catalogue changes` says. */
export const changes: typeof en.changes = {
  title: 'Ziyaretçi için değişenler',
  since: ({ date, subject, hash }) => `${date} tarihli “${subject}” kaydından (${hash}) bu yana.`,
  noFolder: 'İçerik o zaman depoda yoktu; bu yüzden hepsi yeni.',
  nothing: 'Ziyaretçi için değişen bir şey yok.',
  homePage: 'Ana sayfa',
  everyPage: 'Her sayfada',
  severalPages: (pages) => `Birkaç sayfada: ${pages}`,
  states: { new: 'Yeni sayfa', gone: 'Kalkan sayfa', moved: 'Yeni adres' },
  page: {
    wasDraft: 'Şimdiye kadar taslaktı.',
    isDraft: 'Artık taslak; ziyaretçi açamaz.',
    moved: ({ before, address }) => `Önce: ${before} – şimdi: ${address}`,
    leadsTo: (before, address) =>
      `Eski bir bağlantıyla ${before} adresini açan ziyaretçi ${address === undefined ? 'orada bir şey bulamaz' : `${address} sayfasına gelir`}.`,
    publishedOn: (moment) => `Ziyaretçiler için yayın zamanı: ${moment}.`,
  },
  allLanguages: 'Bütün dillerde',
  languageName: nameLanguage,
  label: 'Düğme, mesaj ya da başlık',
  notice: 'Duyuru',
  pictureExchanged: 'Değişen resim',
  isNew: 'Yeni',
  isGone: 'Kalktı',
  moved: ({ from, to }) => `şimdi ${to}. sırada, önce ${from}. sıradaydı`,
  paragraphMoved: (paragraph) => `Şu paragrafın yeri değişti: “${paragraph}”`,
  yes: 'evet',
  no: 'hayır',
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
  form: (form) => `“${form}” çoğul biçimi`,
  price: (amount) => `${amount} $`,
  minutes: (count) => `${count} dk.`,
  unseen: 'Ziyaretçinin görmedikleri',
  hidden: {
    prices: 'Sitede kapalı olan fiyatlar',
    contactCard: 'Sitede kapalı olan iletişim kartları',
    relatedPosts: 'Sitede kapalı olan ilgili yazılar',
    search: 'Aramanın sayfaları bulduğu sözcükler',
    alternative: 'Resimleri göremeyenler ve arama motorları için resim açıklamaları',
    engines: 'Arama motorları için',
    addresses: 'Eski adresler',
    internal: 'İçeriğin kendi içindeki sıra ve adlar',
    draft: 'Taslaklar',
    over: 'Süresi geçmiş duyurular ve özel saatler',
    unused: 'Hiçbir sayfada kullanılmayanlar',
  },
  draft: (count) => `${count} fark`,
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
  return joinList(languages.map(nameLanguage), 'tr');
}
