import type { IssueCode } from '../issue.ts';

/** The same lines of content before and after; where the file itself is at fault, a `#` line describes it. */
export interface Example {
  /** Path below the content folder. */
  file: string;
  wrong: readonly string[];
  right: readonly string[];
}

/** A wrong and a right example of what does not stop a build: warnings and gaps of translations. */
export const warningExamples: Record<Exclude<IssueCode, `C0${string}`>, Example> = {
  C101: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: [
      'title:',
      '  tr: Dubai’de kiralık araçla gezmek isteyenlerin bilmesi gereken bütün kurallar',
    ],
    right: ['title:', '  tr: Dubai’de araç kiralamanın kuralları'],
  },
  C102: {
    file: 'experiences/col-turu.yaml',
    wrong: [
      'description:',
      '  tr: Sabahın erken saatlerinde otelinizden alınarak çöle götürülürsünüz, kumulların arasında uzun bir sürüşten sonra gün batımını izler, kampta akşam yemeği yer ve yeniden otelinize bırakılırsınız.',
    ],
    right: [
      'description:',
      '  tr: Kumullarda sürüş, gün batımı ve kampta akşam yemeği; otelinizden alır, otelinize bırakırız.',
    ],
  },
  C103: {
    file: 'home.yaml',
    wrong: ['title:', '  tr: "Dubai\'de bir gün"'],
    right: ['title:', '  tr: "Dubai’de bir gün"'],
  },
  C104: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: جولة في الصحراء', '  ar: Desert Tour'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
  },
  C105: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: Çöl Turu'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
  },
  C106: {
    file: 'exceptions.yaml',
    wrong: [
      '- file: site.yaml',
      '  path: brand.name',
      '  codes: [C105]',
      '  languages: [en]',
      '  reason: The brand has the same name in every language.',
    ],
    right: [
      '- file: site.yaml',
      '  path: brand.title',
      '  codes: [C105]',
      '  languages: [en]',
      '  reason: The brand has the same name in every language.',
    ],
  },
  C108: {
    file: 'cars/g63.yaml',
    wrong: ['\ufeffslug: g63'],
    right: ['slug: g63'],
  },
  C110: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: <b>Beş koltuk</b>,&nbsp;yüksek oturuş'],
    right: ['- tr: Beş koltuk, yüksek oturuş'],
  },
  C114: {
    file: 'cars/g63.yaml',
    wrong: ['# cars/g63.yaml.txt', 'slug: g63'],
    right: ['# cars/g63.yaml', 'slug: g63'],
  },
  C115: {
    file: 'cars/g63.yaml',
    wrong: ['# pictures.yaml: g63-front, g63-rear', 'images:', '  - g63-front'],
    right: ['# pictures.yaml: g63-front, g63-rear', 'images:', '  - g63-front', '  - g63-rear'],
  },
  C116: {
    file: 'service-pages/col.yaml',
    wrong: ['# experiences/safari-turu.yaml', 'pricing:', '  - url: /detay/col-turu'],
    right: [
      '# experiences/safari-turu.yaml',
      'pricing:',
      '  - url: /detay/col-turu',
      '  - url: /detay/safari-turu',
    ],
  },
  C118: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: Sigorta ve yol yardımı', '  en: Insurance'],
    right: ['- tr: Sigorta ve yol yardımı', '  en: Insurance and roadside assistance'],
  },
  C119: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['id: 4', 'date: 2126-11-21'],
    right: ['id: 4', 'draft: true', 'date: 2126-11-21'],
  },
  C120: {
    file: 'cars/g63.yaml',
    wrong: ['# addresses.lock: /detay/g63 cars/g63.yaml', 'slug: mercedes-g63'],
    right: ['# addresses.lock: /detay/g63 cars/g63.yaml', 'slug: mercedes-g63', 'aliases: [g63]'],
  },
  C121: {
    file: 'experiences/col-turu.yaml',
    wrong: ['about:', '  tr: "Kum sabahları serindir.\\n\\nÖğleyin yanar."'],
    right: ['about:', '  tr: |', '    Kum sabahları serindir.', '', '    Öğleyin yanar.'],
  },
  C201: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
  },
  C202: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: ""'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
  },
  C203: {
    file: 'labels.yaml',
    wrong: ['call_us:', '  en: Call us', '  ar: اتصلوا بنا'],
    right: ['call_us:', '  tr: Bizi arayın', '  en: Call us', '  ar: اتصلوا بنا'],
  },
  C204: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['languages: [tr]', 'title:', '  tr: Araç kiralamak', '  en: Renting a car'],
    right: ['languages: [tr, en]', 'title:', '  tr: Araç kiralamak', '  en: Renting a car'],
  },
  C205: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: Günde 300 km dahil', '  en: 250 km a day included'],
    right: ['- tr: Günde 300 km dahil', '  en: 300 km a day included'],
  },
};
