import type { Command } from 'commander';
import type { RunContext } from '../context.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { getMessages } from '../messages/messages.ts';
import { joinFolder } from '../reporters/report.ts';
import { createPaint, showHarmful } from '../reporters/terminal-text.ts';
import { sayIfUnseen } from '../texts/find-entries.ts';
import { type EntryTranslations, loadTranslations } from '../texts/load-translations.ts';
import { toSummary } from '../translations/show-entry.ts';
import { UserError } from '../user-error.ts';
import { reportUnreadFiles } from './report-findings.ts';
import {
  addContentOption,
  type CommonFlags,
  createChoice,
  entryFormats,
} from './shared-options.ts';

interface ListFlags extends CommonFlags {
  format: (typeof entryFormats)[number];
}

/** `catalogue list`: the entries of the content, each with the state of its translations and its address. */
export function register(command: Command, context: RunContext): void {
  command
    .addOption(createChoice('--format <format>', 'output format', entryFormats))
    .action(async (kind: string | undefined, flags: ListFlags) =>
      context.finish(await list(kind, flags, context)),
    );
  addContentOption(command, 'list', 'list cars --format json');
}

async function list(kind: string | undefined, flags: ListFlags, context: RunContext) {
  const { streams, hasColor, cacheFolder } = context;
  const { content } = flags;
  const translations = await loadTranslations(content, cacheFolder);
  const kinds = [...new Set(translations.entries.map((entry) => entry.kind))];
  if (kind !== undefined && !kinds.includes(kind)) {
    const said = { kind, known: kinds.join(', '), meant: suggestName(kind, kinds) };
    throw new UserError((messages) => messages.commands.unknownKind(said));
  }
  const entries = translations.entries.filter((entry) => kind === undefined || entry.kind === kind);
  const write = flags.format === 'json' ? toJson : toText;
  streams.out(write(entries, flags, hasColor));
  return (await reportUnreadFiles(translations, flags, streams)) ? 2 : 0;
}

function toJson(entries: readonly EntryTranslations[], { content }: ListFlags) {
  const document = {
    version: 1,
    tool: 'catalogue',
    command: 'list',
    entries: entries.map((entry) => ({ ...toSummary(entry, content), totals: entry.totals })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function toText(
  entries: readonly EntryTranslations[],
  { content, ui }: ListFlags,
  hasColor: boolean,
): string {
  const { percent: formatPercent } = getMessages(ui).translations;
  const paint = createPaint(hasColor);
  const rows = entries.map((entry) => {
    const { kind, file, name, totals, address = '', title } = entry;
    const shares = Object.entries(totals).map(
      ([code, { percent }]) => `${code} ${formatPercent(percent).padStart(4)}`,
    );
    const unseen = sayIfUnseen(entry, ui);
    const shown = showHarmful(unseen === undefined ? title : `${title} (${unseen})`);
    return { kind, file: joinFolder(content, file.path), cells: [name, ...shares, address, shown] };
  });
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
