import type { Language } from '../../shared/languages.ts';
import type { PluralForm } from '../../shared/schemas/labels.ts';
import type { Words } from '../legacy-words.ts';
import type { ToolLanguage } from '../words/words.ts';
import type { ExchangeUnit } from './exchange-unit.ts';

/** One thing that a translator should know about a text. */
export interface UnitNote {
  category: 'meaning' | 'limit' | 'placeholders' | 'plural' | 'previous';
  text: string;
}

/** What a translator should know about a text, in the translator’s notes. */
export function describeUnit(
  unit: ExchangeUnit,
  targetLanguage: Language,
  language: ToolLanguage,
): UnitNote[] {
  const notes: [UnitNote['category'], Words][] = [['meaning', unit.meaning]];
  if (unit.maxLength !== undefined) notes.push(['limit', describeLimit(unit.maxLength)]);
  if (unit.placeholders.length > 0) {
    const list = [...new Set(unit.placeholders)].join(', ');
    notes.push([
      'placeholders',
      {
        en: `Do not translate: ${list}. The site fills it in; you may move it in the sentence.`,
        tr: `Çevirmeyin: ${list}. Bunu site doldurur; cümle içinde yerini değiştirebilirsiniz.`,
      },
    ]);
  }
  if (unit.form !== undefined) notes.push(['plural', describeForm(unit.form, targetLanguage)]);
  if (unit.state === 'stale') notes.push(['previous', describePrevious(unit.previousSource)]);
  return notes
    .map(([category, words]) => ({ category, text: words[language] }))
    .filter(({ text }) => text !== '');
}

function describeLimit(limit: number): Words {
  return {
    en: `Search results show at most ${limit} characters.`,
    tr: `Arama sonuçlarında en çok ${limit} karakter görünür.`,
  };
}

function describePrevious(previous: string | undefined): Words {
  return previous === undefined
    ? {
        en: 'The Turkish text has changed since it was translated.',
        tr: 'Türkçe metin, çevirisi yapıldıktan sonra değişti.',
      }
    : {
        en: `The Turkish text has changed since it was translated. It was: ${previous}`,
        tr: `Türkçe metin, çevirisi yapıldıktan sonra değişti. Önceki hâli: ${previous}`,
      };
}

/** So many numbers show what a plural form is for. */
const sampleCount = 4;
const highestSample = 200;

function describeForm(form: PluralForm, language: Language): Words {
  const numbers = listNumbers(form, language);
  if (numbers === '') {
    return { en: `Plural form “${form}”.`, tr: `Çoğul biçimi: “${form}”.` };
  }
  return {
    en: `Plural form “${form}”, for the numbers ${numbers}`,
    tr: `Çoğul biçimi: “${form}”; şu sayılar için: ${numbers}`,
  };
}

function listNumbers(form: PluralForm, language: Language): string {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: highestSample }, (_, number) => number).filter(
    (number) => rules.select(number) === form,
  );
  if (numbers.length === 0) return '';
  const first = numbers.slice(0, sampleCount).join(', ');
  return numbers.length > sampleCount ? `${first} …` : `${first}.`;
}
