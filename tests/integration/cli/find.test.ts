import { describe, expect, it } from 'vitest';
import { createContentTree } from './content-tree.ts';

describe('catalogue find', () => {
  it('prints file, line, field and page of a text, and marks the words', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'tr: 585 beygirlik V8', 'tr: Kızıl Çöl’de 585 beygirlik V8');
    const line = tree
      .read('cars/g63.yaml')
      .split('\n')
      .findIndex((text) => text.includes('Kızıl'));
    const { code, out, error } = await tree.run('find', 'kizil', 'col');
    expect(code).toBe(0);
    expect(out).toBe(
      `${tree.folder}/cars/g63.yaml:${line + 1}  description.tr  /detay/g63\n  [Kızıl Çöl]’de 585 beygirlik V8\n\n`,
    );
    expect(error).toBe('“kizil col” stands in 1 place of 1 file.\n');
  });

  it('searches one language, and names the page in it', async () => {
    const tree = createContentTree();
    const { out } = await tree.run('find', 'desert', 'tour', '--lang', 'en');
    expect(out).toContain('experiences/col-turu.yaml:5  title.en  /detay/col-turu?lng=en');
    expect((await tree.run('find', 'desert tour', '--lang', 'tr')).code).toBe(1);
    expect(await tree.run('find', 'x', '--lang', 'xx')).toMatchObject({
      code: 2,
      error: expect.stringContaining('“xx”'),
    });
  });

  it('finds who uses a picture, and slugs and addresses', async () => {
    const tree = createContentTree();
    const [, picture = ''] = /images:\n {2}- (\S+)/.exec(tree.read('cars/g63.yaml')) ?? [];
    const { out } = await tree.run('find', picture, '--format', 'json');
    const { places } = JSON.parse(out);
    const paths = places.map(({ file, path }: { file: string; path: string }) =>
      [file.slice(tree.folder.length + 1), path].join(' '),
    );
    expect(paths).toContain(`pictures.yaml pictures.${picture}`);
    expect(paths).toContain('cars/g63.yaml images[0]');

    const address = JSON.parse((await tree.run('find', '/detay/g63', '--format', 'json')).out);
    expect(address.places).toContainEqual({
      file: `${tree.folder}/cars/g63.yaml`,
      line: 1,
      column: 7,
      path: 'slug',
      text: '/detay/g63',
      marks: [{ start: 0, end: 10 }],
      isTogether: true,
      shownOn: 'pages',
      addresses: ['/detay/g63'],
    });
    expect((await tree.run('find', '/hakkimizda')).out).toMatch(/pages\/about\.yaml:\d+ {2}\/hakk/);
  });

  it('finds the line of words within a long text, and shows what is around them', async () => {
    const tree = createContentTree();
    const words = Array.from({ length: 60 }, (_, index) => `kelime${index}`);
    words.splice(40, 0, 'akik');
    const paragraphs = [words.slice(0, 20), words.slice(20)].map((some) => some.join(' '));
    const block = paragraphs.map((text) => `    ${text}\n`).join('\n');
    tree.edit('cars/g63.yaml', '  tr: 585 beygirlik V8\n', `  tr: |\n${block}`);
    const lines = tree.read('cars/g63.yaml').split('\n');
    const { out } = await tree.run('find', 'akik', '--lang', 'tr');
    expect(out).toContain(`:${lines.findIndex((text) => text.includes('akik')) + 1}  description`);
    expect(out).toMatch(/^ {2}… (kelime\d+ ){5,8}\[akik\]( kelime\d+){5,8} …$/m);
  });

  it('puts places with the words apart behind the others, in both languages of the tool', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'tr: 585 beygirlik V8', 'tr: Sedef işlemeli kapı, akik düğme');
    tree.edit('experiences/col-turu.yaml', 'tr: Çöl Turu', 'tr: Akik sedef');
    const { out } = await tree.run('find', 'akik sedef', '--ui', 'tr');
    expect(out).toMatch(
      /col-turu\.yaml[\s\S]*\[Akik sedef\][\s\S]*\nAynı sözcükler, ama ayrı yerlerde:\n\n[\s\S]*\[Sedef\] işlemeli kapı, \[akik\]/,
    );
  });

  it('says that nothing is found, that nothing is asked for, and which files it could not read', async () => {
    const tree = createContentTree();
    expect(await tree.run('find', 'yoktur')).toEqual({
      code: 1,
      out: '',
      error: 'Nothing in the content contains “yoktur”.\n',
    });
    expect(await tree.run('find', ' ')).toMatchObject({
      code: 2,
      error: expect.stringContaining('There is nothing to look for.'),
    });
    tree.write('home.yaml', 'hero: "\n');
    const { code, out, error } = await tree.run('find', '585');
    expect(code).toBe(2);
    expect(out).toContain('[585] beygirlik');
    expect(error).toContain('home.yaml');
  });
});
