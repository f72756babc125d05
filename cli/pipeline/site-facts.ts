import { formatHours } from '../../shared/format-time.ts';
import { isolate } from '../../shared/isolate.ts';
import { type Language, languageFacts } from '../../shared/languages.ts';
import { toPlainText } from '../../shared/local-text.ts';
import type { Catalogue } from './check-content.ts';
import { type Facts, localizeText } from './local-forms.ts';

/**
 * The facts of `site.yaml` that texts may name, written for a language. In a right-to-left text a phone
 * number, an e-mail address and a time range keep their order.
 */
export function createSiteFacts(site: Catalogue['values']['site']): (language: Language) => Facts {
  return (language) => {
    const inOrder = languageFacts[language].direction === 'rtl' ? isolate : (text: string) => text;
    return {
      address: toPlainText(localizeText(site.address, language)),
      phone: inOrder(site.phone),
      email: inOrder(site.email),
      hours: inOrder(formatHours(site.hours, language)),
    };
  };
}
