import { describe, expect, it } from 'vitest';
import { matchItems } from '../../../../cli/changes/compare-lists.ts';
import { findModel } from '../../../../cli/model/field-model.ts';
import { modelOf } from '../../../../cli/model/sources.ts';

function modelAt(...path: PropertyKey[]) {
  const model = findModel(modelOf('homePage'), path, undefined);
  if (!model) throw new Error('No such field');
  return model;
}

const slideModel = modelAt('hero', 0);
const cars = findModel(modelOf('cars'), ['images', 0], undefined) ?? slideModel;

const titles = {
  sand: 'Kumun bittiği yerde Dubai başlar',
  yacht: 'Marina’da gece, güverte yalnız sizin',
  keys: 'Anahtar otelinizde, yol önünüzde',
  fire: 'Ateşin başında bir akşam yemeği',
};

function makeSlide(id: number, title: string) {
  return { id, image: 'one', title: { tr: title }, subtitle: { tr: `${title}, daha uzun` } };
}

/** The pairs as `before>after`, with `~` for a moved one. */
function match(before: readonly unknown[], after: readonly unknown[], model = slideModel) {
  return matchItems(before, after, model).map(
    (pair) => `${pair.before ?? ''}>${pair.after ?? ''}${pair.isMoved ? '~' : ''}`,
  );
}

const three = [makeSlide(1, titles.sand), makeSlide(2, titles.yacht), makeSlide(3, titles.keys)];

describe('the items of two lists', () => {
  it('are the same after a new one at the beginning, whatever their numbers', () => {
    const after = [
      makeSlide(1, titles.fire),
      makeSlide(2, titles.sand),
      makeSlide(3, titles.yacht),
      makeSlide(4, titles.keys),
    ];
    expect(match(three, after)).toEqual(['>0', '0>1', '1>2', '2>3']);
    expect(match(after, three)).toEqual(['1>0', '2>1', '3>2', '0>']);
  });

  it('are known by their words although a number is taken by a new one', () => {
    const after = [
      makeSlide(1, titles.sand),
      makeSlide(2, titles.fire),
      makeSlide(3, `${titles.yacht} bu akşam`),
      makeSlide(4, titles.keys),
    ];
    expect(match(three, after)).toEqual(['0>0', '>1', '1>2', '2>3']);
  });

  it('are known by their number if all of their words are new', () => {
    const after = [three[0], makeSlide(2, titles.fire), three[2]];
    expect(match(three, after)).toEqual(['0>0', '1>1', '2>2']);
  });

  it('are moved if they changed their place among the others, and as few as can be', () => {
    expect(match(three, [three[2], three[0], three[1]])).toEqual(['2>0~', '0>1', '1>2']);
    expect(match(three, [three[1], three[2], three[0]])).toEqual(['1>0', '2>1', '0>2~']);
    expect(match(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'e', 'd'], cars)).toEqual([
      '0>0',
      '1>1',
      '4>2~',
      '3>3',
      '2>',
    ]);
  });

  it('are known without the numbers that only serve the file', () => {
    const before = [makeSlide(1, 'bir iki'), makeSlide(2, 'iki bir')];
    const after = [makeSlide(1, 'iki bir'), makeSlide(2, 'bir iki')];
    expect(match(before, after)).toEqual(['1>0', '0>1~']);
  });

  it('take the place of another where the neighbours are the same', () => {
    expect(match(['a', 'b', 'c'], ['a', 'x', 'c'], cars)).toEqual(['0>0', '1>1', '2>2']);
    expect(match(['a', 'b', 'c'], ['x', 'a', 'c'], cars)).toEqual(['>0', '0>1', '2>2', '1>']);
    expect(match(['a'], ['b'], cars)).toEqual(['0>0']);
    expect(match(['a', 'a'], ['a', 'b', 'a'], cars)).toEqual(['0>0', '>1', '1>2']);
  });
});
