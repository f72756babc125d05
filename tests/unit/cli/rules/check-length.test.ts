import { describe, expect, it } from 'vitest';
import { checkPlainText } from '../../../../cli/rules/check-text.ts';
import type { TextRole } from '../../../../shared/schemas/text-roles.ts';

const check = (text: string, textRole?: TextRole) =>
  checkPlainText(text, textRole === undefined ? {} : { textRole });

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

  it('leaves the tagline the room that the brand before it leaves', () => {
    expect(check('a'.repeat(47), 'tagline')).toEqual([]);
    expect(check('a'.repeat(48), 'tagline')).toMatchObject([{ code: 'C101', start: 47, end: 48 }]);
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
