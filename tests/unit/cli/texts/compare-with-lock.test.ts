import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWithLock, type LockLine } from '../../../../cli/texts/lock-file.ts';
import { acceptImported } from '../../../../cli/translations/accept-translations.ts';

/** Reads a lock line from its path and the two texts whose hashes it contains, such as `a S1 T1`. */
function read(written: string): LockLine {
  const [path = '', source = '', translation = ''] = written.split(' ');
  return { file: 'labels.yaml', language: 'en', path, source, translation };
}

function compare(present: string[], lock: string[]) {
  const { stale, unaccepted } = compareWithLock(present.map(read), lock.map(read));
  const name = ({ path }: LockLine) => path;
  return { stale: [...stale].map(name), unaccepted: unaccepted.map(name) };
}

const nothing = { stale: [], unaccepted: [] };

describe('compareWithLock', () => {
  it('finds nothing where both agree, and nothing stale without a lock', () => {
    expect(compare(['a S1 T1', 'b S2 T2'], ['a S1 T1', 'b S2 T2'])).toEqual(nothing);
    expect(compare(['a S1 T1'], [])).toEqual({ stale: [], unaccepted: ['a'] });
  });

  it('finds a translation stale whose Turkish text changed, until one of the two is touched', () => {
    expect(compare(['a S2 T1'], ['a S1 T1'])).toEqual({ stale: ['a'], unaccepted: ['a'] });
    expect(compare(['a S2 T2'], ['a S1 T1'])).toEqual({ stale: [], unaccepted: ['a'] });
    expect(compare(['a S1 T1'], ['a S1 T1'])).toEqual(nothing);
  });

  it('does not mind places: an item was moved, or one was put before it', () => {
    const lock = ['a[0] S1 T1', 'a[1] S2 T2'];
    expect(compare(['a[0] S2 T2', 'a[1] S1 T1'], lock)).toEqual(nothing);
    expect(compare(['a[0] S3 T3', 'a[1] S1 T1', 'a[2] S2 T2'], lock)).toEqual({
      stale: [],
      unaccepted: ['a[0]'],
    });
  });

  it('does not take the same words for another Turkish text for stale while the first are still true', () => {
    expect(compare(['close S1 T1', 'shut S2 T1'], ['close S1 T1'])).toEqual({
      stale: [],
      unaccepted: ['shut'],
    });
  });

  it('finds one of two equal translations stale when the Turkish of that one changed', () => {
    const lock = ['a S1 T1', 'b S1 T1'];
    expect(compare(['a S1 T1', 'b S2 T1'], lock)).toEqual({ stale: ['b'], unaccepted: ['b'] });
    expect(compare(['a S1 T1', 'b S1 T1', 'c S1 T1'], lock)).toEqual({
      stale: [],
      unaccepted: ['c'],
    });
  });

  it('counts no copy of an accepted translation as stale, though its words once had another source', () => {
    expect(compare(['a S1 T1', 'b S1 T1'], ['a S1 T1', 'b S0 T1'])).toEqual({
      stale: [],
      unaccepted: ['b'],
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

function write({ path, source, translation }: LockLine): string {
  return `${path} ${source} ${translation}`;
}

/** Returns the lock after the translations of some paths were written. */
function accept(before: string[], now: string[], lock: string[], ...taken: string[]): string[] {
  return acceptImported(before.map(read), now.map(read), lock.map(read), ({ path }) =>
    taken.includes(path),
  )
    .map(write)
    .toSorted();
}

describe('acceptImported', () => {
  it('replaces the line of a translation that was replaced', () => {
    expect(
      accept(['a S1 T1', 'b S2 T2'], ['a S1 T9', 'b S2 T2'], ['a S1 T1', 'b S2 T2'], 'a'),
    ).toEqual(['a S1 T9', 'b S2 T2']);
    expect(accept(['a S2 T1'], ['a S2 T9'], ['a S1 T1'], 'a')).toEqual(['a S2 T9']);
    expect(accept(['a S2 T1'], ['a S2 T1'], ['a S1 T1'], 'a')).toEqual(['a S2 T1']);
    expect(accept([], ['a S1 T9'], ['a S1 T1'], 'a')).toEqual(['a S1 T9']);
  });

  it('keeps the line of another text that stood at the path before', () => {
    const lock = ['a[0] S1 T1', 'a[1] S2 T2'];
    expect(
      accept(['a[0] S2 T2', 'a[1] S1 T1'], ['a[0] S2 T9', 'a[1] S1 T1'], lock, 'a[0]'),
    ).toEqual(['a[0] S2 T9', 'a[1] S1 T1']);
  });

  it('keeps what shows that another text is stale, also one that stood at the path before', () => {
    const lock = ['a[0] S1 T1', 'a[1] S2 T2'];
    const before = ['a[0] S2 T2', 'a[1] S3 T1'];
    const now = ['a[0] S2 T9', 'a[1] S3 T1'];
    const after = accept(before, now, lock, 'a[0]');
    expect(after).toEqual(['a[0] S1 T1', 'a[0] S2 T9']);
    const { stale } = compareWithLock(now.map(read), after.map(read));
    expect([...stale].map(write)).toEqual(['a[1] S3 T1']);
  });

  it('leaves a line to each of two equal translations', () => {
    const lock = ['a[0] S1 T1', 'a[1] S2 T2'];
    const before = ['a[0] S2 T2', 'a[1] S1 T1'];
    expect(accept(before, ['a[0] S1 T1', 'a[1] S1 T1'], lock, 'a[0]')).toEqual([
      'a[0] S1 T1',
      'a[1] S1 T1',
    ]);
    expect(accept(['a S1 T1', 'b S1 T1'], ['a S1 T9', 'b S1 T1'], ['a S1 T1'], 'a')).toEqual([
      'a S1 T9',
      'b S1 T1',
    ]);
  });

  it('leaves the lines of other files and languages as they are', () => {
    const others = [
      { ...read('a S1 T1'), file: 'home.yaml' },
      { ...read('a S1 T1'), language: 'ar' as const },
    ];
    const isTaken = ({ path, file, language }: LockLine) =>
      path === 'a' && file === 'labels.yaml' && language === 'en';
    const lines = acceptImported([], [read('a S1 T1')], others, isTaken);
    expect(lines).toEqual([...others, read('a S1 T1')]);
  });

  it('changes for no other text whether it is accepted or stale', () => {
    const hash = fc.constantFrom('1', '2', '3');
    const text = fc.record({ source: hash, translation: hash });
    const texts = fc.array(text, { minLength: 1, maxLength: 5 });
    const atPaths = (list: { source: string; translation: string }[]) =>
      list.map((one, index) => ({ ...read(`a[${index}]`), ...one }));
    fc.assert(
      fc.property(texts, texts, (present, locked) => {
        const before = atPaths(present);
        const now = before.map((line, index) =>
          index === 0 ? { ...line, translation: '9' } : line,
        );
        const lines = acceptImported(before, now, atPaths(locked), ({ path }) => path === 'a[0]');
        const [, ...others] = before;
        const old = compareWithLock([...others, ...before.slice(0, 1)], atPaths(locked));
        const fresh = compareWithLock(now, lines);
        const known = new Set(old.unaccepted);
        expect(fresh.unaccepted).toEqual(others.filter((line) => known.has(line)));
        expect([...fresh.stale]).toEqual(others.filter((line) => old.stale.has(line)));
      }),
      { numRuns: 1000 },
    );
  });
});
