import type { FieldProblemParams } from '../../shared/schemas/field-problem.ts';
import { type Bound, describeBound } from './bounds.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const wrongValue = defineCode({
  code: 'C013',
  example: {
    file: 'services.yaml',
    wrong: ['category: visas'],
    right: ['category: visa'],
  },
  explanation: {
    en: {
      title: 'Invalid value',
      meaning:
        'The value is of the right kind but not among the allowed ones: an unknown category or icon, a day that does not exist, a number out of range.',
      why: 'An entry in an unknown category would stand in no list, and an unknown icon would leave a hole.',
      fix: 'Use one of the values that the message names. A day is written as 2026-11-21, a time as "06:10".',
    },
    tr: {
      title: 'Geçersiz değer',
      meaning:
        'Değerin türü doğru, ama izin verilenler arasında değil: bilinmeyen bir kategori ya da simge, var olmayan bir gün, aralık dışı bir sayı.',
      why: 'Bilinmeyen kategorideki kayıt hiçbir listede çıkmaz, bilinmeyen simgenin yeri boş kalırdı.',
      fix: 'İletideki değerlerden birini kullanın. Gün 2026-11-21, saat "06:10" biçiminde yazılır.',
    },
  },
  problems: {
    outOfRange: defineProblem<{ value: string } & Bound>({
      en: ({ value, ...bound }) => ({
        message: `${value} is out of range; the value is ${describeBound.en(bound)}.`,
        advice: 'Correct the number.',
      }),
      tr: ({ value, ...bound }) => ({
        message: `${value} aralık dışında; değer ${describeBound.tr(bound)} olmalı.`,
        advice: 'Sayıyı düzeltin.',
      }),
    }),
    notAllowed: defineProblem<{
      value: string;
      allowed: readonly string[];
      meant?: string;
    }>({
      en: ({ value, allowed, meant }) => ({
        message: `“${value}” is not one of the allowed values.`,
        advice:
          meant === undefined ? `Use one of: ${allowed.join(', ')}.` : `Did you mean “${meant}”?`,
      }),
      tr: ({ value, allowed, meant }) => ({
        message: `“${value}” izin verilen değerlerden biri değil.`,
        advice:
          meant === undefined
            ? `Şunlardan birini yazın: ${allowed.join(', ')}.`
            : `Şunu mu demek istediniz: “${meant}”?`,
      }),
    }),
    pageForCategory: defineProblem<{ value: string; category: string }>({
      en: ({ value, category }) => ({
        message: `“${value}” is the page of the category “${category}”, not the category.`,
        advice: `Write “${category}”.`,
      }),
      tr: ({ value, category }) => ({
        message: `“${value}” bir sayfanın adı; o sayfanın kategorisi “${category}”.`,
        advice: `“${category}” yazın.`,
      }),
    }),
    wrongForm: defineProblem<{ value: string }>({
      en: ({ value }) => ({
        message: `“${value}” does not have the right form.`,
        advice: 'Compare it with the same field of a neighbouring entry.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” doğru biçimde değil.`,
        advice: 'Komşu bir kayıttaki aynı alanla karşılaştırın.',
      }),
    }),
    notASlug: defineProblem<FieldProblemParams['notASlug']>({
      en: ({ value }) => ({
        message: `“${value}” is not a slug.`,
        advice: 'Use lower-case letters a-z, digits and single hyphens, such as col-turu.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” geçerli bir slug değil.`,
        advice: 'Yalnızca a-z küçük harfleri, rakam ve tek kısa çizgi kullanın, örneğin col-turu.',
      }),
    }),
    notADay: defineProblem<FieldProblemParams['notADay']>({
      en: ({ value }) => ({
        message: `“${value}” is not a day that exists.`,
        advice: 'Write it as 2026-11-21: year, month, day.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” var olan bir gün değil.`,
        advice: '2026-11-21 gibi yazın: yıl, ay, gün.',
      }),
    }),
    notAMoment: defineProblem<FieldProblemParams['notAMoment']>({
      en: ({ value }) => ({
        message: `“${value}” is neither a day nor a minute that exists.`,
        advice: 'Write a day as 2026-12-24, a minute of Dubai as 2026-12-24T14:00.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” var olan bir gün ya da dakika değil.`,
        advice: 'Günü 2026-12-24, Dubai saatiyle dakikayı 2026-12-24T14:00 biçiminde yazın.',
      }),
    }),
    timeWithoutDay: defineProblem<FieldProblemParams['timeWithoutDay']>({
      en: ({ value }) => ({
        message: `“${value}” is a time without a day.`,
        advice: 'Write the day before it and a T between the two, such as 2026-12-24T14:00.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” günü olmayan bir saat.`,
        advice: 'Önüne günü, araya da T yazın, örneğin 2026-12-24T14:00.',
      }),
    }),
    yearLongPast: defineProblem<FieldProblemParams['yearLongPast']>({
      en: ({ value }) => ({
        message: `The year of “${value}” is long past.`,
        advice: 'Correct the year.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” yılı çoktan geçti.`,
        advice: 'Yılı düzeltin.',
      }),
    }),
    notATime: defineProblem<FieldProblemParams['notATime']>({
      en: ({ value }) => ({
        message: `“${value}” is not a time of day.`,
        advice: 'Write it with two digits each and in quotes, such as "06:10".',
      }),
      tr: ({ value }) => ({
        message: `“${value}” bir saat değil.`,
        advice: 'İkişer rakamla ve tırnak içinde yazın, örneğin "06:10".',
      }),
    }),
    notAPrice: defineProblem<FieldProblemParams['notAPrice']>({
      en: ({ value }) => ({
        message: `“${value}” is not a price in whole dollars.`,
        advice: 'Write digits alone, in quotes, such as "150".',
      }),
      tr: ({ value }) => ({
        message: `“${value}” tam dolar olarak yazılmış bir fiyat değil.`,
        advice: 'Tırnak içinde yalnızca rakam yazın, örneğin "150".',
      }),
    }),
    priceAboveFilter: defineProblem<FieldProblemParams['priceAboveFilter']>({
      en: ({ value }) => ({
        message: `The price ${value} is above 1000, so the price filter would hide this service from everyone.`,
        advice: 'Write a price from 0 to 1000.',
      }),
      tr: ({ value }) => ({
        message: `${value} fiyatı 1000’den yüksek; fiyat filtresi bu hizmeti herkesten gizlerdi.`,
        advice: '0 ile 1000 arasında bir fiyat yazın.',
      }),
    }),
    notAnHttpsAddress: defineProblem<FieldProblemParams['notAnHttpsAddress']>({
      en: ({ value }) => ({
        message: `“${value}” is not a whole https address.`,
        advice: 'Copy the address from the browser; it starts with https:// and holds no spaces.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” tam bir https adresi değil.`,
        advice: 'Adresi tarayıcıdan kopyalayın; https:// ile başlar ve boşluk içermez.',
      }),
    }),
    notAnOrigin: defineProblem<FieldProblemParams['notAnOrigin']>({
      en: ({ value }) => ({
        message: `“${value}” is not the address of a site.`,
        advice:
          'Write https:// and the host, without a slash at the end, such as https://www.example.com.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” bir sitenin adresi değil.`,
        advice:
          'https:// ve ardından site adını yazın, sonuna eğik çizgi koymayın; örneğin https://www.example.com.',
      }),
    }),
    notAPhoneNumber: defineProblem<FieldProblemParams['notAPhoneNumber']>({
      en: ({ value }) => ({
        message: `“${value}” is not a phone number.`,
        advice: 'Begin with + and the country code, in quotes, such as "+971 00 000 0000".',
      }),
      tr: ({ value }) => ({
        message: `“${value}” bir telefon numarası değil.`,
        advice: '+ ve ülke koduyla başlayın, tırnak içinde yazın; örneğin "+971 00 000 0000".',
      }),
    }),
    notAChatNumber: defineProblem<FieldProblemParams['notAChatNumber']>({
      en: ({ value }) => ({
        message: `“${value}” is not a chat number.`,
        advice: 'Write country code and number as digits alone, in quotes, such as "971000000000".',
      }),
      tr: ({ value }) => ({
        message: `“${value}” bir sohbet numarası değil.`,
        advice:
          'Ülke kodunu ve numarayı tırnak içinde, yalnızca rakamla yazın; örneğin "971000000000".',
      }),
    }),
    notAnEmail: defineProblem<FieldProblemParams['notAnEmail']>({
      en: ({ value }) => ({
        message: `“${value}” is not an e-mail address.`,
        advice: 'Write it as name@example.com.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” bir e-posta adresi değil.`,
        advice: 'ad@example.com gibi yazın.',
      }),
    }),
    notAHost: defineProblem<FieldProblemParams['notAHost']>({
      en: ({ value }) => ({
        message: `“${value}” is not the name of a host.`,
        advice:
          'Write the name alone, without https:// and without a path, such as images.example.com.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” bir sunucu adı değil.`,
        advice: 'Yalnızca adı yazın, https:// ve yol olmadan; örneğin images.example.com.',
      }),
    }),
    notAPictureFile: defineProblem<FieldProblemParams['notAPictureFile']>({
      en: ({ value, meant }) => ({
        message: `“${value}” cannot be the name of a picture file.`,
        advice:
          meant === undefined
            ? 'Name a file directly in content/images: letters a-z without marks, digits and hyphens, then .jpg, .png, .webp or .avif.'
            : `Write ${meant}, with letters a-z alone, and give the file in content/images this name.`,
      }),
      tr: ({ value, meant }) => ({
        message: `“${value}” bir resim dosyasının adı olamaz.`,
        advice:
          meant === undefined
            ? 'Doğrudan content/images klasöründeki bir dosyanın adını yazın: işaretsiz a-z harfleri, rakam ve kısa çizgi, sonunda .jpg, .png, .webp ya da .avif.'
            : `Yalnızca a-z harfleriyle ${meant} yazın, content/images klasöründeki dosyaya da bu adı verin.`,
      }),
    }),
    notAPictureName: defineProblem<FieldProblemParams['notAPictureName']>({
      en: ({ value }) => ({
        message: `“${value}” is not a name for a picture.`,
        advice: 'Use lower-case letters a-z, digits and single hyphens, such as desert-morning.',
      }),
      tr: ({ value }) => ({
        message: `“${value}” bir resim adı değil.`,
        advice:
          'Yalnızca a-z küçük harfleri, rakam ve tek kısa çizgi kullanın, örneğin desert-morning.',
      }),
    }),
    sourceNotDeclared: defineProblem<FieldProblemParams['sourceNotDeclared']>({
      en: () => ({
        message: 'Turkish is not among the declared languages.',
        advice: 'Add tr to the list; Turkish is the source of all translations.',
      }),
      tr: () => ({
        message: 'Bildirilen diller arasında Türkçe yok.',
        advice: 'Listeye tr ekleyin; bütün çevirilerin kaynağı Türkçedir.',
      }),
    }),
  },
});
