import type { Command } from 'commander';
import type { Language } from '../../shared/languages.ts';
import { writeOutput } from '../content/write-output.ts';
import type { RunContext, Streams } from '../context.ts';
import { formatPath } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { chooseLanguage, findNamedEntries } from '../translations/find-entries.ts';
import {
  type InterchangeFormat,
  interchangeFormats,
  loadInterchangeFormat,
} from '../translations/interchange/formats.ts';
import { listTranslationUnits } from '../translations/interchange/translation-unit.ts';
import { type EntryTranslations, loadTranslations } from '../translations/load-translations.ts';
import { reportMissingLock, reportUnreadFiles } from './report-findings.ts';
import {
  addContentOption,
  type CommonFlags,
  createChoice,
  createLanguageOption,
} from './shared-options.ts';

interface ExportFlags extends CommonFlags {
  /** The language to translate into. */
  lang: string;
  /** Only texts without a translation; with `stale`, both. */
  missing?: boolean;
  /** Only texts whose Turkish changed since they were translated. */
  stale?: boolean;
  format: InterchangeFormat;
  /** The file to write; defaults to stdout. */
  out?: string;
}

/** `catalogue export`: writes texts for a translator, each with its context. */
export function register(command: Command, { streams, finish }: RunContext): void {
  command
    .addOption(createLanguageOption('language to translate into').makeOptionMandatory())
    .option('--missing', 'texts without a translation (with --stale, both)')
    .option('--stale', 'texts whose Turkish changed since they were translated')
    .addOption(createChoice('--format <format>', 'format of the file', interchangeFormats))
    .option('--out <file>', 'file to write (default: stdout)')
    .action(async (names: string[], flags: ExportFlags) =>
      finish(await exportTexts(names, flags, streams)),
    );
  addContentOption(
    command,
    'export --lang ar --missing --stale --out arabic.xlf',
    'export cars --lang en --format csv --out cars.csv',
  );
}

async function exportTexts(names: readonly string[], flags: ExportFlags, streams: Streams) {
  const { content, lang, format, out, ui } = flags;
  const language = chooseLanguage(lang);
  const translations = await loadTranslations(content);
  if (reportUnreadFiles(translations, flags, streams)) return 2;
  if (flags.stale) reportMissingLock(translations, flags, streams);
  const { entries } = translations;
  const chosen = names.length === 0 ? entries : findNamedEntries(names, entries, content);
  const units = listWanted(chosen, language, flags);
  const messages = getMessages(ui).commands.export;
  if (units.length === 0) {
    streams.error(`${messages.nothing}\n`);
    return 0;
  }
  const { write } = await loadInterchangeFormat(format);
  const text = write({ targetLanguage: language, units }, ui);
  if (out === undefined) {
    streams.out(text);
    streams.error(`${messages.printed(units.length)}\n`);
  } else {
    // Never overwrites: a translator may have filled in the file.
    writeOutput(content, out, text, () => false);
    streams.error(`${messages.written({ count: units.length, file: out })}\n`);
  }
  return 0;
}

/** The requested texts of entries. A gap that an exception explains does not count as missing. */
function listWanted(
  entries: readonly EntryTranslations[],
  language: Language,
  { missing, stale }: ExportFlags,
) {
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
