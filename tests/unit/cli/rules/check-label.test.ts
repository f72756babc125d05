import { describe, expect, it } from 'vitest';
import { checkLabel } from '../../../../cli/rules/check-label.ts';
import { isFormForOneNumber } from '../../../../cli/rules/check-plural-forms.ts';

const turkish = { one: '{{count}} hizmet bulundu', other: '{{count}} hizmet bulundu' };

const arabic = {
  zero: 'لا توجد خدمات مطابقة',
  one: 'وجدنا خدمة واحدة',
  two: 'وجدنا خدمتين',
  few: 'وجدنا {{count}} خدمات',
  many: 'وجدنا {{count}} خدمة',
  other: 'وجدنا {{count}} خدمة',
};

describe('the check of a label', () => {
  it('is content with a whole set in each language, numbers left out where one is meant', () => {
    expect(checkLabel(turkish, turkish, 'tr')).toEqual([]);
    expect(
      checkLabel(turkish, { one: 'One service found', other: '{{count}} services' }, 'en'),
    ).toEqual([]);
    expect(checkLabel(turkish, arabic, 'ar')).toEqual([]);
    expect(checkLabel('Süre', 'Duration', 'en')).toEqual([]);
  });

  it('names all missing forms of a language at once', () => {
    const { one, other } = arabic;
    expect(checkLabel(turkish, { one, other }, 'ar')).toMatchObject([
      {
        code: 'C030',
        start: 0,
        end: 0,
        message: {
          en: 'The plural forms “zero”, “two”, “few”, and “many” are missing in Arabic.',
          tr: 'Arapça için “zero”, “two”, “few” ve “many” çoğul biçimleri eksik.',
        },
      },
    ]);
    expect(checkLabel(turkish, { other: '{{count}} services' }, 'en')[0]?.message.en).toBe(
      'The plural form “one” is missing in English.',
    );
  });

  it('finds a form that the language never uses, in the Turkish text too', () => {
    const few = '{{count}} hizmetler';
    expect(checkLabel({ ...turkish, few }, { ...turkish, few }, 'tr')).toMatchObject([
      { code: 'C030', form: 'few', start: 0, end: few.length, advice: { en: 'Delete this form.' } },
    ]);
  });

  it('lets every language say the number 0 in words of its own', () => {
    expect(checkLabel(turkish, { ...turkish, zero: 'Hizmet bulunamadı' }, 'tr')).toEqual([]);
  });

  it('finds one sentence where the Turkish text counts, and the other way round', () => {
    expect(checkLabel(turkish, '{{count}} services found', 'en')).toMatchObject([
      {
        code: 'C030',
        advice: { en: 'English needs “one” and “other”, each on a line of its own below “en:”.' },
      },
    ]);
    expect(checkLabel('Süre', { one: 'Hour', other: 'Hours' }, 'en')).toMatchObject([
      { code: 'C030', start: 0, end: 0 },
    ]);
  });

  it('finds a lost number in a form for many numbers, and says in which form', () => {
    expect(checkLabel(turkish, { ...arabic, few: 'وجدنا خدمات' }, 'ar')).toMatchObject([
      { code: 'C031', form: 'few' },
    ]);
  });

  it('checks the words of each form', () => {
    expect(checkLabel(turkish, { one: "It's one", other: '{{count}} found' }, 'en')).toMatchObject([
      { code: 'C103', form: 'one', start: 2, end: 3 },
    ]);
  });

  it('has nothing to say of a gap', () => {
    expect(checkLabel(turkish, undefined, 'en')).toEqual([]);
    expect(checkLabel('Süre', '', 'en')).toEqual([]);
  });
});

describe('a form for one number', () => {
  it('is what the rules of the language say', () => {
    const listFor = (language: 'tr' | 'en' | 'ar') =>
      ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) =>
        isFormForOneNumber(form, language),
      );
    expect(listFor('tr')).toEqual(['zero', 'one']);
    expect(listFor('en')).toEqual(['zero', 'one']);
    expect(listFor('ar')).toEqual(['zero', 'one', 'two']);
  });
});
