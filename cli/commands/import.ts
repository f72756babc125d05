import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import type { Language } from '../../shared/languages.ts';
import { readUnchanged, replaceTexts } from '../content/read-content.ts';
import { validateContent } from '../content/validate-content.ts';
import type { RunContext } from '../context.ts';
import { replaceFiles } from '../lib/replace-files.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { createTextId, listTranslations } from '../texts/list-texts.ts';
import {
  compareTranslations,
  loadTranslations,
  type Translations,
} from '../texts/load-translations.ts';
import { acceptImported, replaceLock } from '../translations/accept-translations.ts';
import {
  type JudgedImport,
  judgeImportedUnits,
  reportImport,
  reportRefusals,
} from '../translations/interchange/apply-import.ts';
import {
  decodeText,
  guessInterchangeFormat,
  type InterchangeFormat,
  interchangeFormats,
  isWorkbook,
  loadInterchangeFormat,
} from '../translations/interchange/formats.ts';
import { listTranslationUnits } from '../translations/interchange/translation-unit.ts';
import { validateImport } from '../translations/interchange/validate-import.ts';
import { UserError } from '../user-error.ts';
import { reportUnreadFiles } from './report-findings.ts';
import { addContentOption, type CommonFlags } from './shared-options.ts';

interface ImportFlags extends CommonFlags {
  /** Defaults to the format of the file’s extension. */
  format?: InterchangeFormat;
  dryRun?: boolean;
  partial?: boolean;
}

/** `catalogue import`: imports translated texts, all of them or none unless `partial` is set. */
export function register(command: Command, context: RunContext): void {
  const format = new Option('--format <format>', 'file format (default: from the extension)');
  command
    .addOption(format.choices(interchangeFormats))
    .option('--partial', 'import valid translations and skip rejected ones')
    .option('--dry-run', 'show what would be imported; write nothing')
    .action(async (file: string, flags: ImportFlags) =>
      context.finish(await importTexts(file, flags, context)),
    );
  addContentOption(
    command,
    'import arabic.xlf --dry-run',
    'import arabic.xlf --partial',
    'import cars.csv --ui tr',
  );
}

async function importTexts(file: string, flags: ImportFlags, { streams, cacheFolder }: RunContext) {
  const { content, dryRun = false, partial = false, ui } = flags;
  const { targetLanguage, units } = await readInterchange(file, flags.format);
  const translations = await loadTranslations(content, cacheFolder);
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  const texts = translations.entries.flatMap((entry) => entry.texts);
  const factsOf = findSiteVariables(translations.loaded.content.files);
  const known = listTranslationUnits(texts, targetLanguage, factsOf);
  const found = validateImport(known, units);
  const judged = await judgeImportedUnits(translations.loaded.content, targetLanguage, found);
  const hasRefused = judged.refused.length > 0;
  if (hasRefused) {
    streams.out(reportRefusals(judged, { file, isPartial: partial }, ui));
    if (!partial) return 1;
  }
  if (!dryRun) await write(judged, targetLanguage, translations, content);
  streams.out(reportImport(judged, { file, isDryRun: dryRun }, ui));
  return hasRefused ? 1 : 0;
}

/** Writes the imported texts. The lock records them as accepted, since a translator has just reviewed them. */
async function write(
  { accepted, texts }: JudgedImport,
  language: Language,
  { entries, lock, loaded, written }: Translations,
  folder: string,
) {
  if (accepted.length === 0) return;
  const files = Array.from(texts, ([file, after]) => {
    return { file, before: readUnchanged(loaded.content, file), after };
  });
  const taken = new Set(accepted.map(({ unit }) => createTextId(unit.file, unit.path)));
  const content = replaceTexts(loaded.content, texts);
  const checked = { content, ...(await validateContent(content)) };
  const now = compareTranslations(checked, written);
  const lines = acceptImported(
    listTranslations(entries.flatMap((entry) => entry.texts)),
    listTranslations(now.entries.flatMap((entry) => entry.texts)),
    lock,
    (line) => line.language === language && taken.has(`${line.file}#${line.path}`),
  );
  replaceFiles(folder, [...files, replaceLock(written, lines)]);
}

async function readInterchange(file: string, named: InterchangeFormat | undefined) {
  const format = named ?? guessInterchangeFormat(file);
  const unknown = new UserError(({ commands }) => commands.import.unknownFormat(file));
  // Nobody should type a text in vain.
  if (!format && file === '-') throw unknown;
  const reading = file === '-' ? buffer(process.stdin) : readFile(file);
  const bytes = await reading.catch((cause: unknown) => {
    throw new UserError((messages) => messages.commands.import.unreadable(file), { cause });
  });
  if (isWorkbook(bytes)) throw new UserError(({ commands }) => commands.import.workbook(file));
  if (!format) throw unknown;
  try {
    const { read } = await loadInterchangeFormat(format);
    return read(decodeText(bytes));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const place = error.line === undefined ? file : `${file}:${error.line}`;
    const { localize } = error;
    throw new UserError((messages) => `${place}  ${localize(messages)}`, { cause: error });
  }
}
