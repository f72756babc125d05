import type { EntryCounts, compile as en } from '../en/compile.ts';

/** Progress and outcome of `compile`. */
export const compile: typeof en = {
  reading: 'Okunuyor',
  pictures: 'Resimler',
  watching: 'İçerikteki değişiklikler izleniyor; durdurmak için Ctrl+C.',
  isWellAgain: 'Her şey yeniden yolunda.',
  overlap: ({ out, content }) =>
    `--out ${out} ile paketler ${content} içerik klasörünün içine yazılırdı. Başka bir klasör seçin, örneğin build.`,
  failure: (reason) => `Bu derleme tamamlanamadı: ${reason}`,
  pictureWork: (total) =>
    `${total} resim bütün boyutlarda, her biri bir kez hazırlanıyor; birkaç dakika sürebilir.`,
  folderUnreadable: (folder) => `${folder} içerik klasörü okunamıyor.`,
  savedMeanwhile: (file) =>
    `${file} bu sırada başkası tarafından kaydedildi; hiçbir şey yazılmadı. Komutu yeniden çalıştırın.`,
  stopped: {
    content: 'Hiçbir şey yazılmadı: yukarıdaki sorunları giderip yeniden derleyin.',
    pictures: 'Hiçbir paket yazılmadı: yukarıdaki sorunları giderip yeniden derleyin.',
  },
  upToDate: (counts) => `Değişen bir şey yok; ${describeEntries(counts)} güncel.`,
  compiled: ({ counts, encoded, written }) =>
    `${describeEntries(counts)} derlendi; ${describeFiles(encoded, written)}.`,
  compiledAgain: ({ opened, milliseconds, encoded, written }) =>
    `${describeOpened(opened)} ${milliseconds} ms içinde derlendi; ${describeFiles(encoded, written)}.`,
};

function describeEntries({ experiences, cars, posts }: EntryCounts): string {
  return `${experiences} deneyim, ${cars} araç, ${posts} yazı`;
}

function describeFiles(encoded: number, written: number): string {
  return `${encoded} resim dosyası ve ${written} paket dosyası yazıldı`;
}

function describeOpened(opened: readonly string[] | number): string {
  if (typeof opened === 'number') return `${opened} dosya`;
  return opened.length === 0 ? 'Resimler' : opened.join(', ');
}
