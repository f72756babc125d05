import { describe, expect, it } from 'vitest';
import { compareRows, listComparedRows } from '../../../../cli/changes/compare-rows.ts';
import { findModel } from '../../../../cli/model/field-model.ts';
import { models } from '../../../../cli/model/sources.ts';

/** The changes of the items of a list: moved “~”, and fields by their paths. */
function compare(field: 'hero' | 'images', before: readonly unknown[], after: readonly unknown[]) {
  const model = findModel(models[field === 'hero' ? 'homePage' : 'cars'], [field], undefined);
  if (!model) throw new Error('No such field');
  const changes = compareRows(listComparedRows(before, model), listComparedRows(after, model));
  // The fields of a new item are told with it.
  const isInner = (kind: string, count: number) =>
    field === 'hero' && kind !== 'moved' && count < 2;
  return changes.flatMap((change) => {
    const isItem = change.kind === 'new' || change.kind === 'gone';
    if (!isItem && isInner(change.kind, Object.keys(change.paths).length)) return [];
    if (change.kind === 'moved') return `${change.from}~${change.to}`;
    const [from = '', to = ''] = [change.paths.before?.join('.'), change.paths.after?.join('.')];
    if (isItem) return `${change.kind} ${from}${to}`;
    return `${from}>${to}`;
  });
}

const titles = {
  sand: 'Kumun bittiği yerde Dubai başlar',
  yacht: 'Marina’da gece, güverte yalnız sizin',
  keys: 'Anahtar otelinizde, yol önünüzde',
  fire: 'Ateşin başında bir akşam yemeği',
};

function makeSlide(id: number, title: string) {
  return { id, image: 'one', title: { tr: title } };
}

const three = [makeSlide(1, titles.sand), makeSlide(2, titles.yacht), makeSlide(3, titles.keys)];

describe('the items of two lists', () => {
  it('are the same after a new one at the beginning, whatever their numbers', () => {
    const after = [titles.fire, titles.sand, titles.yacht, titles.keys];
    const four = after.map((title, index) => makeSlide(index + 1, title));
    const renumbered = ['0.id>1.id', '1.id>2.id', '2.id>3.id'];
    expect(compare('hero', three, four)).toEqual(['new 0', ...renumbered]);
  });

  it('are known by their words although a number is taken by a new one', () => {
    const changed = makeSlide(3, `${titles.yacht} bu akşam`);
    const after = [makeSlide(1, titles.sand), makeSlide(2, titles.fire), changed];
    expect(compare('hero', three.slice(0, 2), after)).toEqual([
      'new 1',
      '1.id>2.id',
      '1.title>2.title',
    ]);
  });

  it('are known by their number if all of their words are new', () => {
    const after = [three[0], makeSlide(2, titles.fire), three[2]];
    expect(compare('hero', three, after)).toEqual(['1.title>1.title']);
  });

  it('are moved if they changed their place among the others, and as few as can be', () => {
    expect(compare('hero', three, [three[2], three[0], three[1]])).toEqual(['2~0']);
    expect(compare('hero', three, [three[1], three[2], three[0]])).toEqual(['0~2']);
    const [a, b, c, d] = three.concat(makeSlide(4, titles.fire));
    expect(compare('hero', [a, b, c, d], [d, b, a])).toHaveLength(3);
  });

  it('take the place of another at the same position', () => {
    expect(compare('images', ['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual(['1>1']);
    expect(compare('images', ['a', 'b', 'c'], ['x', 'a', 'c'])).toEqual(['>0', '1>']);
    expect(compare('images', ['a', 'a'], ['a', 'b', 'a'])).toEqual(['>1']);
  });
});
