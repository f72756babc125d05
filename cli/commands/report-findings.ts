import type { Content } from '../content/read-content.ts';
import type { Streams } from '../context.ts';
import { severityOf } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { type Format, type Report, type Reporter, writeContentFlag } from '../reporters/report.ts';
import { reportAsSarif } from '../reporters/report-as-sarif.ts';
import { reportAsText } from '../reporters/report-as-text.ts';
import { reportAsGithub, reportAsJson, reportAsJunit } from '../reporters/report-for-ci.ts';
import type { Translations } from '../translations/load-translations.ts';
import type { CommonFlags } from './shared-options.ts';

const reporters: Record<Format, Reporter> = {
  text: reportAsText,
  json: reportAsJson,
  github: reportAsGithub,
  sarif: reportAsSarif,
  junit: reportAsJunit,
};

/**
 * Writes the findings of a command in the content.
 *
 * @param found may name the number of files; defaults to all
 */
export function writeFindings(
  format: Format,
  { files, readText }: Pick<Content, 'files' | 'readText'>,
  { content: folder, ui: language }: CommonFlags,
  found: Pick<Report, 'issues' | 'command' | 'hasColor'> & Partial<Report>,
): string {
  return reporters[format]({ readText, folder, language, fileCount: files.length, ...found });
}

/** Reports unreadable files, and returns whether any but drafts are. Their texts are not counted. */
export function reportUnreadFiles(
  { unread: issues, loaded }: Translations,
  flags: CommonFlags,
  { error }: Streams,
): boolean {
  if (issues.length === 0) return false;
  const found = { issues, command: 'validate', hasColor: false } as const;
  const report = writeFindings('text', loaded.content, flags, found);
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
