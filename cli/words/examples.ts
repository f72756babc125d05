import type { IssueCode } from '../issue.ts';
import { type Example, warningExamples } from './warning-examples.ts';

/** A wrong and a right example of every code. */
export const examples: Record<IssueCode, Example> = {
  C001: {
    file: 'cars/g63.yaml',
    wrong: ['duration:', '  tr: G�nl�k'],
    right: ['duration:', '  tr: Günlük'],
  },
  C002: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['title:', '  tr: Dubai’de araç kiralamak: ehliyet, Salik, hız'],
    right: ['title:', '  tr: "Dubai’de araç kiralamak: ehliyet, Salik, hız"'],
  },
  C003: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  en: Desert Safari'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
  },
  C004: {
    file: 'experiences/bae-vize.yaml',
    wrong: ['about_text:', '  tr: !dikkat Pasaport altı ay geçerli olmalı'],
    right: ['about_text:', '  tr: "!dikkat Pasaport altı ay geçerli olmalı"'],
  },
  C005: {
    file: 'car/g63.yaml',
    wrong: ['# content/car/g63.yaml', 'slug: g63'],
    right: ['# content/cars/g63.yaml', 'slug: g63'],
  },
  C006: {
    file: 'authors.yaml',
    wrong: ['# content/author.yaml', 'authors:', '  - id: editors'],
    right: ['# content/authors.yaml', 'authors:', '  - id: editors'],
  },
  C007: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '\ttr: Çöl Turu'],
    right: ['title:', '  tr: Çöl Turu'],
  },
  C008: {
    file: 'services.yaml',
    wrong: ['image: "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD…"'],
    right: ['image: yacht-marina-night'],
  },
  C010: {
    file: 'cars/g63.yaml',
    wrong: ['tittle: Mercedes-AMG G 63'],
    right: ['title: Mercedes-AMG G 63'],
  },
  C011: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  en: Desert Tour', '  ar: جولة في الصحراء'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
  },
  C012: {
    file: 'site.yaml',
    wrong: ['chat:', '  number: 971000000000'],
    right: ['chat:', '  number: "971000000000"'],
  },
  C013: {
    file: 'services.yaml',
    wrong: ['category: visas'],
    right: ['category: visa'],
  },
  C014: {
    file: 'cars/g63.yaml',
    wrong: [
      'images:',
      '  - car-g63-grey-studio-three-quarter-front',
      '  - car-g63-grey-studio-side',
      '  - car-g63-grey-far-mountain',
    ],
    right: [
      'images:',
      '  - car-g63-grey-studio-three-quarter-front',
      '  - car-g63-grey-studio-side',
      '  - car-g63-grey-far-mountain',
      '  - car-g63-grey-wheel-desert-gold',
    ],
  },
  C015: {
    file: 'cars/g63.yaml',
    wrong: ['price: 1.000'],
    right: ['price: 1000'],
  },
  C016: {
    file: 'experiences/vip-havalimani-transferi.yaml',
    wrong: ['amenities:', '  - tr: Kapı #1 önünde karşılama'],
    right: ['amenities:', '  - tr: "Kapı #1 önünde karşılama"'],
  },
  C017: {
    file: 'cars/g63.yaml',
    wrong: ['price:\u00a0150'],
    right: ['price: 150'],
  },
  C018: {
    file: 'experiences/col-turu.yaml',
    wrong: ['about:', '  tr: "Kum sabahları serindir.', '', '    Öğleyin yanar."'],
    right: ['about:', '  tr: |', '    Kum sabahları serindir.', '', '    Öğleyin yanar.'],
  },
  C020: {
    file: 'services.yaml',
    wrong: ['services:', '  - id: 1', '    category: visa', '  - id: 1', '    category: transport'],
    right: ['services:', '  - id: 1', '    category: visa', '  - id: 2', '    category: transport'],
  },
  C021: {
    file: 'home.yaml',
    wrong: ['url: /detail/deve-turu'],
    right: ['url: /detay/deve-turu'],
  },
  C022: {
    file: 'services.yaml',
    wrong: ['image: yacht-marina-nigth'],
    right: ['image: yacht-marina-night'],
  },
  C023: {
    file: 'pictures.yaml',
    wrong: ['yacht-marina-night:', '  file: yacht-marina-night.JPEG'],
    right: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
  },
  C024: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['author: editor'],
    right: ['author: editors'],
  },
  C025: {
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
  C026: {
    file: 'pictures.yaml',
    wrong: ['# images/yacht-marina-night.jpg: HEIC, 0 KB', 'file: yacht-marina-night.jpg'],
    right: ['# images/yacht-marina-night.jpg: JPEG, 1840 KB', 'file: yacht-marina-night.jpg'],
  },
  C027: {
    file: 'pictures.yaml',
    wrong: ['# images/yacht-marina-night.jpg: 640 × 427', 'file: yacht-marina-night.jpg'],
    right: ['# images/yacht-marina-night.jpg: 2400 × 1600', 'file: yacht-marina-night.jpg'],
  },
  C028: {
    file: 'pictures.yaml',
    wrong: ['yacht-marina-night:', '  url: https://photos.example.net/yacht.jpg'],
    right: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
  },
  C029: {
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
  C030: {
    file: 'labels.yaml',
    wrong: [
      'result_count:',
      '  ar:',
      '    one: وجدنا خدمة واحدة',
      '    other: "وجدنا {{count}} خدمة"',
    ],
    right: [
      'result_count:',
      '  ar:',
      '    zero: لا توجد خدمات مطابقة',
      '    one: وجدنا خدمة واحدة',
      '    two: وجدنا خدمتين',
      '    few: "وجدنا {{count}} خدمات"',
      '    many: "وجدنا {{count}} خدمة"',
      '    other: "وجدنا {{count}} خدمة"',
    ],
  },
  C031: {
    file: 'cars/g63.yaml',
    wrong: ['text:', '  tr: Gününüzü yazın ya da {telefon} numarasını arayın.'],
    right: ['text:', '  tr: Gününüzü yazın ya da {phone} numarasını arayın.'],
  },
  C032: {
    file: 'categories.yaml',
    wrong: ['- id: transport', '- id: water', '# desert was here', '- id: occasions'],
    right: ['- id: transport', '- id: water', '- id: desert', '- id: occasions'],
  },
  C033: {
    file: 'cars/g63.yaml',
    wrong: ['updated: 2126-11-21'],
    right: ['updated: 2026-11-21'],
  },
  C037: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['relatedBlogs: [2, 12]', '# posts/12-a-night-in-the-desert.yaml says draft: true'],
    right: ['relatedBlogs: [2]'],
  },
  C038: {
    file: 'posts/10-dubai-with-children.yaml',
    wrong: ['# addresses.lock: /blog/9 posts/09-new-year.yaml', 'id: 9'],
    right: ['# addresses.lock: /blog/9 posts/09-new-year.yaml', 'id: 10'],
  },
  ...warningExamples,
};
