import { describe, expect, it } from 'vitest';
import {
  createPartBuilder,
  findParts,
  type Part,
} from '../../../../scripts/dev/create-part-builder.ts';

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
    styles: build('styles'),
    fonts: build('fonts'),
    content: build('content'),
    scripts: build('scripts'),
    icons: build('icons'),
  });
  return { parts, failing, built: () => built.splice(0) };
}

const chain = ['content', 'fonts', 'styles'];
const isOfChain = (part: string) => chain.includes(part);

describe('the parts of the site', () => {
  it('are all built at first, in order, and then those that have changed', async () => {
    const { parts, built } = createBuilder();
    expect(await parts.build()).toBe(true);
    const first = built();
    expect(first.filter(isOfChain)).toEqual(chain);
    expect(first.toSorted()).toEqual([...chain, 'icons', 'scripts', 'server'].toSorted());
    parts.note('styles');
    expect(await parts.build()).toBe(true);
    expect(built()).toEqual(['styles']);
    parts.note('server');
    parts.note('content');
    expect(await parts.build()).toBe(true);
    expect(built().toSorted()).toEqual(['content', 'server']);
    expect(await parts.build()).toBe(true);
    expect(built()).toEqual([]);
  });

  it('are built side by side where none needs the other', async () => {
    const { parts, failing, built } = createBuilder();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    failing.set('content', () => promise);
    const building = parts.build();
    await expect.poll(() => built().toSorted()).toEqual(['content', 'icons', 'scripts', 'server']);
    resolve(true);
    expect(await building).toBe(true);
    expect(built()).toEqual(['fonts', 'styles']);
  });

  it.each([
    ['says so', async () => false],
    ['throws', () => Promise.reject(new Error('broken'))],
  ])('wait, in the same order, where the builder of one they need %s', async (_how, fail) => {
    const { parts, failing, built } = createBuilder();
    failing.set('content', fail);
    const build = () => parts.build().catch(() => false);
    expect(await build()).toBe(false);
    expect(built().filter(isOfChain)).toEqual(['content']);
    expect(await build()).toBe(false);
    parts.note('server');
    failing.clear();
    expect(built()).toEqual(['content']);
    expect(await build()).toBe(true);
    expect(built().filter(isOfChain)).toEqual(chain);
  });

  it('are all tried where several fail, and every reason is told', async () => {
    const { parts, failing, built } = createBuilder();
    failing.set('scripts', () => Promise.reject(new Error('broken script')));
    failing.set('server', () => Promise.reject(new Error('broken server')));
    await expect(parts.build()).rejects.toThrow('broken script\n\nbroken server');
    expect(built()).toContain('styles');
    failing.delete('server');
    await expect(parts.build()).rejects.toThrow(/^broken script$/);
    expect(built().toSorted()).toEqual(['scripts', 'server']);
  });

  it('are built in the same run where a part they need notes them', async () => {
    const { parts, failing, built } = createBuilder();
    await parts.build();
    built();
    failing.set('content', async () => {
      parts.note('fonts');
      return true;
    });
    parts.note('content');
    expect(await parts.build()).toBe(true);
    expect(built()).toEqual(['content', 'fonts']);
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

it.each([
  ['client/styles/_cards.scss', ['styles']],
  ['client/speculation-rules.json', ['styles']],
  ['client/icon.svg', ['icons', 'styles']],
  ['client/islands/service-filter.tsx', ['scripts', 'server']],
  ['server/app.ts', ['server']],
  ['shared/paths.ts', ['content', 'scripts', 'server']],
  ['content/pages/home.yaml', ['content']],
  ['cli/issue.ts', ['content']],
])('a change of %s concerns %j', (path, parts) => {
  expect(findParts(path)).toEqual(parts);
});
