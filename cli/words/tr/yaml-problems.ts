import type * as en from '../en/yaml-problems.ts';
import { sayReason } from './commands.ts';
import { invisibleCharacters } from './text-problems.ts';

/** Problems of a file as a whole. */
export const fileProblems: typeof en.fileProblems = {
  notUtf8: {
    message: 'Dosya UTF-8 olarak kaydedilmemiş.',
    advice: 'Düzenleyicinizde açıp UTF-8 kodlamasıyla kaydedin.',
  },
  cannotOpen: (reason) => ({
    message: `Sistem dosyayı okuyamıyor: ${sayReason(reason)}.`,
    advice:
      'Dosyayı açma izniniz olup olmadığına bakın; klasör ya da kopuk bir bağlantı da olabilir.',
  }),
  unknownFile: ({ folder, folders }) => ({
    message: 'Bu dosya içeriğin hiçbir bölümüne ait değil.',
    advice:
      folder === undefined
        ? `Türünün klasörüne taşıyın (${folders}) ya da silin.`
        : `Buraya taşıyın: ${folder}.`,
  }),
  missingFile: ({ path, alike }) => ({
    message: 'Dosya yok.',
    advice:
      alike === undefined
        ? 'Geri getirin; site onsuz kurulamaz.'
        : `Aranan dosya ${alike} ise adını ${path} yapın.`,
  }),
  passedOver: ({ reason, file }) => ({
    message: {
      link: 'Bu bir sembolik bağlantı; gösterdiği yer okunmaz.',
      misnamed: 'Bu dosya okunmuyor: içerik dosyasının adı küçük harfle .yaml diye biter.',
      misplaced: 'Bu resim images klasörünün dışında; orada aranmaz.',
      undeclared: 'pictures.yaml dosyasında bu dosyayı kullanan bir resim yok.',
      unknown:
        'Bu dosya okunmuyor: içerik, YAML dosyalarından ve images içindeki resimlerden oluşur.',
    }[reason],
    advice: {
      link: 'Yerine dosyanın ya da klasörün kendisini koyun ya da bağlantıyı silin.',
      misnamed: `Adını ${file} yapın ya da dosyayı silin.`,
      misplaced: `Buraya taşıyın: ${file}; gerekmiyorsa silin.`,
      undeclared: `Ekleyin (catalogue new picture --file ${file}) ya da silin.`,
      unknown: 'İçerik klasörünün dışına taşıyın ya da silin.',
    }[reason],
  }),
  moreProblems: ({ count }) => ({
    message: `Bu dosyada ${count} sorun daha var.`,
    advice: 'Önce gösterilenleri düzeltin; ötekiler o zaman gösterilir.',
  }),
};

const quoteText = 'Metni çift tırnak içine alın.';

const quoteAll = 'Metnin tamamını çift tırnak içine alın.';

const keyColonValue = 'Alan adı, iki nokta, boşluk, değer sırasıyla yazın: title: Çöl Turu.';

/** Problems of how a file is written: what its parser refuses, and what it reads otherwise than was meant. */
export const yamlProblems: typeof en.yamlProblems = {
  byteOrderMark: {
    message: 'Dosya görünmez bir bayt sırası işaretiyle (BOM) başlıyor.',
    advice: 'Dosyayı “UTF-8 with BOM” olarak değil, “UTF-8” olarak kaydedin.',
  },
  fileTooLong: ({ size, limit }) => ({
    message: `Dosyada ${size} K karakter var; bir içerik dosyası en çok ${limit} K olabilir.`,
    advice: 'Yanlışlıkla yapıştırılmış bir şey arayın ya da metni birkaç kayda bölün.',
  }),
  fileTooDeep: ({ limit }) => ({
    message: `Dosya burada ${limit} düzeyden fazla iç içe ayraç ya da tire açıyor.`,
    advice: 'Dosyanın önceki bir sürümünü geri getirin.',
  }),
  invisibleInYaml: ({ name, codePoint, isSpace }) => ({
    message: `Burada ${invisibleCharacters[name]} var: ${codePoint}. ${isSpace ? 'YAML burada normal bir boşluk ister' : 'Burada hiçbir karakter olmamalı'}; böyle karakterler Word’den, sohbetten ya da PDF’ten yapıştırılan metinle gelir.`,
    advice: isSpace ? 'Yerine normal bir boşluk yazın.' : 'Silin.',
  }),
  tabIndent: {
    message: 'Satır sekmeyle (Tab) girintilenmiş.',
    advice: 'Girintiyi boşlukla verin, her düzey için iki boşluk; sekme kullanılmaz.',
  },
  wrongIndent: ({ found, right }) => ({
    message: `Satır ${found} boşlukla başlıyor; bu, çevresindeki satırlara uymuyor.`,
    advice:
      right === 0
        ? 'Ait olduğu satırlar gibi boşluk bırakmadan başlatın.'
        : `Ait olduğu satırlar gibi ${right} boşlukla başlatın.`,
  }),
  colonMissing: {
    message: 'Alan adından sonraki iki nokta eksik.',
    advice: keyColonValue,
  },
  signForColon: ({ sign }) => ({
    message: `Alan adı ile değeri arasında iki nokta yerine ${sign} var.`,
    advice: keyColonValue,
  }),
  dashGap: ({ sign }) => ({
    message:
      sign === '-'
        ? 'Tireden sonraki boşluk eksik; satır bu yüzden liste ögesi sayılmıyor.'
        : `Liste ögesi ${sign} ile değil, tireyle başlar.`,
    advice: 'Her ögeye tire ve boşlukla başlayın: - bir.',
  }),
  needlessDash: {
    message: 'Tire bir liste ögesi başlatır; oysa çevresindeki satırlar birer alan.',
    advice: 'Tireyi silin; yalnızca liste ögeleri tireyle başlar.',
  },
  languageOnLine: {
    message: 'Dil, alanıyla aynı satırda duruyor.',
    advice: 'Her dili alanın altına, iki boşluk içeriden, ayrı bir satıra yazın.',
  },
  commaMissing: {
    message: 'Süslü ayraçların içindeki iki değerin arasında virgül eksik.',
    advice: 'Son değer dışında her değerden sonra virgül koyun: { tr: Ev, en: Home }.',
  },
  itemJoined: ({ found, right }) => ({
    message: `Satır ${found} boşlukla, üstündeki ögeden daha içeriden başlıyor; YAML bu yüzden ikisini tek öge sayıyor.`,
    advice:
      right === 0
        ? 'Öteki ögeler gibi boşluk bırakmadan başlatın.'
        : `Öteki ögeler gibi ${right} boşlukla başlatın.`,
  }),
  blockMissing: ({ indent }) => ({
    message:
      'Birkaç satıra yayılan metinde iki noktadan sonra | gerekir; yoksa YAML metni tek paragrafa indirir ya da okuyamaz.',
    advice: `İki noktadan sonra | yazın; metni altına, tırnaksız ve her satırı ${indent} boşlukla başlatarak yazın. Boş satır yeni paragraf başlatır.`,
  }),
  escapedParagraphs: ({ indent }) => ({
    message:
      'Bu metnin paragrafları tek satırda \\n ile ayrılmış; böyle okumak da düzeltmek de zor.',
    advice: `İki noktadan sonra | yazın; metni altına, tırnaksız ve her satırı ${indent} boşlukla başlatarak yazın. Boş satır yeni paragraf başlatır.`,
  }),
  blockIndent: ({ indent }) => ({
    message:
      'Bu metnin satırları alanının altında aynı girintiyle başlamıyor; YAML metni bu yüzden çözemiyor.',
    advice: `Metnin her satırını ${indent} boşlukla başlatın.`,
  }),
  blockOnLine: ({ indent }) => ({
    message: '| işaretinden sonra satır bitmeli; metin bir sonraki satırda başlar.',
    advice: `Metni altına, her satırı ${indent} boşlukla başlatarak yazın.`,
  }),
  conflictMark: {
    message: 'Bu bir git işareti: bu satırların iki sürümü çakışmış, aralarında seçim yapılmamış.',
    advice: 'Doğru sürümü bırakın; ötekini ve <<<<<<<, ======= ve >>>>>>> satırlarını silin.',
  },
  spaceMissing: {
    message: 'İki noktadan sonraki boşluk eksik.',
    advice: keyColonValue,
  },
  apostropheInQuotes: {
    message: 'Tek tırnak içindeki kesme işareti metni erken bitiriyor.',
    advice: 'Metni çift tırnak içine alın ya da kesme işaretini ’ olarak yazın.',
  },
  quotesInQuotes: {
    message: 'İkinci tırnak metni bitiriyor; YAML ardından gelenle ne yapacağını bilmiyor.',
    advice: 'Metnin tamamını çift tırnak içine alın, içindeki tırnakları “ ” olarak yazın.',
  },
  colonInText: {
    message: 'Metinde iki nokta ve boşluk var; YAML bunu yeni bir alan sanıyor.',
    advice: quoteAll,
  },
  bracketStart: {
    message: 'Köşeli ayraçla başlayan metin liste sanılıyor; gerisi açıkta kalıyor.',
    advice: quoteAll,
  },
  braceStart: {
    message: 'Süslü ayraçla başlayan metin alan listesi sanılıyor; gerisi açıkta kalıyor.',
    advice: quoteAll,
  },
  signStart: ({ sign }) => ({
    message: `Metin ${sign} ile başlayamaz: bu işaretin YAML’da başka bir anlamı var.`,
    advice: quoteAll,
  }),
  unknownEscape: {
    message:
      'Çift tırnak içinde ters eğik çizgi özel bir karakter başlatır; böyle bir karakter yok.',
    advice: 'Bir ters eğik çizgi için iki tane yazın.',
  },
  severalDocuments: {
    message: '--- satırı ikinci bir belge başlatıyor; ardından gelenler kaybolurdu.',
    advice: 'Satırı silin; her kaydın kendi dosyası vardır.',
  },
  quoteNotClosed: ({ close }) => ({
    message: 'Burada açılan tırnak kapatılmamış.',
    advice: `Metnin sonuna ${close} koyun.`,
  }),
  bracketNotClosed: ({ close }) => ({
    message: 'Burada açılan ayraç kapatılmamış.',
    advice: `Metnin sonuna ${close} koyun.`,
  }),
  bracketAtEnd: ({ sign, close }) => ({
    message: 'Burada açılan ayraç kapatılmamış.',
    advice: `${sign} işaretini silin ya da içindekilerin sonuna ${close} koyun.`,
  }),
  somethingNotClosed: {
    message: 'Açılan bir tırnak ya da ayraç kapatılmamış.',
    advice: 'Metnin sonunda kapatın; bu satıra ve üstündekilere bakın.',
  },
  lineOutOfPlace: {
    message: 'Araç bu satırı anlamıyor; ne demek istendiğini bilmiyor.',
    advice:
      'Çevresindeki satırlarla karşılaştırın: alan, alan adı, iki nokta, boşluk, değer sırasıyla yazılır; liste ögesi tire ve boşlukla başlar.',
  },
  invalidYaml: ({ reason }) => ({
    message: `Dosya burada geçerli YAML değil: ${reason}.`,
    advice: 'Satırı komşularıyla karşılaştırın: girinti, iki nokta, tırnak.',
  }),
  duplicateKey: ({ key, firstLine }) => ({
    message: `“${key}” bu blokta iki kez geçiyor; ilki ${firstLine}. satırda.`,
    advice: 'Birini bırakın, ötekindekini de ona taşıyın.',
  }),
  referenceInText: {
    message:
      '& ya da * ile başlayan metin YAML çapası ya da takma adı sayılır, sözcükleri kaybolur.',
    advice: quoteText,
  },
  yamlReference: {
    message: 'İçerikte çapa ve takma ad (& ve *) kullanılmaz; bu dosyadakilerin ilki burada.',
    advice: 'Değeri gereken her yere açıkça yazın.',
  },
  yamlTag: ({ tag }) => ({
    message: `“${tag}” YAML etiketi olarak okunur ve sözcük kaybolur.`,
    advice: quoteText,
  }),
  yamlDirective: {
    message: '% ile başlayan satır YAML okuyucusuna talimattır, değerlerin okunuşunu değiştirir.',
    advice: 'Satırı silin.',
  },
  forbiddenKey: ({ key }) => ({
    message: `“${key}” alan adı olamaz.`,
    advice: 'Kaldırın ya da alanları açıkça yazın.',
  }),
  cutText: {
    message: '# işaretinden sonrası yorum sayılır, ziyaretçi orayı görmez.',
    advice: 'Metnin tamamını çift tırnak içine alın; gerçek bir yorum kendi satırına yazılır.',
  },
};

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
