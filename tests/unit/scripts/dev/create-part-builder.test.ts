import { describe, expect, it } from 'vitest';
import { createPartBuilder, type Part } from '../../../../scripts/dev/create-part-builder.ts';

/** Creates builders that record their names; those named fail. */
function createBuilder() {
  const built: string[] = [];
  const failing = new Map<Part, () => Promise<boolean>>();
  const build = (part: Part) => async () => {
    built.push(part);
    return (await failing.get(part)?.()) ?? true;
  };
  const parts = createPartBuilder({
    server: build('server'),
    content: build('content'),
    assets: build('assets'),
  });
  return { parts, failing, built: () => built.splice(0) };
}

describe('the parts of the site', () => {
  it('are all built at first, in order, and then those that have changed', async () => {
    const { parts, built } = createBuilder();
    expect(await parts.build()).toBe(true);
    expect(built()).toEqual(['content', 'assets', 'server']);
    parts.note('server');
    parts.note('content');
    expect(await parts.build()).toBe(true);
    expect(built()).toEqual(['content', 'server']);
    expect(await parts.build()).toBe(true);
    expect(built()).toEqual([]);
  });

  it.each([
    ['says so', async () => false],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('wait, in the same order, where the builder of one %s', async (_how, fail) => {
    const { parts, failing, built } = createBuilder();
    failing.set('content', fail);
    const build = () => parts.build().catch(() => false);
    expect(await build()).toBe(false);
    expect(await build()).toBe(false);
    parts.note('server');
    failing.clear();
    expect(built()).toEqual(['content', 'content']);
    expect(await build()).toBe(true);
    expect(built()).toEqual(['content', 'assets', 'server']);
  });

  it('are built again where they change while they are built', async () => {
    const { parts, failing, built } = createBuilder();
    failing.set('content', async () => {
      parts.note('content');
      return true;
    });
    await parts.build();
    failing.clear();
    built();
    expect(await parts.build()).toBe(true);
    expect(built()).toEqual(['content']);
  });
});
