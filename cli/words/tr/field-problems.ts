import type { FieldProblemWords } from '../en/field-problems.ts';

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
  notAPictureFile: ({ value }) => ({
    message: `“${value}” bir resim dosyasının adı değil.`,
    advice:
      'Doğrudan content/images klasöründe duran bir .jpg, .png, .webp ya da .avif dosyasının adını yazın.',
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
} as const satisfies FieldProblemWords;
