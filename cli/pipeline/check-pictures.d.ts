import { type Issue } from '../issue.ts';
import type { Catalogue } from './check-content.ts';
/** The folder of picture files below the content folder. */
export declare const imageFolder = "images";
/** Checks that every picture of the library is there: a file of ours, or a host the site allows. */
export declare function checkPictures({ values, fileOf }: Catalogue, folder: string): Promise<Issue[]>;
