import type { Words } from '../words.ts';

/** What a field should hold, named by the type of its schema. */
export function nameType(expected: string): Words {
  return typeNames[expected] ?? { en: expected, tr: expected };
}

const fieldsBelow: Words = { en: 'fields below it', tr: 'altında alanlar' };

const typeNames: Partial<Record<string, Words>> = {
  string: { en: 'a text', tr: 'bir metin' },
  number: { en: 'a number', tr: 'bir sayı' },
  int: { en: 'a whole number', tr: 'bir tam sayı' },
  boolean: { en: 'true or false', tr: 'true ya da false' },
  object: fieldsBelow,
  record: fieldsBelow,
  array: { en: 'a list', tr: 'bir liste' },
};

/** What a field holds instead. */
export function describeFound(found: unknown): Words {
  if (found === null) return { en: 'nothing', tr: 'hiçbir şey' };
  if (Array.isArray(found)) return { en: 'a list', tr: 'bir liste' };
  if (typeof found === 'object') return fieldsBelow;
  const written = JSON.stringify(found);
  if (typeof found === 'string') return { en: `the text ${written}`, tr: `${written} metni` };
  if (typeof found === 'number') return { en: `the number ${written}`, tr: `${written} sayısı` };
  return { en: `the value ${written}`, tr: `${written} değeri` };
}

/** “at least” and its kin. */
export function nameBound(bound: 'exact' | 'too_small' | 'too_big', isInclusive = true): Words {
  if (bound === 'exact') return { en: 'exactly', tr: 'tam' };
  if (bound === 'too_small') {
    return isInclusive ? { en: 'at least', tr: 'en az' } : { en: 'more than', tr: 'şundan büyük:' };
  }
  return isInclusive ? { en: 'at most', tr: 'en çok' } : { en: 'less than', tr: 'şundan küçük:' };
}

/** A number with its noun; Turkish nouns stay singular behind numbers. */
export function countNoun(number: number, noun: string, turkish = noun): Words {
  return { en: `${number} ${noun}${number === 1 ? '' : 's'}`, tr: `${number} ${turkish}` };
}
