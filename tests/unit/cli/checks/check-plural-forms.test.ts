import { describe, expect, it } from 'vitest';
import { isFormForOneNumber } from '../../../../cli/checks/check-plural-forms.ts';

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
