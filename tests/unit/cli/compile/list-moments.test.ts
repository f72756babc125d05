import { describe, expect, it } from 'vitest';
import { listMoments } from '../../../../cli/compile/list-moments.ts';

describe('the moments of a bundle', () => {
  it('are in order, each with all that changes at it', () => {
    const moments = listMoments(
      [
        { from: '2026-12-24', until: '2026-12-26' },
        { from: '2026-12-24T14:00', until: '2026-12-31T23:00' },
      ],
      [{ from: '2027-01-26', until: '2027-01-27' }],
      [
        { address: '/blog/8', publish: '2026-12-27' },
        { address: '/detay/sari-jip', publish: '2026-12-01T09:30' },
      ],
    );
    expect(moments.map(({ at, changes }) => [new Date(at).toISOString(), ...changes])).toEqual([
      ['2026-12-01T05:30:00.000Z', '/detay/sari-jip is published'],
      ['2026-12-23T20:00:00.000Z', 'notices[0] begins'],
      ['2026-12-24T10:00:00.000Z', 'notices[1] begins'],
      [
        '2026-12-26T20:00:00.000Z',
        'notices[0] ends',
        'hours.special[0] appears',
        '/blog/8 is published',
      ],
      ['2026-12-31T19:00:00.000Z', 'notices[1] ends'],
      ['2027-01-25T20:00:00.000Z', 'hours.special[0] begins'],
      ['2027-01-27T20:00:00.000Z', 'hours.special[0] ends'],
    ]);
  });

  it('are none where nothing depends on the clock', () => {
    expect(listMoments([], [], [])).toEqual([]);
  });
});
