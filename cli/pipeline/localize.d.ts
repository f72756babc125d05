import type { Language } from '../../shared/languages.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { Catalogue } from './check-content.ts';
/** Makes the bundle of one language out of the whole catalogue. */
export declare function localize({ values }: Catalogue, language: Language, pictures: ReadonlyMap<string, Picture>): Bundle;
