import { describe, expect, it } from 'vitest';
import { createContentTree, runCatalogue } from './content-tree.ts';

const tour = 'experiences/col-turu.yaml';

type Tree = ReturnType<typeof createContentTree>;

/** What is wrong, how it is made so, and what the report must say of it: place, code and words. */
const faults: [string, (tree: Tree) => void, RegExp][] = [
  [
    'an unknown field',
    (t) => t.edit(tour, 'slug:', 'slugg:'),
    /col-turu\.yaml:1:1 {2}C010 {2}slugg\n {2}“slugg” is not a field/,
  ],
  [
    'a missing field',
    (t) => t.edit(tour, 'price: 90\n', ''),
    /col-turu\.yaml:\d+:\d+ {2}C011 {2}price\n {2}The field “price” is missing/,
  ],
  [
    'a text instead of a number',
    (t) => t.edit(tour, 'price: 90', 'price: abc'),
    /C012 {2}price\n {2}Expected a number, found the string "abc"/,
  ],
  [
    'an unquoted phone number',
    (t) => t.edit('site.yaml', '+971 00 000 0000', '+971000000000'),
    /site\.yaml:\d+:8 {2}C012 {2}phone\n {2}Expected a text, found the number 971000000000\.\n {2}→ Put the value in double quotes/,
  ],
  [
    'an empty Turkish text',
    (t) => t.edit(tour, 'tr: Çöl Turu', 'tr: ""'),
    /C011 {2}title\.tr\n {2}The text “tr” is empty/,
  ],
  ['a missing Turkish text', (t) => t.edit(tour, '  tr: Çöl Turu\n', ''), /C011 {2}title\.tr/],
  ['an unknown language', (t) => t.edit(tour, 'en: Desert', 'de: Desert'), /C010 {2}title\.de/],
  [
    'an unknown category',
    (t) => t.edit(tour, 'category: desert', 'category: dessert'),
    /C013 {2}category\n {2}“dessert” is not one of the allowed values\.\n {2}→ Use one of: visa, transport/,
  ],
  [
    'an unknown icon',
    (t) => t.edit('categories.yaml', 'icon: stamp', 'icon: stempel'),
    /C013 {2}categories\[1\]\.icon/,
  ],
  [
    'too few features',
    (t) =>
      t.edit(
        'service-pages/col.yaml',
        /features:\n( {2}- [\s\S]*?)(?= {2}- icon)/.exec(t.read('service-pages/col.yaml'))?.[1] ??
          'none',
        '',
      ),
    /C014 {2}features\n {2}The list has 3 entries; it needs exactly 4/,
  ],
  [
    'a link to nowhere',
    (t) => t.edit('home.yaml', 'url: /araclar', 'url: /arabalar'),
    /C021 .*url\n {2}The link “\/arabalar” leads to no page/,
  ],
  [
    'a /detail/ link',
    (t) => t.edit('service-pages/col.yaml', '/detay/col-turu', '/detail/col-turu'),
    /C021 {2}pricing\[0\]\.url\n.*\n {2}→ Detail pages live under \/detay\/: write \/detay\/col-turu\./,
  ],
  [
    'an unknown picture',
    (t) => t.edit(tour, '- one', '- eins'),
    /C022 {2}images\[0\]\n {2}There is no picture “eins”/,
  ],
  ['a picture twice', (t) => t.edit(tour, '- two', '- one'), /C020 {2}images\[1\]/],
  [
    'a missing picture file',
    (t) => t.edit('pictures.yaml', 'dot.png', 'punkt.png'),
    /C023 {2}pictures\.one\.file\n {2}There is no file content\/images\/punkt\.png/,
  ],
  [
    'a picture from a host that is not allowed',
    (t) =>
      t.edit(
        'pictures.yaml',
        'file: dot.png',
        'url: https://evil.example/x.jpg\n    width: 4\n    height: 3',
      ),
    /C023 {2}pictures\.one\.url\n {2}Pictures from evil\.example are not allowed/,
  ],
  [
    'a picture without alternative text',
    (t) =>
      t.write(
        'pictures.yaml',
        t.read('pictures.yaml').replace(/ {4}alt:\n {6}tr: .*\n {6}en: .*\n {6}ar: .*\n/, ''),
      ),
    /C013 {2}pictures\.one\n {2}A picture has either an alternative text/,
  ],
  [
    'the same slug twice',
    (t) => t.write('experiences/again.yaml', t.read(tour)),
    /C020 {2}slug\n {2}slug “col-turu” is already taken by experiences\/again\.yaml/,
  ],
  [
    'the same post twice',
    (t) => t.write('posts/02.yaml', t.read('posts/01.yaml')),
    /posts\/02\.yaml:1:5 {2}C020 {2}id\n {2}id “1” is already taken by posts\/01\.yaml/,
  ],
  [
    'the same place for two cars',
    (t) => t.write('cars/b.yaml', t.read('cars/g63.yaml').replace('slug: g63', 'slug: b')),
    /C020 {2}order/,
  ],
  [
    'the same category page twice',
    (t) => t.write('service-pages/b.yaml', t.read('service-pages/col.yaml')),
    /C020 {2}name/,
  ],
  [
    'a gap in the ids of posts',
    (t) => t.edit('posts/01.yaml', 'id: 1', 'id: 3'),
    /posts\/01\.yaml:1:5 {2}C013 {2}id\n {2}The ids of posts are consecutive/,
  ],
  [
    'an unknown author',
    (t) => t.edit('posts/01.yaml', 'author: editors', 'author: nobody'),
    /C024 {2}author\n {2}There is no author “nobody”/,
  ],
  [
    'an unknown related post',
    (t) => t.edit('posts/01.yaml', 'relatedBlogs: []', 'relatedBlogs: [7]'),
    /C024 {2}relatedBlogs\[0\]/,
  ],
  [
    'a wrong date',
    (t) =>
      t.write('posts/01.yaml', t.read('posts/01.yaml').replace(/date: .*/, 'date: 2026-02-30')),
    /C013 {2}date/,
  ],
  [
    'a day of the last change in another form',
    (t) => t.edit(tour, 'category: desert', 'category: desert\nupdated: 21.11.2026'),
    /C013 {2}updated\n {2}“21\.11\.2026” does not have the right form\.\n {2}→ A day is written as 2026-11-21/,
  ],
  [
    'a package without a price',
    (t) => t.edit('service-pages/col.yaml', '/detay/col-turu', '/araclar'),
    /C025 {2}pricing\[0\]/,
  ],
  [
    'a missing Arabic plural form',
    (t) => t.edit('labels.yaml', '      few: "{{count}} خدمات"\n', ''),
    /C030 {2}services_page\.result_count\.ar\n {2}The plural form “few” is missing in ar\.\n {2}→ ar needs: zero, one, two, few, many, other/,
  ],
  [
    'a stray placeholder',
    (t) => t.edit('labels.yaml', 'en: Home', 'en: "Home {{name}}"'),
    /C031 {2}site\.home\.en\n {2}The placeholder {{name}} is not in the Turkish text/,
  ],
  [
    'an empty Turkish label',
    (t) => t.edit('labels.yaml', 'tr: Ana Sayfa', 'tr: " "'),
    /C011 {2}site\.home\.tr/,
  ],
  [
    'a link with a query',
    (t) => t.edit('home.yaml', 'url: /araclar', 'url: /araclar?x=1'),
    /C021 .*\n.*\n {2}→ A link in the content names a page alone/,
  ],
  [
    'an unknown fact in a text',
    (t) => t.edit('home.yaml', 'en: UAE visas', 'en: UAE {telefon}'),
    /C031 {2}description\.en\n {2}\{telefon\} is not a fact/,
  ],
  [
    'the same category twice',
    (t) => t.edit('categories.yaml', 'id: transport', 'id: visa'),
    /C020 {2}categories\[2\]\.id/,
  ],
  [
    'the same service twice',
    (t) => t.edit('services.yaml', 'id: 2', 'id: 1'),
    /C020 {2}services\[1\]\.id/,
  ],
  ['a missing file', (t) => t.remove('home.yaml'), /home\.yaml:1:1 {2}C006/],
  [
    'a file that belongs nowhere',
    (t) => t.write('notes.yaml', 'a: 1\n'),
    /notes\.yaml:1:1 {2}C005/,
  ],
  [
    'a file that is not UTF-8',
    (t) => t.write('home.yaml', new Uint8Array([0x61, 0x3a, 0x20, 0xfe])),
    /home\.yaml:1:1 {2}C001/,
  ],
  [
    'the same key twice',
    (t) => t.edit(tour, 'price: 90', 'price: 90\nprice: 80'),
    /C003\n {2}The same key stands twice/,
  ],
  [
    'a tab as indentation',
    (t) => t.edit(tour, '  en: Desert', '\ten: Desert'),
    /col-turu\.yaml:5:1 {2}C002\n.*\n {2}→ Indent with spaces/,
  ],
  [
    'a colon in an unquoted text',
    (t) => t.edit(tour, 'en: Desert', 'en: Desert: tour'),
    /C002\n.*\n {2}→ .*double quotes/,
  ],
  ['an anchor', (t) => t.edit(tour, 'en: Desert', 'en: &yat Desert'), /C004\n {2}YAML anchors/],
  ['a tag', (t) => t.edit(tour, 'en: Desert', 'en: !dikkat Desert'), /C00[24]/],
  [
    'a dangerous key',
    (t) => t.edit(tour, 'price: 90', 'price: 90\n__proto__: {}'),
    /C004\n {2}“__proto__” is not allowed/,
  ],
];

describe('catalogue validate', () => {
  it('finds nothing wrong with valid content', async () => {
    const run = await runCatalogue('validate', '--content', createContentTree().folder);
    expect(run).toEqual({ code: 0, out: '', error: 'The content is valid.\n' });
  });

  it.concurrent.each(faults)('reports %s', async (_what, breakIt, expected) => {
    const tree = createContentTree();
    breakIt(tree);
    const { code, out } = await runCatalogue('validate', '--content', tree.folder);
    expect(out).toMatch(expected);
    expect(code).toBe(1);
  });

  it('reports all problems of all files in one run, in order', async () => {
    const tree = createContentTree();
    tree.edit(tour, 'price: 90', 'price: abc');
    tree.edit(tour, 'category: desert', 'category: dessert');
    tree.edit('cars/g63.yaml', '- one', '- eins');
    tree.edit('home.yaml', 'url: /araclar', 'url: /arabalar');
    tree.edit('authors.yaml', 'authors:', 'authors: : :');
    const { code, out } = await runCatalogue('validate', '--content', tree.folder);
    const places = [...out.matchAll(/([\w/-]+\.yaml):\d+:\d+ {2}(C\d{3})/g)].map(
      ([, file, c]) => `${file?.split('/').at(-1)} ${c}`,
    );
    expect(places).toEqual([
      'authors.yaml C002',
      'g63.yaml C022',
      'col-turu.yaml C013',
      'col-turu.yaml C012',
      'home.yaml C021',
    ]);
    expect(out).toContain('5 problems in 4 files.');
    expect(code).toBe(1);
  });

  it('says in one line that a folder cannot be read', async () => {
    const { code, out, error } = await runCatalogue('validate', '--content', '/nowhere');
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toBe('The content folder /nowhere cannot be read.\n');
  });

  it('is misused with an unknown option or command', async () => {
    expect((await runCatalogue('validate', '--colour')).code).toBe(2);
    expect((await runCatalogue('invent')).code).toBe(2);
    expect((await runCatalogue('--help')).code).toBe(0);
  });
});
