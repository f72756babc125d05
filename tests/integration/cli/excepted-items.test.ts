import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadAndValidate } from '../../../cli/content/validate-content.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';

const post = 'posts/01.yaml';
const tag = 'tr: Evlilik teklifi\n    en: Proposal';

const except = (path: string, code = 'C105') =>
  `- file: ${post}\n  path: ${path}\n  codes: [${code}]\n  reason: Ad\n`;

/** The lines of the report, each with its code and path. */
async function listCodes(tree: ContentTree): Promise<string[]> {
  const { issues } = await loadAndValidate(tree.folder);
  return issues.map(({ code, file, path }) => `${code} ${file} ${path}`);
}

describe('exceptions of items of lists', () => {
  it('get their names from --fix, after the fixes of the names themselves', async () => {
    const tree = createContentTree();
    tree.edit(post, tag, `tr: Dubai'de <b>jet</b> ski\n    en: Dubai'de <b>jet</b> ski`);
    tree.write('exceptions.yaml', `# Uyarılar\n${except('tags[0]')}\n# Son\n`);
    const { code } = await tree.run('validate', '--fix', '--strict');
    expect(code).toBe(0);
    expect(tree.read('exceptions.yaml')).toBe(
      `# Uyarılar\n${except('tags["Dubai’de jet ski"]')}\n# Son\n`,
    );
  });

  it('keep their names when --fix changes only signs of them', async () => {
    const tree = createContentTree();
    tree.edit(post, tag, `tr: Dubai'de jet  ski\n    en: Dubai'de jet  ski`);
    tree.write('exceptions.yaml', except(`tags["Dubai'de jet  ski"]`));
    expect((await tree.run('validate', '--fix', '--strict')).code).toBe(0);
    expect(tree.read('exceptions.yaml')).toBe(except(`tags["Dubai'de jet  ski"]`));
  });

  it('stay with their item when another is added before it or removed', async () => {
    const tree = createContentTree();
    tree.edit(post, tag, 'tr: Jet ski\n    en: Jet ski');
    tree.write('exceptions.yaml', except('tags["Jet ski"]'));
    tree.edit(post, 'tags:\n', 'tags:\n  - tr: Özel gün\n    en: Özel gün\n');
    expect(await listCodes(tree)).toEqual([`C105 ${post} tags[0].en`]);
    tree.edit(post, '  - tr: Özel gün\n    en: Özel gün\n', '');
    expect(await listCodes(tree)).toEqual([]);
  });

  it('are not renamed by the data of a file that had to be guessed', async () => {
    const tree = createContentTree();
    tree.edit(post, tag, 'tr: "Jet ski\n    en: Jet ski');
    tree.write('exceptions.yaml', except('tags[0]'));
    await tree.run('validate', '--fix');
    expect(tree.read('exceptions.yaml')).toBe(except('tags[0]'));
  });

  it.each([
    ['en', 'Its path there: tags["Jet ski"]', 'no item with the name “Jet sky”'],
    ['tr', 'Oradaki yolu: tags["Jet ski"]', '“Jet sky” adlı bir madde yok'],
  ])('are suggested by name, and told when they are gone: %s', async (ui, path, gone) => {
    const tree = createContentTree();
    tree.edit(post, tag, 'tr: Jet ski\n    en: Jet ski');
    tree.write('exceptions.yaml', except('tags["Jet sky"]'));
    const { out } = await tree.run('validate', '--ui', ui);
    expect(out).toContain(path);
    expect(out).toContain(gone);
    expect(out).toContain('+   path: tags["Jet ski"]'.slice(2));
  });

  it('cover missing translations by name, in missing as well', async () => {
    const tree = createContentTree();
    tree.edit(
      'navigation.yaml',
      'label: { tr: Ana Sayfa, en: Home, ar: الرئيسية }',
      'label: { tr: Ana Sayfa, en: Home }',
    );
    const json = async () => JSON.parse((await tree.run('missing', '--format', 'json')).out);
    const [issue] = (await json()).issues;
    expect(issue.path).toMatch(/\[\d+\]/);
    const [, path = ''] = /Its path there: (.+)$/.exec(issue.advice) ?? [];
    expect(path).toBe('header["Ana Sayfa"].label');
    tree.write('exceptions.yaml', except(path, issue.code).replace(post, 'navigation.yaml'));
    expect((await json()).issues).toEqual([]);
  });
});

it('the fixture site names the items of its exceptions', async () => {
  const { issues } = await loadAndValidate(join(import.meta.dirname, '../../fixtures/site'));
  expect(issues.filter(({ file }) => file === 'exceptions.yaml')).toEqual([]);
});
