import type { Words } from '../../legacy-words.ts';

/** The words of the report that are no sentences about a single text. */
export const pageWords = {
  title: { en: 'Translations', tr: 'Çeviriler' },
  lead: {
    en: 'What is translated, what is missing, and what is out of date because its Turkish text changed.',
    tr: 'Neler çevrildi, neler eksik, Türkçesi değiştiği için hangi çeviriler eskidi.',
  },
  skip: { en: 'Skip to the list of work', tr: 'Yapılacaklara geç' },
  totals: { en: 'Totals', tr: 'Genel durum' },
  entries: { en: 'Entry by entry', tr: 'Kayıt kayıt' },
  entry: { en: 'Entry', tr: 'Kayıt' },
  work: { en: 'To do', tr: 'Yapılacaklar' },
  nothing: {
    en: 'Nothing: every translation is there and true to its Turkish text.',
    tr: 'Yapılacak bir şey yok: bütün çeviriler yerinde ve Türkçesine uygun.',
  },
  source: { en: 'Turkish', tr: 'Türkçe' },
  none: { en: 'none yet', tr: 'henüz yok' },
  noSource: { en: 'none', tr: 'yok' },
  complete: { en: 'complete', tr: 'tamam' },
  needless: { en: 'Exceptions no longer needed', tr: 'Artık gerekmeyen istisnalar' },
  unread: {
    en: 'Some files could not be read, so their texts are not counted:',
    tr: 'Bazı dosyalar okunamadı; metinleri bu sayılara dâhil değil:',
  },
  next: { en: 'What helps next', tr: 'Bundan sonra' },
  confirm: {
    en: 'Confirms that the translations of an entry are still true.',
    tr: 'Bir kaydın çevirilerinin hâlâ doğru olduğunu onaylar.',
  },
  hand: {
    en: 'Hands what is missing or stale to a translator.',
    tr: 'Eksik ve eskimiş olanları çevirmene verir.',
  },
} satisfies Record<string, Words>;

const kinds: Partial<Record<string, Words>> = {
  cars: { en: 'Cars', tr: 'Araçlar' },
  experiences: { en: 'Experiences', tr: 'Deneyimler' },
  posts: { en: 'Posts', tr: 'Yazılar' },
  pages: { en: 'Pages', tr: 'Sayfalar' },
  'service-pages': { en: 'Category pages', tr: 'Kategori sayfaları' },
  files: { en: 'Texts of the whole site', tr: 'Sitenin genel metinleri' },
};

/** The heading of a kind of entries. */
export function nameKind(kind: string): Words {
  return kinds[kind] ?? { en: kind, tr: kind };
}

/** How many entries a kind has, and how many of them are not done. */
export function countEntries(all: number, open: number): Words {
  return {
    en: `${all} ${all === 1 ? 'entry' : 'entries'}${open === 0 ? ', all complete' : `, ${open} to do`}`,
    tr: `${all} kayıt${open === 0 ? ', hepsi tamam' : `, ${open} tanesinde iş var`}`,
  };
}
