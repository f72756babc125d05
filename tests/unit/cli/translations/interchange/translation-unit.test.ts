import { expect, it } from 'vitest';
import { getMessages } from '../../../../../cli/messages/messages.ts';
import { loadTranslations } from '../../../../../cli/texts/load-translations.ts';
import {
  describeUnit,
  listTranslationUnits,
} from '../../../../../cli/translations/interchange/translation-unit.ts';
import { fixtureContent } from '../../../../site-folder.ts';
import { createUnit } from './units.ts';

const { entries } = await loadTranslations(fixtureContent);

it('says of each text what it means, also of one that is itself an item of a list', () => {
  const texts = entries.flatMap((entry) => entry.texts);
  const units = listTranslationUnits(texts, 'ar', () => ({}));
  const unnamed = units.filter(
    (unit) => !describeUnit(unit, 'ar', 'en').some(({ category }) => category === 'meaning'),
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

it('says of a plural form whether it may leave the number out', () => {
  const source = '{{count}} gün';
  const say = (form: 'one' | 'few') =>
    describeUnit(createUnit({ form, source }), 'ar', 'en').map(({ text }) => text);
  const { mayOmitCount } = getMessages('en').interchange.notes;
  expect(say('one').join()).toContain(mayOmitCount);
  expect(say('few').join()).not.toContain(mayOmitCount);
});
