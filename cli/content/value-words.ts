import type { Words } from '../legacy-words.ts';
import type { FieldModel } from './field-model.ts';

/** What a field should hold, named by the type of its schema. */
export function nameType(expected: string): Words {
  return typeNames[expected] ?? { en: expected, tr: expected };
}

const fieldsBelow: Words = { en: 'fields below it', tr: 'alt alanlar' };

const typeNames: Partial<Record<string, Words>> = {
  string: { en: 'a text', tr: 'bir metin' },
  number: { en: 'a number', tr: 'bir sayı' },
  int: { en: 'a whole number', tr: 'bir tam sayı' },
  boolean: { en: 'true or false', tr: 'true ya da false' },
  object: fieldsBelow,
  record: fieldsBelow,
  array: { en: 'a list', tr: 'bir liste' },
};

/** What a field should hold, as far as its model says it better than the type of its schema. */
export function nameWanted(field: FieldModel | undefined): Words | undefined {
  if (field?.kind === 'text' || field?.kind === 'label') {
    return { en: 'a text in tr, en and ar', tr: 'tr, en ve ar dillerinde bir metin' };
  }
  if (field?.kind === 'picture') {
    return { en: 'the name of a picture', tr: 'bir resmin adı' };
  }
  if (field?.kind === 'link') return { en: 'a link', tr: 'bir bağlantı' };
  return undefined;
}

/**
 * What a field holds instead.
 *
 * @param written as it stands in the file, since YAML may have read something else
 */
export function describeFound(found: unknown, written: string): Words {
  if (Array.isArray(found)) return { en: 'a list', tr: 'bir liste' };
  if (typeof found === 'object' && found !== null) {
    const isShort = written.length <= longestQuote && !written.includes('\n');
    return isShort
      ? {
          en: `${written}, which YAML reads as a field`,
          tr: `${written} (YAML bunu alan olarak okur)`,
        }
      : fieldsBelow;
  }
  if (typeof found === 'string')
    return { en: `the text ${quote(found)}`, tr: `${quote(found)} metni` };
  if (typeof found === 'number') {
    return written === String(found)
      ? { en: `the number ${written}`, tr: `${written} sayısı` }
      : {
          en: `${written}, which YAML reads as the number ${found}`,
          tr: `${written} (YAML bunu ${found} sayısı olarak okur)`,
        };
  }
  return found === null
    ? { en: `${written}, which YAML reads as nothing`, tr: `${written} (YAML bunu boş sayar)` }
    : {
        en: `${written}, which YAML reads as a yes or no`,
        tr: `${written} (YAML bunu evet ya da hayır sayar)`,
      };
}

/** Longer values are cut in a sentence. */
const longestQuote = 60;

function quote(text: string): string {
  return `“${text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text}”`;
}

/** “at least 3” and its kin. */
export function nameBound(
  bound: 'exact' | 'too_small' | 'too_big',
  limit: number,
  isInclusive = true,
): Words {
  if (bound === 'exact') return { en: `exactly ${limit}`, tr: `tam ${limit}` };
  if (bound === 'too_small') {
    return isInclusive
      ? { en: `at least ${limit}`, tr: `en az ${limit}` }
      : { en: `more than ${limit}`, tr: `${limit} sayısından büyük` };
  }
  return isInclusive
    ? { en: `at most ${limit}`, tr: `en çok ${limit}` }
    : { en: `less than ${limit}`, tr: `${limit} sayısından küçük` };
}

/** A number with its noun; Turkish nouns stay singular behind numbers. */
export function countNoun(number: number, noun: string, turkish = noun): Words {
  return { en: `${number} ${noun}${number === 1 ? '' : 's'}`, tr: `${number} ${turkish}` };
}
