import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ContentTree } from './content-tree.ts';
import { openRepository } from './open-repository.ts';

const attributes = readFileSync(join(import.meta.dirname, '../../../.gitattributes'), 'utf8');

/** Opens a repository with content whose translations are accepted, and a branch for another translator. */
async function openAccepted() {
  const tree = openRepository();
  await tree.run('accept');
  tree.write('.gitattributes', attributes.replace('content/', ''));
  tree.commit('Accepted');
  return {
    tree,
    /** Does each work on a branch of its own, then merges the two. */
    async merge(...works: [() => Promise<unknown>, () => Promise<unknown>]) {
      tree.git('checkout', '--quiet', '-b', 'other');
      await works[0]();
      tree.commit('Theirs');
      tree.git('checkout', '--quiet', 'main');
      await works[1]();
      tree.commit('Ours');
      tree.git('merge', '--quiet', '--no-edit', 'other');
    },
  };
}

const listStale = async (tree: ContentTree) =>
  (await tree.run('missing')).out.match(/ {2}stale {2}\S+/g);

describe('a merge of two branches', () => {
  it('keeps what both accepted, also on neighbouring lines', async () => {
    const { tree, merge } = await openAccepted();
    const change = async (file: string, from: string, to: string) => {
      tree.edit(file, from, to);
      await tree.run('accept', file);
    };
    await merge(
      () => change('cars/g63.yaml', 'tr: Günlük', 'tr: Günde'),
      () => change('experiences/col-turu.yaml', 'tr: Çöl Turu', 'tr: Çöl turu'),
    );
    expect(await listStale(tree)).toBeNull();
    expect((await tree.run('accept', '--check')).code).toBe(0);
  });

  it('is clean where both accept texts of one entry, and accept tidies up after it', async () => {
    const { tree, merge } = await openAccepted();
    const change = async (from: string, to: string) => {
      tree.edit('cars/g63.yaml', from, to);
      await tree.run('accept');
    };
    await merge(
      () => change('en: Square, tall and', 'en: Square, tall, and'),
      () => change('tr: Kapıyı kapatın ve', 'tr: Kapıyı kapatıp'),
    );
    expect(await listStale(tree)).toBeNull();
    await tree.run('accept');
    const lines = tree.read('translations.lock').trim().split('\n').slice(5);
    expect(lines).toEqual([...new Set(lines)].toSorted());
    expect(new Set(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).size).toBe(
      lines.length,
    );
  });

  it('remembers the addresses of both, and numbers what both have added', async () => {
    const { tree, merge } = await openAccepted();
    const add = async (title: string) => {
      await tree.run('new', 'post', '--title', title);
      await tree.run('accept');
    };
    await merge(
      () => add('Bir'),
      () => add('İki'),
    );
    const list = () =>
      tree
        .read('addresses.lock')
        .match(/^\/blog\S+ .*$/gm)
        ?.toSorted();
    const both = [
      '/blog/1 posts/01.yaml',
      '/blog/2 posts/02-bir.yaml',
      '/blog/2 posts/02-iki.yaml',
    ];
    expect(list()).toEqual(both);
    const validate = () => tree.run('validate');
    expect((await validate()).out).toContain('C020  id');
    tree.edit('posts/02-bir.yaml', 'id: 2', 'id: 3');
    await tree.run('accept');
    expect((await validate()).out).not.toMatch(/C0[23]\d {2}id|C120/);
    expect(list()).toEqual([...both, '/blog/3 posts/02-bir.yaml']);
  });

  it('shows a translation that one renewed from the Turkish text that the other changed', async () => {
    const { tree, merge } = await openAccepted();
    const accept = () => tree.run('accept');
    await merge(
      async () => {
        tree.edit('labels.yaml', 'en: Home', 'en: Start');
        await accept();
      },
      async () => {
        tree.edit('labels.yaml', 'tr: Ana Sayfa', 'tr: Giriş');
        await accept();
      },
    ).catch(() => undefined);
    // The two lines are adjacent, so git leaves this conflict to people.
    tree.write(
      'labels.yaml',
      tree.read('labels.yaml').replace(/<{7}.*\n[\s\S]*>{7}.*\n/, '    tr: Giriş\n    en: Start\n'),
    );
    expect(await listStale(tree)).toEqual(['  stale  site.home.en']);
  });
});
