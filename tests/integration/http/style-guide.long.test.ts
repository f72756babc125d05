import { expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { serveStyleGuide } from '../../serve-style-guide.ts';
import { listAttributes, parsePage } from './shared-site.ts';

it('the style guide of development shows every group in every language and state, with no id twice', async () => {
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
