import type { z } from 'zod';
import type { sourceText } from '../../shared/schemas/forms.ts';
import { type Issue } from '../issue.ts';
import type { ReadContent } from './read-content.ts';
import type { SourceFile } from './source-file.ts';
import { createSources, type SourceValues } from './sources.ts';
type Sources = ReturnType<typeof createSources<typeof sourceText, z.ZodString>>;
/** The whole content, checked, and the file each of its parts came from. */
export interface Catalogue {
    values: SourceValues<Sources>;
    fileOf(part: object): SourceFile;
}
export interface CheckedContent {
    /** Absent where any file has a problem. */
    catalogue?: Catalogue;
    issues: Issue[];
}
/** Checks every file against its schema and reports all problems of all files. */
export declare function checkContent({ files, found, issues: readIssues }: ReadContent): CheckedContent;
export {};
