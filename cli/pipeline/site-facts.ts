import { formatTime } from '../../shared/format-time.ts';
import type { Language } from '../../shared/languages.ts';
import { plainText } from '../../shared/local-text.ts';
import type { Catalogue } from './check-content.ts';
import { type Facts, localizeText } from './local-forms.ts';

const leftToRightIsolate = '\u2066';
const endOfIsolate = '\u2069';

/**
 * The facts of `site.yaml` that texts may name, written for a language. In a right-to-left text a phone
 * number, an e-mail address and a time range keep their order by Unicode isolates (UAX #9).
 */
export function createSiteFacts(site: Catalogue['values']['site']): (language: Language) => Facts {
  return (language) => {
    const isolate = (text: string) =>
      language === 'ar' ? `${leftToRightIsolate}${text}${endOfIsolate}` : text;
    return {
      address: plainText(localizeText(site.address, language)),
      phone: isolate(site.phone),
      email: isolate(site.email),
      hours: isolate(
        `${formatTime(site.hours.from, language)}–${formatTime(site.hours.to, language)}`,
      ),
    };
  };
}
