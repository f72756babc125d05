import { describe, expect, it } from 'vitest';
import { defaultServiceQuery, matchesService } from '../../../shared/filter-services.ts';

const desert = {
  title: 'Çöl deneyimleri',
  description: 'Kızıl kumullar',
  category: 'desert',
  price: 200,
};

describe('matchesService', () => {
  it('shows everything by default', () => {
    expect(matchesService(desert, defaultServiceQuery)).toBe(true);
  });

  it.each([
    ['its own category', { category: 'desert' }, true],
    ['another category', { category: 'water' }, false],
    ['a word of its title', { text: 'COL' }, true],
    ['a word of its description', { text: 'kizil' }, true],
    ['another word', { text: 'vize' }, false],
    ['a price at the lower bound', { minPrice: 200 }, true],
    ['a price at the upper bound', { maxPrice: 200 }, true],
    ['a price below the range', { minPrice: 201 }, false],
    ['a price above the range', { maxPrice: 199 }, false],
    ['its category but another word', { category: 'desert', text: 'vize' }, false],
  ])('for %s', (_what, change, isShown) => {
    expect(matchesService(desert, { ...defaultServiceQuery, ...change })).toBe(isShown);
  });

  it('leaves out a price outside 0 to 1000 by default', () => {
    expect(matchesService({ ...desert, price: 1001 }, defaultServiceQuery)).toBe(false);
    expect(matchesService({ ...desert, price: 1000 }, defaultServiceQuery)).toBe(true);
    expect(matchesService({ ...desert, price: 0 }, defaultServiceQuery)).toBe(true);
  });
});
