import type { Issue } from '../issue.ts';
import type { UiLanguage } from '../messages/messages.ts';

/** The names that `--format` takes for findings, the default first. */
export const formats = ['text', 'json', 'github', 'sarif', 'junit'] as const;

export type Format = (typeof formats)[number];

/** How far the texts of a language are translated, and any further counts, each under its name. */
type Totals = Record<string, { expected: number; present: number }>;

/** What a command found, ready to be written in any format. */
export interface Report {
  /** In the order of `sortIssues`. */
  issues: readonly Issue[];
  /**
   * Reads a content file by its path below the folder, with its byte-order mark, which `cacheSources` takes off;
   * undefined where it is missing or no text.
   */
  readText(file: string): string | undefined;
  /** Folder of the content as the command was given it. */
  folder: string;
  language: UiLanguage;
  hasColor: boolean;
  /** How many content files were looked at. */
  fileCount: number;
  command: 'validate' | 'missing' | 'compile';
  /** Per language, where the command counts translations. */
  totals?: Totals;
}

/** Writes a report in one format; the result ends with a line break. */
export type Reporter = (report: Report) => string;

/** Path of a content file as seen from where the command runs, with forward slashes. */
export function joinFolder(folder: string, file: string): string {
  const path = folder.replaceAll('\\', '/');
  const start = path.startsWith('./') ? 2 : 0;
  const end = path.endsWith('/') ? -1 : undefined;
  const clean = path.slice(start, end);
  if (clean === '' || clean === '.') return path.startsWith('/') ? `/${file}` : file;
  return `${clean}/${file}`;
}

/** What a command needs behind it to look at the same folder; nothing for the usual one. */
export function writeContentFlag(folder: string): string {
  return folder === 'content' ? '' : ` --content ${folder}`;
}
