import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentTree } from './content-tree.ts';

/** A kind of change that `catalogue changes` tells. */
interface ChangeKind {
  /** Brings the repository into the former state, if the valid content is not enough. */
  prepare?(tree: ContentTree): void | Promise<void>;
  /** The change itself, which is not committed. */
  change(tree: ContentTree): void | Promise<void>;
}

const home = 'home.yaml';
const car = 'cars/g63.yaml';
const post = 'posts/01.yaml';
const tour = 'experiences/col-turu.yaml';

/** Moves the third slide to the beginning. */
function reorderSlides(tree: ContentTree): void {
  const text = tree.read(home);
  const [, first = '', third = '', rest = ''] =
    /^(description:[\s\S]*?\nhero:\n[\s\S]*?)( {2}- id: 3\n[\s\S]*?)(featured:[\s\S]*)$/.exec(
      text,
    ) ?? [];
  tree.write(home, first.replace('hero:\n', `hero:\n${third}`) + rest);
}

/** A notice of `notices.yaml`. */
function writeNotice(text: string, from: string, until: string, on = '', link = ''): string {
  return [
    `- text: { tr: ${text}, en: ${text} in English, ar: نبأ }`,
    `  kind: ${on === '' ? 'important' : 'info'}`,
    `  from: ${from}`,
    `  until: ${until}`,
    ...(on === '' ? [] : [`  on: ${on}`]),
    ...(link === '' ? [] : [`  link: ${link}`]),
    '',
  ].join('\n');
}

/** A second car, which is the first with other names. */
function writeSecondCar(tree: ContentTree, slug: string, extra = ''): void {
  const text = tree
    .read(car)
    .replace(
      'slug: g63\norder: 1\ntitle: Mercedes-AMG G 63',
      `slug: ${slug}\n${extra}order: 2\ntitle: Range Rover`,
    );
  tree.write(`cars/${slug}.yaml`, text);
}

/** Fifteen kinds of change, and the content before and after each. */
export const changeKinds: Readonly<Record<string, ChangeKind>> = {
  'words of texts': {
    change(tree) {
      tree.edit(car, 'Five seats, set', 'Four seats, set');
      tree.edit(car, 'خمسة مقاعد بجلسة', 'أربعة مقاعد بجلسة');
      tree.edit(home, 'Vizeniz, havalimanında karşılama', 'Vizeniz, 14.30’da karşılama');
      tree.edit(home, 'Al Lahbab’da kumun', '"Çölde, Al Lahbab’da kumun"');
    },
  },
  'a Turkish text without translations': {
    change(tree) {
      tree.edit(car, 'tr: G 63 için', 'tr: G 63 ve Urus için');
      tree.edit(post, 'tr: Evlilik teklifi', 'tr: Evlenme teklifi');
    },
  },
  'translations that came or went': {
    change(tree) {
      tree.edit(post, '\n  en: Special occasions', '\n  en: Special occasions\n  ar: مناسبات خاصة');
      tree.edit(car, '\n  en: Per day', '');
    },
  },
  'links of texts': {
    prepare(tree) {
      tree.edit(
        tour,
        'Öğleden sonra otelinizin',
        'Öğleden [sonra](/araclar) [otelinizin](/detay/g63)',
      );
      tree.edit(tour, 'Somewhere past the', 'Somewhere [past](/araclar) [the](/detay/g63)');
      tree.edit(tour, 'تغادرون فندقكم عند', 'تغادرون [فندقكم](/araclar) [عند](/detay/g63)');
      tree.edit(tour, 'tr: Kampta sofra kurulur', 'tr: Kampta [sofra](/detay/g63) kurulur');
      tree.edit(tour, 'en: A table is', 'en: A [table](/detay/g63) is');
      tree.edit(tour, 'ar: تُمدّ المائدة في', 'ar: تُمدّ [المائدة](/detay/g63) في');
    },
    change(tree) {
      // One leads elsewhere, in all languages; one moves in its sentence; one came, and one went.
      const text = tree.read(tour);
      tree.write(tour, text.replaceAll('(/araclar)', '(/hizmetler)'));
      tree.edit(
        tour,
        'Somewhere [past](/hizmetler) [the](/detay/g63)',
        'Past [the](/detay/g63) road, [past](/hizmetler)',
      );
      tree.edit(tour, 'tr: Açık ayakkabı ve', 'tr: Açık [ayakkabı](/detay/g63) ve');
      tree.edit(tour, 'en: Open shoes and', 'en: Open [shoes](/detay/g63) and');
      tree.edit(tour, 'ar: حذاء مفتوح وثوب', 'ar: "[حذاء](/detay/g63) مفتوح وثوب"');
      tree.edit(tour, '[sofra](/detay/g63)', 'sofra');
      tree.edit(tour, '[table](/detay/g63)', 'table');
      tree.edit(tour, '[المائدة](/detay/g63)', 'المائدة');
    },
  },
  'prices and durations': {
    prepare: (tree) => tree.edit('site.yaml', 'prices: false', 'prices: true'),
    change(tree) {
      tree.edit(car, 'price: 150', 'price: 1650');
      tree.edit(home, 'from: 350', 'from: 400');
      tree.edit('services.yaml', 'price: "200"', 'price: "220"');
      tree.edit('experiences/col-turu.yaml', 'tr: 6 saat', 'tr: 5 saat');
      tree.edit(post, 'readTime: 4', 'readTime: 5');
      tree.edit(post, 'date: 2026-08-10', 'date: 2026-09-01');
    },
  },
  pictures: {
    async prepare(tree) {
      await writePicture(tree, 'dunes.png', '#b4592b');
      tree.write(
        'pictures.yaml',
        `${tree.read('pictures.yaml')}  dunes:\n    file: dunes.png\n    alt: { tr: Kızıl kumullar, en: Red dunes, ar: كثبان حمراء }\n`,
      );
      tree.edit('authors.yaml', 'image: one', 'image: dunes');
    },
    async change(tree) {
      await writePicture(tree, 'dunes.png', '#e0a44a');
      tree.edit(car, '  - two\n  - three\n', '  - dunes\n  - three\n');
      tree.edit(post, 'featuredImage: one', 'featuredImage: two');
      tree.edit(home, '\n    portrait: one', '');
    },
  },
  'new pages': {
    prepare: (tree) => tree.edit(post, 'id: 1\n', 'id: 1\ndraft: true\n'),
    change(tree) {
      tree.edit(post, 'id: 1\ndraft: true\n', 'id: 1\n');
      writeSecondCar(tree, 'range-rover');
    },
  },
  'pages that are gone': {
    prepare: (tree) => writeSecondCar(tree, 'range-rover'),
    change(tree) {
      tree.remove('cars/range-rover.yaml');
      tree.edit(post, 'id: 1\n', 'id: 1\ndraft: true\n');
    },
  },
  'pages with a new address': {
    prepare: (tree) => writeSecondCar(tree, 'range-rover'),
    change(tree) {
      tree.edit(car, 'slug: g63\n', 'slug: mercedes-g63\naliases: [g63]\n');
      tree.edit('cars/range-rover.yaml', 'slug: range-rover\n', 'slug: range-rover-sport\n');
      tree.write('cars/sport.yaml', tree.read('cars/range-rover.yaml'));
      tree.remove('cars/range-rover.yaml');
      tree.edit(
        'services.yaml',
        'url: /hizmetler\n  - id: 2',
        'url: /detay/mercedes-g63\n  - id: 2',
      );
    },
  },
  'lists in another order, and new entries in them': {
    prepare: (tree) => writeSecondCar(tree, 'range-rover'),
    change(tree) {
      reorderSlides(tree);
      tree.edit('cars/range-rover.yaml', 'order: 2', 'order: 1');
      tree.edit(car, 'order: 1', 'order: 2');
      tree.edit(
        post,
        'content:\n  - type: paragraph',
        'content:\n  - type: quote\n    content: { tr: Yeni bir alıntı, en: A new quotation }\n  - type: paragraph',
      );
      tree.edit(
        car,
        'amenities:\n',
        'amenities:\n  - { tr: Kasko dahil, en: Insurance included, ar: مع التأمين الشامل }\n',
      );
    },
  },
  'features that are switched on or off': {
    prepare: (tree) => tree.edit('site.yaml', 'relatedPosts: false', 'relatedPosts: true'),
    change(tree) {
      tree.edit('site.yaml', 'prices: false', 'prices: true');
      tree.edit('site.yaml', 'relatedPosts: true', 'relatedPosts: false');
    },
  },
  'what every page shows': {
    change(tree) {
      tree.edit('site.yaml', 'phone: +971 00 000 0000', 'phone: +971 00 000 0001');
      tree.edit('site.yaml', '  to: 17:00', '  to: 18:30');
      tree.edit('labels.yaml', 'few: "وجدنا {{count}} خدمات"', 'few: "عثرنا على {{count}} خدمات"');
      tree.edit('labels.yaml', '    en: Home', '    en: Start');
      tree.edit('messages.yaml', 'Hello, search {{words}}', 'Hello, I searched {{words}}');
      tree.edit('authors.yaml', 'tr: "{brand} ', 'tr: "Yeni {brand} ');
    },
  },
  'notices and special hours': {
    prepare(tree) {
      tree.write(
        'notices.yaml',
        `${writeNotice('Ofis kapalı', '2026-11-24', '2026-11-27')}${writeNotice('Yılbaşı turu', '2026-12-24', '2026-12-31', '[blog]')}${writeNotice('Eski haber', '2026-11-01', '2026-11-26')}`,
      );
      tree.edit(
        'site.yaml',
        '  special: []',
        '  special:\n    - name: { tr: Ramazan, en: Ramadan, ar: رمضان }\n      from: 2027-02-08\n      until: 2027-03-09\n      opens: "09:00"\n      closes: "15:00"',
      );
    },
    change(tree) {
      // The first goes, the second moves by a day and to other pages, the last was over, and two come.
      tree.write(
        'notices.yaml',
        `${writeNotice('Yılbaşı turu', '2026-12-24', '2027-01-01', '[visa, desert, home, /blog/1]')}${writeNotice('Yeni araç', '2026-11-26', '2026-12-24', '[cars]', '/detay/g63')}${writeNotice('Vize yok', '2026-12-24T09:00', '2026-12-24T14:00')}`,
      );
      tree.edit(
        'site.yaml',
        'closes: "15:00"',
        'closes: "14:00"\n      and: { opens: "20:00", closes: "01:30" }\n      days: [Monday, Friday]\n      except:\n        - { days: [Sunday], opens: "21:00", closes: "24:00" }',
      );
      tree.edit(
        'site.yaml',
        '  special:\n',
        '  special:\n    - name: { tr: Milli Gün, en: National Day, ar: اليوم الوطني }\n      from: 2026-12-02\n      until: 2026-12-02\n      closed: true\n',
      );
      tree.edit('site.yaml', 'days: [Monday, Tuesday,', 'days: [Sunday, Tuesday,');
    },
  },
  'days of publishing': {
    prepare(tree) {
      tree.edit(tour, 'price: ', 'publish: 2026-12-01\nprice: ');
      tree.edit(post, 'id: 1\n', 'id: 1\npublish: 2026-11-27\n');
    },
    change(tree) {
      // One moves, one is past and goes, and one comes with its page.
      tree.edit(tour, 'publish: 2026-12-01', 'publish: 2026-12-05T09:00');
      tree.edit(post, 'publish: 2026-11-27\n', '');
      writeSecondCar(tree, 'range-rover', 'publish: 2026-12-01\n');
    },
  },
  'what visitors do not see': {
    prepare(tree) {
      writeSecondCar(tree, 'range-rover', 'draft: true\n');
      tree.write('translations.lock', 'one\ntwo\n');
    },
    change(tree) {
      tree.edit('cars/range-rover.yaml', 'price: 150', 'price: 175');
      tree.edit(car, 'price: 150', 'price: 160');
      tree.write(
        car,
        `${tree.read(car)}keywords: { tr: [cip, arazi aracı] }\nupdated: 2026-03-01\n`,
      );
      tree.edit(
        'pictures.yaml',
        'one:\n    file: dot.png\n    alt:\n      tr: Nokta',
        'one:\n    file: dot.png\n    alt:\n      tr: Siyah nokta',
      );
      tree.edit(
        home,
        '  - id: 1\n    image: one\n    portrait',
        '  - id: 7\n    image: one\n    portrait',
      );
      tree.write('translations.lock', 'one\nthree\nfour\n');
      tree.write('cars/range-rover.yaml', `# Yeni bir not\n${tree.read('cars/range-rover.yaml')}`);
      tree.write('navigation.yaml', `# Yeni bir not\n${tree.read('navigation.yaml')}`);
    },
  },
};

async function writePicture(tree: ContentTree, name: string, background: string): Promise<void> {
  const create = { width: 40, height: 30, channels: 3, background } as const;
  await sharp({ create })
    .png()
    .toFile(join(tree.folder, 'images', name));
}
