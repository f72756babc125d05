import type { Content } from '../content/read-content.ts';
import type { Streams } from '../context.ts';
import { severityOf } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { type Format, type Report, type Reporter, writeContentFlag } from '../reporters/report.ts';
import type { Translations } from '../texts/load-translations.ts';
import type { CommonFlags } from './shared-options.ts';

/** Only the requested one is loaded. */
const reporters: Record<Format, () => Promise<Reporter>> = {
  text: async () => (await import('../reporters/report-as-text.ts')).reportAsText,
  json: async () => (await import('../reporters/report-for-ci.ts')).reportAsJson,
  github: async () => (await import('../reporters/report-for-ci.ts')).reportAsGithub,
  sarif: async () => (await import('../reporters/report-as-sarif.ts')).reportAsSarif,
  junit: async () => (await import('../reporters/report-for-ci.ts')).reportAsJunit,
};

/**
 * Writes the findings of a command in the content.
 *
 * @param found may name the number of files; defaults to all
 */
export async function writeFindings(
  format: Format,
  { files, readText }: Pick<Content, 'files' | 'readText'>,
  { content: folder, ui: language }: CommonFlags,
  found: Pick<Report, 'issues' | 'command' | 'hasColor'> & Partial<Report>,
): Promise<string> {
  const report = await reporters[format]();
  return report({ readText, folder, language, fileCount: files.length, ...found });
}

/** Reports unreadable files, and returns whether any but drafts are. Their texts are not counted. */
export async function reportUnreadFiles(
  { unread: issues, loaded }: Translations,
  flags: CommonFlags,
  { error }: Streams,
): Promise<boolean> {
  if (issues.length === 0) return false;
  const found = { issues, command: 'validate', hasColor: false } as const;
  const report = await writeFindings('text', loaded.content, flags, found);
  const isStopped = issues.some((issue) => severityOf(issue) === 'error');
  error(isStopped ? `${report}${getMessages(flags.ui).translations.unread}\n` : report);
  return isStopped;
}

/** Reports a missing lock file, and returns whether it is missing. Without it, no text is found stale. */
export function reportMissingLock(
  { written }: Translations,
  { content, ui }: CommonFlags,
  { error }: Streams,
): boolean {
  const said = { folder: content, flag: writeContentFlag(content) };
  const isMissing = written.text === undefined;
  if (isMissing) error(`${getMessages(ui).translations.noLock(said)}\n`);
  return isMissing;
}
