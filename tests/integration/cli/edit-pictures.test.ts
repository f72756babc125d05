import { expect, it } from 'vitest';
import { createEditor } from '../../../scripts/dev/edit/create-editor.ts';
import type { Piece } from '../../../scripts/dev/edit/protocol.ts';
import { createContentTree } from './content-tree.ts';

const ui = 'en' as const;
const car = 'cars/g63.yaml#images[0]';

/** A picture as a page shows it. */
const seen = (name: string, around: Partial<Piece> = {}): Piece => ({
  text: `/pictures/${name}-0123456789-1080.jpg`,
  kind: 'picture',
  language: 'tr',
  ...around,
});

function openEditor() {
  const tree = createContentTree();
  const { avif, ...made } = {
    src: '/pictures/two-0123456789-1080.jpg',
    avif: '/pictures/two-0123456789-480.avif 480w, /pictures/two-0123456789-720.avif 720w',
    width: 1600,
    height: 900,
  };
  const editor = createEditor({
    folder: tree.folder,
    linkToLine: (file, line) => `editor:${file}:${line}`,
    readBuiltPictures: () => new Map([['two', { ...made, avif, focalPoint: [0.5, 0.5] }]]),
  });
  const open = (key: string, picture?: string) =>
    editor.open({ key, ui, ...(picture !== undefined && { picture }) });
  const find = async (piece: Piece, path = '/') =>
    (await editor.places({ ui, path, pieces: [piece] })).found[0];
  return { tree, editor, open, find, made };
}

it('finds the places of a picture: its card’s entry first, else this page', async () => {
  const { find, editor } = openEditor();
  expect(await find(seen('two', { link: '/detay/g63' }))).toEqual([
    'cars/g63.yaml#images[1]',
    'experiences/col-turu.yaml#images[1]',
    'pages/about.yaml#story.images[1]',
  ]);
  expect((await find(seen('two'), '/hakkimizda'))?.[0]).toBe('pages/about.yaml#story.images[1]');
  expect((await find(seen('two'), '/detay/col-turu'))?.[0]).toBe(
    'experiences/col-turu.yaml#images[1]',
  );
  const { names } = await editor.places({ ui, path: '/', pieces: [seen('four')] });
  expect(names['cars/g63.yaml#images[3]']).toEqual({
    entry: 'Mercedes-AMG G 63',
    field: 'pictures · no. 4',
  });
  const elsewhere = ['/icon.svg', '/pictures/two.jpg', '/x/two-0123456789-480.avif', 'data:image/'];
  for (const text of [...elsewhere, seen('five').text, seen('constructor').text])
    expect(await find({ ...seen('two'), text })).toEqual([]);
});

it('finds the picture beside the link of its card, before that of the entry', async () => {
  const { tree, find } = openEditor();
  const home = tree.read('home.yaml');
  tree.write('home.yaml', home.replace('url: /hizmetler', 'url: /detay/col-turu'));
  const card = seen('one', { link: '/detay/col-turu' });
  expect((await find(card))?.[0]).toBe('home.yaml#featured.items[0].image');
  expect((await find(card, '/hizmetler'))?.[0]).toBe('experiences/col-turu.yaml#images[0]');
});

it('finds a picture of another host by its address', async () => {
  const { tree, find, open } = openEditor();
  tree.edit('site.yaml', 'imageHosts: []', 'imageHosts: [images.example.com]');
  const url = 'https://images.example.com/a.jpg';
  const remote = `  far:\n    url: ${url}\n    width: 1600\n    height: 900\n    decorative: true\n`;
  tree.write('pictures.yaml', `${tree.read('pictures.yaml').trimEnd()}\n${remote}`);
  tree.edit('posts/01.yaml', '\nimage: one', '\nimage: far');
  expect(await find({ ...seen('x'), text: url })).toEqual(['posts/01.yaml#image']);
  const { fields, picture } = await open('posts/01.yaml#image');
  expect([fields, picture?.image]).toEqual([[], { src: url, width: 1600, height: 900 }]);
});

it('opens a picture with its alternative text, its places and its focal point', async () => {
  const { open, made } = openEditor();
  const { key, name, place, fields, picture } = await open('cars/g63.yaml#images[1]');
  expect({ key, name, place }).toEqual({
    key: 'cars/g63.yaml#images[1]',
    name: { entry: 'Mercedes-AMG G 63', field: 'pictures · no. 2' },
    place: { label: 'cars/g63.yaml:15', url: 'editor:cars/g63.yaml:15' },
  });
  expect(fields.map(({ language, text }) => [language, text])).toEqual([
    ['tr', 'Nokta'],
    ['en', 'Dot'],
    ['ar', 'نقطة'],
  ]);
  expect(picture).toEqual({
    name: 'two',
    written: 'two',
    place: { label: 'pictures.yaml:11', url: 'editor:pictures.yaml:11' },
    focus: [0.5, 0.5],
    isDecorative: false,
    hasPointBehindText: false,
    image: made,
    uses: [
      {
        key: 'experiences/col-turu.yaml#images[1]',
        name: { entry: 'Çöl Turu', field: 'pictures · no. 2' },
      },
      {
        key: 'pages/about.yaml#story.images[1]',
        name: { entry: 'Vaha Dubai kimdir?', field: 'story · pictures · no. 2' },
      },
    ],
  });
});

it('says whether text on the picture has a point of its own', async () => {
  const { tree, open } = openEditor();
  const file = tree.read('pictures.yaml');
  tree.write('pictures.yaml', file.replace('  two:', '    focusBehindWords: [0.1, 0.9]\n  two:'));
  expect((await open(car)).picture).toMatchObject({ focus: [0.5, 0.5], hasPointBehindText: true });
});

it('sets a focal point and takes it back, and changes no other byte', async () => {
  const { tree, editor, open } = openEditor();
  const noted = tree.read('pictures.yaml').replace('- 0.5\n', '- 0.50 # the sun\n');
  tree.write('pictures.yaml', noted);
  const { base } = await open(car);
  const picture = { name: 'one', focus: [0.3, 1] } as { name: string; focus: [number, number] };
  const body = { ui, key: car, base, wording: {}, picture };
  const saved = await editor.save(body);
  expect(saved).toMatchObject({ result: 'saved', text: { picture: { focus: [0.3, 1] } } });
  expect(tree.read('pictures.yaml')).toBe(
    noted.replace('- 0.50 # the sun\n      - 0.5\n', '- 0.30 # the sun\n      - 1.0\n'),
  );
  expect(await editor.undo({ ui })).toEqual({ key: car });
  expect(tree.read('pictures.yaml')).toBe(noted);
});

it('adds a focal point where there is none, together with a new alternative text', async () => {
  const { tree, editor, open } = openEditor();
  tree.edit(
    'pictures.yaml',
    '  two:\n    file: dot.png\n    alt:\n',
    '  two: # why\n    file: dot.png\n    alt:\n',
  );
  const before = tree.read('pictures.yaml');
  const key = 'cars/g63.yaml#images[1]';
  const { base } = await open(key);
  const picture = { name: 'two', focus: [0, 0.25] as [number, number] };
  await editor.save({ ui, key, base, wording: { tr: 'Leke' }, picture });
  const [head = '', tail = ''] = before.split('  three:');
  const [one, two] = head.split('  two:');
  expect(tree.read('pictures.yaml')).toBe(
    `${one}  two:${two?.replace('Nokta', 'Leke')}    focus: [0, 0.25]\n  three:${tail}`,
  );
  await editor.undo({ ui });
  expect(tree.read('pictures.yaml')).toBe(before);
});

it('confirms a translation of the alternative text, and takes text and lock back as one', async () => {
  const { tree, editor, open } = openEditor();
  await tree.run('accept');
  const files = ['pictures.yaml', 'translations.lock'] as const;
  const before = files.map(tree.read);
  const { base } = await open(car);
  const saved = await editor.save({ ui, key: car, base, wording: { tr: 'Leke', ar: 'بقعة' } });
  const states = (fields: { state: string }[]) => fields.map(({ state }) => state);
  expect(saved.result === 'saved' && states(saved.text.fields)).toEqual([
    'source',
    'stale',
    'confirmed',
  ]);
  const now = await open(car);
  const request = { ui, key: car, base: now.base, language: 'en' } as const;
  const { key, fields } = await editor.confirm(request);
  expect([key, states(fields)]).toEqual([car, ['source', 'confirmed', 'confirmed']]);
  expect(await editor.undo({ ui })).toEqual({ key: car });
  expect(files.map(tree.read)).toEqual(before);
});

it('changes a picture at its place alone, and the lock by nothing', async () => {
  const { tree, editor, open } = openEditor();
  tree.edit('cars/g63.yaml', '  - one\n', '  - "one"   # the front\n');
  await tree.run('accept');
  const lock = tree.read('translations.lock');
  const files = { car: tree.read('cars/g63.yaml'), pictures: tree.read('pictures.yaml') };
  tree.write(
    'pictures.yaml',
    `${files.pictures.trimEnd()}\n  five:\n    file: dot.png\n    decorative: true\n`,
  );
  const library = tree.read('pictures.yaml');
  const { base, picture, fields } = await open(car, 'five');
  expect([picture?.name, picture?.written, fields]).toEqual(['five', 'one', []]);
  const saved = await editor.save({ ui, key: car, base, wording: {}, picture: { name: 'five' } });
  expect(saved).toMatchObject({ result: 'saved', text: { picture: { written: 'five' } } });
  expect(tree.read('cars/g63.yaml')).toBe(files.car.replace('"one"', '"five"'));
  expect([tree.read('pictures.yaml'), tree.read('translations.lock')]).toEqual([library, lock]);
  await editor.undo({ ui });
  expect(tree.read('cars/g63.yaml')).toBe(files.car);
});

it('refuses a picture that is not in the library, and one that breaks a rule', async () => {
  const { tree, editor, open } = openEditor();
  const before = tree.read('cars/g63.yaml');
  const { base } = await open(car);
  for (const name of ['six', '__proto__', '../one']) {
    const change = { ui, key: car, wording: {}, picture: { name } };
    await expect(editor.save({ ...change, base })).rejects.toThrow('catalogue new picture');
    await expect(editor.judge(change)).rejects.toThrow('catalogue new picture');
    await expect(open(car, name)).rejects.toThrow('catalogue new picture');
  }
  const twice = { ui, key: car, base, wording: {}, picture: { name: 'two' } };
  const refused = await editor.save(twice);
  const finding = { severity: 'error', elsewhere: expect.stringMatching(/^cars\/g63.yaml:\d+$/) };
  expect(refused).toMatchObject({ result: 'refused', findings: [finding] });
  expect(tree.read('cars/g63.yaml')).toBe(before);
});

it('writes nothing if the file or the library changed since it was opened', async () => {
  const { tree, editor, open } = openEditor();
  const picture = { name: 'one', focus: [0.1, 0.2] as [number, number] };
  for (const [path, from, to] of [
    ['cars/g63.yaml', 'order: 1', 'order: 2'],
    ['pictures.yaml', 'en: Dot\n      ar: نقطة\n    focus', 'en: A dot\n      ar: نقطة\n    focus'],
  ] as const) {
    const { base } = await open(car);
    tree.edit(path, from, to);
    const before = tree.read('pictures.yaml');
    const answer = await editor.save({ ui, key: car, base, wording: {}, picture });
    expect(answer).toMatchObject({ result: 'changed', message: expect.stringContaining(path) });
    expect(tree.read('pictures.yaml')).toBe(before);
  }
});

it('lists the library with small versions, names and texts', async () => {
  const { editor } = openEditor();
  const { pictures } = await editor.library({ ui });
  expect(pictures.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four']);
  expect(pictures[1]).toEqual({
    name: 'two',
    src: '/pictures/two-0123456789-480.avif',
    texts: { tr: 'Nokta', en: 'Dot', ar: 'نقطة' },
  });
  expect(pictures[0]).not.toHaveProperty('src');
});
