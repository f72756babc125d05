import { existsSync, mkdirSync, renameSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTree } from './content-tree.ts';

/** Changes a content tree as editors do, for better or worse; a number gives the change its words. */
export interface Edit {
  name: string;
  apply: (tree: ContentTree, number: number) => void;
}

const tour = 'experiences/col-turu.yaml';
const post = 'posts/01.yaml';

/** Replaces in a file, where it is there. */
function replaceIn(
  path: string,
  pattern: RegExp,
  replace: (number: number) => string,
): Edit['apply'] {
  return (tree, number) => {
    if (!existsSync(join(tree.folder, path))) return;
    tree.write(path, tree.read(path).replace(pattern, replace(number)));
  };
}

/** Writes a copy of a file under another name, with another value in one of its fields. */
function copy(
  from: string,
  to: (number: number) => string,
  field: RegExp,
  line: (number: number) => string,
): Edit['apply'] {
  return (tree, number) => tree.write(to(number), tree.read(from).replace(field, line(number)));
}

/** In an order in which most of them leave the content valid, so that each shows in the bundles. */
export const edits: readonly Edit[] = [
  {
    name: 'change a text',
    apply: replaceIn(tour, /^ {2}tr: .* turu?.*$/im, (number) => `  tr: Çöl Turu ${number}`),
  },
  {
    name: 'change a translation',
    apply: replaceIn(tour, /^ {2}en: Desert.*$/m, (number) => `  en: Desert Tour ${number}`),
  },
  {
    name: 'let a text name a fact',
    apply: replaceIn(
      tour,
      /tr: 6 saat.*\n.*en: 6 h.*\n.*ar: 6 .*/,
      (number) => `tr: 6 saat ${number} {phone}\n  en: 6 hours {phone}\n  ar: 6 ساعات {phone}`,
    ),
  },
  {
    name: 'change a fact of the site',
    apply: replaceIn('site.yaml', /^phone: .*/m, (number) => `phone: "+971 ${number}"`),
  },
  { name: 'change a price', apply: replaceIn(tour, /^price: .*/m, (number) => `price: ${number}`) },
  {
    name: 'change a slug',
    apply: replaceIn(tour, /^slug: .*/m, (number) => `slug: tur-${number % 3}`),
  },
  { name: 'restore a slug', apply: replaceIn(tour, /^slug: .*/m, () => 'slug: col-turu') },
  {
    name: 'add an experience',
    apply: copy(
      tour,
      (number) => `experiences/ek-${number % 4}.yaml`,
      /^slug: .*/m,
      (number) => `slug: ek-${number % 4}`,
    ),
  },
  {
    name: 'add a post',
    apply: copy(
      post,
      () => 'posts/ek.yaml',
      /^id: .*/m,
      () => 'id: 2',
    ),
  },
  { name: 'relate posts', apply: replaceIn(post, /s: \[\]/, () => 's: [2]') },
  {
    name: 'relate posts the other way',
    apply: replaceIn('posts/ek.yaml', /s: \[.?\]/, () => 's: [1]'),
  },
  {
    name: 'change the title of a post',
    apply: replaceIn(post, /^ {2}tr: Dubai.*/m, (number) => `  tr: Dubai’de teklif ${number}`),
  },
  {
    name: 'change the day of a post',
    apply: replaceIn(post, /^date: .*/m, (number) => `date: 2026-08-${10 + (number % 20)}`),
  },
  {
    name: 'change an author',
    apply: replaceIn(
      'authors.yaml',
      /tr: Vaha.*/,
      (number) => `tr: Vaha Dubai Editörleri ${number}`,
    ),
  },
  {
    name: 'remove a file',
    apply: (tree, number) => {
      const path = `experiences/ek-${number % 4}.yaml`;
      if (existsSync(join(tree.folder, path))) tree.remove(path);
    },
  },
  {
    name: 'rename a file',
    apply: (tree, number) => {
      const from = join(tree.folder, `experiences/ek-${number % 4}.yaml`);
      if (existsSync(from)) renameSync(from, join(tree.folder, 'experiences/a-renamed.yaml'));
    },
  },
  {
    name: 'break a file',
    apply: (tree) => tree.write('cars/bozuk.yaml', 'slug: "bozuk\norder: 2\n'),
  },
  {
    name: 'fix a file',
    apply: (tree) =>
      tree.write(
        'cars/bozuk.yaml',
        tree
          .read('cars/g63.yaml')
          .replace(/^(slug|order): .*/gm, (line) =>
            line.startsWith('slug') ? 'slug: bozuk' : 'order: 2',
          ),
      ),
  },
  { name: 'break a link', apply: replaceIn('home.yaml', /url: \/araclar/, () => 'url: /arabalar') },
  { name: 'fix a link', apply: replaceIn('home.yaml', /url: \/arabalar/, () => 'url: /araclar') },
  {
    name: 'change a picture’s words',
    apply: replaceIn('pictures.yaml', /tr: Nokta.*/, (number) => `tr: Nokta ${number}`),
  },
  {
    name: 'change the order of cars',
    apply: replaceIn('cars/g63.yaml', /^order: .*/m, (number) => `order: ${1 + (number % 3)}`),
  },
  {
    name: 'change a label',
    apply: replaceIn('labels.yaml', /en: Home.*/, (number) => `en: Home ${number}`),
  },
  { name: 'lose a label', apply: replaceIn('labels.yaml', /\n {4}en: Home.*/, () => '') },
  {
    name: 'except a warning',
    apply: (tree) =>
      tree.write(
        'exceptions.yaml',
        '- file: home.yaml\n  path: testimonials\n  codes: [C105]\n  reason: Names are the same in every language.\n',
      ),
  },
  {
    name: 'add a stray file',
    apply: (tree, number) => {
      mkdirSync(join(tree.folder, 'odd'), { recursive: true });
      if (number % 2 === 0) tree.write('odd/file.yaml', 'a: 1\n');
      else if (existsSync(join(tree.folder, 'odd/file.yaml'))) tree.remove('odd/file.yaml');
    },
  },
  {
    name: 'save without a change',
    apply: (tree) => tree.write(tour, tree.read(tour)),
  },
  {
    name: 'change a text and hide it behind the old time and size',
    apply: (tree, number) => {
      const place = join(tree.folder, tour);
      tree.write(tour, tree.read(tour).replace(/^price: .*/m, `price: ${100 + (number % 800)}`));
      utimesSync(place, 1_700_000_000, 1_700_000_000);
    },
  },
];
