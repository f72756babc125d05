import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ContentTree, createContentTree } from './content-tree.ts';

/** In Dubai, 27 November has begun. */
const now = new Date('2026-11-26T20:30:00Z');

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterAll(() => void vi.useRealTimers());

function addNotice(tree: ContentTree, from: string, until: string, on = ''): void {
  tree.write(
    'notices.yaml',
    `- text: { tr: Sedef haber, en: Pearl news }\n  kind: info\n  from: ${from}\n  until: ${until}\n${on}`,
  );
}

async function findIn(tree: ContentTree, ...args: string[]): Promise<string> {
  const { out } = await tree.run('find', ...args);
  return out.replaceAll(`${tree.folder}/`, '');
}

describe('catalogue find', () => {
  it.each([
    ['2026-11-28', '2026-12-01', '', 'on every page, 28 November – 1 December 2026'],
    ['2026-11-27', '2026-11-27', '', 'on every page, 27 November 2026'],
    ['2026-11-01', '2026-11-26', '', 'on every page, 1 – 26 November 2026 (over)'],
    [
      '2026-12-24T09:00',
      '2026-12-24T14:00',
      '  on: [contact]\n',
      '/iletisim, 24 December 2026, 09:00–14:00',
    ],
    [
      '2026-12-24',
      '2026-12-24',
      '  on: [desert, /blog/1]\n',
      '/servis/col and 2 other pages, 24 December 2026',
    ],
    ['2026-12-24', '2026-12-24', '  on: [/blog/99]\n', 'shown on no page'],
  ])('tells when a notice is shown: %s to %s%s', async (from, until, on, told) => {
    const tree = createContentTree();
    addNotice(tree, from, until, on);
    const out = await findIn(tree, 'sedef', 'haber');
    expect(out.replaceAll(/\p{Zs}/gu, ' ')).toBe(
      `notices.yaml:1  [0].text.tr  ${told}\n  [Sedef haber]\n\n`,
    );
  });

  it('tells the same in Turkish, and to programs', async () => {
    const tree = createContentTree();
    addNotice(tree, '2026-11-01', '2026-11-26');
    const out = await findIn(tree, 'pearl', '--ui', 'tr');
    expect(out).toContain('her sayfada, 1–26 Kasım 2026 (süresi geçti)\n');
    const { places } = JSON.parse(await findIn(tree, 'pearl', '--format', 'json'));
    expect(places[0]).toMatchObject({
      shownOn: 'every page',
      period: { state: 'over', from: '2026-11-01', until: '2026-11-26' },
    });
  });

  it.each([
    ['2026-12-28', '2026-12-30', 'ahead', '/iletisim, 28 – 30 December 2026\n'],
    ['2026-12-27', '2026-12-30', 'now', '/iletisim, 27 – 30 December 2026\n'],
    ['2026-11-27', '2026-11-28', 'now', 'on every page, 27 – 28 November 2026\n'],
    ['2026-11-28', '2026-11-28', 'now', '/iletisim, 28 November 2026\n'],
    ['2026-11-01', '2026-11-26', 'over', '/iletisim, 1 – 26 November 2026 (over)\n'],
  ])(
    'tells where the name of special hours is shown, and their days: %s to %s',
    async (from, until, state, told) => {
      const tree = createContentTree();
      const special = `- name: { tr: Sedef Günü }\n      from: ${from}\n      until: ${until}\n      closed: true`;
      tree.edit('site.yaml', 'special: []', `special:\n    ${special}`);
      const out = await findIn(tree, 'sedef günü');
      expect(out.replaceAll(/\p{Zs}/gu, ' ')).toContain(told);
      const { places } = JSON.parse(await findIn(tree, 'sedef günü', '--format', 'json'));
      expect(places[0].period).toMatchObject({ state, from, until });
    },
  );

  it('tells from when the page of an entry is there, until it is', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'order: 1', 'order: 1\npublish: 2026-12-01T09:00');
    const told = [
      '/detay/g63, from 1 December 2026 at 09:00 on\n',
      '/detay/g63, 1 Aralık 2026 09:00 itibarıyla\n',
    ];
    expect(await findIn(tree, 'beygirlik')).toContain(told[0]);
    expect(await findIn(tree, 'beygirlik', '--ui', 'tr')).toContain(told[1]);
    tree.edit('cars/g63.yaml', '2026-12-01T09:00', '2026-11-27');
    expect(await findIn(tree, 'beygirlik')).toMatch(/ {2}\/detay\/g63\n/);
  });
});

describe('catalogue list and show', () => {
  it('tell from when visitors see an entry, until they do', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'order: 1', 'order: 1\npublish: 2026-11-28');
    expect((await tree.run('list', 'cars')).out).toContain('G 63 (published on 28 November 2026)');
    expect((await tree.run('list', 'cars', '--ui', 'tr')).out).toContain(
      'G 63 (yayın zamanı 28 Kasım 2026)',
    );
    expect((await tree.run('show', 'g63')).out).toContain(
      'Turkish  published on 28 November 2026\n',
    );
    const { entries } = JSON.parse((await tree.run('list', 'cars', '--format', 'json')).out);
    expect(entries[0]).toMatchObject({ isDraft: false, publish: '2026-11-28' });
    tree.edit('cars/g63.yaml', '2026-11-28', '2026-11-27');
    expect((await tree.run('list', 'cars')).out).not.toContain('published');
    expect((await tree.run('show', 'g63')).out).toMatch(/Turkish\n/);
  });
});
