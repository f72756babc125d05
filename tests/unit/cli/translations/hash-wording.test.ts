import { describe, expect, it } from 'vitest';
import { hashWording } from '../../../../cli/translations/hash-wording.ts';

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
