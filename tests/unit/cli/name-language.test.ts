import { expect, it } from 'vitest';
import { sayWithin } from '../../../cli/messages/tr/grammar.ts';

it('says “in” a language with the ending that its name asks for', () => {
  expect([sayWithin('tr'), sayWithin('en'), sayWithin('ar')]).toEqual([
    'Türkçede',
    'İngilizcede',
    'Arapçada',
  ]);
});
