import { join } from 'node:path';
import sharp from 'sharp';
import type { ContentTree } from './content-tree.ts';

/** What `catalogue changes` must tell, in whatever form. */
export interface Told {
  /** The address of a page, or the beginning of a heading, such as “On every page”. */
  on: string;
  /** The language; omit for what is in all languages, or in a list without languages. */
  in?: 'Turkish' | 'English' | 'Arabic';
  field?: string;
  removed?: string;
  added?: string;
  /** Words that are neither removed nor added. */
  says?: readonly string[];
}

interface ChangeRow {
  what: string;
  /** Brings the valid content into the former state. */
  prepare?(tree: ContentTree): void | Promise<void>;
  change(tree: ContentTree): void | Promise<void>;
  told: readonly Told[];
  /** Addresses of pages that look the same as before, so that nothing is told of them. */
  same?: readonly string[];
}

const home = 'home.yaml';
const car = 'cars/g63.yaml';
const post = 'posts/01.yaml';
const tour = 'experiences/col-turu.yaml';
const site = 'site.yaml';

const onCar = '/detay/g63';
const onTour = '/detay/col-turu';
const onPost = '/blog/1';
const everywhere = 'On every page';

const showPrices = (tree: ContentTree) => tree.edit(site, 'prices: false', 'prices: true');

/** Writes a long text of paragraphs, in Turkish. */
function writeAbout(tree: ContentTree, ...paragraphs: string[]): void {
  const text = tree.read(tour);
  const about = `about:\n  tr: ${JSON.stringify(paragraphs.join('\n\n'))}\n`;
  tree.write(tour, text.replace(/^about:\n {2}tr: .*\n/m, about));
}

/** Writes a second car, which is the first with other names. */
function writeSecondCar(tree: ContentTree, slug: string, extra = ''): void {
  const names = `slug: ${slug}\n${extra}order: 2\ntitle: Range Rover`;
  const text = tree.read(car).replace(/^slug: .*\norder: 1\ntitle: .*$/m, names);
  tree.write(`cars/${slug}.yaml`, text);
}

const writeRange = (tree: ContentTree) => writeSecondCar(tree, 'range-rover');

function writeNotice(text: string, from: string, until: string, extra = ''): string {
  const texts = `{ tr: ${text}, en: ${text} in English, ar: نبأ }`;
  return `- text: ${texts}\n  kind: info\n  from: ${from}\n  until: ${until}\n${extra}`;
}

const writeNotices = (...notices: string[]) => {
  return (tree: ContentTree) => tree.write('notices.yaml', notices.join(''));
};

/** Writes `images/dunes.png` in one colour. */
export async function writePicture(tree: ContentTree, background: string): Promise<void> {
  const create = { width: 40, height: 30, channels: 3, background } as const;
  await sharp({ create }).png().toFile(join(tree.folder, 'images/dunes.png'));
}

async function addDunes(tree: ContentTree): Promise<void> {
  await writePicture(tree, '#b4592b');
  const alt = '{ tr: Kızıl kumullar, en: Red dunes, ar: كثبان حمراء }';
  const entry = `  dunes:\n    file: dunes.png\n    alt: ${alt}\n`;
  tree.write('pictures.yaml', tree.read('pictures.yaml') + entry);
}

/** Moves a part of a file behind another part. */
function moveBehind(tree: ContentTree, file: string, part: string, other: string): void {
  tree.edit(file, part, '');
  tree.edit(file, other, other + part);
}

const camel = 'Camel Ride';

const question = `  - q:
      tr: Çocuklar gelebilir mi?
      en: May children come?
      ar: هل يأتي الأطفال؟
    a:
      tr: Altı yaşından itibaren
      en: From six years on
      ar: من ست سنوات
    keywords: { tr: [çocuk] }
`;

const special = (extra: string) =>
  `special:\n    - name: { tr: Ramazan, en: Ramadan, ar: رمضان }\n      from: 2027-02-08\n      until: 2027-03-09\n${extra}`;

const behindFirstLink = '\n  - id: 2';
const firstLink = `/hizmetler${behindFirstLink}`;

/** Changes, each with the page, the language, the field and the words that must be told. */
export const changeTable: readonly ChangeRow[] = [
  {
    what: 'a translation that came',
    change: (tree) =>
      tree.edit(post, '\n  en: Special occasions', '\n  en: Special occasions\n  ar: مناسبات خاصة'),
    told: [
      {
        on: onPost,
        in: 'Arabic',
        field: 'Category',
        added: 'مناسبات خاصة',
        says: ['translated now'],
      },
    ],
  },
  {
    what: 'a translation that went',
    change: (tree) => tree.edit(car, '\n  en: Per day', ''),
    told: [
      {
        on: onCar,
        in: 'English',
        field: 'Duration',
        removed: 'Per day',
        says: ['translation is gone', 'Günlük'],
      },
    ],
  },
  {
    what: 'a link of a text that leads elsewhere',
    prepare: (tree) => tree.edit(tour, 'Öğleden sonra', 'Öğleden [sonra](/araclar)'),
    change: (tree) => tree.edit(tour, '(/araclar)', '(/hizmetler)'),
    told: [
      {
        on: onTour,
        in: 'Turkish',
        field: 'About',
        says: ['sonra', 'Our services (/hizmetler)', 'Our cars (/araclar)'],
      },
    ],
  },
  {
    what: 'a link of a text that came',
    change: (tree) => tree.edit(tour, 'en: Open shoes', 'en: Open [shoes](/detay/g63)'),
    told: [
      {
        on: onTour,
        in: 'English',
        field: 'Questions › “What should we” › Answer',
        says: ['shoes', 'Mercedes-AMG G 63 (/detay/g63)'],
      },
    ],
  },
  {
    what: 'a price',
    prepare: showPrices,
    change: (tree) => tree.edit(car, 'price: 150', 'price: 1650'),
    told: [{ on: onCar, field: 'Price', removed: '$150', added: '$1,650' }],
  },
  {
    what: 'a picture of a page',
    prepare: addDunes,
    change(tree) {
      tree.edit(car, '  - two\n', '  - dunes\n');
      tree.edit(post, 'featuredImage: one', 'featuredImage: two');
    },
    same: [onPost],
    told: [
      { on: onCar, field: 'Pictures 2', removed: 'Dot (dot.png)', added: 'Red dunes (dunes.png)' },
    ],
  },
  {
    what: 'a draft that is published',
    prepare: (tree) => tree.edit(post, 'id: 1\n', 'id: 1\ndraft: true\n'),
    change: (tree) => tree.edit(post, 'draft: true\n', ''),
    told: [
      { on: onPost, says: ['New page', 'It was a draft until now.'] },
      { on: onPost, in: 'Turkish', field: 'Title', added: 'Dubai’de evlilik teklifi' },
    ],
  },
  {
    what: 'a slug whose former address leads on',
    prepare: (tree) => tree.edit('services.yaml', firstLink, `/detay/g63${behindFirstLink}`),
    change(tree) {
      tree.edit(car, 'slug: g63\n', 'slug: g-63\naliases: [g63]\n');
      tree.edit('services.yaml', '/detay/g63', '/detay/g-63');
    },
    same: ['/hizmetler'],
    told: [
      { on: '/detay/g-63', says: ['New address', '/detay/g63', 'come to /detay/g-63'] },
      { on: 'Former addresses', field: 'Former addresses', added: 'g63' },
    ],
  },
  {
    what: 'a feature that is switched on',
    change: showPrices,
    told: [{ on: everywhere, field: 'Prices' }],
  },
  {
    what: 'a plural form of a label, with what the site fills in',
    change: (tree) => tree.edit('labels.yaml', 'few: "وجدنا', 'few: "عثرنا على'),
    told: [
      {
        on: 'On several pages: Our cars, Our services',
        in: 'Arabic',
        field: 'few',
        removed: 'وجدنا',
        added: 'عثرنا على',
      },
    ],
  },
  {
    what: 'a notice that is new, on one page',
    change: writeNotices(writeNotice('Yeni araç', '2026-12-01', '2026-12-24', '  on: [cars]\n')),
    told: [
      { on: '/araclar', field: 'Notice', says: ['New'] },
      { on: '/araclar', says: ['24 December 2026', 'Our cars'] },
      { on: '/araclar', in: 'Turkish', field: 'Text', added: 'Yeni araç' },
    ],
  },
  {
    what: 'a paragraph that moved',
    prepare: (tree) => writeAbout(tree, 'Sabah çıkarız.', 'Öğlen yeriz.', 'Akşam döneriz.'),
    change: (tree) => writeAbout(tree, 'Akşam döneriz.', 'Sabah çıkarız.', 'Öğlen yeriz.'),
    told: [
      { on: onTour, in: 'Turkish', field: 'About', says: ['another place', 'Akşam döneriz.'] },
    ],
  },
  {
    what: 'a question that is new',
    change: (tree) => tree.edit(tour, 'faq:\n', `faq:\n${question}`),
    told: [
      { on: onTour, field: 'Questions › “May children come?”', says: ['New'] },
      { on: onTour, in: 'English', field: 'Question', added: 'May children come?' },
      { on: onTour, in: 'Arabic', field: 'Answer', added: 'من ست سنوات' },
      { on: 'Words by which the search', field: 'Search words', added: 'çocuk' },
    ],
  },
  {
    what: 'a question that is gone',
    prepare: (tree) => tree.edit(tour, 'faq:\n', `faq:\n${question}`),
    change: (tree) => tree.edit(tour, question, ''),
    told: [
      { on: onTour, field: 'Questions › “May children come?”', says: ['Removed'] },
      { on: onTour, in: 'Turkish', field: 'Answer', removed: 'Altı yaşından itibaren' },
    ],
  },
  {
    what: 'a question that moved and changed by a word',
    prepare: (tree) => tree.edit(tour, 'faq:\n', `faq:\n${question}`),
    change(tree) {
      moveBehind(tree, tour, question, '      ar: تُمدّ المائدة في\n');
      tree.edit(tour, 'From six years', 'From eight years');
    },
    told: [
      { on: onTour, field: 'Questions › “May children come?”', says: ['place 3', 'place 1'] },
      { on: onTour, in: 'English', field: 'Answer', removed: 'six', added: 'eight' },
    ],
  },
  {
    what: 'a line of a checklist that is new, before the others',
    change: (tree) =>
      tree.edit(car, 'amenities:\n', 'amenities:\n  - { tr: Kasko, en: Insurance, ar: تأمين }\n'),
    told: [{ on: onCar, in: 'English', field: 'Checklist 1', added: 'Insurance' }],
  },
  {
    what: 'a tile that is gone while the next one changes',
    change(tree) {
      const text = tree.read(home);
      tree.write(home, text.replace(/ {4}- id: 1\n {6}title: \{ tr: Deve[\s\S]*?sun: 8\n/, ''));
      tree.edit(home, 'en: All it takes', 'en: All you need');
    },
    told: [
      { on: 'Home page', field: camel, says: ['Removed'] },
      { on: 'Home page', in: 'English', field: 'UAE Tourist Visa', removed: 'it takes' },
    ],
  },
  {
    what: 'a car that changes its place in the list',
    prepare: writeRange,
    change(tree) {
      tree.edit('cars/range-rover.yaml', 'order: 2', 'order: 1');
      tree.edit(car, 'order: 1', 'order: 2');
    },
    told: [{ on: '/araclar', field: 'Place in the list', says: ['place 2', 'place 1'] }],
  },
  {
    what: 'an entry that is renamed with its file',
    prepare: writeRange,
    change(tree) {
      tree.write('cars/sport.yaml', tree.read('cars/range-rover.yaml').replace('range-rover', 's'));
      tree.remove('cars/range-rover.yaml');
    },
    told: [{ on: '/detay/s', says: ['New address', '/detay/range-rover', 'find nothing'] }],
  },
  {
    what: 'a page that becomes a draft',
    change: (tree) => tree.edit(post, 'id: 1\n', 'id: 1\ndraft: true\n'),
    told: [{ on: onPost, says: ['Page gone', 'It is a draft now', 'find nothing there'] }],
  },
  {
    what: 'a page that is gone, whose address another one takes',
    prepare: writeRange,
    change(tree) {
      tree.remove('cars/range-rover.yaml');
      tree.edit(car, 'slug: g63\n', 'slug: g63\naliases: [range-rover]\n');
    },
    told: [{ on: '/detay/range-rover', says: ['Page gone', 'come to /detay/g63'] }],
  },
  {
    what: 'a link that leads to another page',
    change: (tree) => tree.edit('services.yaml', firstLink, `/araclar${behindFirstLink}`),
    told: [
      {
        on: '/hizmetler',
        field: 'Services › “UAE Visa” › Link',
        removed: 'Our services (/hizmetler)',
        added: 'Our cars (/araclar)',
      },
    ],
  },
  {
    what: 'a day of publishing that moves',
    prepare(tree) {
      tree.edit(tour, 'price: ', 'publish: 2026-12-01\nprice: ');
      tree.edit(post, 'id: 1\n', 'id: 1\npublish: 2026-11-27\n');
    },
    change(tree) {
      tree.edit(tour, '2026-12-01', '2026-12-05T09:00');
      tree.edit(post, 'publish: 2026-11-27\n', '');
    },
    same: [onPost],
    told: [
      {
        on: onTour,
        field: 'Published on',
        removed: '1 December 2026',
        added: '5 December 2026 at 09:00',
      },
    ],
  },
  {
    what: 'a notice that lasts longer, and on other pages',
    prepare: writeNotices(writeNotice('Tur', '2026-12-24', '2026-12-31', '  on: [blog]\n')),
    change: writeNotices(writeNotice('Tur', '2026-12-24', '2027-01-01', '  on: [cars]\n')),
    told: [
      { on: '/araclar', field: 'Until', removed: '31 December 2026', added: '1 January 2027' },
      { on: '/araclar', field: 'Where', removed: 'Notes from Dubai', added: 'Our cars' },
    ],
  },
  {
    what: 'a notice that was over when it went',
    prepare: writeNotices(writeNotice('Eski', '2026-11-01', '2026-11-26')),
    change: writeNotices('[]\n'),
    told: [{ on: 'Notices and special hours that are over', field: 'Notice', says: ['Removed'] }],
  },
  {
    what: 'special hours that close earlier and open again',
    prepare: (tree) =>
      tree.edit(site, 'special: []', special('      opens: "09:00"\n      closes: "15:00"')),
    change: (tree) =>
      tree.edit(site, '"15:00"', '"14:00"\n      and: { opens: "20:00", closes: "01:30" }'),
    told: [
      { on: everywhere, field: '“Ramadan” › Closes', removed: '15:00', added: '14:00' },
      { on: everywhere, field: 'Opens again', added: '20:00' },
    ],
  },
  {
    what: 'the days of the week',
    change: (tree) => tree.edit(site, '[Monday, Tuesday,', '[Sunday, Tuesday,'),
    told: [{ on: everywhere, field: 'Days', removed: 'Monday', added: 'Sunday' }],
  },
  {
    what: 'a language that a post leaves out',
    prepare: (tree) => tree.edit(post, '  - tr\n  - en\n', '  - tr\n  - en\n  - ar\n'),
    change: (tree) => tree.edit(post, '  - tr\n  - en\n  - ar\n', '  - tr\n  - en\n'),
    told: [{ on: 'Order and names', field: 'Languages', removed: 'Arabic', added: 'English' }],
  },
  {
    what: 'the description of a picture, and an author whom no post names',
    prepare(tree) {
      const author = '  - { id: ali, name: { tr: Ali, en: Ali, ar: علي }, image: one }\n';
      tree.write('authors.yaml', tree.read('authors.yaml') + author);
    },
    change(tree) {
      const alt = (words: string) => `one:\n    file: dot.png\n    alt:\n      tr: ${words}`;
      tree.edit('pictures.yaml', alt('Nokta'), alt('Siyah nokta'));
      tree.edit('authors.yaml', 'tr: Ali', 'tr: Veli');
    },
    told: [
      { on: 'Descriptions of pictures', in: 'Turkish', field: 'Alternative text', added: 'Siyah' },
      { on: 'Not used on any page', in: 'Turkish', field: 'Authors', added: 'Veli' },
    ],
  },
  {
    what: 'a draft that stays one',
    prepare: (tree) => writeSecondCar(tree, 'range-rover', 'draft: true\n'),
    change: (tree) => tree.edit('cars/range-rover.yaml', 'price: 150', 'price: 175'),
    told: [{ on: 'Drafts', field: 'Range Rover', says: ['1 difference'] }],
  },
  {
    what: 'words of the search, and a day for search engines',
    change: (tree) =>
      tree.write(car, `${tree.read(car)}keywords: { tr: [cip] }\nupdated: 2026-03-01\n`),
    told: [
      { on: 'Words by which the search', field: 'Search words', added: 'cip' },
      { on: 'For search engines', field: 'Last changed', added: '1 March 2026' },
    ],
  },
  {
    what: 'a block of another kind in a post',
    change: (tree) => tree.edit(post, 'type: heading', 'type: quote'),
    told: [
      { on: onPost, field: 'Body 2 › Kind', removed: 'heading' },
      { on: onPost, field: 'Body 2 › Kind', added: 'quotation' },
    ],
  },
  {
    what: 'two changes of two pages at once, and the fact of a text',
    change(tree) {
      tree.edit(tour, 'en: 6 hours', 'en: 5 hours');
      tree.edit(post, 'readTime: 4', 'readTime: 5');
      tree.edit('authors.yaml', 'tr: "{brand} ', 'tr: "Yeni {brand} ');
    },
    told: [
      { on: onTour, in: 'English', field: 'Duration', removed: '6', added: '5' },
      { on: onPost, field: 'Reading time', removed: '4 min', added: '5 min' },
      { on: onPost, in: 'Turkish', field: 'Authors', added: 'Yeni' },
    ],
  },
];
