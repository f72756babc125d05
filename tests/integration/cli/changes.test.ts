import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeKinds } from './change-kinds.ts';
import { openRepository } from './open-repository.ts';

const golden = join(import.meta.dirname, '../../fixtures/changes');

/** In Dubai, 27 November has begun. */
const now = new Date('2026-11-26T20:30:00Z');

describe('catalogue changes', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterAll(() => void vi.useRealTimers());

  it.each(Object.entries(changeKinds))('tells of %s', async (kind, { prepare, change }) => {
    const tree = openRepository();
    await prepare?.(tree);
    tree.commit('Önceki hâli');
    await change(tree);
    const told = [];
    for (const ui of ['tr', 'en']) {
      const { code, out, error } = await tree.run('changes', '--ui', ui);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      const shown = out.replace(/\([0-9a-f]{7,}\)/, '(‹commit›)');
      told.push(shown.replaceAll(tree.folder, '‹content›'));
    }
    const file = join(golden, `${kind.replaceAll(/[ ,]+/g, '-').toLowerCase()}.txt`);
    await expect(told.join('\n')).toMatchFileSnapshot(file);
  });
});
