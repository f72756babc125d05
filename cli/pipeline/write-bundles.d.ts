import type { Catalogue } from './check-content.ts';
import { type PictureFiles } from './write-pictures.ts';
/**
 * Writes what the server reads: `<language>/bundle.json` and the i18next dictionary `<language>/global.json`
 * for each language, and the types of the dictionary’s keys.
 *
 * @returns the paths of the files whose content changed
 */
export declare function writeBundles(catalogue: Catalogue, files: ReadonlyMap<string, PictureFiles>, outFolder: string): Promise<string[]>;
