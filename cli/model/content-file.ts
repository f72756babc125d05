import type { Issue } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { ExceptionComment } from './exception-comments.ts';
import type { SourceName } from './sources.ts';
import type { Reference } from './walk-fields.ts';

/** The list of every address that was ever accepted, below the content folder. Its data is its text. */
export const addressesFile = 'addresses.lock';

/** The folder of picture files below the content folder. */
export const imageFolder = 'images';

/**
 * The analysis of a single content file: enough to check other files against it, and to put it into the bundles without
 * opening it again. Plain data (JSON), so that it can be cached and sent between threads.
 */
export interface ContentFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /** See `hashBytes`. */
  hash: string;
  /** The source that the file belongs to; omitted for a stray file. */
  source?: SourceName;
  /** The parsed contents; omitted if the file cannot be read at all. */
  data?: unknown;
  /** If the file does not parse as it is, the values of the lines that may name it, and that of `draft: true`. */
  identifierHints?: Readonly<Record<string, string>>;
  references: readonly Reference[];
  /** The comments that except findings; omitted if there are none. */
  exceptions?: readonly ExceptionComment[];
  /** Problems that can be found in the file alone. */
  issues: readonly Issue[];
  /**
   * The problems that depend on facts and terms of the site as well, and the version of these; `checkContent` sets it, and
   * finds them again once the version is another one.
   */
  withTerms?: TermsResult;
}

/** What the checks of one file and the terms found. */
export interface TermsResult {
  /** That of the facts and terms. */
  version: string;
  issues: readonly Issue[];
}

/** The header of a picture file; `unreadable` if the file does not contain a picture, `damaged` if its end is missing. */
export type PictureHeader =
  | {
      /** Width and height of the displayed picture, after the camera’s rotation. */
      width: number;
      height: number;
      hasAlpha: boolean;
    }
  | 'unreadable'
  | 'damaged';

/** Opens a file with a finding, to locate the finding in it. */
export type OpenFile = (file: ContentFile) => SourceFile;

/** Whether a file of the content folder is content by its name. */
export function isContentFile(path: string): boolean {
  return path === addressesFile || /\.ya?ml$/.test(path);
}

export function isPictureFile(path: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/i.test(path);
}
