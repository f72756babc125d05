import { describe, expect, it } from 'vitest';
import { checkLength } from '../../../../cli/rules/check-length.ts';

const check = (text: string, searchLimit?: number) =>
  checkLength(text, { language: 'tr', role: 'text', ...(searchLimit && { searchLimit }) });

describe('the rule about lengths', () => {
  it('warns of a title from the 61st character on', () => {
    const title = 'Dubai’de bir haftada görülecek en güzel yerler ve en iyi saat';
    expect(title).toHaveLength(61);
    expect(check(title, 60)).toMatchObject([
      {
        code: 'C101',
        start: 60,
        end: 61,
        problem: 'cutInSearch',
        params: { isTitle: true, length: 61, limit: 60 },
      },
    ]);
    expect(check(title.slice(0, 60), 60)).toEqual([]);
  });

  it('warns of a description from the 161st character on', () => {
    expect(check('a'.repeat(160), 160)).toEqual([]);
    expect(check('a'.repeat(163), 160)).toMatchObject([{ code: 'C102', start: 160, end: 163 }]);
  });

  it('counts what readers see: a letter with its marks and an emoji are one each', () => {
    expect(check('ابتداءً '.repeat(9).trim(), 71)).toEqual([]);
    expect(check('e\u0301'.repeat(60), 60)).toEqual([]);
    expect(check('👨🏽‍🍳'.repeat(60), 60)).toEqual([]);
    expect(check('👨🏽‍🍳'.repeat(61), 60)).toHaveLength(1);
  });

  it('does not count spaces around the text', () => {
    expect(check(`${'a'.repeat(60)}\n`, 60)).toEqual([]);
    expect(check(`  ${'a'.repeat(61)}\n`, 60)).toMatchObject([{ start: 62, end: 63 }]);
  });

  it('has nothing to say of texts that search results do not show', () => {
    expect(check('a'.repeat(5000))).toEqual([]);
  });
});
