import { formatHours } from '../../shared/format-time.ts';
import { isolate } from '../../shared/isolate.ts';
import { type Language, languageFacts } from '../../shared/languages.ts';
import { toPlainText } from '../../shared/local-text.ts';
import type { Catalogue } from '../content/check-content.ts';
import { type Facts, localizeText } from './localize-text.ts';

/**
 * The facts of `site.yaml` that texts may name, written for a language. In a right-to-left text a phone
 * number, an e-mail address and a time range keep their order; no number is broken at the end of a line.
 */
export function createSiteFacts(site: Catalogue['values']['site']): (language: Language) => Facts {
  return (language) => {
    const inOrder = languageFacts[language].direction === 'rtl' ? isolate : (text: string) => text;
    return {
      address: toPlainText(localizeText(site.address, language)),
      phone: inOrder(keepTogether(site.phone)),
      email: inOrder(site.email),
      hours: inOrder(keepTogether(formatHours(site.hours, language))),
    };
  };
}

function keepTogether(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
