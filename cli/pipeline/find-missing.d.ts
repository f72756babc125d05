import { type Language } from '../../shared/languages.ts';
import { type Position } from '../issue.ts';
import type { Catalogue } from './check-content.ts';
/** A text that is not translated: the key is not there, or it is there and empty. */
export interface Gap extends Position {
    kind: 'missing' | 'empty';
    language: Language;
    file: string;
    path: string;
}
export interface Completeness {
    gaps: Gap[];
    /** Per language: how many texts it should have, and how many it has. */
    totals: Record<string, {
        expected: number;
        present: number;
    }>;
}
/** Finds every text without a translation, leaving out what an entry declares not to have. */
export declare function findMissing({ values, fileOf }: Catalogue, wanted?: readonly Language[]): Completeness;
