import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { parse, parseDocument, visit } from 'yaml';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import type { Ask } from '../../../cli/entries/collect-values.ts';
import { entryFields, listFlags } from '../../../cli/entries/entry-fields.ts';
import { mapLanguages } from '../../../shared/languages.ts';
import { vary } from '../../vary.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';
import { createIn } from './create-in.ts';

/** Answers questions like a person who types the answers of a table and presses Enter for all others. */
function typeAnswers(typed: Record<string, string>): Ask {
  return async ({ question }, { suggestion, check }) => {
    const answer = typed[question.field] ?? suggestion ?? '';
    const complaint = check(answer);
    if (complaint !== undefined) throw new Error(`${question.field}: ${complaint}`);
    return answer;
  };
}

const words = { tr: 'Söz', en: 'Words', ar: 'كلمات' };

/** Fills all empty fields as an editor would: texts in each language, and existing pictures and links. */
function fillAll(tree: ContentTree, path: string): void {
  const document = parseDocument(tree.read(path));
  const pictures = ['one', 'two', 'three', 'four'];
  visit(document, {
    Scalar(key, scalar, parents) {
      if (key === 'key' || scalar.value !== '') return;
      const pair = parents.at(-1);
      const field = pair && 'key' in pair ? String(pair.key) : '';
      if (field === 'tr' || field === 'en' || field === 'ar') scalar.value = words[field];
      else if (field === 'url') scalar.value = '/';
      else if (field === 'seats' || field === 'driverAge') scalar.value = 21;
      else scalar.value = pictures[typeof key === 'number' ? key : 0];
    },
  });
  tree.write(path, document.toString({ lineWidth: 0 }));
}

/** Kinds whose entries are items of a list or a table, one for each file, with an item for a file that has none. */
const listed = [
  ['service', { title: 'Balon', category: 'desert', price: '300' }, 'services.yaml'],
  ['picture', { name: 'balon', file: 'dot.png' }, 'pictures.yaml'],
  ['notice', { text: 'Kapalı', until: '2027-01-01' }, 'notices.yaml', '- text:\n    tr: Bir\n'],
  ['term', { tr: 'Kumul', en: 'dune' }, 'glossary.yaml', 'terms:\n  - tr: çöl\n    en: desert\n'],
] as const;

async function listErrors(tree: ContentTree): Promise<string[]> {
  const { issues } = await loadAndValidate(tree.folder);
  return issues
    .filter(({ code }) => code.startsWith('C0'))
    .map(({ code, file, path }) => `${code} ${file} ${path}`);
}

describe('catalogue new', () => {
  const empty = mapLanguages(() => '');

  it('writes a car with every field in all languages, which says in Turkish what each is for', async () => {
    const tree = createContentTree();
    const made = await createIn(tree, 'car', { title: 'BMW M4', price: '150' }, { language: 'tr' });
    expect(made.code).toBe(0);
    expect(made.out).toBe(`${tree.folder}/cars/bmw-m4.yaml\n`);
    expect(made.error).toContain('Sırada ne var:\n  1. ');
    const text = tree.read('cars/bmw-m4.yaml');
    expect(text.split('\n')[0]).toBe('# yaml-language-server: $schema=../.schemas/car.schema.json');
    expect(text).toContain(
      '# Araç listesindeki sırası, 1’den başlar; her araçta başkadır.\norder: 2',
    );
    // One # less makes it a draft.
    expect(text.split('\n').slice(1, 6)).toContain('# draft: true');
    expect(text.match(/draft:/g)).toHaveLength(1);
    expect(made.error).toContain('draft: true satırının önünden # işaretini kaldırın');
    // In quotes, a long text would lose its paragraphs.
    expect(text).toContain('about:\n  tr: |\n\n  en: |\n\n  ar: |\n');
    expect(text).toContain('about_text:\n  tr: ""\n');
    expect(parse(text)).toEqual({
      slug: 'bmw-m4',
      updated: '2026-11-21',
      order: 2,
      title: 'BMW M4',
      description: empty,
      duration: empty,
      price: 150,
      images: ['', '', '', ''],
      about_text: empty,
      about: empty,
      amenities_text: empty,
      amenities: [empty],
      facts: { power: empty, seats: '', driverAge: '' },
      notIncluded: empty,
    });
  });

  it.each([
    ['car', { title: 'BMW M4', price: '150' }, 'cars/bmw-m4.yaml'],
    [
      'experience',
      { title: 'Çöl Gecesi: ışık', category: 'desert', price: '90' },
      'experiences/col-gecesi-isik.yaml',
    ],
    ['post', { title: 'Yatta bir gün', category: 'Deniz' }, 'posts/02-yatta-bir-gun.yaml'],
    ['service', { title: 'Balon', category: 'desert', price: '300' }, 'services.yaml'],
    ['picture', { name: 'balon', file: 'dot.png' }, 'pictures.yaml'],
  ])(
    'lets validate name all that is still empty in a new %s, and nothing once it is written',
    async (kind, answers, path) => {
      const tree = createContentTree();
      const before = await listErrors(tree);
      expect(await createIn(tree, kind, answers)).toMatchObject({ code: 0 });
      const empty = (await listErrors(tree)).filter((error) => !before.includes(error));
      expect(empty.length).toBeGreaterThan(0);
      expect(empty.join()).not.toContain('“”');
      expect(
        empty.filter((error) => !/^(C011|C02[012]) /.test(error) || !error.includes(path)),
      ).toEqual([]);
      fillAll(tree, path);
      expect((await listErrors(tree)).filter((error) => !before.includes(error))).toEqual([]);
    },
  );

  it('takes the picture file that has the name already, whatever its format', async () => {
    const tree = createContentTree();
    const { code, error } = await createIn(tree, 'picture', { name: 'dot' });
    expect({ code, error }).toEqual({ code: 0, error: expect.not.stringContaining('Copy') });
    expect(tree.read('pictures.yaml')).toContain('\n    file: dot.png\n');
  });

  it.each([
    ['en', 'Copy the picture to', 'Write its name, balon, where'],
    ['tr', 'Resmi ', 'Adını (balon) görünmesini'],
  ] as const)(
    'tells to copy a picture only if it is not there yet: %s',
    async (language, copy, use) => {
      const told = async (file: string) =>
        (await createIn(createContentTree(), 'picture', { name: 'balon', file }, { language }))
          .error;
      const present = await told('dot.png');
      expect(present).not.toContain(copy);
      expect(present).toMatch(/1\. .*pictures\.yaml/);
      expect(present).toContain(use);
      const absent = await told('balon.jpg');
      expect(absent).toContain(copy);
      expect(absent).toContain(use);
    },
  );

  it.each([
    [
      'experience',
      { title: 'Yeni', category: 'desert', price: '90' },
      'start',
      ['group', 'age', 'documents'],
    ],
    ['car', { title: 'Yeni', price: '90' }, 'seats', ['documents', 'delivery']],
  ])(
    'shows the optional facts of a new %s as comments',
    async (kind, answers, needed, optional) => {
      const tree = createContentTree();
      await createIn(tree, kind, answers);
      const text = tree.read(`${kind}s/yeni.yaml`);
      const facts = text.slice(text.indexOf('\nfacts:\n'));
      expect(facts).toMatch(/^\nfacts:\n {2}# \w/);
      expect(facts).toMatch(/\n {2}# These may be added:\n/);
      for (const field of optional) expect(facts).toContain(`\n  # ${field}: `);
      expect(Object.keys(parse(text).facts)).toContain(needed);
    },
  );

  it('continues a list without touching a byte of what is there', async () => {
    const tree = createContentTree();
    const plain = tree.read('services.yaml');
    for (const before of [plain, `\ufeff${plain.replaceAll('\n', '\r\n')}`]) {
      tree.write('services.yaml', before);
      await createIn(tree, 'service', {
        title: 'Balon',
        category: 'desert',
        price: '300',
        image: 'one',
      });
      const after = tree.read('services.yaml');
      expect(after.startsWith(before)).toBe(true);
      const lines = after.slice(before.length).split(before === plain ? '\n' : '\r\n');
      const id = expect.stringMatching(/^ {2}- id: \d+$/);
      expect(lines.slice(0, 3)).toEqual([id, '    title:', '      tr: Balon']);
    }
  });

  it.each(
    vary([{ indentSeq: false }, { indent: 4 }, { indent: 4, indentSeq: false }, { indent: 3 }], 2),
  )('indents an item like those of the list: %j', async (style) => {
    const write = (text: string) =>
      parseDocument(text).toString({ lineWidth: 0, flowCollectionPadding: false, ...style });
    for (const [kind, answers, path, item] of listed) {
      const tree = createContentTree();
      const before = write(item ?? tree.read(path));
      tree.write(path, before);
      expect(await createIn(tree, kind, answers)).toMatchObject({ code: 0 });
      const after = tree.read(path);
      expect(after.startsWith(before) && after.length > before.length).toBe(true);
      expect(write(after)).toBe(after);
    }
  });

  it('continues a list that is indented as a whole', async () => {
    const tree = createContentTree();
    const before = '# Terms\n  - # first\n      text: {tr: Bir}\n  # more\n  - text: {tr: İki}\n';
    tree.write('notices.yaml', before);
    await createIn(tree, 'notice', { text: 'Üç', until: '2027-01-01' });
    expect(tree.read('notices.yaml').startsWith(`${before}  - text:\n      tr: Üç\n`)).toBe(true);
  });

  it('begins an empty list', async () => {
    const tree = createContentTree();
    tree.write('glossary.yaml', '# Terms\nterms: [] # none\n');
    await createIn(tree, 'term', { tr: 'Kumul', en: 'dune' });
    expect(parse(tree.read('glossary.yaml'))).toMatchObject({
      terms: [{ tr: 'Kumul', en: 'dune' }],
    });
  });

  it('keeps the translations of a category that another post has', async () => {
    const tree = createContentTree();
    const category = parse(tree.read('posts/01.yaml')).category;
    await createIn(tree, 'post', { title: 'Yeni', category: category.tr });
    expect(parse(tree.read('posts/02-yeni.yaml'))).toMatchObject({
      id: 2,
      category,
      author: 'editors',
      date: '2026-11-21',
    });
  });

  it.each([
    ['car --title G63 --price 1', '“g63” is taken already, by cars/g63.yaml'],
    ['car --title X --slug col-turu --price 1', 'experiences/col-turu.yaml'],
    ['car --title X --slug BMW --price 1', '“BMW” is not a slug.'],
    ['car --title X --order 1 --price 1', '“1” is taken already'],
    ['car --title X --price cheap', '--price: Expected a number'],
    ['car --title X --price 1.500', 'Write 1500 if you mean 1,500, and 1.5 if you mean 1.5.'],
    ['car --title X --price 1e3', '--price: 1e3 is not in plain digits. Write 1000'],
    ['car --title X --price 007', '--price: 007 is not in plain digits. Write 7'],
    ['car --title X --price 1 --order 1.000', '--order: YAML reads 1.000 as 1'],
    ['car --title X --price 1 --images one,two', '--images: The list has 2 items'],
    ['car --title X --price 1 --images one,two,three,fuor', 'Did you mean “four”?'],
    ['car --title X --price 1 --author editors', 'A new car has no --author'],
    ['experience --title X --category dessert --price 1', 'Did you mean “desert”?'],
    ['post --title X --date 2026-02-30', '“2026-02-30” is not a day that exists.'],
    ['post --title X --author me', '“me” is not one of: editors.'],
    ['service --title X --category desert --price 1 --url /nowhere', 'leads to no page'],
    ['service --title X --category desert --price 1001', 'above 1000'],
    ['picture --name one', '“one” is taken already, by pictures.yaml'],
    ['boat', 'There is nothing called “boat”. Use one of: car, '],
  ])('refuses “new %s” with the reason and exit code 2', async (flags, reason) => {
    const tree = createContentTree();
    const refused = await tree.run('new', ...flags.split(' '));
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.error).toContain(reason);
    expect(await listErrors(tree)).toEqual(await listErrors(createContentTree()));
  });

  it('names the flags that are missing where nobody can be asked, beside all else that is wrong', async () => {
    const refused = await createIn(createContentTree(), 'experience', { slug: 'Çöl', price: 'x' });
    expect(refused.code).toBe(2);
    expect(refused.error).toContain('--slug: “Çöl” is not a slug.');
    expect(refused.error).toContain('--price: Expected a number');
    expect(refused.error).toContain('  --title  Title. ');
    expect(refused.error).toContain('  --category  Category. ');
  });

  it('has a flag for every question, which commander reads under the name of the field', async () => {
    const command = new Command();
    for (const { option, help } of listFlags()) command.option(option, help);
    const typed = listFlags().flatMap(({ option }) => [option.split(' ')[0] ?? '', 'x']);
    command.parse(typed, { from: 'user' });
    expect(Object.keys(command.opts())).toEqual([...entryFields]);
  });

  it('counts a post that does not parse, so that no number is given twice', async () => {
    const tree = createContentTree();
    tree.write('posts/02-broken.yaml', 'id: 2\ntitle: [\n');
    await createIn(tree, 'post', { title: 'Yeni' });
    expect(parse(tree.read('posts/03-yeni.yaml'))).toMatchObject({ id: 3 });
  });

  it('never overwrites a file', async () => {
    const tree = createContentTree();
    tree.write('cars/bmw-m4.yaml', 'slug: [\n');
    const refused = await createIn(tree, 'car', { title: 'BMW M4', price: '1' });
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(tree.read('cars/bmw-m4.yaml')).toBe('slug: [\n');
  });

  it('adds nothing to a list that does not parse', async () => {
    const tree = createContentTree();
    const broken = `${tree.read('services.yaml')}\tx\n`;
    tree.write('services.yaml', broken);
    const refused = await createIn(tree, 'service', { title: 'X', category: 'desert', price: '1' });
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.error).toContain('cannot be added');
    expect(tree.read('services.yaml')).toBe(broken);
  });

  it('asks on a terminal for what no flag says, suggests the rest, and stops when the person gives up', async () => {
    const tree = createContentTree();
    const ask = typeAnswers({ price: '150', images: 'one, two, three, four' });
    expect(await createIn(tree, 'car', { title: 'Audi: A8' }, { ask })).toMatchObject({ code: 0 });
    expect(parse(tree.read('cars/audi-a8.yaml'))).toMatchObject({
      title: 'Audi: A8',
      order: 2,
      price: 150,
      images: ['one', 'two', 'three', 'four'],
    });
    const gaveUp = await createIn(tree, 'car', {}, { ask: async () => undefined });
    expect(gaveUp).toEqual({ code: 2, out: '', error: 'Nothing was written.\n' });
  });
});
