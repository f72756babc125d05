import { issueCodes } from '../issue-codes.ts';
import type { ExplanationGroup } from './explanation.ts';

/** Fields that are not what their kind of entry holds. */
export const wrongFields = {
  [issueCodes.unknownKey]: {
    title: {
      en: 'An unknown field',
      tr: 'Bilinmeyen alan',
    },
    meaning: {
      en: 'This kind of entry has no field of this name. Mostly it is a slip of the keyboard, or a field indented too far or too little.',
      tr: 'Bu türden kayıtlarda bu adla bir alan yok. Çoğu kez bir yazım hatasıdır ya da alanın girintisi yanlıştır.',
    },
    why: {
      en: 'What stands in it would never appear on the site.',
      tr: 'İçine yazılan, sitede hiç görünmezdi.',
    },
    fix: {
      en: 'Correct the name, move the line to its place, or remove it.',
      tr: 'Adını düzeltin, satırı yerine taşıyın ya da silin.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: ['tittle: Mercedes-AMG G 63'],
      right: ['title: Mercedes-AMG G 63'],
    },
  },
  [issueCodes.missingField]: {
    title: {
      en: 'A field or its Turkish text is missing',
      tr: 'Bir alan ya da Türkçe metni eksik',
    },
    meaning: {
      en: 'A field that every entry of this kind has is not there, or its Turkish text is empty.',
      tr: 'Bu türden her kayıtta bulunan bir alan yok ya da Türkçe metni boş.',
    },
    why: {
      en: 'Turkish is the language that the others fall back to: without it, visitors would see nothing.',
      tr: 'Öteki dillerde eksik kalan metnin yerini Türkçesi tutar; o da yoksa ziyaretçi hiçbir şey görmez.',
    },
    fix: {
      en: 'Add the field. A neighbouring entry shows what it looks like.',
      tr: 'Alanı ekleyin. Nasıl göründüğüne komşu bir kayıttan bakabilirsiniz.',
    },
    example: {
      file: 'experiences/col-turu.yaml',
      wrong: ['title:', '  en: Desert Tour', '  ar: جولة في الصحراء'],
      right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
    },
  },
  [issueCodes.wrongType]: {
    title: {
      en: 'A value of the wrong kind',
      tr: 'Yanlış türde değer',
    },
    meaning: {
      en: 'A text is needed and a number, a list or a group of fields was found, or the other way round. Without quotes, 0501234567 is a number and {phone} a group of fields.',
      tr: 'Metin beklenirken sayı, liste ya da alan grubu bulundu (veya tersi). Tırnaksız yazılan 0501234567 sayıdır, {phone} ise alan grubudur.',
    },
    why: {
      en: 'A phone number would lose its zero or its plus sign, and visitors would call nobody.',
      tr: 'Telefon numarası sıfırını ya da artı işaretini yitirir, arayan kimseye ulaşamazdı.',
    },
    fix: {
      en: 'Put text made of digits, and text that begins with {, in double quotes. Write a number without quotes.',
      tr: 'Rakamlardan oluşan ya da { ile başlayan metni çift tırnak içine alın. Sayıyı tırnaksız yazın.',
    },
    example: {
      file: 'site.yaml',
      wrong: ['chat:', '  number: 971000000000'],
      right: ['chat:', '  number: "971000000000"'],
    },
  },
  [issueCodes.wrongValue]: {
    title: {
      en: 'A value that is not allowed',
      tr: 'İzin verilmeyen değer',
    },
    meaning: {
      en: 'The value is of the right kind but not among the allowed ones: an unknown category or icon, a day that does not exist, a number out of range.',
      tr: 'Değerin türü doğru, ama izin verilenler arasında değil: bilinmeyen bir kategori ya da simge, var olmayan bir gün, aralık dışı bir sayı.',
    },
    why: {
      en: 'An entry in an unknown category would stand in no list, and an unknown icon would leave a hole.',
      tr: 'Bilinmeyen kategorideki kayıt hiçbir listede çıkmaz, bilinmeyen simgenin yeri boş kalırdı.',
    },
    fix: {
      en: 'Use one of the values that the message names. A day is written as 2026-11-21, a time as "06:10".',
      tr: 'İletideki değerlerden birini kullanın. Gün 2026-11-21, saat "06:10" biçiminde yazılır.',
    },
    example: {
      file: 'services.yaml',
      wrong: ['category: visas'],
      right: ['category: visa'],
    },
  },
  [issueCodes.wrongCount]: {
    title: {
      en: 'A list with too few or too many items',
      tr: 'Ögeleri eksik ya da fazla liste',
    },
    meaning: {
      en: 'The page has room for a certain number of items: three slides, four features, at least four pictures.',
      tr: 'Sayfada belirli sayıda ögeye yer var: üç slayt, dört özellik, en az dört resim.',
    },
    why: {
      en: 'One too few leaves a hole in the page, one too many breaks its rows.',
      tr: 'Eksik öge sayfada boşluk bırakır, fazlası sıraları bozar.',
    },
    fix: {
      en: 'Add or remove items until the number fits; the message says how many are needed.',
      tr: 'Sayı tutana dek öge ekleyin ya da çıkarın; kaç tane gerektiği iletide yazar.',
    },
    example: {
      file: 'cars/g63.yaml',
      wrong: [
        'images:',
        '  - car-g63-grey-three-quarter-front',
        '  - car-urus-yellow-three-quarter-front',
        '  - car-velar-white-three-quarter-front',
      ],
      right: [
        'images:',
        '  - car-g63-grey-three-quarter-front',
        '  - car-urus-yellow-three-quarter-front',
        '  - car-velar-white-three-quarter-front',
        '  - car-f8-red-wheel',
      ],
    },
  },
  [issueCodes.missingFact]: {
    title: {
      en: 'A package without price or duration',
      tr: 'Fiyatı ya da süresi olmayan paket',
    },
    meaning: {
      en: 'A package takes price and duration from the detail page its url leads to. This one leads to none and names neither.',
      tr: 'Paket, fiyatını ve süresini url alanındaki ayrıntı sayfasından alır. Bu paket böyle bir sayfaya gitmiyor, bunları kendisi de belirtmiyor.',
    },
    why: {
      en: 'The card would stay without what visitors look for first.',
      tr: 'Kartta, ziyaretçinin ilk aradığı bilgi eksik kalırdı.',
    },
    fix: {
      en: 'Let url lead to a page under /detay/, or write price and duration here.',
      tr: 'url alanına /detay/ altındaki bir sayfayı yazın ya da price ve duration alanlarını buraya ekleyin.',
    },
    example: {
      file: 'service-pages/ulasim.yaml',
      wrong: ['pricing:', '  - title:', '      tr: Araç Kiralama', '    url: /araclar'],
      right: [
        'pricing:',
        '  - title:',
        '      tr: Araç Kiralama',
        '    duration:',
        '      tr: Günlük',
        '    price: 150',
        '    url: /araclar',
      ],
    },
  },
} satisfies ExplanationGroup;
