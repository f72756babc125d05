import type { LocalText } from '../../shared/local-text.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { SourcePicture } from '../../shared/schemas/library.ts';
/** A picture without its alternative text, which differs per language. */
export type PictureFiles = Omit<Picture, 'alt'>;
export interface PictureRun {
    pictures: Map<string, PictureFiles>;
    encoded: number;
}
export interface PictureOptions {
    imageFolder: string;
    outFolder: string;
    /** The address under which `outFolder` is served, such as `/pictures`. */
    publicPath: string;
    onProgress?: (done: number, total: number) => void;
}
/**
 * Encodes the pictures of the library in modern formats at several widths. A file’s name holds the hash of
 * its source, so what is already there is not made again.
 */
export declare function writePictures(library: Record<string, SourcePicture>, options: PictureOptions): Promise<PictureRun>;
/** The alternative text of a picture for a language’s bundle. */
export declare function pictureAlt(entry: SourcePicture, localize: (text: NonNullable<SourcePicture['alt']>) => LocalText): Picture['alt'];
