import { suggest } from '../content/source-forms.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { createPaint } from '../reporters/paint.ts';
import { joinFolder } from '../reporters/report.ts';
import { showHarmful } from '../reporters/show-characters.ts';
import { suggestName } from '../rules/suggest-name.ts';
import { type EntryTranslations, loadTranslations } from '../translations/load-translations.ts';
import { reportUnread } from '../translations/report-translations.ts';
import { toSummary } from '../translations/show-entry.ts';
import { findWords, type ToolLanguage } from '../words/words.ts';

export interface ListOptions {
  content: string;
  /** Such as `cars`; all kinds without it. */
  kind?: string;
  format: 'text' | 'json';
  /** The language in which the tool speaks. */
  ui: ToolLanguage;
  hasColor: boolean;
}

/** `catalogue list`: the entries of the content, how far each is translated, and its address. */
export async function listEntries(options: ListOptions, streams: Streams): Promise<ExitCode> {
  const { content, kind, format, ui } = options;
  const translations = await loadTranslations(content);
  const kinds = [...new Set(translations.entries.map((entry) => entry.kind))];
  if (kind !== undefined && !kinds.includes(kind)) {
    streams.error(`${describeUnknownKind(kind, kinds)[ui]}\n`);
    return 2;
  }
  const entries = translations.entries.filter((entry) => kind === undefined || entry.kind === kind);
  streams.out(format === 'json' ? toJson(entries, content) : toText(entries, options));
  if (translations.unread.length === 0) return 0;
  streams.error(reportUnread(translations, content, ui));
  return 2;
}

function toJson(entries: readonly EntryTranslations[], folder: string): string {
  const document = {
    version: 1,
    tool: 'catalogue',
    command: 'list',
    entries: entries.map((entry) => ({ ...toSummary(entry, folder), totals: entry.totals })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function toText(
  entries: readonly EntryTranslations[],
  { content, ui, hasColor }: ListOptions,
): string {
  const paint = createPaint(hasColor);
  const formatPercent = findWords(ui).translations.percent;
  const rows = entries.map((entry) => ({
    kind: entry.kind,
    file: joinFolder(content, entry.file.path),
    cells: [
      entry.name,
      ...Object.entries(entry.totals).map(
        ([code, { percent }]) => `${code} ${formatPercent(percent).padStart(4)}`,
      ),
      entry.address ?? '',
      showHarmful(entry.title),
    ],
  }));
  const widths = rows.reduce<number[]>(
    (widest, { cells }) => cells.map((cell, index) => Math.max(cell.length, widest[index] ?? 0)),
    [],
  );
  const formatRow = ({ cells, file }: (typeof rows)[number]) =>
    `  ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}  ${paint('dim', file)}`;
  return `${[...Map.groupBy(rows, ({ kind }) => kind)]
    .map(([kind, group]) => [paint('bold', kind), ...group.map(formatRow)].join('\n'))
    .join('\n\n')}\n`;
}

function describeUnknownKind(kind: string, kinds: readonly string[]): Words {
  const meant = suggestName(kind, kinds);
  const known = kinds.join(', ');
  const advice: Words =
    meant === undefined
      ? { en: `Use one of: ${known}.`, tr: `Şunlardan birini yazın: ${known}.` }
      : suggest(meant);
  return {
    en: `There is nothing called “${kind}”. ${advice.en}`,
    tr: `“${kind}” diye bir bölüm yok. ${advice.tr}`,
  };
}
