import type * as en from '../en/edits.ts';

/** Why a text cannot be written into a content file. */
export const refusedEdits: typeof en.refusedEdits = {
  noSuchField: 'Dosyada böyle bir alan artık yok. Yeniden dışa aktarın.',
  noLanguages: 'Alanda henüz hiçbir dil yok. Önce Türkçe metnini yazın.',
  notYaml:
    'Dosya geçerli bir YAML değil, bu yüzden içine yazılamıyor. Önce “catalogue validate” çalıştırın.',
  notText: 'Burada metin değil, bir liste ya da alan grubu var.',
  anchorOrTag:
    'İçerikteki metinde YAML çapası (&) ya da etiketi (!) var. Önce oradaki metni çift tırnağa alın.',
  samePlace: 'İki değişiklik dosyanın aynı yerine yazmak istiyor.',
  halfCharacter: 'Metinde yarım kalmış bir karakter var. Metni yeniden yapıştırın.',
  changesMore: 'Metin buraya başka bir şeyi değiştirmeden yazılamıyor. Elle yazın.',
};

/** What `--fix` did or, with `--dry-run`, would do. */
export const fixes: typeof en.fixes = {
  none: 'Güvenle düzeltilebilecek bir şey yok.',
  wouldChangeMore: (file) =>
    `Düzeltmelerden sonra ${file} başka bir şey söyleyecekti; bu yüzden dosyaya dokunulmadı. Dosyadaki ilk sorunu elle düzeltip komutu yeniden çalıştırın.`,
  done: ({ problems, files }) => `${files} dosyada ${problems} sorun düzeltildi:`,
  planned: ({ problems, files }) => `${files} dosyada ${problems} sorun düzeltilirdi:`,
};
