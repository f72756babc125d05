import { type Language, languageConfig } from '../../shared/languages.ts';

// Only the server formats values, because browser engines disagree, for example about Arabic digits in Safari.

/** A price in USD, such as $1,250. The sign comes first in every language, as travellers know it. */
export function formatPrice(usd: number, language: Language): string {
  return `$${new Intl.NumberFormat(languageConfig[language].intlLocale).format(usd)}`;
}

/** A calendar day in words. `date` is ISO 8601, such as 2026-10-01. */
export function formatDate(date: string, language: Language): string {
  return new Intl.DateTimeFormat(languageConfig[language].intlLocale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
