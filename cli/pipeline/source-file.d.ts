import { type Document, type LineCounter } from 'yaml';
import { type Issue, type IssueCode, type Position } from '../issue.ts';
/** A parsed content file that can say where each of its fields stands. */
export interface SourceFile {
    /** Path below the content folder, with forward slashes. */
    path: string;
    data: unknown;
    /** Where the value at `path` stands; the nearest existing ancestor where it does not exist. */
    locate(path: readonly PropertyKey[]): Position;
    /** Where the key at the end of `path` stands. */
    locateKey(path: readonly PropertyKey[]): Position;
    /** A problem at a field of this file. */
    issue(code: IssueCode, path: readonly PropertyKey[], message: string, advice: string, position?: Position): Issue;
}
export declare function createSourceFile(path: string, document: Document, lineCounter: LineCounter): SourceFile;
