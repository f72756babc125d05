import { type Issue } from '../issue.ts';
import type { SourceFile } from './source-file.ts';
export interface ReadContent {
    files: SourceFile[];
    /** Every YAML file found, also those that do not parse. */
    found: ReadonlySet<string>;
    issues: Issue[];
}
/**
 * Reads and parses every YAML file below a content folder; one broken file does not hide another.
 *
 * @throws {ContentFolderError} where the folder cannot be read at all
 */
export declare function readContent(folder: string): Promise<ReadContent>;
export declare class ContentFolderError extends Error {
    name: string;
}
