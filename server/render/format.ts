import { type Language, languageConfig } from '../../shared/languages.ts';

// Formatting happens on the server alone: engines disagree about it, see the digits of Arabic in Safari.

/** A price in USD, such as $1,250; the sign stands first in every language, as travellers know it. */
export function formatPrice(usd: number, language: Language): string {
  return `$${new Intl.NumberFormat(languageConfig[language].intlLocale).format(usd)}`;
}

/** A calendar day, written out. `date` is ISO 8601, such as 2026-10-01. */
export function formatDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(languageConfig[language].intlLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
