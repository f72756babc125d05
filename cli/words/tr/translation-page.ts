import type { translationPage as en } from '../en/translation-page.ts';

/** The words of the report of the translations that are no sentences about a single text. */
export const translationPage: typeof en = {
  title: 'Çeviriler',
  lead: 'Neler çevrildi, neler eksik, Türkçesi değiştiği için hangi çeviriler eskidi.',
  skip: 'Yapılacaklara geç',
  totals: 'Genel durum',
  entries: 'Kayıt kayıt',
  entry: 'Kayıt',
  work: 'Yapılacaklar',
  nothing: 'Yapılacak bir şey yok: bütün çeviriler yerinde ve Türkçesine uygun.',
  source: 'Türkçe',
  none: 'henüz yok',
  noSource: 'yok',
  complete: 'tamam',
  needless: 'Artık gerekmeyen istisnalar',
  unread: 'Bazı dosyalar okunamadı; metinleri bu sayılara dâhil değil:',
  next: 'Bundan sonra',
  confirm: 'Bir kaydın çevirilerinin hâlâ doğru olduğunu onaylar.',
  hand: 'Eksik ve eskimiş olanları çevirmene verir.',
  kind: (kind) => kinds[kind] ?? kind,
  count: ({ all, open }) =>
    `${all} kayıt${open === 0 ? ', hepsi tamam' : `, ${open} tanesinde iş var`}`,
  wrongTemplate: (example) =>
    `Bağlantı kalıbı, içinde {file} geçen bir web adresi ya da göreli yoldur; örneğin ${example}`,
};

const kinds: Partial<Record<string, string>> = {
  cars: 'Araçlar',
  experiences: 'Deneyimler',
  posts: 'Yazılar',
  pages: 'Sayfalar',
  'service-pages': 'Kategori sayfaları',
  files: 'Sitenin genel metinleri',
};
