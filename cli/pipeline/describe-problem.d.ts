import type { z } from 'zod';
import { type IssueCode } from '../issue.ts';
type ZodProblem = z.core.$ZodIssue;
/** A schema problem in an editor’s words, and whether it stands at the key rather than at the value. */
export interface Description {
    code: IssueCode;
    path: PropertyKey[];
    message: string;
    advice: string;
    atKey?: boolean;
}
/**
 * Turns a problem that zod found into sentences an editor can act on.
 *
 * @param value the value of the whole file, to say what was found at the problem’s place
 */
export declare function describeProblem(problem: ZodProblem, value: unknown): Description[];
export {};
