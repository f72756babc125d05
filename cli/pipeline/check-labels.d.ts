import { type Language } from '../../shared/languages.ts';
import { type SourceLabel } from '../../shared/schemas/labels.ts';
import { type Issue } from '../issue.ts';
import type { Catalogue } from './check-content.ts';
type Wording = SourceLabel[Language];
/** Checks that counted labels have the plural forms of each language and that placeholders agree. */
export declare function checkLabels({ values, fileOf }: Catalogue): Issue[];
export declare function isGap(wording: Wording): wording is undefined | null | '';
export {};
