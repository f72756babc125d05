import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { serveStyleGuide } from '../../serve-style-guide.ts';
import { siteFolder } from '../../site-folder.ts';
import { openSite } from './open-site.ts';
import { listAttributes, parsePage } from './shared-site.ts';

const build = join(siteFolder, 'build');

/** Traces of the style guide and the page for editors, which nothing else contains. */
const traces = /style-?guide|_stil|guide-|is-hovered|_icerik|vscode:/i;

describe('what visitors get', () => {
  it.each(['/_stil', '/_stil?lng=en', '/_icerik'])('answers 404 for %s', async (address) => {
    const { get } = await openSite();
    expect((await get(address)).status).toBe(404);
  });

  it('has nothing of development in its server and its assets', () => {
    const files = globSync(['server/main.js', 'public/assets/*'], { cwd: build });
    expect(files).toContain('server/main.js');
    const isTraced = (file: string) =>
      traces.test(file) ||
      (/\.(css|js)$/.test(file) && traces.test(readFileSync(join(build, file), 'utf8')));
    expect(files.filter(isTraced)).toEqual([]);
  });
});

describe('the style guide of development', () => {
  it('shows every group in every language and state, with no id twice', async () => {
    const address = await serveStyleGuide();
    expect((await fetch(address)).status).toBe(200);
    const response = await fetch(`${address}/_stil`);
    expect(response.status).toBe(200);
    const $ = parsePage({ text: await response.text() });

    const styles = await fetch(address + $('link[rel="stylesheet"]').attr('href'));
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await styles.text()).toContain('.is-hovered');

    const links = listAttributes($, '.guide-bar [aria-label="Groups"] a', 'href');
    expect(listAttributes($, '.guide-group', 'id')).toEqual(links.map((href) => href.slice(1)));
    for (const language of languages) {
      const pages = $(`.guide-page[lang="${language}"]`).toArray();
      expect(pages.length).toBeGreaterThan(60);
      const empty = pages.filter((page) => !$(page).html());
      expect(empty.map((page) => $(page).closest('.guide-specimen').find('h3').text())).toEqual([]);
    }
    expect($('.guide-swatch').length).toBeGreaterThan(15);
    expect($('.guide-token code').filter((_, code) => !$(code).text())).toHaveLength(0);
    for (const state of ['hovered', 'focused', 'active']) {
      expect($(`.is-${state}`).length).toBeGreaterThan(0);
    }
    const inVariation = (name: string, selector: string) =>
      $(`[data-variation="${name}"] ${selector}`).length;
    expect(inVariation('open', 'details[open]')).toBeGreaterThan(0);
    expect(inVariation('in a fallback language', '[lang="ar"] [lang="tr"]')).toBeGreaterThan(10);
    expect(inVariation('pictures missing', 'img[src="/healthz"]')).toBeGreaterThan(10);
    expect($('[data-variation="pictures missing"] img:not([src="/healthz"])')).toHaveLength(0);
    expect($('[data-variation="long titles"]').text()).toContain('Organizasyonlarımızdakilerden');
    // Islands that are hydrated once, with the props they need.
    expect($('.guide-page [data-island]').length).toBeGreaterThan(0);

    const ids = listAttributes($, '[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
