import type * as en from '../en/exchange.ts';

/** What is said of texts on their way to translators and back. */
export const exchange: typeof en.exchange = {
  notes: {
    limit: (limit) => `Arama sonuçlarında en çok ${limit} karakter görünür.`,
    placeholders: (list) =>
      `Çevirmeyin: ${list}. Bunu site doldurur; cümle içinde yerini değiştirebilirsiniz.`,
    plural: ({ form, numbers }) =>
      numbers === ''
        ? `Çoğul biçimi: “${form}”.`
        : `Çoğul biçimi: “${form}”; şu sayılar için: ${numbers}`,
    stale: 'Türkçe metin, çevirisi yapıldıktan sonra değişti.',
  },
  reasons: {
    unknown: ({ id }) =>
      `İçerikte “${id}” diye bir metin artık yok. Adı değişmiş ya da silinmiş; yeniden dışa aktarın.`,
    twice: 'Metin dosyada birden çok kez var. Yalnızca birini bırakın.',
    sourceChanged:
      'Türkçe metin dışa aktarımdan sonra değişti. Yeni metnin çevrilmesi için yeniden dışa aktarın.',
    deletedSince:
      'Çeviri, dışa aktarımdan sonra içerikten silindi. Yeniden dışa aktarın ya da çeviriyi oraya yazın.',
    changedSince: ({ present }) =>
      `İçerikteki çeviri, dışa aktarımdan sonra değişti (“${present}”). Yeniden dışa aktarın ya da değişikliği orada yapın.`,
    emptied: 'Çeviri boş. İçerikteki metin olduğu gibi kalır; silmek istiyorsanız oradan silin.',
    hidden: ({ character }) =>
      `Çeviride ${character} görünmez karakteri var; yapıştırırken gelir. Onu silin ya da yerine düz boşluk yazın.`,
    lines: 'Çeviride satır sonu var, Türkçe metin ise tek satır. Çeviriyi tek satırda yazın.',
    draft:
      'Kayıt “fuzzy” diye işaretli: yalnızca bir tahmin. Kontrol edip işareti kaldırın, sonra yeniden içe aktarın.',
    otherForm:
      'Bu cümlenin başka bir çoğul biçimi geri çevrildi; biçimler ya hep birlikte alınır ya da hiç alınmaz.',
  },
  imported: ({ written, files, confirmed, unchanged }) =>
    `${written} metin ${files} dosyaya aktarıldı, ${confirmed} tanesi olduğu gibi onaylandı, ${unchanged} tanesi değişmedi.`,
  rehearsal: 'Bu bir denemeydi: hiçbir şey yazılmadı.',
  refused: ({ count, rest }) => {
    const partial = rest === 0 ? '' : ` Öbür ${rest} metni şimdiden almak için: --partial`;
    return `${count} metin geri çevrildi; hiçbir şey yazılmadı. Düzelttirip dosyayı yeniden içe aktarın.${partial}`;
  },
  leftOut: (count) =>
    `${count} metin alınmadı (--partial). Düzelttirip dosyayı yeniden içe aktarın.`,
  failures: {
    controlCharacter: ({ id, character }) =>
      `${id} metninde ${character} denetim karakteri var. Onu içerikten silin, sonra yeniden dışa aktarın.`,
    wrongLanguage: ({ code, known }) =>
      `Dosyaya göre çevirilerin dili “${code}”. Site şu dillere çevriliyor: ${known}.`,
    columns: ({ missing, found }) =>
      `İlk satırda sütun adları bulunmalı. Eksik: ${missing}. Bulunan: ${found}.`,
    csvQuotes:
      'Tablo okunamıyor: bir çift tırnak kapanmamış ya da metnin ortasında tek başına kalmış. CSV (UTF-8) olarak yeniden kaydedin.',
    notPo: 'Dosya, “Language” başlığı olan bir PO dosyası değil. Dışa aktarıldığı gibi gönderin.',
    poContext: (source) =>
      `“${source}” kaydının msgctxt satırı kaybolmuş, hangi metin olduğu bilinmiyor. Yeniden dışa aktarın.`,
    poSyntax: (reason) =>
      `PO dosyası okunamıyor; bir tırnak ya da satır bozulmuş. Ayrıntısı İngilizce: ${reason}`,
    documentType:
      'Dosyada belge türü bildirimi (DOCTYPE) var. XLIFF’te böyle bir şey yoktur; dosyayı dışa aktarıldığı gibi gönderin.',
    xmlSyntax: (reason) =>
      `Dosya düzgün bir XML değil; bir etiket bozulmuş. Ayrıntısı İngilizce: ${reason}`,
    reference: (written) =>
      `“${written}” XML’de bir anlam taşımıyor. & karakterini &amp; diye yazın.`,
    encoding: (encoding) =>
      `${encoding === undefined ? 'Dosyanın kodlaması eski (Windows-1252 gibi)' : `Dosyanın kodlaması ${encoding}`} ve bazı harfleri kaybolmuş. UTF-8 olarak kaydedin; Excel’de bunun adı “CSV UTF-8 (Virgülle ayrılmış)”.`,
    oldXliff:
      'Dosya XLIFF 1.2; dışa aktarılan XLIFF 2.1’den başka bir biçim. Dışa aktarılan dosyayı XLIFF 2’yi koruyan bir programla çevirtin ya da PO veya CSV olarak dışa aktarın.',
    notXliff: (found) =>
      `Dosya XLIFF 2.1 değil: ${found} ile başlıyor. XLIFF 2.0 ya da 2.1 olarak kaydedin.`,
    wrongSource: (code) => `Dosyanın kaynak dili “${code}”; içerik ise Türkçeden (tr) çevriliyor.`,
    unitName: 'Bir birimin adı kaybolmuş, hangi metin olduğu bilinmiyor. Yeniden dışa aktarın.',
    unknownCode: (name) =>
      `Metinde dışa aktarımdan gelmeyen bir <${name}> kodu var. Metinlerde biçimlendirme yok; kodu silin.`,
    codePoint: 'Bir <cp> ögesindeki sayı hiçbir karaktere karşılık gelmiyor.',
  },
};
