import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashWording, type LockLine, parseLock } from '../../../../cli/texts/lock-file.ts';
import {
  acceptTranslations,
  serializeLock,
} from '../../../../cli/translations/accept-translations.ts';

const line: LockLine = {
  file: 'cars/g63.yaml',
  path: 'amenities[0]',
  language: 'ar',
  source: 'fc35d5116802',
  translation: '760a8271c399',
};
const written = 'cars/g63.yaml amenities[0] ar fc35d5116802 760a8271c399';

const hash = fc.stringMatching(/^[0-9a-f]{12}$/);
const lockLine = fc.record({
  file: fc.string({ unit: 'grapheme', minLength: 1 }),
  path: fc.string({ unit: 'grapheme', minLength: 1 }),
  language: fc.constantFrom('en' as const, 'ar' as const),
  source: hash,
  translation: hash,
});

describe('the lock file', () => {
  it('says its format first, then a line per text and language', () => {
    const text = serializeLock([line]);
    expect(text).toMatch(
      /^(# .*\n)+cars\/g63\.yaml amenities\[0\] ar fc35d5116802 760a8271c399\n$/,
    );
    expect(text).toContain('<file> <path> <language>');
  });

  it('is sorted, and the same for the same lines in any order', () => {
    fc.assert(
      fc.property(fc.array(lockLine), (lines) => {
        const text = serializeLock(lines);
        expect(serializeLock([...lines, ...lines].toReversed())).toBe(text);
        const read = parseLock(text);
        expect('lines' in read && serializeLock(read.lines)).toBe(text);
      }),
    );
  });

  it('reads back names with blanks, percent and number signs', () => {
    const odd = { ...line, file: '#cars/my car 100%.yaml', path: 'a b.c' };
    expect(parseLock(serializeLock([odd]))).toEqual({ lines: [odd] });
  });

  it('takes lines twice, blank lines, comments and any line ending as they come', () => {
    expect(parseLock(`\ufeff# x\r\n${written}\r\n\r\n  ${written} \n${written}`)).toEqual({
      lines: [line],
    });
  });

  it.each(['<<<<<<< HEAD', '=======', '>>>>>>> translations', '||||||| base'])(
    'names the line of an unfinished merge: %s',
    (marker) => {
      const lock = parseLock(`# x\n${written}\n${marker}\n`);
      expect(lock).toEqual({ line: 3, problem: 'unmerged' });
    },
  );

  it.each([
    'cars/g63.yaml title ar fc35d5116802',
    'cars/g63.yaml title la fc35d5116802 760a8271c399',
    'cars/g63.yaml title ar fc35d511680 760a8271c399',
    'cars/g63.yaml my title ar fc35d5116802 760a8271c399',
  ])('names a line that it cannot understand: %s', (bad) => {
    expect(parseLock(`${written}\n${bad}\n`)).toEqual({ line: 2, problem: 'unreadable' });
  });
});

describe('hashWording', () => {
  it('is twelve hex digits of SHA-256, as the lock file says', () => {
    // printf 'Çöl Turu' | sha256sum
    expect(hashWording('Çöl Turu')).toBe('b98a10106e5c');
  });

  it('stays the same when a paragraph is wrapped anew or written with combining letters', () => {
    const written = hashWording('Çöl turu, altı saat.\n\nDönüşte çay.');
    expect(hashWording('Çöl turu,\n  altı   saat.\n\n\nDönüşte\nçay.\n')).toBe(written);
    expect(hashWording('Çöl turu, altı saat.\n\nDönüşte çay.'.normalize('NFD'))).toBe(written);
  });

  it.each([
    ['a comma', 'Çöl turu altı saat', 'Çöl turu, altı saat'],
    ['a new paragraph', 'Bir.\nİki.', 'Bir.\n\nİki.'],
    ['a letter case', 'çöl', 'Çöl'],
  ])('tells %s apart', (_, before, after) => {
    expect(hashWording(before)).not.toBe(hashWording(after));
  });

  it('takes plural forms in one order, each with its name', () => {
    expect(hashWording({ one: 'a', other: 'b' })).toBe(hashWording({ other: 'b', one: ' a ' }));
    expect(hashWording({ one: 'a', other: 'b' })).not.toBe(hashWording({ one: 'b', other: 'a' }));
  });

  it.each([[undefined], [null], [''], [' \n'], [{}], [[]], [42]])(
    'names nothing in %j',
    (wording) => {
      expect(hashWording(wording)).toBeUndefined();
    },
  );
});

describe('acceptTranslations', () => {
  it('counts a line as gone where only its file and path, put together, read as another’s', () => {
    const present = { ...line, file: 'b c.yaml', path: 'a' };
    const gone = { ...line, file: 'c.yaml', path: 'a b' };
    expect(acceptTranslations([present], [gone], () => true).removed).toBe(1);
  });
});
