import type { Completeness } from '../pipeline/find-missing.ts';
/** Gaps as lines of text, and a total per language; “nothing to translate” counts as complete. */
export declare function reportMissing({ gaps, totals }: Completeness, folder: string): string;
