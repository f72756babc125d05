import type { Language } from '../../../shared/languages.ts';
import type { Bundle, Notice } from '../../../shared/schemas/bundle.ts';

/** Sentences as long as an editor may write them, and a short one. */
const sentences: Record<Language, Record<'important' | 'info' | 'short', string>> = {
  tr: {
    important:
      'Vize başvurularını 24–26 Aralık’ta alamıyoruz; acelesi olan misafirlerimiz 23 Aralık’ta saat 14.00’e kadar bize yazsın.',
    info: 'Çöl akşamları yılbaşı haftasında erkenden doluyor; yerinizi şimdiden ayırtmak için sayfamıza bakıp bize yazabilirsiniz.',
    short: 'Ofisimiz 1 Ocak’ta kapalı.',
  },
  en: {
    important:
      'We take no visa applications from 24 to 26 December; if yours is urgent, write to us before 14:00 on 23 December.',
    info: 'Desert evenings fill early in the week of New Year’s Eve; to reserve yours in good time, see the page and write to us.',
    short: 'Our office is closed on 1 January.',
  },
  ar: {
    important:
      'لا نستقبل طلبات التأشيرة من 24 إلى 26 ديسمبر، ومن كان طلبه عاجلًا فليراسلنا قبل الساعة 14:00 من يوم 23 ديسمبر.',
    info: 'تمتلئ أمسيات الصحراء مبكرًا في أسبوع رأس السنة، ولحجز أماكنكم في الوقت المناسب انظروا الصفحة وراسلونا من الآن.',
    short: 'مكتبنا مغلق يوم 1 يناير.',
  },
};

/** A notice of every page, shown at any time. */
export function createNotice(
  { language }: Pick<Bundle, 'language'>,
  sentence: keyof (typeof sentences)[Language],
  more: Partial<Notice> = {},
): Notice {
  const kind = sentence === 'important' ? 'important' : 'info';
  const days = { from: '2026-01-01', until: '2099-12-31' };
  return { text: sentences[language][sentence], kind, ...days, ...more };
}
