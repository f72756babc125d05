import { translatedLanguages } from '../../shared/languages.ts';
import type { Gap, ListedText, TextState } from './list-texts.ts';

/** Translation progress of one language. */
export interface Completeness {
  /** Texts that should have a translation, except those whose gaps are covered by exceptions. */
  expected: number;
  /** Expected texts that have a translation, including stale ones. */
  present: number;
  /** Present translations that were made from an older Turkish text. */
  stale: number;
  /** Texts whose gaps are covered by exceptions. */
  excepted: number;
  /** Expected texts that are present and not stale, in whole percent, rounded down. 100 if no text is expected. */
  percent: number;
}

export type Totals = Record<string, Completeness>;

/**
 * Counts the translations of some texts per language.
 *
 * @param isOpen whether a gap is open; false if an exception covers it
 */
export function measureCompleteness(
  texts: readonly ListedText[],
  isOpen: (gap: Gap) => boolean,
): Totals {
  return Object.fromEntries(
    translatedLanguages.map((language, index) => {
      const own = texts.flatMap(({ states }) => states[index] ?? []);
      return [
        language,
        measureLanguage(
          own.filter(({ isExpected }) => isExpected),
          isOpen,
        ),
      ];
    }),
  );
}

function measureLanguage(
  states: readonly TextState[],
  isOpen: (gap: Gap) => boolean,
): Completeness {
  const open = states.filter(({ gaps }) => gaps.some(isOpen));
  const excepted = states.filter(({ gaps }) => gaps.length > 0 && !gaps.some(isOpen));
  const absent = open.filter(({ translation }) => translation === undefined);
  const expected = states.length - excepted.length;
  const stale = open.length - absent.length;
  const present = expected - absent.length;
  const counts = { expected, present, stale, excepted: excepted.length };
  return { ...counts, percent: Math.floor(measurePercent(counts)) };
}

/** The share of texts that are translated and not stale, in percent. */
export function measurePercent(total: Omit<Completeness, 'percent'>): number {
  return total.expected === 0 ? 100 : ((total.present - total.stale) / total.expected) * 100;
}
