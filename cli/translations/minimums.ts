import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { measurePercent, type Totals } from '../texts/completeness.ts';
import { UserError } from '../user-error.ts';

/** The minimum share of texts whose translation into a language is present and not stale, in percent. */
export interface Minimum {
  language: Language;
  percent: number;
}

/**
 * Reads minimums from the command line, such as `ar=95` or `en=99.5`.
 *
 * @throws {UserError} if a minimum has another form, an unknown language or more than 100 percent
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

/** The languages below their minimum, each with the percentage that it has reached. */
export function findShortfalls(minimums: readonly Minimum[], totals: Totals) {
  return minimums.flatMap((minimum) => {
    const total = totals[minimum.language];
    if (!total || measurePercent(total) >= minimum.percent) return [];
    // Rounded down: a language slightly below its minimum must not appear to reach it.
    return [{ ...minimum, reached: Math.floor(measurePercent(total) * 100) / 100 }];
  });
}
