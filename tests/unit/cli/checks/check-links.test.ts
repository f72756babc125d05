import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../../cli/checks/check-links.ts';
import { createRestorer } from '../../../../cli/checks/restore-links.ts';
import { checkText } from '../../../../cli/checks/run-text-checks.ts';
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
});

describe('the rule about the targets of links', () => {
  const turkish = 'Önce [kum](/a), sonra [deniz](/b).';

  it('finds nothing in the same targets in another order', () => {
    expect(checkLinks('[Sea](/b) after [sand](/a).', turkish)).toEqual([]);
    expect(checkLinks(turkish)).toEqual([]);
    expect(checkLinks('No links', 'Bağlantı yok')).toEqual([]);
  });

  it('finds a hidden character in an address', () => {
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
