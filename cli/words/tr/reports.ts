import type { reports as en } from '../en/reports.ts';

/** The end of a report for people, and the names of what it holds. */
export const reports: typeof en = {
  error: 'hata',
  warning: 'uyarı',
  gap: 'çeviri',
  noProblems: (files) => `${files} dosya denetlendi, sorun yok.`,
  noGaps: (files) => `${files} dosya denetlendi, eksik çeviri yok.`,
  problems: ({ errors, warnings, files }) => {
    const counts = [
      ...(errors > 0 ? [`${errors} hata`] : []),
      ...(warnings > 0 ? [`${warnings} uyarı`] : []),
    ];
    return `${files} dosyada ${counts.join(' ve ')}.`;
  },
  gaps: ({ count, files }) => `${files} dosyada ilgilenilecek ${count} çeviri.`,
  fixable: ({ fixable, found, command }) => {
    if (fixable < found) return `${fixable} tanesini şu komut düzeltir: ${command}`;
    return `${fixable === 1 ? 'Şu' : 'Hepsini şu'} komut düzeltir: ${command}`;
  },
  moreAboutCode: (code) => `Bir kod hakkında daha fazlası: catalogue explain ${code} --ui tr`,
  total: ({ language, present, expected, percent }) =>
    `${language}: ${present} / ${expected} metin (%${percent})`,
};
