import { describe, expect, it } from 'vitest';
import { compareWithLock } from '../../../../cli/translations/compare-with-lock.ts';
import type { LockLine } from '../../../../cli/translations/lock-file.ts';

/** A line from its path and the two texts it stands for, such as `a S1 T1`. */
function read(written: string): LockLine {
  const [path = '', source = '', translation = ''] = written.split(' ');
  return { file: 'labels.yaml', language: 'en', path, source, translation };
}

function compare(present: string[], lock: string[]) {
  const { stale, unconfirmed } = compareWithLock(present.map(read), lock.map(read));
  const name = ({ path }: LockLine) => path;
  return { stale: [...stale].map(name), unconfirmed: unconfirmed.map(name) };
}

const nothing = { stale: [], unconfirmed: [] };

describe('compareWithLock', () => {
  it('finds nothing amiss where both agree, and nothing stale without a lock', () => {
    expect(compare(['a S1 T1', 'b S2 T2'], ['a S1 T1', 'b S2 T2'])).toEqual(nothing);
    expect(compare(['a S1 T1'], [])).toEqual({ stale: [], unconfirmed: ['a'] });
  });

  it('finds a translation stale whose Turkish text changed, until one of the two is touched', () => {
    expect(compare(['a S2 T1'], ['a S1 T1'])).toEqual({ stale: ['a'], unconfirmed: ['a'] });
    expect(compare(['a S2 T2'], ['a S1 T1'])).toEqual({ stale: [], unconfirmed: ['a'] });
    expect(compare(['a S1 T1'], ['a S1 T1'])).toEqual(nothing);
  });

  it('does not mind places: an item was moved, or one was put before it', () => {
    const lock = ['a[0] S1 T1', 'a[1] S2 T2'];
    expect(compare(['a[0] S2 T2', 'a[1] S1 T1'], lock)).toEqual(nothing);
    expect(compare(['a[0] S3 T3', 'a[1] S1 T1', 'a[2] S2 T2'], lock)).toEqual({
      stale: [],
      unconfirmed: ['a[0]'],
    });
  });

  it('does not take the same words for another Turkish text for stale while the first are still true', () => {
    expect(compare(['close S1 T1', 'shut S2 T1'], ['close S1 T1'])).toEqual({
      stale: [],
      unconfirmed: ['shut'],
    });
  });

  it('finds one of two equal translations stale when the Turkish of that one changed', () => {
    const lock = ['a S1 T1', 'b S1 T1'];
    expect(compare(['a S1 T1', 'b S2 T1'], lock)).toEqual({ stale: ['b'], unconfirmed: ['b'] });
    expect(compare(['a S1 T1', 'b S1 T1', 'c S1 T1'], lock)).toEqual({
      stale: [],
      unconfirmed: ['c'],
    });
  });

  it('does not take a second translation in confirmed words for stale where older words were left', () => {
    expect(compare(['a S1 T1', 'b S1 T1'], ['a S1 T1', 'gone S0 T1'])).toEqual({
      stale: [],
      unconfirmed: ['b'],
    });
  });

  it('keeps files and languages apart', () => {
    const present = read('a S2 T1');
    for (const other of [{ file: 'home.yaml' }, { language: 'ar' as const }]) {
      const { stale } = compareWithLock([present], [{ ...read('a S1 T1'), ...other }]);
      expect(stale.size).toBe(0);
    }
  });

  it('is not misled by the lines that a merge leaves over', () => {
    expect(compare(['a S2 T2', 'b S1 T1'], ['a S1 T1', 'a S2 T2', 'b S0 T1', 'b S1 T1'])).toEqual(
      nothing,
    );
  });
});
