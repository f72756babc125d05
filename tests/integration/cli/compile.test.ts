import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { parseBundle } from '../../../shared/schemas/bundle.ts';
import { createContentTree, runCatalogue } from './content-tree.ts';

function compile(tree: ReturnType<typeof createContentTree>) {
  const out = join(tree.folder, '.out');
  return { out, run: () => tree.run('compile', '--out', out) };
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

describe('catalogue compile', () => {
  it('writes one checked bundle and one dictionary per language', async () => {
    const { out, run } = compile(createContentTree());
    expect((await run()).code).toBe(0);
    for (const language of languages) {
      const bundle = parseBundle(readJson(join(out, 'content', language, 'bundle.json')));
      expect(bundle.language).toBe(language);
      expect(bundle.categoryPages[0]?.pricing[0]?.price).toBe(90);
    }
    expect(readJson(join(out, 'content/ar/global.json')).services_page.result_count_two).toBe(
      'وجدنا خدمتين',
    );
  });

  it('falls back to Turkish per text, and says so', async () => {
    const tree = createContentTree();
    const text = tree.read('experiences/col-turu.yaml');
    tree.write('experiences/col-turu.yaml', text.replace(/\n {2}en: .*/, ''));
    tree.edit('labels.yaml', '\n    en: Home', '');
    const { out, run } = compile(tree);
    expect((await run()).code).toBe(0);
    const bundle = parseBundle(readJson(join(out, 'content/en/bundle.json')));
    expect(bundle.experiences[0]?.title).toEqual({ lang: 'tr', text: 'Çöl Turu' });
    expect(typeof bundle.experiences[0]?.description).toBe('string');
    expect(bundle.fallbackLabels).toEqual(['site.home']);
  });

  it('fills the brand into every kind of text, also those of pictures and of the search', async () => {
    const tree = createContentTree();
    for (const file of ['pictures.yaml', 'services.yaml']) {
      const filled = tree.read(file).replace(/^( +(?:tr|en|ar): )(.*)$/gm, '$1"$2 {brand}"');
      tree.write(file, filled);
    }
    const { out, run } = compile(tree);
    await run();
    const text = JSON.stringify(readJson(join(out, 'content/en/bundle.json')));
    expect(text).toContain('Dot Vaha Dubai');
    expect(text).toContain('uae visa vaha dubai');
    expect(text).not.toMatch(/\{brand\}|visa brand/);
  });

  it('reads line endings of any kind and a byte-order mark', async () => {
    const tree = createContentTree();
    const { out, run } = compile(tree);
    await run();
    const before = readFileSync(join(out, 'content/tr/bundle.json'), 'utf8');
    tree.write('home.yaml', `\ufeff${tree.read('home.yaml').replaceAll('\n', '\r\n')}`);
    await run();
    expect(readFileSync(join(out, 'content/tr/bundle.json'), 'utf8')).toBe(before);
  });

  it('writes nothing where the content is invalid', async () => {
    const tree = createContentTree();
    tree.edit('home.yaml', 'url: /araclar', 'url: /arabalar');
    const { out, run } = compile(tree);
    const { code, error } = await run();
    expect(code).toBe(1);
    expect(error).toContain('Nothing was written');
    expect(existsSync(join(out, 'content'))).toBe(false);
    expect(existsSync(join(out, 'public'))).toBe(false);
  });

  it('does not put bundles among the content', async () => {
    const tree = createContentTree();
    const content = join(tree.folder, 'content');
    const run = await runCatalogue('compile', '--content', content, '--out', tree.folder);
    expect(run.code).toBe(2);
    expect(run.error).toContain('would lie inside the content folder');
  });
});
