import type { Command } from 'commander';
import type { Language } from '../../shared/languages.ts';
import { writeIfChanged } from '../build/write-if-changed.ts';
import { type ExchangeFormat, exchangeFormats } from '../exchange/exchange-format-names.ts';
import type { ExchangeUnit } from '../exchange/exchange-unit.ts';
import { formatPath } from '../issue.ts';
import { ToolError } from '../tool-error.ts';
import { chooseLanguages, describeUnknownLanguage } from '../translations/choose-languages.ts';
import type { EntryTranslations } from '../translations/load-translations.ts';
import { findWords } from '../words/words.ts';
import {
  addCommonOptions,
  type CommonFlags,
  createChoice,
  createLanguageOption,
  type ExitCode,
  findNamedEntries,
  type RunContext,
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
  format: ExchangeFormat;
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
    .addOption(createChoice('--format <format>', 'format of the file', exchangeFormats))
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

async function exportTexts(
  names: readonly string[],
  flags: ExportFlags,
  streams: Streams,
): Promise<ExitCode> {
  const { content, lang, format, out, ui } = flags;
  const [language] = chooseLanguages(lang);
  if (language === undefined) throw new ToolError(describeUnknownLanguage(lang));
  const { loadTranslations } = await import('../translations/load-translations.ts');
  const translations = await loadTranslations(content, ui);
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  const { entries } = translations;
  const named = names.length === 0 ? entries : await findNamedEntries(names, entries, content);
  const units = await listWanted(new Set(named), language, flags);
  const words = findWords(ui).commands.export;
  if (units.length === 0) {
    streams.error(`${words.nothing}\n`);
    return 0;
  }
  const { chooseExchangeFormat } = await import('../exchange/exchange-formats.ts');
  const document = {
    sourceLanguage: 'tr',
    targetLanguage: language,
    original: 'content',
    units,
  } as const;
  const text = chooseExchangeFormat(format).write(document, ui);
  if (out === undefined) {
    streams.out(text);
    streams.error(`${words.printed(units.length)}\n`);
  } else {
    await writeIfChanged(out, text);
    streams.error(`${words.written({ count: units.length, file: out })}\n`);
  }
  return 0;
}

/** The texts of entries that were asked for; what an exception gives a reason for is no gap. */
async function listWanted(
  entries: Iterable<EntryTranslations>,
  language: Language,
  { missing, stale }: ExportFlags,
): Promise<ExchangeUnit[]> {
  const { listExchangeUnits } = await import('../exchange/list-exchange-units.ts');
  return [...entries].flatMap(({ places, gaps }) => {
    const units = listExchangeUnits(places, language);
    if (!missing && !stale) return units;
    const open = new Set(
      gaps.filter((gap) => gap.language === language).map(({ unit }) => formatPath(unit.path)),
    );
    return units
      .filter(({ path }) => open.has(formatPath(path)))
      .filter(({ state }) => (missing && state === 'missing') || (stale && state === 'stale'));
  });
}
