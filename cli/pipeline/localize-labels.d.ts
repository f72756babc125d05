import { type Language } from '../../shared/languages.ts';
import type { LabelResource } from '../../shared/schemas/labels.ts';
import type { Catalogue } from './check-content.ts';
type Labels = Catalogue['values']['labels'];
/** The i18next dictionary of one language; plural forms become keys with i18next’s suffixes. */
export declare function localizeLabels(labels: Labels, language: Language): LabelResource;
/** The keys, such as `footer.rights`, whose text stands in the default language instead. */
export declare function listFallbackLabels(labels: Labels, language: Language): string[];
export {};
