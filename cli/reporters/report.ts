import type { Issue } from '../issue.ts';
import type { UiLanguage } from '../messages/messages.ts';

/** The formats of findings by their names for `--format`, the default first. */
export const formats = ['text', 'json', 'github', 'sarif', 'junit'] as const;

export type Format = (typeof formats)[number];

/** Counts by name: the translated texts of each language, and any further counts. */
type Totals = Record<string, { expected: number; present: number }>;

/** The findings of a command, for a report in any format. */
export interface Report {
  /** In the order of `sortIssues`. */
  issues: readonly Issue[];
  /**
   * Reads a content file by its path below the folder, including its byte-order mark, which `cacheSources` removes.
   * Returns `undefined` if the file is missing or not text.
   */
  readText(file: string): string | undefined;
  /** Content folder as passed to the command. */
  folder: string;
  language: UiLanguage;
  hasColor: boolean;
  /** Number of content files that were checked. */
  fileCount: number;
  command: 'validate' | 'missing' | 'compile';
  /** Per language; omitted if the command does not count translations. */
  totals?: Totals;
}

/** Writes a report in one format; the result ends with a line break. */
export type Reporter = (report: Report) => Promise<string>;

/** Path of a content file from the current directory, with forward slashes. */
export function joinFolder(folder: string, file: string): string {
  const path = folder.replaceAll('\\', '/');
  const start = path.startsWith('./') ? 2 : 0;
  const end = path.endsWith('/') ? -1 : undefined;
  const clean = path.slice(start, end);
  if (clean === '' || clean === '.') return path.startsWith('/') ? `/${file}` : file;
  return `${clean}/${file}`;
}

/** The flag for a command on the same content folder; empty for the default folder. */
export function writeContentFlag(folder: string): string {
  return folder === 'content' ? '' : ` --content ${folder}`;
}
