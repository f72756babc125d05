import type { ExitCode, Streams } from '../program/run-context.ts';
import { type Confirmation, confirmTranslations } from '../translations/compare-with-lock.ts';
import { chooseLanguages, findNamedEntries } from '../translations/find-entries.ts';
import type { Translation } from '../translations/find-gaps.ts';
import {
  listTranslations,
  loadTranslations,
  type Translations,
} from '../translations/load-translations.ts';
import { writeLock } from '../translations/lock-file.ts';
import {
  reportConfirmation,
  reportUnconfirmed,
  reportUnread,
} from '../translations/report-translations.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface AcceptOptions {
  content: string;
  /** Files, slugs or folders; everything where none is named. */
  names: readonly string[];
  /** One language; all without it. */
  lang?: string;
  /** Only tell whether the lock file holds every translation. */
  check: boolean;
  /** Only tell what would be confirmed. */
  dryRun: boolean;
  /** The language in which the tool speaks. */
  ui: ToolLanguage;
}

/** `catalogue accept`: confirms that translations say what the Turkish texts say today. */
export async function accept(options: AcceptOptions, streams: Streams): Promise<ExitCode> {
  const { content, lang, names, check, dryRun, ui } = options;
  const languages = chooseLanguages(lang);
  const translations = await loadTranslations(content);
  const coversFile = chooseFiles(names, translations, content);
  const { lock } = translations;
  const confirmation = confirmTranslations(
    listTranslations(translations.entries),
    lock,
    ({ file, language }) => languages.includes(language) && coversFile(file),
  );
  const context = { folder: content, language: ui };
  const code = await finish(confirmation);
  if (translations.unread.length === 0) return code;
  streams.error(reportUnread(translations, content, ui));
  return 2;

  async function finish(found: Confirmation<Translation>): Promise<ExitCode> {
    if (check) {
      streams.out(reportUnconfirmed(found, context));
      return found.added.length > 0 ? 1 : 0;
    }
    if (!dryRun) await writeLock(content, found.lines);
    streams.out(reportConfirmation(found, { ...context, languages, isDryRun: dryRun }));
    return 0;
  }
}

/** The files that names stand for; a file that cannot be read keeps its lines, whatever is named. */
function chooseFiles(
  names: readonly string[],
  { entries, loaded }: Translations,
  folder: string,
): (path: string) => boolean {
  const readable = new Set(entries.map(({ file }) => file.path));
  if (names.length === 0) return (path) => readable.has(path) || !loaded.texts.has(path);
  const chosen = new Set(findNamedEntries(names, entries, folder).map(({ file }) => file.path));
  return (path) => chosen.has(path);
}
