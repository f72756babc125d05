import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import type { Language } from '../../shared/languages.ts';
import { replaceFiles } from '../build/replace-files.ts';
import { formatPath, sortIssues } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { chooseReporter } from '../reporters/choose-reporter.ts';
import { ToolError } from '../tool-error.ts';
import { confirmImported } from '../translations/compare-with-lock.ts';
import {
  applyImport,
  findBroken,
  reportImport,
  reportRefusals,
} from '../translations/exchange/apply-import.ts';
import {
  type AcceptedUnit,
  checkImport,
  type ImportCheck,
} from '../translations/exchange/check-import.ts';
import {
  type ExchangeFormat,
  guessExchangeFormat,
  loadExchangeFormat,
} from '../translations/exchange/exchange-formats.ts';
import type { ReadDocument } from '../translations/exchange/exchange-unit.ts';
import { listExchangeUnits } from '../translations/exchange/list-exchange-units.ts';
import {
  listTranslations,
  loadTranslations,
  type Translations,
} from '../translations/load-translations.ts';
import { writeLock } from '../translations/lock-file.ts';
import { reportUnread } from '../translations/report-translations.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface ImportOptions {
  content: string;
  /** The file that came back; `-` for the standard input. */
  file: string;
  /** By the ending of the file where it is not given. */
  format?: ExchangeFormat;
  dryRun: boolean;
  ui: ToolLanguage;
}

/** `catalogue import`: takes back translated texts, all of them or none. */
export async function importTexts(options: ImportOptions, streams: Streams): Promise<ExitCode> {
  const { content, file, dryRun, ui } = options;
  const format = options.format ?? guessExchangeFormat(file);
  if (format === undefined) return misuse(unknownFormat(file));
  const read = await readExchanged(file, format);
  if ('problem' in read) return misuse(read.problem);
  const translations = await loadTranslations(content);
  if (translations.unread.length > 0) {
    streams.error(reportUnread(translations, content, ui));
    return 2;
  }
  const targets = translations.entries.flatMap((entry) => entry.targets);
  const { targetLanguage } = read.document;
  const check = checkImport(listExchangeUnits(targets, targetLanguage), read.document.units);
  if (check.refused.length > 0) {
    streams.out(reportRefusals(check, file, ui));
    return 1;
  }
  return write(check, targetLanguage, translations);

  async function write(
    { accepted, unchanged }: ImportCheck,
    language: Language,
    before: Translations,
  ): Promise<ExitCode> {
    const { entries, loaded } = before;
    const texts = applyImport(loaded.texts, language, accepted);
    const models = new Map(entries.map((entry) => [entry.file.path, entry.model]));
    const broken = findBroken(texts, models);
    if (broken.length > 0) {
      const report = { issues: sortIssues(broken), readText: (path: string) => texts.get(path) };
      const rest = { folder: content, language: ui, hasColor: false, fileCount: texts.size };
      streams.out(chooseReporter('text')({ ...report, ...rest, command: 'validate' }));
      streams.error(`${nothingWritten[ui]}\n`);
      return 1;
    }
    if (!dryRun) {
      await replaceFiles(
        content,
        [...texts].map(([file, after]) => ({ file, before: loaded.texts.get(file) ?? '', after })),
      );
      if (accepted.length > 0) await confirm(accepted, language, before);
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
  ): Promise<void> {
    const name = (file: string, path: string) => `${file}#${path}`;
    const taken = new Set(accepted.map(({ unit }) => name(unit.file, formatPath(unit.path))));
    const now = await loadTranslations(content);
    const lines = confirmImported(
      listTranslations(entries),
      listTranslations(now.entries),
      lock,
      (line) => line.language === language && taken.has(name(line.file, line.path)),
    );
    await writeLock(content, lines);
  }

  function misuse(words: Words): ExitCode {
    streams.error(`${words[ui]}\n`);
    return 2;
  }
}

async function readExchanged(
  file: string,
  format: ExchangeFormat,
): Promise<{ document: ReadDocument } | { problem: Words }> {
  const text = await (file === '-' ? readStream(process.stdin) : readFile(file, 'utf8')).catch(
    () => undefined,
  );
  if (text === undefined) return { problem: unreadable(file) };
  try {
    const { read } = await loadExchangeFormat(format);
    return { document: read(text) };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const place = error.line === undefined ? file : `${file}:${error.line}`;
    const { say } = error;
    throw new ToolError((words) => `${place}  ${say(words)}`, { cause: error });
  }
}

function unreadable(file: string): Words {
  return {
    en: `The file ${file} cannot be read.`,
    tr: `${file} dosyası okunamıyor.`,
  };
}

function unknownFormat(file: string): Words {
  return {
    en: `The format of ${file} cannot be told from its name; name it with --format xliff, csv or po.`,
    tr: `${file} dosyasının biçimi adından anlaşılmıyor; --format xliff, csv ya da po ile belirtin.`,
  };
}

const nothingWritten: Words = {
  en: 'Nothing was written: the content would have these errors.',
  tr: 'Hiçbir şey yazılmadı: içerikte bu hatalar oluşurdu.',
};
