import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBundle } from '../../../shared/schemas/bundle.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';

const tour = 'experiences/col-turu.yaml';
const english = 'Somewhere [past](/araclar) the [road](/detay/g63)';

/** Creates content with two links in a long text. */
function createLinkedTree(): ContentTree {
  const tree = createContentTree();
  tree.edit(
    tour,
    'Öğleden sonra otelinizin',
    'Öğleden [sonra](/araclar) otel [önünde](/detay/g63)',
  );
  tree.edit(tour, 'Somewhere past the', english);
  tree.edit(tour, 'تغادرون فندقكم عند', 'تغادرون [فندقكم](/araclar) عند [الطريق](/detay/g63)');
  return tree;
}

const endings = { xliff: 'xlf', csv: 'csv', po: 'po' };
const formats = ['xliff', 'csv', 'po'] as const;

type Format = (typeof formats)[number];

/** Replaces the English text in an exported file, as a translator does. */
function translate(format: Format, file: string, translation: string): string {
  if (format !== 'xliff') {
    expect(file.split(english)).toHaveLength(2);
    return file.replace(english, translation);
  }
  const target = /<target>Somewhere.*<\/target>/;
  expect(file).toMatch(target);
  const codes = { '[': 'd1', '](/araclar)': 'd2', '](/detay/g63)': 'd3' };
  const written = Object.entries(codes).reduce(
    (text, [mark, id]) => text.replaceAll(mark, `<ph id="x" dataRef="${id}"/>`),
    translation,
  );
  return file.replace(target, `<target>${written}</target>`);
}

/** Sends the text away once, and returns the import of any translation of it. */
async function send(format: Format) {
  const tree = createLinkedTree();
  await tree.run('accept');
  const file = join(tree.folder, `english.${endings[format]}`);
  await tree.run('export', 'col-turu', '--lang', 'en', '--format', format, '--out', file);
  const exported = readFileSync(file, 'utf8');
  const read = () => [tree.read(tour), tree.read('translations.lock')].join();
  const before = read();
  return {
    tree,
    isUntouched: () => read() === before,
    take: (translation: string) => {
      writeFileSync(file, translate(format, exported, translation));
      return tree.run('import', file);
    },
  };
}

describe.each(formats)('a translation that comes back as %s', (format) => {
  it('is refused with its reason if a link is lost, and nothing is written', async () => {
    const { take, isUntouched } = await send(format);
    const { code, out } = await take('Somewhere [past](/araclar) the road');
    const said =
      'The Turkish text links to /detay/g63 in [önünde](/detay/g63), and this one does not.';
    expect([code, out]).toEqual([1, expect.stringContaining(said)]);
    expect(out).toContain('nothing was written');
    expect(isUntouched()).toBe(true);
  });

  it('is as it was if nobody touched it, and is written if links have other words and places', async () => {
    const { tree, take, isUntouched } = await send(format);
    expect(await take(english)).toMatchObject({
      ...{ code: 0, out: expect.stringMatching(/^0 texts imported/) },
    });
    expect(isUntouched()).toBe(true);
    const translation = 'The [way](/detay/g63) is somewhere [behind](/araclar)';
    expect(await take(translation)).toMatchObject({
      ...{ code: 0, out: expect.stringContaining('1 text imported') },
    });
    expect(tree.read(tour)).toContain(`  en: ${translation}\n`);
  });
});

describe('catalogue find', () => {
  it('finds words across a link, in its words, and around it', async () => {
    const tree = createLinkedTree();
    for (const [words, marked] of [
      ['somewhere past the', '[Somewhere past the] road'],
      ['the road', 'Somewhere past [the road]'],
      ['past', 'Somewhere [past] the road'],
    ] as const) {
      const { out } = await tree.run('find', words, '--lang', 'en');
      expect(out).toContain(`${tour}:27  about.en  /detay/col-turu?lng=en\n  ${marked}\n`);
    }
  });

  it('finds every text that links to an address', async () => {
    const tree = createLinkedTree();
    const { out } = await tree.run('find', '/araclar');
    const found = [...out.matchAll(/turu\.yaml:(\d+) {2}(about\.\w+) .*\n {2}\[\/araclar\]\n/g)];
    expect(found.map(([, line, path]) => `${line} ${path}`)).toEqual([
      ...['26 about.tr', '27 about.en', '28 about.ar'],
    ]);
    const { places } = JSON.parse((await tree.run('find', '/araclar', '--format', 'json')).out);
    const line = tree.read(tour).split('\n')[26];
    expect(places).toContainEqual(
      expect.objectContaining({
        ...{ path: 'about.en', line: 27, column: (line?.indexOf('/araclar') ?? 0) + 1 },
      }),
    );
  });
});

it('the search of the site gets the words of links in answers, and not their addresses', async () => {
  const tree = createContentTree();
  tree.edit(tour, 'tr: Açık ayakkabı ve', 'tr: Açık [ayakkabı](/araclar) ve');
  tree.edit(tour, 'en: Open shoes and', 'en: Open [shoes](/araclar) and');
  tree.edit(tour, 'ar: حذاء مفتوح وثوب', 'ar: حذاء [مفتوح](/araclar) وثوب');
  const out = join(tree.folder, '.out');
  expect((await tree.run('compile', '--out', out)).code).toBe(0);
  const text = readFileSync(join(out, 'content/en/bundle.json'), 'utf8');
  const [experience] = parseBundle(JSON.parse(text)).experiences;
  expect(experience?.faq?.[0]?.a).toBe('Open [shoes](/araclar) and');
  expect(experience?.faq?.[0]?.searchKeywords).toContain(' shoes');
  expect(experience?.faq?.[0]?.searchKeywords).not.toContain('araclar');
});
