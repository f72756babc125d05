import { type Issue } from '../issue.ts';
import { type Catalogue } from './check-content.ts';
export type LoadedCatalogue = {
    catalogue: Catalogue;
    issues: [];
} | {
    issues: Issue[];
};
/**
 * Reads and checks a content folder.
 *
 * @returns the catalogue where the content is valid, and otherwise all its problems in order
 * @throws {ContentFolderError} where the folder cannot be read
 */
export declare function loadCatalogue(folder: string): Promise<LoadedCatalogue>;
