import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import type { Language } from '../../shared/languages.ts';
import { formatPath, sortIssues } from '../issue.ts';
import { ToolError } from '../tool-error.ts';
import type { AcceptedUnit, ImportCheck } from '../translations/exchange/check-import.ts';
import { type ExchangeFormat, exchangeFormats } from '../translations/exchange/exchange-formats.ts';
import type { ReadDocument } from '../translations/exchange/exchange-unit.ts';
import type { Translations } from '../translations/load-translations.ts';
import { findWords } from '../words/words.ts';
import {
  addCommonOptions,
  type CommonFlags,
  type ExitCode,
  type RunContext,
  reportUnreadFiles,
  type Streams,
} from './command.ts';

interface ImportFlags extends CommonFlags {
  /** By the ending of the file where it is not given. */
  format?: ExchangeFormat;
  dryRun?: boolean;
}

/** `catalogue import`: takes back translated texts, all of them or none. */
export function addImport(program: Command, { streams, finish }: RunContext): void {
  const command = program
    .command('import')
    .description('Take back translated texts, all of them or none.')
    .argument('<file>', 'the file that came back; - for the standard input')
    .addOption(
      new Option('--format <format>', 'its format, where its name does not say it').choices(
        exchangeFormats,
      ),
    )
    .option('--dry-run', 'only tell what would be imported')
    .action(async (file: string, flags: ImportFlags) =>
      finish(await importTexts(file, flags, streams)),
    );
  addCommonOptions(
    command,
    'import arabic.xlf --dry-run',
    'import arabic.xlf',
    'import cars.csv --ui tr',
  );
}

async function importTexts(file: string, flags: ImportFlags, streams: Streams): Promise<ExitCode> {
  const { content, ui } = flags;
  const { targetLanguage, units } = await readExchanged(file, flags.format);
  const { loadTranslations } = await import('../translations/load-translations.ts');
  const { checkImport } = await import('../translations/exchange/check-import.ts');
  const { listExchangeUnits } = await import('../translations/exchange/list-exchange-units.ts');
  const translations = await loadTranslations(content);
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  const targets = translations.entries.flatMap((entry) => entry.targets);
  const check = checkImport(listExchangeUnits(targets, targetLanguage), units);
  if (check.refused.length === 0) return apply(check, targetLanguage, translations, flags, streams);
  const { reportRefusals } = await import('../translations/exchange/apply-import.ts');
  streams.out(reportRefusals(check, file, ui));
  return 1;
}

async function readExchanged(
  file: string,
  named: ExchangeFormat | undefined,
): Promise<ReadDocument> {
  const { guessExchangeFormat, loadExchangeFormat } = await import(
    '../translations/exchange/exchange-formats.ts'
  );
  const format = named ?? guessExchangeFormat(file);
  if (format === undefined) {
    throw new ToolError((words) => words.commands.import.unknownFormat(file));
  }
  const text = await (file === '-' ? readStream(process.stdin) : readFile(file, 'utf8')).catch(
    (cause: unknown) => {
      throw new ToolError((words) => words.commands.import.unreadable(file), { cause });
    },
  );
  try {
    const { read } = await loadExchangeFormat(format);
    return read(text);
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const place = error.line === undefined ? file : `${file}:${error.line}`;
    const { say } = error;
    throw new ToolError((words) => `${place}  ${say(words)}`, { cause: error });
  }
}

/** Writes what came back, unless the content would have errors then. */
async function apply(
  { accepted, unchanged }: ImportCheck,
  language: Language,
  known: Translations,
  { content, dryRun = false, ui }: ImportFlags,
  streams: Streams,
): Promise<ExitCode> {
  const { applyImport, findBroken, reportImport } = await import(
    '../translations/exchange/apply-import.ts'
  );
  const { entries, loaded } = known;
  const texts = applyImport(loaded.content.readText, language, accepted);
  const broken = findBroken(texts, new Map(entries.map(({ file, model }) => [file.path, model])));
  if (broken.length > 0) {
    const { reportAsText } = await import('../reporters/report-as-text.ts');
    const report = { issues: sortIssues(broken), readText: (path: string) => texts.get(path) };
    const rest = { folder: content, language: ui, hasColor: false, fileCount: texts.size };
    streams.out(reportAsText({ ...report, ...rest, command: 'validate' }));
    streams.error(`${findWords(ui).commands.import.nothingWritten}\n`);
    return 1;
  }
  if (!dryRun) {
    const { replaceFiles } = await import('../build/write-files.ts');
    const before = (file: string) => loaded.content.readText(file) ?? '';
    replaceFiles(
      content,
      [...texts].map(([file, after]) => ({ file, before: before(file), after })),
    );
    if (accepted.length > 0) await confirm(accepted, language, known, { content, ui });
  }
  streams.out(
    reportImport({ accepted, unchanged, files: [...texts.keys()], isDryRun: dryRun }, ui),
  );
  return 0;
}

/** What a translator has just looked at is true: the lock says so from now on. */
async function confirm(
  accepted: readonly AcceptedUnit[],
  language: Language,
  { entries, lock }: Translations,
  { content }: CommonFlags,
): Promise<void> {
  const loading = await import('../translations/load-translations.ts');
  const { confirmImported, writeLock } = await import('../translations/lock-file.ts');
  const name = (file: string, path: string) => `${file}#${path}`;
  const taken = new Set(accepted.map(({ unit }) => name(unit.file, formatPath(unit.path))));
  const now = await loading.loadTranslations(content);
  const lines = confirmImported(
    loading.listTranslations(entries),
    loading.listTranslations(now.entries),
    lock,
    (line) => line.language === language && taken.has(name(line.file, line.path)),
  );
  writeLock(content, lines);
}
