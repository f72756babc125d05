import { issueCodes } from '../issue-codes.ts';
import type { ExplanationGroup } from './explanation.ts';

/** Pictures that cannot be shown, or not well. */
export const wrongPictures = {
  [issueCodes.unknownPicture]: {
    title: {
      en: 'A picture that is not in pictures.yaml',
      tr: 'pictures.yaml dosyasında olmayan resim',
    },
    meaning: {
      en: 'Content names pictures by their name in pictures.yaml, not by their file, and this name is not there.',
      tr: 'İçerik resimleri dosya adıyla değil, pictures.yaml dosyasındaki adıyla anar; bu ad orada yok.',
    },
    why: {
      en: 'The place of the picture would stay empty.',
      tr: 'Resmin yeri boş kalırdı.',
    },
    fix: {
      en: 'Correct the name, or list the picture in pictures.yaml first.',
      tr: 'Adı düzeltin ya da resmi önce pictures.yaml dosyasına ekleyin.',
    },
    example: {
      file: 'services.yaml',
      wrong: ['image: yacht-marina-nigth'],
      right: ['image: yacht-marina-night'],
    },
  },
  [issueCodes.missingPicture]: {
    title: {
      en: 'The file of a picture is missing',
      tr: 'Resim dosyası eksik',
    },
    meaning: {
      en: 'pictures.yaml names a file that is not in images/. Upper and lower case count, and so does the ending.',
      tr: 'pictures.yaml, images/ klasöründe olmayan bir dosyanın adını veriyor. Büyük ve küçük harf de, uzantı da önemlidir.',
    },
    why: {
      en: 'The picture could not be made, so the place would stay empty.',
      tr: 'Resim hazırlanamaz, yeri boş kalırdı.',
    },
    fix: {
      en: 'Copy the picture into images/, or correct the name of the file.',
      tr: 'Resmi images/ klasörüne kopyalayın ya da dosya adını düzeltin.',
    },
    example: {
      file: 'pictures.yaml',
      wrong: ['yacht-marina-night:', '  file: yacht-marina-night.JPEG'],
      right: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
    },
  },
  [issueCodes.unreadablePicture]: {
    title: {
      en: 'A picture that cannot be read',
      tr: 'Okunamayan resim',
    },
    meaning: {
      en: 'The file is there, but it is damaged, cut off, or no picture at all: often a download that did not finish, or a HEIC file renamed to .jpg.',
      tr: 'Dosya var, ama bozuk, yarım ya da aslında resim değil: çoğu kez yarıda kalmış bir indirme ya da adı .jpg yapılmış bir HEIC dosyası.',
    },
    why: {
      en: 'No browser could show it.',
      tr: 'Hiçbir tarayıcı onu gösteremezdi.',
    },
    fix: {
      en: 'Copy the original again, or open it in a picture program and export it as a JPEG.',
      tr: 'Özgün dosyayı yeniden kopyalayın ya da bir resim programında açıp JPEG olarak dışa aktarın.',
    },
    example: {
      file: 'pictures.yaml',
      wrong: ['# images/yacht-marina-night.jpg: HEIC, 0 KB', 'file: yacht-marina-night.jpg'],
      right: ['# images/yacht-marina-night.jpg: JPEG, 1840 KB', 'file: yacht-marina-night.jpg'],
    },
  },
  [issueCodes.smallPicture]: {
    title: {
      en: 'A picture that is too small',
      tr: 'Çok küçük resim',
    },
    meaning: {
      en: 'A picture must be at least 1200 pixels wide, and 2400 where it fills the screen.',
      tr: 'Resim en az 1200 piksel, ekranı boydan boya kaplıyorsa 2400 piksel genişliğinde olmalıdır.',
    },
    why: {
      en: 'On a large or sharp screen it would look blurred.',
      tr: 'Büyük ya da keskin ekranlarda bulanık görünürdü.',
    },
    fix: {
      en: 'Export it again from the original. Never enlarge the small one: that only blurs it.',
      tr: 'Özgün dosyadan yeniden dışa aktarın. Küçüğünü büyütmeyin; yalnızca bulanıklaşır.',
    },
    example: {
      file: 'pictures.yaml',
      wrong: ['# images/yacht-marina-night.jpg: 640 × 427', 'file: yacht-marina-night.jpg'],
      right: ['# images/yacht-marina-night.jpg: 2400 × 1600', 'file: yacht-marina-night.jpg'],
    },
  },
  [issueCodes.forbiddenHost]: {
    title: {
      en: 'A picture on a host that is not allowed',
      tr: 'İzin verilmeyen sunucudaki resim',
    },
    meaning: {
      en: 'The picture comes from another site, and imageHosts in site.yaml does not name that site.',
      tr: 'Resim başka bir siteden geliyor, ama o sitenin adı site.yaml dosyasındaki imageHosts alanında yok.',
    },
    why: {
      en: 'Browsers refuse pictures from hosts that the site does not name, so visitors would see a hole.',
      tr: 'Tarayıcı, sitenin adını vermediği sunuculardan resim almaz; ziyaretçi boş bir yer görürdü.',
    },
    fix: {
      en: 'Best copy the picture into images/. Or, where its owner agrees, add the host to imageHosts.',
      tr: 'En iyisi resmi images/ klasörüne kopyalayın. Ya da sahibi izin veriyorsa sunucuyu imageHosts alanına ekleyin.',
    },
    example: {
      file: 'pictures.yaml',
      wrong: ['yacht-marina-night:', '  url: https://photos.example.net/yacht.jpg'],
      right: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
    },
  },
  [issueCodes.missingAlternative]: {
    title: {
      en: 'A picture without alternative text',
      tr: 'Alternatif metni olmayan resim',
    },
    meaning: {
      en: 'A picture has either words that say what it shows (alt), or says that it tells nothing (decorative: true). Here there is neither, or both.',
      tr: 'Bir resim ya gösterdiğini anlatan sözler (alt) taşır ya da bir şey anlatmadığını söyler (decorative: true). Burada ikisi de yok ya da ikisi birden var.',
    },
    why: {
      en: 'Visitors who cannot see the picture hear these words instead, and search engines read them.',
      tr: 'Resmi göremeyen ziyaretçiler onun yerine bu sözleri duyar; arama motorları da bunları okur.',
    },
    fix: {
      en: 'Say in one sentence what can be seen. Keep decorative: true for pictures that tell nothing.',
      tr: 'Ne göründüğünü tek cümleyle anlatın. decorative: true yalnızca bir şey anlatmayan resimler içindir.',
    },
    example: {
      file: 'pictures.yaml',
      wrong: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
      right: [
        'yacht-marina-night:',
        '  file: yacht-marina-night.jpg',
        '  alt:',
        '    tr: Gece Marina’dan açılan bir yat, arkasında ışıklı kuleler',
        '    en: A yacht leaving the Marina at night, lit towers behind it',
        '    ar: يخت يغادر المارينا ليلًا وخلفه أبراج مضاءة',
      ],
    },
  },
} satisfies ExplanationGroup;
