import type { Command } from 'commander';
import { Option } from 'commander';
import { type ExchangeFormat, exchangeFormats } from '../translations/exchange/exchange-formats.ts';
import type { ToolLanguage } from '../words/words.ts';
import {
  addContentOption,
  addExamples,
  addToolLanguageOption,
  createChoice,
  createLanguageOption,
} from './add-options.ts';
import type { RunContext } from './run-context.ts';

interface ExportFlags {
  content: string;
  lang: string;
  missing?: boolean;
  stale?: boolean;
  format: ExchangeFormat;
  out?: string;
  ui: ToolLanguage;
}

interface ImportFlags {
  content: string;
  format?: ExchangeFormat;
  dryRun?: boolean;
  ui: ToolLanguage;
}

/** `export` and `import`: the round trip with translators. */
export function addExchangeCommands(program: Command, context: RunContext): void {
  const { streams, finish } = context;

  const exporting = program
    .command('export')
    .description('Write texts for a translator, with what is known of each.')
    .argument('[names...]', 'files, slugs or folders; everything without any')
    .addOption(createLanguageOption('language to translate into').makeOptionMandatory())
    .option('--missing', 'texts without a translation (with --stale, both)')
    .option('--stale', 'texts whose Turkish changed since they were translated')
    .addOption(createChoice('--format <format>', 'format of the file', exchangeFormats))
    .option('--out <file>', 'file to write; the standard output without it')
    .action(async (names: string[], flags: ExportFlags) => {
      const command = await import('../commands/export.ts');
      const switches = { missing: flags.missing === true, stale: flags.stale === true };
      finish(await command.exportTexts({ ...flags, ...switches, names }, streams));
    });
  addToolLanguageOption(addContentOption(exporting), '--ui');
  addExamples(
    exporting,
    'export --lang ar --missing --stale --out arabic.xlf',
    'export cars --lang en --format csv --out cars.csv',
  );

  const importing = program
    .command('import')
    .description('Take back translated texts, all of them or none.')
    .argument('<file>', 'the file that came back; - for the standard input')
    .addOption(
      new Option('--format <format>', 'its format, where its name does not say it').choices(
        exchangeFormats,
      ),
    )
    .option('--dry-run', 'only tell what would be imported')
    .action(async (file: string, flags: ImportFlags) => {
      const command = await import('../commands/import.ts');
      finish(await command.importTexts({ ...flags, dryRun: flags.dryRun === true, file }, streams));
    });
  addToolLanguageOption(addContentOption(importing), '--ui');
  addExamples(
    importing,
    'import arabic.xlf --dry-run',
    'import arabic.xlf',
    'import cars.csv --ui tr',
  );
}
