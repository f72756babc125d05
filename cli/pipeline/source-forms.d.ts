import { z } from 'zod';
import { type Forms, sourceText } from '../../shared/schemas/forms.ts';
import type { ContentIndex } from './content-index.ts';
/** Marks a refinement’s problem with the issue it stands for, see `describeProblem`. */
export interface ReferenceProblem {
    kind: 'brokenLink' | 'unknownPicture';
    advice: string;
}
/** The forms of editors’ files: texts side by side, links and pictures that must exist. */
export declare function createSourceForms(index: ContentIndex): Forms<typeof sourceText, z.ZodString>;
