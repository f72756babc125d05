import { languages } from '../../../shared/languages.ts';
import type * as en from '../en/field-problems.ts';

/** What a field should hold, by the name of its type. */
const typeNames: typeof en.typeNames = {
  picture: 'bir resmin adı',
  link: 'bir bağlantı',
  string: 'bir metin',
  number: 'bir sayı',
  int: 'bir tam sayı',
  boolean: 'true ya da false',
  object: 'alt alanlar',
  record: 'alt alanlar',
  array: 'bir liste',
  tuple: '[0.5, 0.5] gibi iki sayı',
};

function nameType(name: string): string {
  if (name !== 'text' && name !== 'label') return typeNames[name] ?? name;
  // Not made when the tool starts, as in `nameLanguage`.
  const all = new Intl.ListFormat('tr').format(languages);
  return `${all} dillerinde bir metin`;
}

const typeAdvice: Record<en.TypeAdvice, string> = {
  quote: 'Değeri çift tırnak içine alın; o zaman yazıldığı gibi metin olarak okunur.',
  unquote: 'Sayıyı tırnaksız yazın.',
  digits: 'Yalnızca rakam yazın; ondalıklar noktadan sonra gelir.',
  switch: 'Evet için true, hayır için false yazın.',
  dashes: 'Her ögeyi ayrı bir satıra, tire ve boşlukla başlayarak yazın.',
  languages: 'Her dili altına, iki boşluk içeriden, ayrı bir satıra yazın:',
  pair: '0 ile 1 arasında iki sayıyı köşeli ayraç içinde yazın: aralarında virgül, ondalıklarda nokta.',
  compare: 'Alanı, komşu bir kayıttaki aynı alanla karşılaştırın.',
};

/** Problems of a field’s form, which its schema finds. */
export const schemaProblems: typeof en.schemaProblems = {
  wrongType: ({ wanted, found, advice, example }) => ({
    message: `Burada ${nameType(wanted)} olmalı; bulunan: ${describeFound(found)}.`,
    advice: example === undefined ? typeAdvice[advice] : `${typeAdvice[advice]} ${example}`,
  }),
  missingTurkish: {
    message: 'Türkçe metin eksik.',
    advice: 'tr satırını ekleyin; bütün çeviriler Türkçe metinden yapılır.',
  },
  missingField: ({ name, wanted, values }) => ({
    message: `“${name}” alanı eksik.`,
    advice: `Ekleyin; değeri ${nameType(wanted)} olmalı${values && `, her birinde şunlar geçmeli: ${values}`}.`,
  }),
  emptyFile: {
    message: 'Dosya boş.',
    advice: 'Aynı türden başka bir dosya gibi doldurun ya da silin.',
  },
  emptyField: ({ name, wanted }) => ({
    message: `“${name}” alanı boş.`,
    advice: `Oraya ${nameType(wanted)} yazın.`,
  }),
  emptyItem: ({ wanted }) => ({
    message: 'Listenin bu ögesi boş.',
    advice: `Oraya ${nameType(wanted)} yazın ya da ögeyi silin.`,
  }),
  emptyTurkish: {
    message: 'Türkçe metin boş.',
    advice: 'Metni yazın; bütün çeviriler Türkçe metinden yapılır.',
  },
  emptyText: ({ name }) => ({ message: `“${name}” metni boş.`, advice: 'Metni yazın.' }),
  wrongCount: ({ count, ...bound }) => ({
    message: `Listede ${count} öge var; ${describeBound(bound)} olmalı.`,
    advice:
      count < bound.limit
        ? `${bound.limit - count} öge daha ekleyin.`
        : `${count - bound.limit} öge çıkarın.`,
  }),
  outOfRange: ({ value, ...bound }) => ({
    message: `${value} aralık dışında; değer ${describeBound(bound)} olmalı.`,
    advice: 'Sayıyı düzeltin.',
  }),
  notAllowed: ({ value, allowed, meant }) => ({
    message: `“${value}” izin verilen değerlerden biri değil.`,
    advice:
      meant === undefined
        ? `Şunlardan birini yazın: ${allowed.join(', ')}.`
        : `Şunu mu demek istediniz: “${meant}”?`,
  }),
  unknownKey: ({ key, known, meant, lost }) => ({
    message: `Burada “${key}” diye bir alan yok.`,
    advice:
      lost !== undefined
        ? `Satırı iki boşluk içeriden başlatın; o zaman “${lost}” alanına ait olur.`
        : meant !== undefined
          ? `Şunu mu demek istediniz: “${meant}”?`
          : `Kaldırın; buradaki alanlar: ${known.join(', ')}.`,
  }),
  wrongForm: ({ value }) => ({
    message: `“${value}” doğru biçimde değil.`,
    advice: 'Komşu bir kayıttaki aynı alanla karşılaştırın.',
  }),
};

function describeFound(found: en.Found): string {
  switch (found.as) {
    case 'list':
      return 'bir liste';
    case 'fields':
      return 'alt alanlar';
    case 'field':
      return `${found.written} (YAML bunu alan olarak okur)`;
    case 'items':
      return `${found.written} (YAML bunu liste olarak okur)`;
    case 'text':
      return `“${found.text}” metni`;
    case 'number':
      return found.written === String(found.value)
        ? `${found.written} sayısı`
        : `${found.written} (YAML bunu ${found.value} sayısı olarak okur)`;
    case 'nothing':
      return `${found.written} (YAML bunu boş sayar)`;
    case 'switch':
      return `${found.written} (YAML bunu evet ya da hayır sayar)`;
  }
}

function describeBound({ bound, limit, isInclusive }: en.Bound): string {
  if (bound === 'exact') return `tam ${limit}`;
  if (bound === 'too_small') return isInclusive ? `en az ${limit}` : `${limit} sayısından büyük`;
  return isInclusive ? `en çok ${limit}` : `${limit} sayısından küçük`;
}

export const fieldProblems = {
  notASlug: ({ value }) => ({
    message: `“${value}” geçerli bir slug değil.`,
    advice: 'Yalnızca a-z küçük harfleri, rakam ve tek kısa çizgi kullanın, örneğin col-turu.',
  }),
  notADay: ({ value }) => ({
    message: `“${value}” var olan bir gün değil.`,
    advice: '2026-11-21 gibi yazın: yıl, ay, gün.',
  }),
  notATime: ({ value }) => ({
    message: `“${value}” bir saat değil.`,
    advice: 'İkişer rakamla ve tırnak içinde yazın, örneğin "06:10".',
  }),
  notAPrice: ({ value }) => ({
    message: `“${value}” tam dolar olarak yazılmış bir fiyat değil.`,
    advice: 'Tırnak içinde yalnızca rakam yazın, örneğin "150".',
  }),
  priceAboveFilter: ({ value }) => ({
    message: `${value} fiyatı 1000’den yüksek; fiyat filtresi bu hizmeti herkesten gizlerdi.`,
    advice: '0 ile 1000 arasında bir fiyat yazın.',
  }),
  notAnHttpsAddress: ({ value }) => ({
    message: `“${value}” tam bir https adresi değil.`,
    advice: 'Adresi tarayıcıdan kopyalayın; https:// ile başlar ve boşluk içermez.',
  }),
  notAnOrigin: ({ value }) => ({
    message: `“${value}” bir sitenin adresi değil.`,
    advice:
      'https:// ve ardından site adını yazın, sonuna eğik çizgi koymayın; örneğin https://www.example.com.',
  }),
  notAPhoneNumber: ({ value }) => ({
    message: `“${value}” bir telefon numarası değil.`,
    advice: '+ ve ülke koduyla başlayın, tırnak içinde yazın; örneğin "+971 00 000 0000".',
  }),
  notAChatNumber: ({ value }) => ({
    message: `“${value}” bir sohbet numarası değil.`,
    advice:
      'Ülke kodunu ve numarayı tırnak içinde, yalnızca rakamla yazın; örneğin "971000000000".',
  }),
  notAnEmail: ({ value }) => ({
    message: `“${value}” bir e-posta adresi değil.`,
    advice: 'ad@example.com gibi yazın.',
  }),
  notAHost: ({ value }) => ({
    message: `“${value}” bir sunucu adı değil.`,
    advice: 'Yalnızca adı yazın, https:// ve yol olmadan; örneğin images.example.com.',
  }),
  notAPictureFile: ({ value, meant }) => ({
    message: `“${value}” bir resim dosyasının adı olamaz: ad yalnızca işaretsiz a-z harflerinden, rakamlardan ve kısa çizgilerden oluşur, sonunda .jpg, .png, .webp ya da .avif durur.`,
    advice:
      meant === undefined
        ? 'Doğrudan content/images klasöründe duran bir dosyanın adını yazın.'
        : `${meant} yazın, content/images klasöründeki dosyaya da bu adı verin.`,
  }),
  hoursEndFirst: ({ from, to }) => ({
    message: `Saatler ${to} ile bitiyor; başlangıcı olan ${from} ise daha erken değil.`,
    advice: 'from alanına açılış, to alanına kapanış saatini yazın.',
  }),
  notAPictureName: ({ value }) => ({
    message: `“${value}” bir resim adı değil.`,
    advice:
      'Yalnızca a-z küçük harfleri, rakam ve tek kısa çizgi kullanın, örneğin desert-morning.',
  }),
  sourceNotDeclared: () => ({
    message: 'Bildirilen diller arasında Türkçe yok.',
    advice: 'Listeye tr ekleyin; bütün çevirilerin kaynağı Türkçedir.',
  }),
  alternativeMissing: () => ({
    message: 'Resmin alternatif metni (alt) yok.',
    advice:
      'alt ekleyip resmin ne gösterdiğini tek cümleyle yazın; bir şey anlatmıyorsa yerine decorative: true yazın.',
  }),
  alternativeOfDecoration: () => ({
    message: 'Resmin hem alternatif metni (alt) var hem de süs (decorative) sayılmış.',
    advice: 'Resim bir şey gösteriyorsa alt, göstermiyorsa decorative: true kalsın; ötekini silin.',
  }),
} as const satisfies en.FieldProblemWords;
