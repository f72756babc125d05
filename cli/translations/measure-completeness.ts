import { translatedLanguages } from '../../shared/languages.ts';
import type { Gap, Place } from './find-gaps.ts';

/** How far the translations into one language have come. */
export interface Completeness {
  /** Texts that should have a translation; what an exception gives a reason for is not among them. */
  expected: number;
  /** Of these, how many have one, stale ones included. */
  present: number;
  /** Of the present ones, how many were made from an older Turkish text. */
  stale: number;
  /** Gaps that an exception gives a reason for. */
  excepted: number;
  /** Present and not stale, in whole percent: 100 where all is done, also where nothing is to be done. */
  percent: number;
}

export type Totals = Record<string, Completeness>;

/**
 * Counts the translations of some places per language.
 *
 * @param isOpen whether a gap is left, or an exception gives a reason for it
 */
export function measureCompleteness(
  places: readonly Place[],
  isOpen: (gap: Gap) => boolean,
): Record<string, Completeness> {
  return Object.fromEntries(
    translatedLanguages.map((language) => [
      language,
      measureLanguage(
        places.filter((place) => place.language === language && place.isExpected),
        isOpen,
      ),
    ]),
  );
}

function measureLanguage(places: readonly Place[], isOpen: (gap: Gap) => boolean): Completeness {
  const open = places.filter(({ gaps }) => gaps.some(isOpen));
  const excepted = places.filter(({ gaps }) => gaps.length > 0 && !gaps.some(isOpen));
  const absent = open.filter(({ translation }) => translation === undefined);
  const expected = places.length - excepted.length;
  const stale = open.length - absent.length;
  const present = expected - absent.length;
  return {
    expected,
    present,
    stale,
    excepted: excepted.length,
    percent: Math.floor(measurePercent({ expected, present, stale })),
  };
}

/** The exact part of what is expected that is there and true, in percent. */
export function measurePercent({
  expected,
  present,
  stale,
}: Pick<Completeness, 'expected' | 'present' | 'stale'>): number {
  return expected === 0 ? 100 : ((present - stale) / expected) * 100;
}
