import { type Language, languageConfig, mapLanguages } from '../../shared/languages.ts';

// Only the server formats values, because browser engines disagree, for example about Arabic digits in Safari.

/** Made once: making one takes longer than a hundred uses. */
const formatters = mapLanguages((language) => {
  const { intlLocale } = languageConfig[language];
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return {
    price: new Intl.NumberFormat(intlLocale),
    day: new Intl.DateTimeFormat(intlLocale, day),
    dayOfYear: new Intl.DateTimeFormat(intlLocale, { ...day, year: 'numeric' }),
    language: new Intl.DisplayNames(intlLocale, { type: 'language' }),
  };
});

/** A price in USD, such as $1,250. The sign comes first in every language, as travellers know it. */
export function formatPrice(usd: number, language: Language): string {
  return `$${formatters[language].price.format(usd)}`;
}

/** The name of a language in another one, such as “Turkish”. */
export function formatLanguage(named: Language, language: Language): string {
  return formatters[language].language.of(named) ?? languageConfig[named].nativeName;
}

/** A calendar day in words. `date` is ISO 8601, such as 2026-10-01. */
export function formatDate(date: string, language: Language): string {
  return formatters[language].dayOfYear.format(new Date(date));
}

/** Days in a row in words, such as 8 February–9 March or 26–29 May. The days are ISO 8601, both included. */
export function formatDateRange(
  from: string,
  until: string,
  language: Language,
  hasYear: boolean,
): string {
  const [before, between] = languageConfig[language].range;
  const { day, dayOfYear } = formatters[language];
  const formatter = hasYear ? dayOfYear : day;
  const parts = formatter.formatRangeToParts(new Date(from), new Date(until));
  const words = parts.map((part) => (isDash(part) ? between : part.value)).join('');
  return parts.some(isDash) ? before + words : words;
}

/** Whether a part of a range is what stands between its two days. A range of one day has no such part. */
function isDash({ source, value }: Intl.DateTimeRangeFormatPart): boolean {
  return source === 'shared' && value.includes('–');
}
