import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { type Bundle, parseBundle } from '../../../shared/schemas/bundle.ts';
import { createFolder } from '../../create-folder.ts';
import { type ContentTree, createTranslatedTree } from './content-tree.ts';

/** Content whose car, post and further experience are drafts. Only one Arabic title is not translated. */
async function createDrafts(): Promise<ContentTree> {
  const tree = await createTranslatedTree();
  tree.edit('cars/g63.yaml', 'slug: g63', 'slug: g63\ndraft: true');
  tree.edit('posts/01.yaml', 'id: 1', 'id: 1\ndraft: true');
  const experience = tree.read('experiences/col-turu.yaml').replace(/ {2}ar: جولة.*\n/, '');
  tree.write(
    'experiences/gece-turu.yaml',
    experience.replace('slug: col-turu', 'slug: gece-turu\ndraft: true'),
  );
  return tree;
}

/** The output folder of each tree, reused for each compile. */
const outOf = new WeakMap<ContentTree, string>();

async function compile(tree: ContentTree, ...flags: string[]) {
  const out = outOf.get(tree) ?? createFolder();
  outOf.set(tree, out);
  const run = await tree.run('compile', '--out', out, ...flags);
  const readBundle = (language: string): Bundle =>
    parseBundle(JSON.parse(readFileSync(join(out, 'content', language, 'bundle.json'), 'utf8')));
  return { run, out, readBundle };
}

const listTitles = ({ cars, experiences, posts }: Bundle) =>
  [...cars, ...experiences, ...posts].map(({ title }) => title);

describe('a draft', () => {
  it('is in no bundle and no count, also where a list becomes empty', async () => {
    const tree = await createDrafts();
    const { run, out, readBundle } = await compile(tree);
    expect(run.code).toBe(0);
    expect(run.error).toContain('1 experience, 0 cars, 0 posts');
    for (const language of languages) {
      expect(listTitles(readBundle(language))).toHaveLength(1);
      expect(readFileSync(join(out, 'content', language, 'bundle.json'), 'utf8')).not.toMatch(
        /"draft"|gece-turu/,
      );
    }
  });

  it('is shown with a mark in each language where drafts are asked for, and gone again without', async () => {
    const tree = await createDrafts();
    await compile(tree);
    const { readBundle } = await compile(tree, '--drafts');
    expect(listTitles(readBundle('tr'))).toEqual([
      '[Taslak] Mercedes-AMG G 63',
      'Çöl Turu',
      '[Taslak] Çöl Turu',
      '[Taslak] Dubai’de evlilik teklifi',
    ]);
    expect(listTitles(readBundle('ar'))).toEqual([
      '[مسودة] Mercedes-AMG G 63',
      'جولة في الصحراء',
      { lang: 'tr', text: '[Taslak] Çöl Turu' },
      { lang: 'tr', text: '[Taslak] Dubai’de evlilik teklifi' },
    ]);
    await compile(tree);
    expect(listTitles(readBundle('en'))).toEqual(['Desert Tour']);
  });

  it('is published once it says so no more', async () => {
    const tree = await createDrafts();
    tree.edit('posts/01.yaml', 'draft: true', 'draft: false');
    const { readBundle } = await compile(tree);
    expect(listTitles(readBundle('en'))).toEqual(['Desert Tour', 'A Dubai proposal']);
  });

  it('has no gaps that count, yet can be given to a translator', async () => {
    const tree = await createDrafts();
    await tree.run('accept');
    expect(await tree.run('missing')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^en .* 100% .*\nar .* 100% .*\n(?:.* 100% .*\n)*$/),
    });
    const html = join(createFolder(), 'report.html');
    await tree.run('report', '--html', html);
    expect(readFileSync(html, 'utf8')).not.toContain('gece-turu');
    const exported = await tree.run('export', 'gece-turu', '--lang', 'ar', '--missing');
    expect(exported.out).toContain('Çöl Turu');
    const all = await tree.run('export', '--lang', 'ar');
    expect(all.out).not.toContain('gece-turu');
    const stale = await tree.run('export', '--lang', 'ar', '--missing', '--stale');
    expect(stale.out).not.toContain('gece-turu');
  });

  it('is named as one by list, in the language of the tool and as JSON', async () => {
    const tree = await createDrafts();
    const run = (...args: string[]) => tree.run('list', 'cars', ...args);
    expect((await run()).out).toContain('Mercedes-AMG G 63 (draft)');
    expect((await run('--ui', 'tr')).out).toContain('Mercedes-AMG G 63 (taslak)');
    const { entries } = JSON.parse((await run('--format', 'json')).out);
    expect(entries).toMatchObject([{ name: 'g63', isDraft: true }]);
  });
});
