import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { chromium } from 'playwright';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ensureBrowser } from '../../../scripts/check/ensure-browser.ts';
import { itLong } from '../../vary.ts';
import { changeKinds } from './change-kinds.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';
import { keepFormerState } from './former-state.ts';

vi.mock('../../../cli/changes/read-revision.ts', () => import('./former-state.ts'));

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Content with several kinds of change at once. */
async function openChanged(...kinds: string[]): Promise<ContentTree> {
  const tree = createContentTree();
  const chosen = kinds.map((kind) => changeKinds[kind]);
  for (const kind of chosen) await kind?.prepare?.(tree);
  keepFormerState(tree);
  for (const kind of chosen) await kind?.change(tree);
  return tree;
}

describe('the page of catalogue changes', () => {
  it('needs no other file, and has both pictures in it', async () => {
    const tree = await openChanged('pictures', 'words of texts');
    tree.edit('cars/g63.yaml', 'en: Per day', 'en: <b>Per & "day"</b>');
    const { code, out } = await tree.run('changes', '--format', 'html');
    expect(code).toBe(0);
    expect(out).not.toMatch(/<script|<link|@import|url\(|https?:/);
    const $ = load(out);
    expect($('html').attr('lang')).toBe('en');
    const exchanged = $('.change').filter((_, line) =>
      $(line).text().includes('Picture exchanged'),
    );
    const sources = exchanged
      .find('img')
      .map((_, image) => $(image).attr('src'))
      .get();
    expect(sources).toHaveLength(2);
    expect(new Set(sources).size).toBe(2);
    for (const source of sources) expect(source).toMatch(/^data:image\/jpeg;base64,/);
    expect(exchanged.find('figcaption strong').text()).toBe('BeforeNow');
    const arabic = $('.text[lang=ar][dir=rtl]');
    expect(arabic.find('del').text()).toBe('خمسة');
    expect(arabic.find('ins').text()).toBe('أربعة');
    expect($('.text[lang=en] ins').text()).toContain('<b>Per & "day"</b>');
  });

  it('goes without a picture that is damaged or gone', async () => {
    const tree = await openChanged('pictures');
    tree.write('images/dunes.png', 'no picture');
    const { code, out } = await tree.run('changes', '--format', 'html');
    expect(code).toBe(0);
    const exchanged = load(out)('.change:contains("Picture exchanged")');
    expect(exchanged.find('img')).toHaveLength(1);
  });

  itLong('is accessible and fits a phone, in light and dark', async () => {
    const tree = await openChanged('pictures', 'new pages', 'what every page shows');
    const output = join(tree.folder, '.changes.html');
    await tree.run('changes', '--format', 'html', '--output', output, '--ui', 'tr');
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    onTestFinished(() => browser.close());
    const screens = [
      ['light', 320],
      ['dark', 1440],
      ['dark', 320],
      ['light', 1440],
    ] as const;
    for (const [colorScheme, width] of screens) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      await page.goto(pathToFileURL(output).href);
      await page.evaluate(axe);
      const violations: unknown = await page.evaluate(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))',
      );
      expect(violations).toEqual([]);
      const overflow: unknown = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
      await page.close();
    }
  });
});

describe('the Markdown of catalogue changes', () => {
  it('marks words by elements, and escapes what is no markup', async () => {
    const tree = await openChanged('words of texts', 'new pages', 'prices and durations');
    tree.edit('cars/g63.yaml', 'en: Per day', 'en: Wholly *other* <b>| [all](x)</b>');
    const { out } = await tree.run('changes', '--format', 'markdown');
    expect(out).toMatch(/^<!-- catalogue changes -->\n\n## What changes for visitors\n/);
    expect(out).toContain('### Mercedes-AMG G 63 (`/detay/g63`)');
    expect(out).toContain('- Price: <del>$150</del> → <ins>$1,650</ins>');
    expect(out).toContain(
      '<p lang="ar" dir="rtl"><del>خمسة</del> <ins>أربعة</ins> مقاعد بجلسة</p>',
    );
    expect(out).toContain(
      '<ins>Wholly &#42;other&#42; &lt;b&#62;&#124; &#91;all&#93;(x)&lt;/b&#62;</ins>',
    );
    expect(out).toContain('<details><summary>All that the page contains:</summary>\n\n');
    expect(out.match(/<details>/g)).toHaveLength(out.match(/<\/details>/g)?.length ?? 0);
  });

  it('ends with what lies ahead, as the page does', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T20:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const tree = await openChanged('notices and special hours');
    const { out } = await tree.run('changes', '--format', 'markdown');
    expect(out).toContain(
      '\n\n### Now and ahead\n\n- Notice › “Yeni araç in English”: 26 November – 24 December 2026; Where: Our cars\n- Special hours › “National Day”: ',
    );
    const $ = load((await tree.run('changes', '--format', 'html')).out);
    const ahead = $('section.page').filter(
      (_, page) => $(page).find('h2').text() === 'Now and ahead',
    );
    expect(ahead.find('.change')).toHaveLength(5);
    keepFormerState(tree);
    const unchanged = await tree.run('changes', '--format', 'markdown');
    expect(unchanged.out).toContain(
      'Nothing changes for visitors.\n\n### Now and ahead\n\n- Notice',
    );
  });

  it('goes into the summary of a pull request', () => {
    const workflow = join(import.meta.dirname, '../../../.github/workflows/gate.yml');
    const text = readFileSync(workflow, 'utf8');
    const [step = ''] = /- name: Tell in words[\s\S]*?(?=\n {6}- )/.exec(text) ?? [];
    expect(step).toContain("github.event_name == 'pull_request'");
    expect(step).toMatch(
      /git fetch .*--depth=1 origin "\$BASE"\n.*changes --since "\$BASE" --format markdown/,
    );
    expect(step).toContain('>> "$GITHUB_STEP_SUMMARY"');
  });
});
