import type { UiLanguage } from '../messages/messages.ts';

/** The codes that are gone, each with what replaces it. Their numbers are not used again. */
export const goneCodes: Readonly<Record<string, Record<UiLanguage, string>>> = {
  C106: {
    en: 'C106 is gone since 2026-11-28: exceptions are comments, and C304 reports an unused one.',
    tr: 'C106, 28.11.2026’dan beri yok: istisnalar artık yorumdur, kullanılmayanı C304 bildirir.',
  },
  C130: {
    en: 'C130 is gone since 2026-11-28: an exception is a comment at its text, so it needs no path.',
    tr: 'C130, 28.11.2026’dan beri yok: istisna, metninin yanındaki bir yorumdur; yol yazılmaz.',
  },
};
