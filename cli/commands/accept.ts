import type { ExitCode, Streams } from '../program/run-context.ts';
import { chooseLanguages, describeUnknownLanguage } from '../translations/choose-languages.ts';
import { type Confirmation, confirmTranslations } from '../translations/confirm-translations.ts';
import { describeUnknownEntry, findEntries } from '../translations/find-entries.ts';
import {
  listTranslations,
  loadTranslations,
  type Translations,
} from '../translations/load-translations.ts';
import { writeLock } from '../translations/lock-file.ts';
import { reportConfirmation, reportUnconfirmed } from '../translations/report-confirmation.ts';
import { reportUnread } from '../translations/report-unread.ts';
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
  if (lang !== undefined && languages.length === 0) {
    streams.error(`${describeUnknownLanguage(lang)[ui]}\n`);
    return 2;
  }
  const translations = await loadTranslations(content, ui);
  const scope = chooseFiles(names, translations, content);
  if ('unknown' in scope) {
    for (const name of scope.unknown)
      streams.error(`${describeUnknownEntry(name, translations.entries)[ui]}\n`);
    return 2;
  }
  const { lock } = translations;
  const confirmation = confirmTranslations(
    listTranslations(translations.entries),
    lock,
    ({ file, language }) => languages.includes(language) && scope.coversFile(file),
  );
  const context = { folder: content, language: ui };
  const code = await finish(confirmation);
  if (translations.unread.length === 0) return code;
  streams.error(reportUnread(translations, content, ui));
  return 2;

  async function finish(found: Confirmation): Promise<ExitCode> {
    if (check) {
      streams.out(reportUnconfirmed(found, context));
      return found.added.length > 0 ? 1 : 0;
    }
    if (!dryRun) await writeLock(content, found.lines);
    streams.out(reportConfirmation(found, { ...context, languages, isDryRun: dryRun }));
    return 0;
  }
}

type FileScope = { coversFile(path: string): boolean };

/** The files that names stand for; a file that cannot be read keeps its lines, whatever is named. */
function chooseFiles(
  names: readonly string[],
  { entries, loaded }: Translations,
  folder: string,
): FileScope | { unknown: string[] } {
  const readable = new Set(entries.map(({ file }) => file.path));
  if (names.length === 0) {
    return { coversFile: (path) => readable.has(path) || !loaded.texts.has(path) };
  }
  const found = names.map((name) => ({ name, entries: findEntries(name, entries, folder) }));
  const unknown = found.filter((item) => item.entries.length === 0).map(({ name }) => name);
  if (unknown.length > 0) return { unknown };
  const chosen = new Set(found.flatMap((item) => item.entries.map(({ file }) => file.path)));
  return { coversFile: (path) => chosen.has(path) };
}
