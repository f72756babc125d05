import { joinList } from '../../../shared/join-list.ts';
import type * as en from '../en/translations.ts';
import { askIfMeant, nameLanguage } from './grammar.ts';

/** What is said of the state of the translations. */
export const translations: typeof en.translations = {
  gaps: {
    missing: 'eksik',
    empty: 'boş',
    orphaned: 'Türkçesi yok',
    undeclared: 'bildirilmemiş',
    stale: 'eskimiş',
  },
  draft: 'taslak',
  publishedOn: (moment) => `yayın zamanı ${moment}`,
  percent: (percent) => `%${percent}`,
  total: (counts) => {
    const { expected, present, excepted } = counts;
    const work = translations.work(counts);
    const parts = [`${expected} metinden ${present} tanesi var`, work];
    if (excepted > 0) parts.push(`${excepted} istisna`);
    return parts.filter((part) => part !== '').join(', ');
  },
  work: ({ expected, present, stale }) => {
    const parts = [];
    if (expected > present) parts.push(`${expected - present} eksik`);
    if (stale > 0) parts.push(`${stale} eskimiş`);
    return parts.join(', ');
  },
  left: ({ work, command }) => `Çeviriler: ${work}. Listesi: ${command}`,
  waiting: ({ fresh, stale, addresses, command }) => {
    const parts = [
      ...(fresh > 0 ? [`${fresh} yeni metin`] : []),
      ...(stale > 0 ? [`${stale} eskimiş metin`] : []),
      ...(addresses > 0 ? [`${addresses} adres`] : []),
    ];
    if (parts.length === 0) return '';
    return `${joinList(parts, 'tr')} onay bekliyor. Gözden geçirin, sonra: ${command}`;
  },
  next: {
    export: 'işi çevirmene verir',
    report: 'hepsini tarayıcıda yan yana gösterir',
    accept: 'bir dosyadaki çevirilerin hâlâ doğru olduğunu onaylar',
  },
  unread: 'Önce bunları düzeltin: bu dosyaların metinleri sayılamadı.',
  unknownLanguage: ({ name, known }) =>
    `“${name}” burada seçilebilecek dillerden biri değil; şunlardan birini yazın: ${known}.`,
  unknownEntry: ({ name, meant }) =>
    `“${name}” diye bir kayıt yok. ${meant === undefined ? 'Bütün kayıtları “catalogue list” listeler.' : askIfMeant(meant)}`,
  noMinimum: ({ written, example }) =>
    `“${written}” bir alt sınır değil. Bir çeviri dili ve yüzde yazın: --min ${example}`,
  shortfall: ({ language, reached, percent }) =>
    `${nameLanguage(language)}: %${reached.toLocaleString('tr')}; istenen en az %${percent.toLocaleString('tr')}.`,
  lock: {
    unmerged:
      'İki dalın birleştirilmesi burada yarım kalmış.\n  → İki tarafın satırlarını da bırakın; yalnızca <<<<<<<, |||||||, ======= ve >>>>>>> ile başlayan satırları silin.',
    notUtf8:
      'Dosya UTF-8 olarak kaydedilmemiş; bu yüzden üzerine hiçbir şey yazılmadı.\n  → Dosyayı git’ten geri getirin ya da UTF-8 kodlamasıyla kaydedin.',
    unreadable:
      'Bu satır anlaşılamıyor.\n  → Satırı silin; yeniden bakılması gerekenleri “catalogue missing” gösterir.',
  },
  linkedLock: (path) =>
    `${path} listenin kendisi değil, bir sembolik bağlantı ya da boru (pipe); bu yüzden hiçbir şey yazılmadı.\n  → Onun yerine dosyanın kendisini koyun ya da git’ten geri getirin.`,
  noLock: ({ folder, flag }) =>
    `${folder}/translations.lock yok; bu yüzden hangi çevirilerin eskidiği bilinmiyor.\n  → Silindiyse git’ten geri getirin. Hiç olmadıysa çevirileri gözden geçirip onaylayın: catalogue accept${flag}`,
  accept: {
    stale: 'Bu çevirilerden sonra Türkçe metin değişti:',
    fresh: 'Bu çeviriler yeni ya da değişmiş:',
    complete: 'Bütün çeviriler kilit dosyasında.',
    advice: 'Gözden geçirip onaylayın:',
    dryRun: 'İstendiği gibi hiçbir şey yazılmadı (--dry-run).',
    counts: ({ language, all, fresh, renewed }) =>
      `${nameLanguage(language)}: toplam ${all} çeviri onaylı; ${fresh} tanesi yeni, ${renewed} tanesinin Türkçesi değişmişti.`,
    accepted: 'Onaylananlar, yeni ya da değişmiş:',
    more: (count) => `… ve ${count} tane daha`,
    addresses: ({ named, more }) =>
      `addresses.lock dosyasına eklendi: ${named}${more > 0 ? ` ve ${more} adres daha` : ''}.`,
    unlisted: (addresses) => `addresses.lock dosyasında şu adresler henüz yok: ${addresses}.`,
    forgotten: (addresses) => `addresses.lock dosyasından silindi: ${addresses}.`,
    unknownAddress: ({ address, meant }) =>
      `addresses.lock dosyasında “${address}” yok. ${meant === undefined ? 'Adresi orada yazdığı gibi yazın, örneğin /blog/7.' : askIfMeant(meant)}`,
    unreadableAddresses: (folder) =>
      `${folder}/addresses.lock okunamıyor; bu yüzden üzerine hiçbir şey yazılmadı.\n  → Dosyayı git’ten geri getirin ya da UTF-8 kodlamasıyla kaydedin.`,
    oddAddress:
      'Bu satır bir adres değil; kaybolmasın diye hiçbir şey yazılmadı.\n  → Adresler eğik çizgiyle başlar, örneğin /blog/7. Satırı düzeltin ya da silin.',
    removed: (count) => `Artık olmayan metinlere ait ${count} satır kilit dosyasından çıkarıldı.`,
    unaccepted: (count) => `Kilit dosyasında ${count} çevirinin bugünkü hâli yok.`,
  },
  show: {
    missing: 'Çevirisi eksik olduğu için Türkçesi:',
    declared: 'Bilerek çevrilmediği için Türkçesi:',
    noAlternative: 'alternatif metni yok',
  },
  languageName: nameLanguage,
};

/** The words of the page of the report that are no sentences about a single text. */
export const translationPage: typeof en.translationPage = {
  title: 'İçeriğin durumu',
  lead: 'Nerede sorun var, neler çevrildi, neler eksik, Türkçesi değiştiği için hangi çeviriler eskidi.',
  skip: 'Yapılacaklara geç',
  periods: 'Şimdi ve ileride',
  periodStates: { ahead: 'ileride', now: 'şimdi görünüyor', over: 'süresi geçti' },
  totals: 'Çeviriler',
  entries: 'Kayıt kayıt',
  entry: 'Kayıt',
  problems: 'Sorunlar',
  work: 'Çevirilerde yapılacaklar',
  nothing: 'Yapılacak bir şey yok: bütün çeviriler yerinde ve Türkçesine uygun.',
  source: 'Türkçe',
  none: 'henüz yok',
  noSource: 'yok',
  edit: 'Sayfada düzenle',
  complete: 'tamam',
  unread: 'Bazı dosyalar okunamadı; metinleri bu sayılara dâhil değil.',
  next: 'Bundan sonra',
  accept: 'Bir kaydın çevirilerinin hâlâ doğru olduğunu onaylar.',
  hand: 'Eksik ve eskimiş olanları çevirmene verir.',
  kind: (kind) => kinds[kind] ?? kind,
  count: ({ all, open }) =>
    `${all} kayıt${open === 0 ? ', hepsi tamam' : `, ${open} tanesinde iş var`}`,
};

const kinds: Partial<Record<string, string>> = {
  cars: 'Araçlar',
  experiences: 'Deneyimler',
  posts: 'Yazılar',
  pages: 'Sayfalar',
  'category-pages': 'Kategori sayfaları',
  files: 'Sitenin genel metinleri',
};

/** What is said of texts on their way to translators and back. */
function listWords(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' ya da ');
}

export const interchange: typeof en.interchange = {
  notes: {
    limit: (limit, filled) => {
      const counted = filled.map(([written, length]) => `${written} ${length} karakter sayılır`);
      return `${[`En çok ${limit} karakter`, ...counted].join('; ')}.`;
    },
    placeholders: (list) =>
      `Çevirmeyin: ${list}. Bunu site doldurur; cümle içinde yerini değiştirebilirsiniz.`,
    links:
      'Bağlantının sözlerini çevirin, ayraçlarına ve adresine dokunmayın: [sözler](/adres). Cümle içinde yerini değiştirebilirsiniz.',
    plural: ({ form, numbers }) =>
      numbers === ''
        ? `Çoğul biçimi: “${form}”.`
        : `Çoğul biçimi: “${form}”; şu sayılar için: ${numbers}`,
    term: ({ term, word, also, never, note }) =>
      [
        ...(word === undefined ? [] : [`Terim: “${term}” için ${listWords([word, ...also])}.`]),
        ...(never.length > 0 ? [`“${term}” için kullanılmaz: ${listWords(never)}.`] : []),
        ...(note === undefined ? [] : [note]),
      ].join(' '),
    stale: 'Türkçe metin, çevirisi yapıldıktan sonra değişti.',
    mayOmitCount: 'Bu biçimde sayı yazılmayabilir.',
    base: (hash) =>
      `İçe aktarım için, olduğu gibi kalsın: çevirinin dışa aktarılırkenki hâli, ${hash}`,
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
    reordered:
      'Çevirinin parçaları başka bir sıraya konmuş (<target> ögesindeki “order”); bu hâliyle içe aktarılamaz. Bölümleri birleştirip çeviriyi doğru sırasıyla yazın.',
    oldRest: ({ rest }) =>
      `İlk yer tutucudan ya da bağlantıdan sonrası (“${rest}”) hâlâ eski, öncesi ise yeni: bazı programlar yalnızca öncesini gösterir. Metnin tamamını düzeltin ya da değişikliği içerikte yapın.`,
    misplaced: ({ other }) =>
      `Bu sözler başka bir metnin (“${other}”) çevirisi: tek sütun sıralanmış, hücreler yer değiştirmiş, kaymış ya da aşağı doğru doldurulmuş olabilir. Her çeviriyi kendi Türkçesinin yanına getirin. Sözler burada da doğruysa içeriğe yazın.`,
    unknownCode: (name) =>
      `Metinde dışa aktarımdan gelmeyen bir <${name}> kodu var. Metinlerde biçimlendirme yok; kodu silin.`,
    otherForm:
      'Bu cümlenin başka bir çoğul biçimi geri çevrildi; biçimler ya hep birlikte alınır ya da hiç alınmaz.',
  },
  imported: ({ written, files, accepted, unchanged }) =>
    `${written} metin ${files} dosyaya aktarıldı, ${accepted} tanesi olduğu gibi onaylandı, ${unchanged} tanesi değişmedi.`,
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
    doubledColumn: (name) =>
      `“${name}” sütunu fazla: bir dosyada her sütundan bir tane, içe aktarılacak tek bir dil bulunur.`,
    columns: ({ missing, found }) =>
      `İlk satırda sütun adları bulunmalı. Eksik: ${missing}. Bulunan: ${found}.`,
    csvQuotes:
      'Tablo okunamıyor: bir çift tırnak kapanmamış ya da metnin ortasında tek başına kalmış. CSV (UTF-8) olarak yeniden kaydedin.',
    strayCell:
      'Bu satırda sütunu olmayan bir hücrede metin var; çift tırnak içine alınmamış bir metindeki virgül ya da noktalı virgül buna yol açar. Metni çift tırnak içine alın ya da sütuna bir ad verin.',
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
    encoding:
      'Dosya UTF-8 kodlamasıyla kaydedilmemiş, bazı harfleri kaybolmuş olabilir; hiçbir şey yazılmadı. Dosyayı UTF-8 olarak kaydedin; Excel’de bunun adı “CSV UTF-8 (Virgülle ayrılmış)”. Harfler orada da bozuksa dışa aktarılan dosyadan yeniden başlayın.',
    oldXliff:
      'Dosya XLIFF 1.2; dışa aktarılan XLIFF 2.0’dan başka bir biçim. Dışa aktarılan dosyayı XLIFF 2’yi koruyan bir programla çevirtin ya da PO veya CSV olarak dışa aktarın.',
    notXliff: (found) => `Dosya XLIFF 2 değil: ${found} ile başlıyor. XLIFF 2.0 olarak kaydedin.`,
    wrongSource: (code) => `Dosyanın kaynak dili “${code}”; içerik ise Türkçeden (tr) çevriliyor.`,
    unitName: 'Bir birimin adı kaybolmuş, hangi metin olduğu bilinmiyor. Yeniden dışa aktarın.',
    codePoint: 'Bir <cp> ögesindeki sayı hiçbir karaktere karşılık gelmiyor.',
  },
};
