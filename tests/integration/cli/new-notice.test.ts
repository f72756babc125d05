import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Ask } from '../../../cli/entries/collect-values.ts';
import { findDay } from '../../../shared/dubai-time.ts';
import { createContentTree } from './content-tree.ts';
import { createIn } from './create-in.ts';

const modeline = '# yaml-language-server: $schema=.schemas/notices.schema.json\n';

/** A notice with all that must be said. */
const least = ['--text', 'Ofis kapalı', '--until', '2026-12-26'];

const written = (from: string) => ({
  text: { tr: 'Ofis kapalı', en: '', ar: '' },
  kind: 'info',
  from,
  until: '2026-12-26',
});

describe('catalogue new notice', () => {
  it.each([
    ['an empty list', `${modeline}[]\n`, modeline, '\n'],
    ['an empty list with comments', `${modeline}# a\n[] # b\n# c`, `${modeline}# a\n`, ' # b\n# c'],
    ['an empty list with line breaks of Windows', '# a\r\n[]\r\n', '# a\r\n', '\r\n'],
    ['an empty list after a byte-order mark', '\uFEFF[]\n', '\uFEFF', '\n'],
    ['nothing but comments', modeline, modeline, '\n'],
    ['notices without a last line break', '- text: { tr: a }', '- text: { tr: a }\n', '\n'],
    ['notices with a comment at the end', '- text: {tr: a}\n# b\n', '- text: {tr: a}\n# b\n', '\n'],
  ])('adds a notice to %s, and touches nothing else', async (_, before, head, rest) => {
    const tree = createContentTree();
    tree.write('notices.yaml', before);
    expect(await tree.run('new', 'notice', ...least, '--from', '2026-12-24')).toMatchObject({
      code: 0,
      out: `${tree.folder}/notices.yaml\n`,
    });
    const after = tree.read('notices.yaml');
    expect(after.startsWith(`${head}- text:`)).toBe(true);
    expect(after.endsWith(`until: 2026-12-26${rest}`)).toBe(true);
    const eol = before.includes('\r') ? '\r\n' : '\n';
    expect(after.slice(head.length, after.length - rest.length).split(eol)).toEqual([
      '- text:',
      '    tr: Ofis kapalı',
      '    en: ""',
      '    ar: ""',
      '  kind: info',
      '  from: 2026-12-24',
      '  until: 2026-12-26',
    ]);
  });

  it('creates the file if it is absent', async () => {
    const tree = createContentTree();
    rmSync(join(tree.folder, 'notices.yaml'));
    await tree.run('new', 'notice', ...least, '--from', '2026-12-24');
    const text = tree.read('notices.yaml');
    expect(text.startsWith(`${modeline}- text:\n`)).toBe(true);
    expect(parse(text)).toEqual([written('2026-12-24')]);
  });

  it.each([
    ['- text: [\n'],
    ['[]\n\t- x\n'],
    ['notices: []\n'],
    ['[ { text: { tr: a } } ]\n'],
    ['- text: { tr: a }\n...\n'],
    ['[\n  # No notice yet.\n]\n'],
  ])('writes nothing over a file that it cannot continue safely: %j', async (text) => {
    const tree = createContentTree();
    tree.write('notices.yaml', text);
    const refused = await tree.run('new', 'notice', ...least);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.error).toContain('cannot be added');
    expect(tree.read('notices.yaml')).toBe(text);
  });

  it('takes places, a kind, a minute and a link', async () => {
    const tree = createContentTree();
    const places = ['--on', 'visa, home,/detay/g63', '--link', '/iletisim', '--kind', 'important'];
    await tree.run('new', 'notice', ...least, '--from', '2026-12-24T14:00', ...places);
    expect(parse(tree.read('notices.yaml'))).toEqual([
      {
        ...written('2026-12-24T14:00'),
        kind: 'important',
        on: ['visa', 'home', '/detay/g63'],
        link: '/iletisim',
      },
    ]);
  });

  it.each([
    ['--until', 'yarın', 'neither a day nor a minute'],
    ['--from', 'bugün', 'neither a day nor a minute'],
    ['--kind', 'importent', 'Did you mean “important”?'],
    ['--on', 'home,transprot', 'Did you mean “transport”?'],
    ['--on', '/detay/g36', 'Did you mean “/detay/g63”?'],
    ['--until', '2025-12-26', 'is not after the beginning'],
    ['--link', '/nowhere', 'leads to no page'],
    ['--publish', '2026-12-24', 'A new notice has no --publish'],
  ])('refuses %s %s', async (flag, value, reason) => {
    const tree = createContentTree();
    const before = tree.read('notices.yaml');
    const others = flag === '--until' ? least.slice(0, 2) : least;
    const refused = await tree.run('new', 'notice', ...others, flag, value);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.error).toContain(reason);
    expect(tree.read('notices.yaml')).toBe(before);
  });

  it('offers no place that it would refuse', async () => {
    const tree = createContentTree();
    const offered: string[] = [];
    const refused: string[] = [];
    const answers = { text: 'Ofis kapalı', until: '2999-12-26' };
    const ask: Ask = async ({ question, choices }, { suggestion, check }) => {
      if (question.field === 'on') {
        offered.push(...choices);
        refused.push(...choices.filter((choice) => check(choice) !== undefined));
      }
      return suggestion ?? '';
    };
    await createIn(tree, 'notice', answers, { ask });
    expect(offered).toEqual(expect.arrayContaining(['contact', 'desert', '/detay/g63', '/blog/1']));
    expect(refused).toEqual([]);
  });

  it('begins on the present day of Dubai, and tells how to see a later one', async () => {
    const tree = createContentTree();
    const create = async (at: string, from?: string) => {
      const answers = { text: 'Ofis kapalı', until: '2026-12-26', ...(from && { from }) };
      return (await createIn(tree, 'notice', answers, { at, language: 'tr' })).error;
    };
    expect(await create('2026-11-20T20:30:00Z')).toContain('Sayfaya bakın: npm run dev\n');
    const later = await create('2026-11-21T19:59:59Z', '2026-11-22');
    expect(later).toContain('npm run dev -- --at 2026-11-22\n');
    expect(await create('2026-11-21T20:00:00Z', '2026-11-22')).not.toContain('--at');
    const begins = parse(tree.read('notices.yaml')).map(({ from }: { from: string }) => from);
    expect(begins).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
  });

  it.each([
    ['car', { title: 'BMW M4', price: '150' }, 'cars/bmw-m4.yaml'],
    ['experience', { title: 'Gece', category: 'desert', price: '9' }, 'experiences/gece.yaml'],
    ['post', { title: 'Gece' }, 'posts/02-gece.yaml'],
  ])('takes the day from which visitors see a %s', async (kind, answers, path) => {
    const tree = createContentTree();
    await createIn(tree, kind, { ...answers, publish: '2026-12-01T09:00' });
    expect(parse(tree.read(path))).toMatchObject({ publish: '2026-12-01T09:00' });
    expect(tree.read(path)).not.toContain('# publish:');
    const plain = createContentTree();
    await createIn(plain, kind, answers);
    expect(parse(plain.read(path))).not.toHaveProperty('publish');
    expect(plain.read(path)).toMatch(/^# publish: /m);
  });

  it('knows the present day without being told', async () => {
    const tree = createContentTree();
    const before = findDay(Date.now());
    await tree.run('new', 'notice', '--text', 'Ofis kapalı', '--until', '2999-12-26');
    expect([before, findDay(Date.now())]).toContain(parse(tree.read('notices.yaml'))[0].from);
  });
});
