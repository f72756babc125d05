import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { createFolder } from '../../create-folder.ts';
import { createContentTree } from './content-tree.ts';

afterEach(() => void vi.useRealTimers());

function setClock(moment: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: findBeginning(moment) });
}

const over = `- text: { tr: Ofis kapalı., en: The office is closed., ar: المكتب مغلق. }
  kind: info
  from: 2026-12-20
  until: 2026-12-24
`;

describe('a notice that is over', () => {
  it('can go after thirty days, which is a note and stops nothing', async () => {
    const tree = createContentTree();
    tree.write('notices.yaml', over);
    const run = (...args: string[]) => tree.run('validate', '--strict', ...args);
    setClock('2027-01-23');
    expect((await run()).out).not.toContain('C301');
    setClock('2027-01-24T12:00');
    expect(await run()).toMatchObject({ code: 0, out: expect.stringContaining('C301') });
    const { runs } = JSON.parse((await run('--format', 'sarif')).out);
    const [rule] = runs[0].tool.driver.rules;
    expect(rule).toMatchObject({ id: 'C301', defaultConfiguration: { level: 'note' } });
  });

  it('counts neither for compile nor for missing, and is told by a build that was up to date', async () => {
    const tree = createContentTree();
    const out = createFolder();
    tree.write('notices.yaml', over);
    const compile = () => tree.run('compile', '--out', out);
    setClock('2027-01-01');
    await compile();
    expect(await compile()).toMatchObject({
      out: '',
      error: expect.stringContaining('up to date'),
    });
    setClock('2027-03-01');
    const told = { code: 0, out: expect.stringContaining('note C301') };
    expect(await compile()).toMatchObject(told);
    expect(await compile()).toMatchObject({
      ...told,
      error: expect.stringContaining('up to date'),
    });
    setClock('2027-01-01');
    expect(await compile()).toMatchObject({ code: 0, out: '' });
    expect((await tree.run('missing')).out).not.toContain('C301');
  });
});

describe('an entry of a later day', () => {
  const published = () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug: g63\npublish: 2026-12-01T09:00');
    return tree;
  };

  it('has its gaps and its address judged before that day', async () => {
    const tree = published();
    tree.edit('cars/g63.yaml', '  en: Doors that shut\n', '');
    setClock('2026-11-01');
    expect(await tree.run('missing')).toMatchObject({
      code: 1,
      out: expect.stringContaining('cars/g63.yaml'),
    });
    await tree.run('accept');
    expect(readFileSync(join(tree.folder, 'translations.lock'), 'utf8')).toContain('cars/g63.yaml');
  });

  it('is told to wait, too, only where a link waits already', async () => {
    const tree = published();
    setClock('2026-11-01');
    tree.edit('experiences/col-turu.yaml', 'facts:', 'url: /detay/g63\nfacts:');
    const visible = await tree.run('validate');
    expect(visible).toMatchObject({ code: 1, out: expect.stringContaining('C041') });
    expect(visible.out).not.toContain('publish: ');
    tree.edit('experiences/col-turu.yaml', 'slug: col-turu', 'slug: col-turu\npublish: 2026-11-15');
    expect((await tree.run('validate')).out).toContain('publish: 2026-12-01T09:00');
  });

  it('ends the mistake of a link to it at its minute', async () => {
    const tree = published();
    tree.edit('navigation.yaml', 'href: /araclar', 'href: /detay/g63');
    setClock('2026-12-01T08:59');
    expect(await tree.run('validate')).toMatchObject({
      code: 1,
      out: expect.stringContaining('2026-12-01T09:00'),
    });
    setClock('2026-12-01T09:00');
    expect(await tree.run('validate', '--strict')).toMatchObject({ code: 0 });
  });
});

it('an exception of a post of a later day becomes a note on that day', async () => {
  const tree = createContentTree();
  const day = 'date: 2026-12-24 # ok C119: Etkinliğin günü';
  tree.edit('posts/01.yaml', 'date: 2026-08-10', day);
  setClock('2026-12-01');
  const { out } = await tree.run('validate', '--strict');
  expect(out).toContain('No problems');
  setClock('2027-01-01');
  const later = await tree.run('validate', '--strict');
  expect(later).toMatchObject({ code: 0, out: expect.stringContaining('note C304  date') });
});
