import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTree } from './content-tree.ts';

/** A change of a content tree that an editor may make, valid or not. A number makes its words unique. */
export interface Edit {
  name: string;
  apply: (tree: ContentTree, number: number) => void;
}

const tour = 'experiences/col-turu.yaml';
const post = 'posts/01.yaml';

/** Replaces in a file, if the file exists. */
function replace(
  name: string,
  path: string,
  pattern: RegExp,
  write: (number: number) => string,
): Edit {
  const apply: Edit['apply'] = (tree, number) => {
    if (!existsSync(join(tree.folder, path))) return;
    tree.write(path, tree.read(path).replace(pattern, write(number)));
  };
  return { name, apply };
}

const nameExtra = (number: number) => `experiences/ek-${number % 4}.yaml`;
const renamed = 'experiences/a-renamed.yaml';

/**
 * Those that differ most in the file and in what they do to it come first, and most of them leave the content valid, so
 * that their effect shows in the bundles. An experience is renamed and removed with the number that it was added with.
 */
export const edits: readonly Edit[] = [
  replace(
    'let a text name a fact',
    tour,
    /tr: 6 saat.*\n.*en: 6 h.*\n.*ar: 6 .*/,
    (n) => `tr: 6 saat ${n} {phone}\n  en: 6 hours {phone}\n  ar: 6 ساعات {phone}`,
  ),
  {
    name: 'add an experience',
    apply: (tree, number) =>
      tree.write(
        nameExtra(number),
        tree.read(tour).replace(/^slug: .*/m, `slug: ek-${number % 4}`),
      ),
  },
  replace('change a fact of the site', 'site.yaml', /^phone: .*/m, (n) => `phone: "+971 ${n}"`),
  {
    name: 'break a file',
    apply: (tree) => tree.write('cars/bozuk.yaml', 'slug: "bozuk\norder: 2\n'),
  },
  {
    name: 'fix a file',
    apply: (tree) => {
      const car = tree.read('cars/g63.yaml').replace(/^slug: .*/m, 'slug: bozuk');
      tree.write('cars/bozuk.yaml', car.replace(/^order: .*/m, 'order: 2'));
    },
  },
  {
    name: 'rename a file',
    apply: (tree, number) => {
      const from = join(tree.folder, nameExtra(number));
      if (existsSync(from)) renameSync(from, join(tree.folder, renamed));
    },
  },
  {
    name: 'remove a file',
    apply(tree, number) {
      for (const path of [nameExtra(number), renamed]) {
        rmSync(join(tree.folder, path), { force: true });
      }
    },
  },
  {
    name: 'forbid a word',
    apply: (tree, number) =>
      tree.write(
        'glossary.yaml',
        `terms:\n  - tr: tur\n    en: tour\n    never:\n      en: [${number % 2 === 0 ? 'afternoon' : 'desert'}]\n`,
      ),
  },
  replace('break a link', 'home.yaml', /url: \/araclar/, () => 'url: /arabalar'),
  replace('fix a link', 'home.yaml', /url: \/arabalar/, () => 'url: /araclar'),
  {
    name: 'add a post',
    apply: (tree) => tree.write('posts/ek.yaml', tree.read(post).replace(/^id: .*/m, 'id: 2')),
  },
  replace('relate posts', post, /s: \[\]/, () => 's: [2]'),
  replace('change a label', 'labels.yaml', /en: Home.*/, (n) => `en: Home ${n}`),
  {
    name: 'change a text and hide it behind the old time and size',
    apply: (tree, number) => {
      const place = join(tree.folder, tour);
      tree.write(tour, tree.read(tour).replace(/^price: .*/m, `price: ${100 + (number % 800)}`));
      utimesSync(place, 1_700_000_000, 1_700_000_000);
    },
  },
  {
    name: 'add a stray file',
    apply: (tree, number) => {
      if (number % 2 === 0) tree.write('odd/file.yaml', 'a: 1\n');
      else rmSync(join(tree.folder, 'odd/file.yaml'), { force: true });
    },
  },
  replace('except a warning', 'home.yaml', /^testimonials:.*/m, (n) =>
    n % 2 === 0 ? 'testimonials: # ok C105: Names are the same.' : 'testimonials:',
  ),
  replace('change a text', tour, /^ {2}tr: .* turu?.*$/im, (n) => `  tr: Çöl Turu ${n}`),
  replace('change a translation', tour, /^ {2}en: Desert.*$/m, (n) => `  en: Desert Tour ${n}`),
  replace('change a price', tour, /^price: .*/m, (n) => `price: ${n}`),
  replace('change a slug', tour, /^slug: .*/m, (n) => `slug: tur-${n % 3}`),
  replace('restore a slug', tour, /^slug: .*/m, () => 'slug: col-turu'),
  replace('relate posts the other way', 'posts/ek.yaml', /s: \[.?\]/, () => 's: [1]'),
  replace('change a post', post, /^ {2}tr: Dubai.*/m, (n) => `  tr: Dubai’de teklif ${n}`),
  replace('change a day', post, /^date: .*/m, (n) => `date: 2026-08-${10 + (n % 20)}`),
  replace('change an author', 'authors.yaml', /tr: .*/, (n) => `tr: "{brand} Editörleri ${n}"`),
  replace('change a picture’s words', 'pictures.yaml', /tr: Nokta.*/, (n) => `tr: Nokta ${n}`),
  replace('reorder cars', 'cars/g63.yaml', /^order: .*/m, (n) => `order: ${1 + (n % 3)}`),
  replace('lose a label', 'labels.yaml', /\n {4}en: Home.*/, () => ''),
  { name: 'save without a change', apply: (tree) => tree.write(tour, tree.read(tour)) },
];
