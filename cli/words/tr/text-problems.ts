import { type Language, languageFacts, languages } from '../../../shared/languages.ts';
import type * as en from '../en/text-problems.ts';
import { askIfMeant, listNames, nameLanguage, sayWithin } from './grammar.ts';

/** Characters that nobody sees or that mean nothing. */
export const invisibleCharacters: typeof en.invisibleCharacters = {
  tab: 'bir sekme',
  wordLineBreak: 'Word’den gelen bir satır sonu',
  carriageReturn: 'bir satır başı karakteri',
  foreignLineBreak: 'başka bir sistemin satır sonu',
  lineSeparator: 'bir satır ayırıcı',
  paragraphSeparator: 'bir paragraf ayırıcı',
  noBreakSpace: 'bölünmez bir boşluk',
  narrowNoBreakSpace: 'dar ve bölünmez bir boşluk',
  figureSpace: 'bir rakam boşluğu',
  unusualSpace: 'alışılmadık bir boşluk',
  softHyphen: 'görünmeyen bir tire',
  zeroWidthSpace: 'sıfır genişlikli bir boşluk',
  zeroWidthNonJoiner: 'sıfır genişlikli bir ayırıcı',
  zeroWidthJoiner: 'sıfır genişlikli bir birleştirici',
  wordJoiner: 'görünmeyen bir sözcük birleştirici',
  byteOrderMark: 'bir bayt sırası işareti (BOM)',
  direction: 'görünmeyen bir yazı yönü işareti',
  lostLetter: 'kaybolmuş bir harfin yerini tutan işaret',
  halfCharacter: 'yarım bir karakter',
  privateCharacter: 'özel bir yazı tipine ait bir karakter',
  noCharacter: 'var olmayan bir karakter',
  control: 'görünmeyen bir denetim karakteri',
};

const invisibleAdvice = {
  space: 'Yerine normal bir boşluk yazın.',
  nothing: 'Silin; metin onsuz da aynı okunur.',
  unknown: 'Buraya ait olan harfi yazın ya da bu karakteri silin.',
  noBreak:
    'Yerine normal bir boşluk yazın. Satır burada bölünmesin istiyorsanız metni çift tırnağa alın ve boşluk yerine \\_ yazın.',
};

const scripts = { cyrillic: 'Kiril', greek: 'Yunan', persian: 'Fars ya da Urdu' };

const latinSigns = { ',': 'virgülü', ';': 'noktalı virgülü', '?': 'soru işareti' };

const quotationMarks: Partial<Record<string, string>> = {
  '"': 'düz bir tırnak işareti',
  "'": 'düz bir kesme işareti',
  '`': 'kesme işareti yerine ters bir vurgu işareti',
  '´': 'kesme işareti yerine bir vurgu işareti',
};

/** The marks that a language is written with. */
function describeOwnMarks(language: Language): string {
  const { script, quotes } = languageFacts[language];
  const marks = `${sayWithin(language)} ${quotes.open} ${quotes.close}`;
  return script === 'Latin'
    ? `${marks} ve ’ kullanılır.`
    : `${marks}, içindeki Latin harfli adlarda ’ kullanılır.`;
}

const wrongLanguageAdvice = `Yanlış dile yapıştırılmış olabilir: ${languages.join(', ')} satırlarından hangisine ait olduğuna bakın.`;

/** Problems inside one text. */
export const textProblems: typeof en.textProblems = {
  cutInSearch: ({ isTitle, length, limit }) => ({
    message: `Bu ${isTitle ? 'başlık' : 'açıklama'} ${length} karakter; arama sonuçları ${limit} karakterden sonrasını keser.`,
    advice: `${length - limit} karakter kısaltın; en önemli sözler başta dursun.`,
  }),
  invisibleCharacter: ({ name, codePoint, count, remedy }) => ({
    message: `Burada ${invisibleCharacters[name]} var: ${codePoint}${count === 1 ? '' : ` (${count} ×)`}. Böyle karakterler Word’den, sohbetten ya da PDF’ten yapıştırılan metinle gelir.`,
    advice: invisibleAdvice[remedy],
  }),
  foreignAlphabet: ({ word, script }) => ({
    message: `“${word}” ${scripts[script]} harfleriyle yazılmış.`,
    advice: 'Sözcüğü bu dilin alfabesiyle yazın.',
  }),
  lookAlikes: ({ word, script, letters }) => ({
    message: `“${word}” içinde doğrusuna çok benzeyen bir ${scripts[script]} harfi var: ${letters}.`,
    advice: 'Sözcüğü bu dilin klavyesiyle yeniden yazın; bu hâliyle aramada bulunmaz.',
  }),
  noPluralForms: (needs) => ({
    message: 'Bu etiket sayı alır, burada ise her sayı için tek bir cümle duruyor.',
    advice: describeNeeds(needs),
  }),
  needlessPluralForms: {
    message: 'Bu metnin çoğul biçimleri var, oysa bu etiket sayı almaz.',
    advice: 'Buraya tek bir cümle yazın.',
  },
  missingPluralForms: ({ missing, ...needs }) => ({
    message: `${nameLanguage(needs.language)} için ${listNames(missing)} ${missing.length === 1 ? 'çoğul biçimi' : 'çoğul biçimleri'} eksik.`,
    advice: describeNeeds(needs),
  }),
  unknownPluralForm: ({ language, form, meant }) => ({
    message: `${sayWithin(language)} “${form}” diye bir çoğul biçim yok; bu metin hiç gösterilmez.`,
    advice: meant === undefined ? 'Bu biçimi silin.' : askIfMeant(meant),
  }),
  dotsForEllipsis: ({ count }) => ({
    message: `Burada üç nokta işareti ${count} ayrı noktayla yazılmış.`,
    advice: 'Yerine tek işaret olan … kullanın.',
  }),
  latinSign: ({ sign, own }) => ({
    message: `Arapça cümlede Latin ${latinSigns[sign]} (${sign}) var.`,
    advice: `Arapçada bunun yerine ${own} kullanılır.`,
  }),
  wrongQuotationMark: ({ mark, language }) => ({
    message: `Burada ${quotationMarks[mark] ?? 'başka bir dilin tırnak işareti'} (${mark}) var.`,
    advice: describeOwnMarks(language),
  }),
  latinLetters: ({ language }) => ({
    message: `Bu ${nameLanguage(language)} metin Latin harfleriyle yazılmış.`,
    advice: wrongLanguageAdvice,
  }),
  arabicLetters: ({ stretch }) => ({
    message: `Başka dildeki bir metinde Arap harfleri: “${stretch}”.`,
    advice: wrongLanguageAdvice,
  }),
  turkishInEnglish: ({ words }) => ({
    message: `Bu İngilizce metin Türkçeye benziyor: ${words}.`,
    advice: wrongLanguageAdvice,
  }),
  englishInTurkish: ({ words }) => ({
    message: `Bu Türkçe metin İngilizceye benziyor: ${words}.`,
    advice: wrongLanguageAdvice,
  }),
  sameAsTurkish: {
    message: 'Bu çeviri Türkçe metnin aynısı.',
    advice: 'Çevirin. Sözler iki dilde gerçekten aynıysa exceptions.yaml dosyasında belirtin.',
  },
  htmlInText: ({ written }) => ({
    message: `Burada ziyaretçinin olduğu gibi okuyacağı HTML var: ${written}`,
    advice: 'Yalnızca sözleri yazın. | ile başlayan metinde boş satır yeni paragraf açar.',
  }),
  pointOfThousands: ({ written, value, whole }) => ({
    message: `YAML ${written} yazısını ${value} olarak okur: nokta onun için ondalık işaretidir.`,
    advice: `${formatNumber(Number(whole))} demek istediyseniz ${whole}, ${formatNumber(value)} demek istediyseniz ${value} yazın.`,
  }),
  specialNumber: ({ written }) => ({
    message: `YAML ${written} yazısını harf olarak değil, özel bir sayı olarak okur.`,
    advice: `Rakamla bir sayı yazın; metinse tırnağa alın: "${written}".`,
  }),
  leadingZeros: ({ written, value, digits }) => ({
    message: `YAML ${written} yazısını ${value} sayısı olarak okur.`,
    advice: `Sayıysa ${digits} yazın; kod ya da telefon numarasıysa tırnağa alın: "${written}".`,
  }),
  changedNumber: ({ written, value }) => ({
    message: `YAML ${written} yazısını ${value} sayısı olarak okur.`,
    advice: `Sayıysa ${value} yazın, metinse tırnağa alın: "${written}".`,
  }),
};

function describeNeeds({ language, required }: { language: Language; required: string[] }): string {
  return `${nameLanguage(language)} için gerekenler: ${listNames(required)}. Her birini “${language}:” altına ayrı bir satıra yazın.`;
}

function formatNumber(value: number): string {
  return new Intl.NumberFormat('tr', { maximumFractionDigits: 3 }).format(value);
}

/** What the codes of the rules about texts mean. */
export const textExplanations: typeof en.textExplanations = {
  C030: {
    title: 'Çoğul biçimleri tam değil',
    meaning:
      'Sayı alan bir etiket, dilinin kullandığı her biçimi ister: Türkçe ve İngilizcede one ile other; Arapçada zero, one, two, few, many ve other.',
    why: 'Bazı sayılarda cümle yanlış çıkar ya da hiç çıkmazdı: Arapçada üç hizmet ile on bir hizmet farklı söylenir.',
    fix: 'İletide adı geçen biçimleri ekleyin, dilin kullanmadıklarını silin. Bir biçimde sayının kendisi geçmeyebilir.',
  },
  C031: {
    title: 'Doldurulamayan yer tutucu',
    meaning:
      '{phone} site.yaml dosyasındaki bir bilginin, {{count}} sayfanın bildiği bir değerin yerini tutar. Bu ad orada bilinmiyor ya da orada geçmesi gereken bir ad eksik.',
    why: 'Ziyaretçi süslü ayraçları görür ya da sayıyı hiç göremezdi.',
    fix: 'Süslü ayraç içindekini çevirmeyin. Bilgiler {phone}, {email}, {address} ve {hours} adlarını taşır; bir etikette, sitenin orada doldurduğu değerler her dilde aynı adla geçer.',
  },
  C101: {
    title: 'Arama sonuçlarına sığmayan başlık',
    meaning: 'Başlık 60 karakterden uzun.',
    why: 'Arama motorları onu, çoğu kez tam önemli sözcüğün ortasında keser.',
    fix: 'Daha az sözcükle söyleyin, önemlileri öne alın. Kalanı açıklamaya yazabilirsiniz.',
  },
  C102: {
    title: 'Arama sonuçlarına sığmayan açıklama',
    meaning: 'Açıklama 160 karakterden uzun.',
    why: 'Arama motorları yalnızca başını gösterir; cümlenin sonu okunmaz.',
    fix: 'Bir iki cümleye indirin; farkı söyleyen cümle kalsın.',
  },
  C103: {
    title: 'Metinde daktilo işareti',
    meaning:
      'Metinde daktilo işaretleri olan \' ya da " geçiyor. Türkçe ve İngilizcede ’ ve “ ”, Arapçada « » kullanılır. Üç nokta tek işarettir (…); Arapçanın kendi ، ؛ ؟ işaretleri vardır.',
    why: 'Büyük başlıklarda düz işaret yanlış yazılmış gibi durur.',
    fix: 'Doğru işareti buradan ya da komşu bir metinden kopyalayın. Kesin olanları `catalogue validate --fix` değiştirir.',
  },
  C104: {
    title: 'Yanlış alfabeyle yazılmış metin',
    meaning:
      'Metin, satırındaki dilin yazısıyla ya da diliyle yazılmamış: Latin harfli Arapça, tr altında İngilizce ya da başka alfabeden tek tek harfler (Kiril а).',
    why: 'Büyük olasılıkla metin yanlış dilin altında; ziyaretçi anlamadığı bir yazıyla karşılaşırdı.',
    fix: 'İçinde yabancı harf geçen sözcüğü yeniden yazın. Metni kendi dilinin altına taşıyın. Marka adı gibi böyle kalması gereken bir metinse nedenini exceptions.yaml dosyasına yazın.',
  },
  C105: {
    title: 'Türkçesiyle aynı çeviri',
    meaning:
      'Türkçe metin başka bir dilde olduğu gibi duruyor. Çoğu kez sonra çevrilmek üzere kopyalanmıştır.',
    why: 'Metin çevrilmiş sayılır, kimse de geri dönüp bakmaz.',
    fix: 'Metni çevirin. Özel ad gibi iki dilde aynıysa bunu exceptions.yaml dosyasında belirtin.',
  },
  C110: {
    title: 'Metinde HTML',
    meaning: 'Metinde <b> ya da <br> gibi bir HTML etiketi veya &nbsp; gibi bir işaretin adı var.',
    why: 'Metinler yazıldığı gibi gösterilir; ziyaretçi etiketleri okurdu.',
    fix: 'Yalnızca sözleri ve işaretin kendisini yazın. | ile başlayan metinde boş satır yeni paragraf açar; bölünmez boşluk için çift tırnaklı metinde \\_ yazın.',
  },
  C121: {
    title: '\\n ile yazılmış paragraflar',
    meaning:
      'Çift tırnak içindeki uzun bir metnin paragrafları tek satırda, aralarında \\n\\n ile duruyor.',
    why: 'Ziyaretçi paragrafları doğru görür; ama böyle bir satırı okumak da düzeltmek de güçtür.',
    fix: 'Metni | ile başlatıp altına, girintili ve tırnaksız yazın.',
  },
};
