import type { Language } from '../../shared/languages.ts';
import type { Catalogue } from './check-content.ts';
import { type Facts } from './local-forms.ts';
/**
 * The facts of `site.yaml` that texts may name, written for a language. In a right-to-left text a phone
 * number, an e-mail address and a time range keep their order by Unicode isolates (UAX #9).
 */
export declare function createSiteFacts(site: Catalogue['values']['site']): (language: Language) => Facts;
