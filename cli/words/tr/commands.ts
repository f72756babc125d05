import type { commands as en } from '../en/commands.ts';
import { askIfMeant } from './grammar.ts';

/** What commands say beside their findings. */
export const commands: typeof en = {
  useUi:
    'Bu komut, içeriğin dili olan --lang seçeneğini almaz. Aracın dili için --ui en ya da --ui tr yazın.',

  validate: {
    unknownFile: ({ file, folder }) => `${folder} içinde “${file}” adlı bir içerik dosyası yok.`,
  },

  explain: {
    why: 'Neden önemli',
    fix: 'Ne yapmalı',
    wrong: 'Yanlış',
    right: 'Doğru',
    noCode: (wanted) =>
      `“${wanted}” bir kod değil. Kodlar C012 gibi görünür; hepsini “catalogue explain --ui tr” listeler.`,
    unknownCode: ({ wanted, nearest }) =>
      `${wanted} diye bir kod yok. En yakınları: ${nearest.join(', ')}. Hepsini “catalogue explain --ui tr” listeler.`,
  },

  schema: {
    outdated: 'Bu şemalar artık derleyiciyle uyuşmuyor. Yeniden yazın: catalogue schema',
    current: 'Şemalar güncel.',
    currentButNames:
      'Şemalar güncel; düzenleyicinin önerdiği resim ve sayfa adları içerikten eski. Yenilerini önermesi için: catalogue schema',
    written: ({ total, written }) =>
      `${total} şema, ${written} tanesi yazıldı; VS Code içeriği bunlara göre denetler ve tamamlar.`,
  },

  list: {
    unknownKind: ({ kind, known, meant }) =>
      `“${kind}” diye bir bölüm yok. ${meant === undefined ? `Şunlardan birini yazın: ${known}.` : askIfMeant(meant)}`,
  },

  show: {
    unknownLanguage: ({ language, known }) =>
      `“${language}” sitenin dillerinden biri değil; şunlardan birini yazın: ${known}.`,
    manyEntries: ({ name, files }) =>
      [`“${name}” birden çok kaydı gösteriyor. Şu dosyalardan birini yazın:`, ...files].join(
        '\n  ',
      ),
  },

  report: {
    written: (file) => `Yazıldı: ${file}`,
    unchanged: (file) => `${file} yazıldığından beri değişen bir şey yok.`,
  },

  export: {
    nothing: 'Dışa aktarılacak metin yok.',
    printed: (count) => `${count} metin dışa aktarıldı.`,
    written: ({ count, file }) =>
      `${count} metin ${file} dosyasına yazıldı. Çevrilip geri gelince: catalogue import ${file}`,
  },

  import: {
    unreadable: (file) => `${file} dosyası okunamıyor.`,
    unknownFormat: (file) =>
      `${file} dosyasının biçimi adından anlaşılmıyor; --format xliff, csv ya da po ile belirtin.`,
    nothingWritten: 'Hiçbir şey yazılmadı: içerikte bu hatalar oluşurdu.',
  },
};
