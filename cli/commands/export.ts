import type { Command } from 'commander';
import type { Language } from '../../shared/languages.ts';
import { formatPath } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { type InterchangeFormat, interchangeFormats } from '../translations/interchange/formats.ts';
import type { EntryTranslations } from '../translations/load-translations.ts';
import {
  addCommonOptions,
  type CommonFlags,
  createChoice,
  createLanguageOption,
  type RunContext,
  reportMissingLock,
  reportUnreadFiles,
  type Streams,
} from './command.ts';

interface ExportFlags extends CommonFlags {
  /** The language to translate into. */
  lang: string;
  /** Only texts without a translation; with `stale`, both. */
  missing?: boolean;
  /** Only texts whose Turkish changed since they were translated. */
  stale?: boolean;
  format: InterchangeFormat;
  /** The file to write; the standard output without it. */
  out?: string;
}

/** `catalogue export`: writes texts for a translator, with what is known of each. */
export function addExport(program: Command, { streams, finish }: RunContext): void {
  const command = program
    .command('export')
    .description('Write texts for a translator, with what is known of each.')
    .argument('[names...]', 'files, slugs or folders; everything without any')
    .addOption(createLanguageOption('language to translate into').makeOptionMandatory())
    .option('--missing', 'texts without a translation (with --stale, both)')
    .option('--stale', 'texts whose Turkish changed since they were translated')
    .addOption(createChoice('--format <format>', 'format of the file', interchangeFormats))
    .option('--out <file>', 'file to write; the standard output without it')
    .action(async (names: string[], flags: ExportFlags) =>
      finish(await exportTexts(names, flags, streams)),
    );
  addCommonOptions(
    command,
    'export --lang ar --missing --stale --out arabic.xlf',
    'export cars --lang en --format csv --out cars.csv',
  );
}

async function exportTexts(names: readonly string[], flags: ExportFlags, streams: Streams) {
  const { content, lang, format, out, ui } = flags;
  const { chooseLanguage, findNamedEntries } = await import('../translations/find-entries.ts');
  const language = chooseLanguage(lang);
  const { loadTranslations } = await import('../translations/load-translations.ts');
  const translations = await loadTranslations(content);
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  if (flags.stale) reportMissingLock(translations, flags, streams);
  const { entries } = translations;
  const chosen = names.length === 0 ? entries : findNamedEntries(names, entries, content);
  const units = await listWanted(chosen, language, flags);
  const messages = getMessages(ui).commands.export;
  if (units.length === 0) {
    streams.error(`${messages.nothing}\n`);
    return 0;
  }
  const { loadInterchangeFormat } = await import('../translations/interchange/formats.ts');
  const { write } = await loadInterchangeFormat(format);
  const text = write({ targetLanguage: language, units }, ui);
  if (out === undefined) {
    streams.out(text);
    streams.error(`${messages.printed(units.length)}\n`);
  } else {
    const { writeOutput } = await import('../content/write-output.ts');
    // A translator may have filled it in.
    writeOutput(content, out, text, () => false);
    streams.error(`${messages.written({ count: units.length, file: out })}\n`);
  }
  return 0;
}

/** The texts of entries that were asked for; what an exception gives a reason for is no gap. */
async function listWanted(
  entries: readonly EntryTranslations[],
  language: Language,
  { missing, stale }: ExportFlags,
) {
  const { listTranslationUnits } = await import('../translations/interchange/translation-unit.ts');
  return entries.flatMap(({ targets, gaps }) => {
    const units = listTranslationUnits(targets, language);
    if (!missing && !stale) return units;
    const wanted = gaps.filter((gap) => gap.language === language);
    const open = new Set(wanted.map(({ unit }) => formatPath(unit.path)));
    return units
      .filter(({ path }) => open.has(formatPath(path)))
      .filter(({ state }) => (missing && state === 'missing') || (stale && state === 'stale'));
  });
}
