import type { Command } from 'commander';
import type { Translations } from '../translations/load-translations.ts';
import {
  addCommonOptions,
  type CommonFlags,
  createLanguageOption,
  type ExitCode,
  type RunContext,
  reportUnreadFiles,
  type Streams,
} from './command.ts';

interface AcceptFlags extends CommonFlags {
  /** One language; all without it. */
  lang?: string;
  check?: boolean;
  dryRun?: boolean;
}

/** `catalogue accept`: confirms that translations say what the Turkish texts say today. */
export function addAccept(program: Command, { streams, finish }: RunContext): void {
  const command = program
    .command('accept')
    .description('Confirm that translations say what the Turkish texts say now.')
    .argument('[names...]', 'files, slugs or folders; everything without any')
    .addOption(createLanguageOption('one language only'))
    .option('--check', 'only tell whether all is confirmed')
    .option('--dry-run', 'only tell what would be confirmed')
    .action(async (names: string[], flags: AcceptFlags) =>
      finish(await accept(names, flags, streams)),
    );
  addCommonOptions(
    command,
    'accept g63 --lang ar',
    'accept content/cars/g63.yaml labels',
    'accept --check',
  );
}

async function accept(
  names: readonly string[],
  flags: AcceptFlags,
  streams: Streams,
): Promise<ExitCode> {
  const { content, lang, check, dryRun = false, ui } = flags;
  const { chooseLanguages } = await import('../translations/find-entries.ts');
  const languages = chooseLanguages(lang);
  const loading = await import('../translations/load-translations.ts');
  const { confirmTranslations, writeLock } = await import('../translations/lock-file.ts');
  const reports = await import('../translations/report-translations.ts');
  const translations = await loading.loadTranslations(content);
  const coversFile = await chooseFiles(names, translations, content);
  const found = confirmTranslations(
    loading.listTranslations(translations.entries),
    translations.lock,
    ({ file, language }) => languages.includes(language) && coversFile(file),
  );
  const context = { folder: content, language: ui };
  if (check) streams.out(reports.reportUnconfirmed(found, context));
  else {
    if (!dryRun) writeLock(content, found.lines);
    streams.out(reports.reportConfirmation(found, { ...context, languages, isDryRun: dryRun }));
  }
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  return check && found.added.length > 0 ? 1 : 0;
}

/** The files that names stand for; a file that cannot be read keeps its lines, whatever is named. */
async function chooseFiles(
  names: readonly string[],
  { entries, loaded }: Translations,
  folder: string,
): Promise<(path: string) => boolean> {
  const readable = new Set(entries.map(({ file }) => file.path));
  if (names.length === 0) {
    return (path) => readable.has(path) || loaded.content.readText(path) === undefined;
  }
  const { findNamedEntries } = await import('../translations/find-entries.ts');
  const chosen = new Set(findNamedEntries(names, entries, folder).map(({ file }) => file.path));
  return (path) => chosen.has(path);
}
