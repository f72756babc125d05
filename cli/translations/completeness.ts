import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { UserError } from '../user-error.ts';
import type { Gap, Target } from './find-gaps.ts';

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
 * Counts the translations of some texts per language.
 *
 * @param isOpen whether a gap is left, or an exception gives a reason for it
 */
export function measureCompleteness(
  targets: readonly Target[],
  isOpen: (gap: Gap) => boolean,
): Totals {
  return Object.fromEntries(
    translatedLanguages.map((language) => {
      const own = targets.filter((target) => target.language === language && target.isExpected);
      return [language, measureLanguage(own, isOpen)];
    }),
  );
}

function measureLanguage(targets: readonly Target[], isOpen: (gap: Gap) => boolean): Completeness {
  const open = targets.filter(({ gaps }) => gaps.some(isOpen));
  const excepted = targets.filter(({ gaps }) => gaps.length > 0 && !gaps.some(isOpen));
  const absent = open.filter(({ translation }) => translation === undefined);
  const expected = targets.length - excepted.length;
  const stale = open.length - absent.length;
  const present = expected - absent.length;
  const counts = { expected, present, stale, excepted: excepted.length };
  return { ...counts, percent: Math.floor(measurePercent(counts)) };
}

/** The exact part of what is expected that is there and true, in percent. */
function measurePercent(total: Omit<Completeness, 'percent'>): number {
  return total.expected === 0 ? 100 : ((total.present - total.stale) / total.expected) * 100;
}

/** The least part of the texts that must be translated into a language and still be true, in percent. */
export interface Minimum {
  language: Language;
  percent: number;
}

/**
 * Reads minimums from the command line, such as `ar=95` or `en=99.5`.
 *
 * @throws {UserError} for anything else
 */
export function parseMinimums(written: readonly string[]): Minimum[] {
  return written.map((text) => {
    const [, name, number] = /^([a-z]+)=(\d{1,3}(?:\.\d{1,3})?)$/.exec(text) ?? [];
    const language = translatedLanguages.find((known) => known === name);
    const percent = Number(number);
    if (language && percent <= 100) return { language, percent };
    const example = translatedLanguages.map((known) => `${known}=95`).join(' --min ');
    throw new UserError((messages) => messages.translations.noMinimum({ written: text, example }));
  });
}

/** The languages that stay below their minimum, and how far they have come. */
export function findShortfalls(minimums: readonly Minimum[], totals: Totals) {
  return minimums.flatMap((minimum) => {
    const total = totals[minimum.language];
    if (!total || measurePercent(total) >= minimum.percent) return [];
    // Rounded down, so that a language that falls short by a hair does not seem to reach it.
    return [{ ...minimum, reached: Math.floor(measurePercent(total) * 100) / 100 }];
  });
}
