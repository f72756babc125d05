import { describe, expect, it } from 'vitest';
import { measureLength } from '../../../../cli/checks/check-length.ts';
import { checkText } from '../../../../cli/checks/run-text-checks.ts';
import { fillWithPlaces } from '../../../../cli/model/localize.ts';
import type { TextRole } from '../../../../shared/schemas/text-roles.ts';

const check = (text: string, textRole?: TextRole) =>
  checkText(text, { language: 'tr', role: 'text', isPlain: true, ...(textRole && { textRole }) });

/** A brand of ten letters, and a phone number of twelve. */
const factsOf = () => ({ brand: 'Abcde Fghi', phone: '\u2066+971 0000000\u2069' });

describe('the rule about lengths', () => {
  it('warns of a title from the 61st character on', () => {
    const title = 'Dubai’de bir haftada görülecek en güzel yerler ve en iyi saat';
    expect(title).toHaveLength(61);
    expect(check(title, 'title')).toMatchObject([
      {
        code: 'C101',
        start: 60,
        end: 61,
        problem: 'cutInSearch',
        params: { isTitle: true, length: 61, limit: 60 },
      },
    ]);
    expect(check(title.slice(0, 60), 'title')).toEqual([]);
  });

  it('warns of a description from the 161st character on', () => {
    expect(check('a'.repeat(160), 'description')).toEqual([]);
    expect(check('a'.repeat(163), 'description')).toMatchObject([
      { code: 'C102', start: 160, end: 163 },
    ]);
  });

  it('leaves the tagline the room that the brand behind it leaves', () => {
    const measure = (length: number) =>
      measureLength(fillWithPlaces('a'.repeat(length), 'tr', factsOf), 'tagline', 13);
    expect(measure(47)).toEqual([]);
    expect(measure(48)).toMatchObject([{ code: 'C101', start: 47, end: 48 }]);
  });

  it('counts what a placeholder becomes, and points at the text as it is written', () => {
    const measure = (text: string) =>
      measureLength(fillWithPlaces(text, 'tr', factsOf), 'title', 0).map(
        ({ start, end, params }) => [text.slice(start, end), params],
      );
    expect(measure(`{brand} ${'a'.repeat(49)}`)).toEqual([]);
    const params = { isTitle: true, length: 61, limit: 60 };
    expect(measure(`{brand} ${'a'.repeat(49)}b`)).toEqual([['b', params]]);
    expect(measure(`${'a'.repeat(51)}{brand}`)).toEqual([['{brand}', params]]);
    expect(measure(`${'a'.repeat(44)}{unknown}{brand}`)).toEqual([
      ['{brand}', { ...params, length: 63 }],
    ]);
    // The signs around a phone number have no width.
    expect(measure(`${'a'.repeat(48)}{phone}`)).toEqual([]);
    expect(
      checkText(`${'a'.repeat(60)}{brand}`, { language: 'tr', role: 'text', textRole: 'title' }),
    ).toEqual([]);
  });

  it('counts what readers see: a letter with its marks and an emoji are one each', () => {
    expect(check('ابتداءً '.repeat(8).trim(), 'title')).toEqual([]);
    expect(check('e\u0301'.repeat(60), 'title')).toEqual([]);
    expect(check('👨🏽‍🍳'.repeat(60), 'title')).toEqual([]);
    expect(check('👨🏽‍🍳'.repeat(61), 'title')).toHaveLength(1);
  });

  it('does not count spaces around the text', () => {
    expect(check(`${'a'.repeat(60)}\n`, 'title')).toEqual([]);
    const found = check(`  ${'a'.repeat(61)}\n`, 'title');
    expect(found.filter(({ code }) => code === 'C101')).toMatchObject([{ start: 62, end: 63 }]);
  });

  it('has nothing to say of texts that search results do not show', () => {
    expect(check('a'.repeat(5000))).toEqual([]);
  });
});
