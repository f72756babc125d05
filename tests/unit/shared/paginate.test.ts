import { describe, expect, it } from 'vitest';
import { paginate, parsePageNumber } from '../../../shared/paginate.ts';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

describe('paginate', () => {
  it('cuts the list into pages', () => {
    expect(paginate(eight, 6, 1)).toEqual({ items: [1, 2, 3, 4, 5, 6], number: 1, count: 2 });
    expect(paginate(eight, 6, 2)).toEqual({ items: [7, 8], number: 2, count: 2 });
  });

  it.each(['0', '-1', '1.5', '01', 'x', '', ' 2', '1e1', '２'])(
    'shows page 1 for %j',
    (requested) => {
      expect(parsePageNumber(requested)).toBe(1);
    },
  );

  it.each(['3', '99', '999999999'])('shows the last page for %s', (requested) => {
    expect(paginate(eight, 6, parsePageNumber(requested)).number).toBe(2);
  });

  it('has one empty page for an empty list', () => {
    expect(paginate([], 12, 4)).toEqual({ items: [], number: 1, count: 1 });
  });
});
