import { type Command, Option } from 'commander';
import type { Language } from '../../shared/languages.ts';
import { loadAndValidate } from '../content/validate-content.ts';
import { writeOutput } from '../content/write-output.ts';
import type { RunContext, Streams } from '../context.ts';
import { formatPath, severityOfCode } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { glossaryFile } from '../model/glossary.ts';
import type { LocalContext } from '../model/localize.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { chooseLanguage, findNamedEntries } from '../texts/find-entries.ts';
import {
  type EntryTranslations,
  listPublished,
  loadTranslations,
} from '../texts/load-translations.ts';
import { createTermSearch } from '../translations/interchange/find-terms.ts';
import {
  type InterchangeFormat,
  interchangeFormats,
  loadInterchangeFormat,
} from '../translations/interchange/formats.ts';
import { listTranslationUnits } from '../translations/interchange/translation-unit.ts';
import { UserError } from '../user-error.ts';
import { reportMissingLock, reportUnreadFiles, writeFindings } from './report-findings.ts';
import {
  addContentOption,
  type CommonFlags,
  createChoice,
  createLanguageOption,
  createOutputOption,
} from './shared-options.ts';

interface ExportFlags extends CommonFlags {
  /** The language to translate into; needed for texts. */
  lang?: string;
  /** Only texts without a translation; with `stale`, both. */
  missing?: boolean;
  /** Only texts whose Turkish changed since they were translated. */
  stale?: boolean;
  /** The terms instead of the texts. */
  glossary?: boolean;
  format: InterchangeFormat;
  /** The file to write; defaults to stdout. */
  output?: string;
}

/** `catalogue export`: writes texts for a translator, each with its context, or the glossary. */
export function register(command: Command, context: RunContext): void {
  command
    .addOption(createLanguageOption('language to translate into'))
    .option('--missing', 'texts without a translation (with --stale, both)')
    .option('--stale', 'texts whose Turkish changed since they were translated')
    .addOption(
      new Option('--glossary', 'the terms of glossary.yaml as CSV, instead of texts').conflicts([
        ...['lang', 'missing', 'stale'],
      ]),
    )
    .addOption(createChoice('--format <format>', 'format of the file', interchangeFormats))
    .addOption(createOutputOption('file', 'file to write (default: stdout)'))
    .action(async (names: string[], flags: ExportFlags) =>
      context.finish(await (flags.glossary ? exportGlossary : exportTexts)(names, flags, context)),
    );
  addContentOption(
    command,
    'export --lang ar --missing --stale --output arabic.xlf',
    'export cars --lang en --format csv --output cars.csv',
    'export --glossary --output terms.csv',
  );
}

async function exportTexts(
  names: readonly string[],
  flags: ExportFlags,
  { streams, cacheFolder }: RunContext,
) {
  const { content, lang, format, ui } = flags;
  if (lang === undefined) throw new UserError(({ commands }) => commands.export.needsLanguage);
  const language = chooseLanguage(lang);
  const translations = await loadTranslations(content, cacheFolder);
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  if (flags.stale) reportMissingLock(translations, flags, streams);
  const { entries } = translations;
  const chosen =
    names.length === 0 ? listPublished(entries) : findNamedEntries(names, entries, content);
  const findTerms = createTermSearch(translations.loaded.terms);
  const factsOf = findSiteVariables(translations.loaded.content.files);
  const units = listWanted(chosen, language, { factsOf, findTerms }, flags);
  const messages = getMessages(ui).commands.export;
  if (units.length === 0) {
    streams.error(`${messages.nothing}\n`);
    return 0;
  }
  const { write } = await loadInterchangeFormat(format);
  const text = write({ targetLanguage: language, units }, ui);
  writeResult(text, flags, streams, {
    printed: messages.printed(units.length),
    written: (file) => messages.written({ count: units.length, file }),
  });
  return 0;
}

/** Writes the terms for translators. A glossary with errors is reported instead, since terms would be left out. */
async function exportGlossary(
  names: readonly string[],
  flags: ExportFlags,
  { streams, cacheFolder }: RunContext,
) {
  const messages = getMessages(flags.ui).commands.export;
  if (names.length > 0) throw new UserError(({ commands }) => commands.export.wholeGlossary);
  const { content, issues, terms } = await loadAndValidate(flags.content, cacheFolder);
  const wrong = issues.filter(
    ({ code, file }) => file === glossaryFile && severityOfCode(code) === 'error',
  );
  if (wrong.length > 0) {
    const found = { issues: wrong, command: 'validate', hasColor: false } as const;
    streams.error(await writeFindings('text', content, flags, found));
    return 2;
  }
  if (terms.length === 0) {
    streams.error(`${messages.noGlossary(`${flags.content}/${glossaryFile}`)}\n`);
    return 0;
  }
  const { writeGlossary } = await import('../translations/interchange/csv.ts');
  writeResult(writeGlossary(terms), flags, streams, {
    printed: messages.printedTerms(terms.length),
    written: (file) => messages.writtenTerms({ count: terms.length, file }),
  });
  return 0;
}

/** Writes a text to the file of `--output`, or to standard output. */
function writeResult(
  text: string,
  { content, output }: ExportFlags,
  streams: Streams,
  said: { printed: string; written: (file: string) => string },
): void {
  if (output === undefined) {
    streams.out(text);
    streams.error(`${said.printed}\n`);
    return;
  }
  // Never overwrites: a translator may have filled in the file.
  writeOutput(content, output, text, () => false);
  streams.error(`${said.written(output)}\n`);
}

/** What the units of texts depend on besides the texts. */
interface UnitContext {
  factsOf: LocalContext['factsOf'];
  findTerms: ReturnType<typeof createTermSearch>;
}

/** The requested texts of entries. A gap that an exception explains does not count as missing. */
function listWanted(
  entries: readonly EntryTranslations[],
  language: Language,
  { factsOf, findTerms }: UnitContext,
  { missing, stale }: ExportFlags,
) {
  return entries.flatMap(({ texts, gaps }) => {
    const units = listTranslationUnits(texts, language, factsOf, findTerms);
    if (!missing && !stale) return units;
    const wanted = gaps.filter((gap) => gap.language === language);
    const open = new Set(wanted.map(({ row }) => formatPath(row.path)));
    return units
      .filter(({ path }) => open.has(formatPath(path)))
      .filter(({ state }) => (missing && state === 'missing') || (stale && state === 'stale'));
  });
}
