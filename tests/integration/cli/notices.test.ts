import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentTree, createContentTree } from './content-tree.ts';

const notices = `# Aralık
- text:
    tr: Ofis 24 Aralık’ta kapalı, {brand} WhatsApp’tan yanıtlar.
    en: The office is closed on 24 December, {brand} answers on WhatsApp.
    ar: المكتب مغلق يوم 24 ديسمبر، و{brand} تجيب عبر واتساب.
  kind: info
  from: 2126-12-20
  until: 2126-12-24
- text:
    tr: Jet Ski sezonu açıldı.
    en: Jet Ski sezonu açıldı.
  kind: important
  from: 2126-12-20
  until: 2126-12-24T14:00
  link: /hizmetler
`;

function createTree(): ContentTree {
  const tree = createContentTree();
  tree.write('notices.yaml', notices);
  return tree;
}

describe('notices, the items of a file that is a list', () => {
  it('go to a translator and come back', async () => {
    const tree = createTree();
    await tree.run('accept');
    const file = join(tree.folder, 'notices.po');
    const args = ['--lang', 'ar', '--missing', '--format', 'po', '--out', file];
    expect(await tree.run('export', 'notices', ...args)).toMatchObject({ code: 0 });
    const text = tree.read('notices.po');
    expect(text).toContain('120');
    expect(text).not.toMatch(/search results/i);
    const arabic = 'بدأ موسم جت سكي.';
    tree.write('notices.po', text.replace(/msgstr ""(?!\n")/, `msgstr "${arabic}"`));
    expect(await tree.run('import', file)).toMatchObject({ code: 0 });
    expect(tree.read('notices.yaml')).toBe(
      notices.replace('    en: Jet Ski sezonu açıldı.\n', (en) => `${en}    ar: ${arabic}\n`),
    );
  });

  it('keep their accepted translations when one before them is deleted', async () => {
    const tree = createTree();
    await tree.run('accept');
    tree.write('notices.yaml', notices.slice(notices.indexOf('- text:\n    tr: Jet')));
    expect(await tree.run('accept', '--check')).toMatchObject({ code: 0 });
  });

  it('are shown in a language, and count as texts that are missing', async () => {
    const tree = createTree();
    expect((await tree.run('show', 'notices', '--lang', 'en')).out).toContain(
      'The office is closed on 24 December, Vaha Dubai answers on WhatsApp.',
    );
    expect((await tree.run('missing', '--lang', 'ar')).out).toContain('[1].text.ar');
  });
});
