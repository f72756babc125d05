import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadContent } from '../../../cli/content/check-content.ts';
import { contentPath, createReloadProxy } from '../../../scripts/reload-proxy.ts';
import { renderContentPage } from '../../../scripts/render-content-page.ts';
import { languageFacts, languages } from '../../../shared/languages.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';
import { createContentTree } from './content-tree.ts';

async function openTree() {
  const tree = createContentTree();
  const render = async (environment: NodeJS.ProcessEnv = {}) =>
    load(await renderContentPage(tree.folder, environment));
  return { tree, render };
}

describe('the page for editors', () => {
  it('leads from each entry to its page in every language, its line and its problems', async () => {
    const { tree, render } = await openTree();
    tree.edit('cars/g63.yaml', 'title: Mercedes', 'tittle: Mercedes');
    tree.edit('cars/g63.yaml', '    en: Five seats, set\n', '');
    const $ = await render();
    const row = $('tr').filter((_, element) => $(element).text().includes('cars/g63.yaml'));
    const links = row.find('.places a').toArray();
    expect(links.map((link) => $(link).text())).toEqual([
      `${tree.folder}/cars/g63.yaml:3`,
      ...languages.map((language) => languageFacts[language].nativeName),
    ]);
    expect(links.map((link) => $(link).attr('href'))).toEqual([
      `vscode://file${tree.folder}/cars/g63.yaml:3`,
      ...languages.map((language) => `/detay/g63?lng=${language}`),
    ]);
    expect(row.find('.places [lang=ar]').attr('dir')).toBe('rtl');
    const problems = row.find('td').last();
    expect(problems.text()).toBe('1 error');
    const list = $(`[id="${problems.find('a').attr('href')?.slice(1)}"]`);
    expect(list.find('.gap--error .gap__kind').text()).toBe('error C010');
    expect(list.text()).toContain('Did you mean “title”?');
    // Texts of the whole site are on no page of their own.
    expect($('.places:contains("labels.yaml") a')).toHaveLength(1);
  });

  it('speaks the language of the tool, and leads to another editor where told', async () => {
    const { tree, render } = await openTree();
    tree.edit('labels.yaml', '    en: Home', '    en: Home"s');
    const $ = await render({
      CATALOGUE_LANG: 'tr',
      EDITOR_LINK: 'idea://open?file={path}&line={line}',
    });
    expect($('html').attr('lang')).toBe('tr');
    expect($('td:contains("1 uyarı")')).toHaveLength(1);
    const { pathname } = new URL(`file://${tree.folder}/labels.yaml`);
    expect($('.gap__head a').attr('href')).toMatch(`idea://open?file=${pathname}&line=`);
    expect((await render({ CATALOGUE_LANG: 'fr' }))('html').attr('lang')).toBe('en');
  });

  it('shows what the latest compile found, and names what keeps it from the content', async () => {
    const { tree } = await openTree();
    tree.edit('cars/g63.yaml', 'title: Mercedes', 'tittle: Mercedes');
    const { issues } = await loadContent(tree.folder);
    tree.edit('cars/g63.yaml', 'tittle: Mercedes', 'title: Mercedes');
    expect(await renderContentPage(tree.folder, {}, issues)).toContain('error C010');
    expect(await renderContentPage(tree.folder, {}, [])).toContain('No problems in');
    tree.write('translations.lock', '<<<<<<< ours\n');
    const page = await renderContentPage(tree.folder, { CATALOGUE_LANG: 'tr' });
    expect(load(page)('pre').text()).toContain('İki dalın birleştirilmesi');
  });
});

describe('the development server', () => {
  async function openProxy() {
    const policy = "default-src 'self'";
    const site = createServer((_request, response) => {
      const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policy };
      response.writeHead(200, headers).end('<p>site</p>');
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const bound = site.address();
    const [port = 0] = await findFreePorts(1);
    let isUp = false;
    let count = 0;
    const proxy = await createReloadProxy({
      port,
      host: '127.0.0.1',
      target: () =>
        isUp && bound && typeof bound === 'object' ? `http://127.0.0.1:${bound.port}` : undefined,
      renderContentPage: async () => `<p>content ${++count}</p>`,
    });
    onTestFinished(() => void site.close());
    const get = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, init);
    return { get, policy, proxy, start: () => (isUp = true) };
  }

  it('renders the page anew for each request, also while the site cannot be built', async () => {
    const { get, policy, start } = await openProxy();
    expect((await get('/')).status).toBe(503);
    const response = await get('/_icerik?x=1');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('<p>content 1</p><script src="/__dev/reload.js"></script>');
    const own = response.headers.get('content-security-policy');
    expect(own).toContain("default-src 'none'");
    expect(own).toContain("script-src 'self';");
    expect(await (await get('/_icerik')).text()).toContain('content 2');
    start();
    const page = await get('/');
    expect(page.headers.get('content-security-policy')).toBe(policy);
    expect(await page.text()).toContain('<p>site</p><script');
  });

  it('tells the page of every compile, but not of a problem that it shows already', async () => {
    const { get, proxy } = await openProxy();
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    const listen = async () => {
      const { body } = await get('/__dev/events', { signal: closing.signal });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let heard = '';
      return async (end: RegExp) => {
        while (!end.test(heard)) heard += (await reader?.read())?.value ?? '';
        const said = [...heard.matchAll(/^event: (\w+)/gm)].map(([, name]) => name);
        heard = '';
        return said;
      };
    };
    const first = await listen();
    proxy.showProblem('C010');
    expect(await first(/renewed\n.*\n\n/)).toEqual(['problem', 'renewed']);
    const second = await listen();
    expect(await second(/problem\n.*\n\n/)).toEqual(['problem']);
    proxy.reload();
    expect(await second(/renewed\n.*\n\n/)).toEqual(['reload', 'renewed']);
  });

  it.each([
    ['/', 'reload', ['overlay']],
    [contentPath, 'renewed', []],
  ])('lets a page at %s reload on “%s”; a problem puts %j over it', (pathname, event, shown) => {
    const script = new URL('../../../scripts/reload-client.js', import.meta.url);
    const heard = new Map<string, (message: { data: string }) => void>();
    const done: string[] = [];
    class EventSource {
      addEventListener = heard.set.bind(heard);
    }
    const document = {
      querySelector: () => null,
      createElement: () => ({ dataset: {}, style: {} }),
      body: { append: () => done.push('overlay') },
    };
    const location = { pathname, reload: () => done.push('reloaded') };
    runInNewContext(readFileSync(script, 'utf8'), { EventSource, document, location });
    heard.get('problem')?.({ data: '"C010"' });
    expect(done).toEqual(shown);
    heard.get(event)?.({ data: '""' });
    expect(done.at(-1)).toBe('reloaded');
    expect(heard.size).toBe(2);
  });
});
