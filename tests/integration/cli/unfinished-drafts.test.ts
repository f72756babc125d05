import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../cli/compile/create-compiler.ts';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import { renderContentPage } from '../../../scripts/dev/content-report.ts';
import { renderDraftPage } from '../../../scripts/dev/draft-page.ts';
import { parseBundle } from '../../../shared/schemas/bundle.ts';
import { createFolder } from '../../create-folder.ts';
import { jsonReport } from '../../unit/cli/reporters/json-report.ts';
import { itLong } from '../../vary.ts';
import {
  type ContentTree,
  createContentTree,
  createTranslatedTree,
  prepareTree,
} from './content-tree.ts';

const unread = 'cars/unread.yaml';
const unfinished = 'cars/unfinished.yaml';

/** Accepted content with a published car, a draft that cannot be parsed, and one that lacks its price. */
const createUnfinished = prepareTree(async () => {
  const tree = await createTranslatedTree();
  await tree.run('accept');
  addDrafts(tree);
  return tree;
});

function addDrafts(tree: ContentTree): void {
  tree.write(unread, 'slug: later\ndraft: true\ntitle: [\n');
  const car = tree.read('cars/g63.yaml').replace('slug: g63\norder: 1', 'draft: true\norder: 2');
  tree.write(unfinished, car.replace('price: 150\n', '').replace('Günlük', 'Saatlik'));
}

describe('an unfinished draft', () => {
  it('fails neither validate, missing, accept --check, list, report nor compile', async () => {
    const tree = await createUnfinished();
    const out = createFolder();
    for (const args of [
      ['validate'],
      ['validate', '--strict'],
      ['validate', unfinished, '--strict'],
      ['missing'],
      ['accept', '--check'],
      ['list'],
      ['report', '--html', join(out, 'report.html')],
      ['compile', '--out', out],
      ['compile', '--drafts', '--out', out],
    ]) {
      expect([args, (await tree.run(...args)).code]).toEqual([args, 0]);
    }
  });

  it('has a section of its own behind all else, and a count', async () => {
    const tree = await createUnfinished();
    tree.edit('labels.yaml', '    en: Home', '    en: Home"s');
    tree.edit('site.yaml', 'phone: +971 00 000 0000', 'phone: +971501234567');
    const { code, out } = await tree.run('validate');
    expect(code).toBe(1);
    const places = [
      'warning C103',
      'error C012',
      `2 things to finish in the draft ${tree.folder}/${unfinished}`,
      'note C011  price',
      `1 thing to finish in the draft ${tree.folder}/${unread}`,
      'note C002',
      '1 error, 1 warning and 3 notes in 4 files.\nNotes stop nothing.',
    ].map((text) => out.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    const turkish = await tree.run('validate', '--ui', 'tr');
    expect(turkish.out).toContain(`${unread} taslağında tamamlanacak 1 şey var`);
    expect(turkish.out).toContain('1 hata, 1 uyarı ve 3 not.');
  });

  it('has notes, the last in the list', async () => {
    const tree = await createUnfinished();
    tree.edit('site.yaml', 'phone: +971 00 000 0000', 'phone: +971501234567');
    const { out } = await tree.run('validate', '--format', 'json');
    const { summary, issues } = jsonReport.parse(JSON.parse(out));
    expect(summary).toMatchObject({ errors: 1, warnings: 0, notes: 3 });
    expect(issues.map(({ severity }) => severity)).toEqual(['error', 'note', 'note', 'note']);
  });

  it('is in no bundle, whose drafts are the finished ones alone, and is named', async () => {
    const tree = await createUnfinished();
    const finished = tree
      .read('cars/g63.yaml')
      .replace('slug: g63\norder: 1', 'slug: new\ndraft: true\norder: 3');
    tree.write('cars/new.yaml', finished);
    const out = createFolder();
    const run = await tree.run('compile', '--drafts', '--out', out);
    const bundle = parseBundle(
      JSON.parse(readFileSync(join(out, 'content/tr/bundle.json'), 'utf8')),
    );
    expect(bundle.cars.map(({ slug }) => slug)).toEqual(['g63', 'new']);
    expect(run.error).toContain(`Not shown before they are finished: ${unfinished}, ${unread}.`);
    expect(run.out).toContain('note C011');
  });

  it('has an address that shows what is missing, also while other content stops the build', async () => {
    const tree = await createUnfinished();
    const compiler = createCompiler({ content: tree.folder, out: createFolder(), drafts: true });
    const leftOut = [
      { file: unfinished, address: '/detay/unfinished' },
      { file: unread, address: '/detay/later' },
    ];
    const build = await compiler.build();
    expect(build).toMatchObject({ leftOut });
    expect(build.stoppedBy).toBeUndefined();
    expect((await compiler.build()).leftOut).toEqual(leftOut);
    const page = (ui: string) =>
      load(renderDraftPage(tree.folder, unfinished, build.issues, { CATALOGUE_UI: ui }));
    const $ = page('en');
    expect($('h1').text()).toBe(`2 things to finish in the draft ${unfinished}`);
    expect($('.gap__kind').first().text()).toBe('note C011');
    expect($('.gap a').first().attr('href')).toBe(`vscode://file${tree.folder}/${unfinished}:1`);
    expect(page('tr')('html').attr('lang')).toBe('tr');
    expect(page('tr')('h1').text()).toBe(`${unfinished} taslağında tamamlanacak 2 şey var`);
    tree.edit('site.yaml', 'phone: +971 00 000 0000', 'phone: +971501234567');
    expect(await compiler.build()).toMatchObject({ leftOut, stoppedBy: 'content' });
    const report = load(await renderContentPage(tree.folder, {}));
    expect(report('#problems ~ details h3').last().text()).toContain('1 thing to finish');
  });

  it('has no address if a published entry has it', async () => {
    const tree = createContentTree();
    tree.write('cars/col-turu.yaml', 'draft: true\ntitle: ""\n');
    const compiler = createCompiler({ content: tree.folder, out: createFolder(), drafts: true });
    const { leftOut } = await compiler.build();
    expect(leftOut).toEqual([{ file: 'cars/col-turu.yaml', address: undefined }]);
  });

  it('is known again in a new process that has nothing to do', async () => {
    const tree = await createUnfinished();
    const options = { content: tree.folder, out: createFolder(), drafts: true };
    const first = createCompiler(options);
    const { leftOut } = await first.build();
    first.save();
    const again = await createCompiler(options).build();
    expect([again.isUpToDate, again.leftOut]).toEqual([true, leftOut]);
  });

  it('has no address in addresses.lock before it is published', async () => {
    const tree = await createUnfinished();
    tree.edit(unfinished, 'draft: true', 'slug: unfinished\ndraft: true');
    await tree.run('accept');
    expect(tree.read('addresses.lock')).not.toMatch(/later|unfinished/);
    tree.remove(unread);
    tree.remove(unfinished);
    expect((await tree.run('validate', '--strict')).code).toBe(0);
  });

  itLong('changes no issue of what is published, whatever is broken in it', async () => {
    const damages: [file: string, from: RegExp, to: string][] = [
      ['home.yaml', /url: \/araclar/, 'url: /nowhere'],
      ['labels.yaml', / {4}en: Home/, '    en: Home"s'],
      ['cars/g63.yaml', /price: 150/, 'price: free'],
      ['posts/01.yaml', /tags:/, 'tags: ['],
      [
        'pictures.yaml',
        /pictures:\n/,
        'pictures:\n  night:\n    file: dot.png\n    decorative: true\n    focus: [0.5, 0.5]\n',
      ],
      ['experiences/col-turu.yaml', /en: 6 hours/, 'en: 5 hours'],
    ];
    const list = async ({ folder }: ContentTree) =>
      (await loadAndValidate(folder)).issues
        .filter(({ isNote }) => !isNote)
        .map(({ code, file, line, column, path }) => [code, file, line, column, path]);
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(damages),
        fc.stringMatching(/^[a-z:[\]{}"'|>&*#%@\n -]{0,40}$/),
        fc.nat(600),
        async (chosen, junk, at) => {
          const tree = createContentTree();
          for (const [file, from, to] of chosen) {
            tree.write(
              file,
              tree.read(file).replace(from, () => to),
            );
          }
          const before = await list(tree);
          const car = createContentTree()
            .read('cars/g63.yaml')
            .slice('slug: g63\norder: 1\n'.length);
          const text = `${car.slice(0, at)}${junk}${car.slice(at)}`;
          // Behind the damage, nothing else can hide the line of the draft.
          tree.write('cars/broken.yaml', `slug: broken\ndraft: true\norder: 2\n${text}`);
          expect(await list(tree)).toEqual(before);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('what waits for accept', () => {
  it('is said by validate and missing, and nothing once all is accepted', async () => {
    const tree = await createUnfinished();
    const say = async (...args: string[]) =>
      (await tree.run(...args)).out.split('\n').filter((line) => /wait|bekliyor/.test(line));
    expect([await say('validate'), await say('missing')]).toEqual([[], []]);
    tree.edit('cars/g63.yaml', 'en: Doors that shut', 'en: Doors that close well');
    tree.edit('cars/g63.yaml', 'tr: Köşeli, yüksek, gür', 'tr: Köşeli, yüksek, çok gür');
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug: g63\naliases: [g-63]');
    const where = `--content ${tree.folder}`;
    const line = `1 new text, 2 stale texts and 1 address wait for accept. Look at them, then: catalogue accept ${where}`;
    expect([await say('validate'), await say('missing')]).toEqual([[line], [line]]);
    expect(await say('missing', '--lang', 'ar')).toEqual([
      `1 stale text and 1 address wait for accept. Look at them, then: catalogue accept --lang ar ${where}`,
    ]);
    expect(await say('validate', '--ui', 'tr')).toEqual([
      `1 yeni metin, 2 eskimiş metin ve 1 adres onay bekliyor. Gözden geçirin, sonra: catalogue accept ${where}`,
    ]);
    expect((await tree.run('validate', '--format', 'json')).out).not.toContain('wait for');
    expect((await tree.run('accept', '--check')).code).toBe(1);
    await tree.run('accept');
    expect([await say('validate'), await say('missing')]).toEqual([[], []]);
    expect((await tree.run('accept', '--check')).code).toBe(0);
  });
});

describe('accept of an entry', () => {
  it('takes the alternative texts of its pictures along, and leaves those of others', async () => {
    const tree = await createUnfinished();
    tree.edit('cars/g63.yaml', '  - four', '  - five');
    const [table = ''] = /^ {2}four:\n(?: {4,}.*\n)+/m.exec(tree.read('pictures.yaml')) ?? [];
    const added = table.replace('four:', 'five:').replace(/en: .*/, 'en: A door');
    tree.edit('pictures.yaml', table, `${table}${added}`);
    tree.write(
      'pictures.yaml',
      tree.read('pictures.yaml').replace(table, table.replace(/en: .*/, 'en: A new one')),
    );
    await tree.run('accept', 'g63', '--lang', 'ar');
    const left = await tree.run('accept', '--check', '--lang', 'en');
    expect(left.out).toContain('pictures.five.alt');
    const accepted = await tree.run('accept', 'g63');
    expect(accepted.out).toContain('pictures.five.alt');
    expect(accepted.out).not.toContain('pictures.four.alt');
    const { code, out } = await tree.run('accept', '--check');
    expect([code, out.match(/pictures\.(?!yaml)\w+/g)]).toEqual([1, ['pictures.four']]);
  });
});
