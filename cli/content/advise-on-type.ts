import type { Words } from '../legacy-words.ts';
import type { Description } from './description.ts';

/** What to do about a value of the wrong type, and what would be right in its place. */
export type TypeAdvice = Pick<Description, 'advice' | 'replacement' | 'remedy'>;

/**
 * Advises on a value of the wrong type.
 *
 * @param expected the type as zod names it, or `text` and `label` for texts in all languages
 * @param written what stands in the file
 */
export function adviseOnType(expected: string, found: unknown, written: string): TypeAdvice {
  if (expected === 'text' || expected === 'label') return adviseOnText(found, written);
  if (expected === 'string') return adviseOnString(found);
  if (expected === 'number' || expected === 'int') return adviseOnNumber(found);
  if (expected === 'boolean') return adviseOnSwitch(found);
  if (expected === 'array') return { advice: dashes };
  return { advice: compare };
}

function adviseOnString(found: unknown): TypeAdvice {
  const isPlain = found === null || typeof found === 'number' || typeof found === 'boolean';
  return isPlain || isBraceText(found) ? { advice: quote, remedy: 'quote' } : { advice: compare };
}

function adviseOnText(found: unknown, written: string): TypeAdvice {
  const isPlain = typeof found === 'string' || typeof found === 'number';
  return isPlain && !written.includes('\n')
    ? {
        advice: {
          en: `${languagesBelow.en} tr: ${written}`,
          tr: `${languagesBelow.tr} tr: ${written}`,
        },
      }
    : { advice: { en: `${languagesBelow.en} tr: …`, tr: `${languagesBelow.tr} tr: …` } };
}

function adviseOnNumber(found: unknown): TypeAdvice {
  const text = typeof found === 'string' ? found.trim() : '';
  if (/^-?\d+(?:\.\d+)?$/.test(text)) {
    return {
      advice: { en: 'Write the number without quotes.', tr: 'Sayıyı tırnaksız yazın.' },
      replacement: text,
      remedy: 'replaceBare',
    };
  }
  const [, digits = '', decimals] = /^(\d+)(?:,(\d{1,2}))?(?: *\D{1,8})?$/.exec(text) ?? [];
  if (digits === '') return { advice: digitsOnly };
  return {
    advice: digitsOnly,
    replacement: decimals === undefined ? digits : `${digits}.${decimals}`,
    remedy: 'replaceBare',
  };
}

function adviseOnSwitch(found: unknown): TypeAdvice {
  const word = typeof found === 'string' ? found.trim().toLowerCase() : '';
  const meant = switchWords[word];
  return {
    advice: {
      en: 'Write true for yes or false for no.',
      tr: 'Evet için true, hayır için false yazın.',
    },
    ...(meant !== undefined && { replacement: meant, remedy: 'replaceBare' as const }),
  };
}

const switchWords: Partial<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  evet: 'true',
  true: 'true',
  no: 'false',
  off: 'false',
  hayır: 'false',
  false: 'false',
};

const quote: Words = {
  en: 'Put the value in double quotes, so that it is read as text exactly as it stands.',
  tr: 'Değeri çift tırnak içine alın; o zaman yazıldığı gibi metin olarak okunur.',
};

const digitsOnly: Words = {
  en: 'Write digits alone; decimals come behind a point.',
  tr: 'Yalnızca rakam yazın; ondalıklar noktadan sonra gelir.',
};

const dashes: Words = {
  en: 'Write every item on a line of its own, beginning with a dash and a space.',
  tr: 'Her ögeyi ayrı bir satıra, tire ve boşlukla başlayarak yazın.',
};

const languagesBelow: Words = {
  en: 'Write each language on a line of its own below it, indented by two spaces:',
  tr: 'Her dili altına, iki boşluk içeriden, ayrı bir satıra yazın:',
};

const compare: Words = {
  en: 'Compare the field with the same field of a neighbouring entry.',
  tr: 'Alanı, komşu bir kayıttaki aynı alanla karşılaştırın.',
};

/** `{price}` without quotes: a map of one key that holds nothing. */
function isBraceText(found: unknown): boolean {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
  const values: unknown[] = Object.values(found);
  return values.length > 0 && values.every((value) => value === null);
}
