import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../../cli/checks/check-links.ts';
import { createRestorer } from '../../../../cli/checks/restore-links.ts';
import { checkText } from '../../../../cli/checks/run-text-checks.ts';
import { listTextLinks, removeTextLinks } from '../../../../shared/text-links.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

/** Judges a long text as `validate` does. */
function judge(text: string) {
  return checkText(text, { language: 'tr', role: 'text', isLong: true });
}

const fix = (text: string) => applySafeReplacements(text, judge(text));

describe('the rules about words', () => {
  it.each([
    ["Bakın: [Dubai'nin](/detay/x) kumu...", 'Bakın: [Dubai’nin](/detay/x) kumu…'],
    ['**[Kumullar](/servis/col)** ve deniz', '[Kumullar](/servis/col) ve deniz'],
    ['[**Kumullar**](/servis/col) ve deniz', '[Kumullar](/servis/col) ve deniz'],
    ['Kum  [ve](/x)  deniz', 'Kum [ve](/x) deniz'],
    ['[Kum](/x) , deniz', '[Kum](/x), deniz'],
  ])('correct %j and keep its links', (text, fixed) => {
    expect(fix(text)).toBe(fixed);
  });

  it('do not read the address of a link', () => {
    expect(judge('Bakın: [kumullar](/__a__/b...c,d)')).toEqual([]);
    expect(judge('Bakın: [kumullar](https://a.example)')).toMatchObject([
      { code: 'C110', start: 7, params: { kind: 'link' } },
    ]);
  });

  it('leave a correction around a mark to people if it writes signs', () => {
    const text = '"a[b](/c)';
    const [finding] = [{ code: 'C103', start: 0, end: 3, replacement: 'x', isSafe: true }].map(
      (one) => createRestorer(text)({ ...one, problem: 'sameAsTurkish', code: 'C105' }),
    );
    expect(finding).toMatchObject({ start: 0, end: 4, replacement: undefined, isSafe: false });
  });

  it('stay inside a text with links, and lose no letter and no link by corrections', () => {
    const parts = fc.constantFrom(
      ...['kum', ' ', '  ', "'", '"', ',', '...', '**', '\n', 'Dubai', '{telefon}', '5'],
      ...['[kum](/kum)', '["kum"](/a)', '[**kum**](/b)', '[ kum ](/c)'],
    );
    const letters = (text: string) => removeTextLinks(text).replace(/[^\p{L}\p{N}]/gu, '');
    const addresses = (text: string) => listTextLinks(text).map(({ address }) => address);
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 16 }), (some) => {
        const text = some.join('');
        for (const { start, end } of judge(text)) {
          expect(0 <= start && start <= end && end <= text.length).toBe(true);
        }
        const fixed = fix(text);
        if (!text.includes('{')) expect(letters(fixed)).toBe(letters(text));
        expect(addresses(fixed)).toEqual(addresses(text));
      }),
    );
  });
});

describe('the rule about the targets of links', () => {
  const turkish = 'Önce [kum](/a), sonra [deniz](/b).';

  it('finds nothing in the same targets in another order', () => {
    expect(checkLinks('[Sea](/b) after [sand](/a).', turkish)).toEqual([]);
    expect(checkLinks(turkish)).toEqual([]);
    expect(checkLinks('No links', 'Bağlantı yok')).toEqual([]);
  });

  it('corrects the only target that is another one', () => {
    expect(checkLinks('[Sand](/a), [sea](/c).', turkish)).toMatchObject([
      {
        code: 'C129',
        problem: 'otherTarget',
        start: 18,
        end: 20,
        replacement: '/b',
        isSafe: false,
      },
    ]);
  });

  it('names targets that are missing, and those that the Turkish text does not have', () => {
    expect(checkLinks('[Sand](/c), [sea](/d).', turkish)).toMatchObject([
      { problem: 'linkNotInTurkish', params: { address: '/c' } },
      { problem: 'linkNotInTurkish', params: { address: '/d' } },
      { problem: 'missingLink', params: { address: '/a' } },
      { problem: 'missingLink', params: { address: '/b' } },
    ]);
  });

  it('finds a link without words, and a hidden character in an address', () => {
    expect(checkLinks('Kum [](/a)')).toMatchObject([
      { problem: 'linkWithoutWords', start: 4, end: 10 },
    ]);
    expect(checkLinks('[Kum](/a\u200bb)')).toMatchObject([{ code: 'C017', start: 8, end: 9 }]);
  });

  it.each([
    ['Önce [ kum ](/a) sonra', 'Önce [kum](/a) sonra'],
    ['Önce[ kum ](/a)sonra', 'Önce [kum](/a) sonra'],
    ['([ kum](/a)) ve [deniz ](/b), sonra', '([kum](/a)) ve [deniz](/b), sonra'],
    ['[\nkum ](/a) sonra', '[kum](/a) sonra'],
    ['بعد[ الرمل ](/a)، «[ البحر](/b)»', 'بعد [الرمل](/a)، «[البحر](/b)»'],
  ])('corrects spaces at the ends of the words of %j', (text, fixed) => {
    const found = checkLinks(text);
    expect(new Set(found.map(({ problem }) => problem))).toEqual(new Set(['spaceInLink']));
    expect(applySafeReplacements(text, found)).toBe(fixed);
    expect(checkLinks(fixed)).toEqual([]);
    // Spaces beside the link wait until it is corrected.
    expect(judge(text).map(({ code }) => code)).not.toContain('C125');
  });
});
