import type { Issue } from '../issue.ts';
/** Problems as lines of text: place, code and field, then what happened and what to do. */
export declare function reportIssues(issues: readonly Issue[], folder: string): string;
export declare function count(number: number, noun: string): string;
