import type { Command } from 'commander';
import type { Format } from '../reporters/formats.ts';
import type { ToolLanguage } from '../words/words.ts';
import {
  addContentOption,
  addExamples,
  addFormatOption,
  addToolLanguageOption,
  createLanguageOption,
} from './add-options.ts';
import type { RunContext } from './run-context.ts';

interface MissingFlags {
  content: string;
  lang?: string;
  min?: string[];
  format: Format;
  ui: ToolLanguage;
}

interface AcceptFlags {
  content: string;
  lang?: string;
  check?: boolean;
  dryRun?: boolean;
  ui: ToolLanguage;
}

interface ReportFlags {
  content: string;
  html: string;
  linkTemplate?: string;
  ui: ToolLanguage;
}

/** `missing`, `accept` and `report`: whether translations are there, and still true. */
export function addTranslationCommands(program: Command, context: RunContext): void {
  const { streams, hasColor, finish } = context;

  const missing = program
    .command('missing')
    .description(
      'List what translations lack: missing, empty, orphaned, undeclared and stale ones.',
    )
    .addOption(createLanguageOption('one language only'))
    .option('--min <language=percent...>', 'fail only where a language is below this percentage')
    .action(async (flags: MissingFlags) => {
      const command = await import('../commands/missing.ts');
      finish(await command.listMissing({ ...flags, hasColor }, streams));
    });
  addToolLanguageOption(addFormatOption(addContentOption(missing)), '--ui');
  addExamples(
    missing,
    'missing --lang ar',
    'missing --min ar=95 --min en=100',
    'missing --format github --ui tr',
  );

  const accept = program
    .command('accept')
    .description('Confirm that translations say what the Turkish texts say now.')
    .argument('[names...]', 'files, slugs or folders; everything without any')
    .addOption(createLanguageOption('one language only'))
    .option('--check', 'only tell whether all is confirmed')
    .option('--dry-run', 'only tell what would be confirmed')
    .action(async (names: string[], flags: AcceptFlags) => {
      const command = await import('../commands/accept.ts');
      const switches = { check: flags.check === true, dryRun: flags.dryRun === true };
      finish(await command.accept({ ...flags, ...switches, names }, streams));
    });
  addToolLanguageOption(addContentOption(accept), '--ui');
  addExamples(
    accept,
    'accept g63 --lang ar',
    'accept content/cars/g63.yaml labels',
    'accept --check',
  );

  const report = program
    .command('report')
    .description('Write the state of the translations as one page for the browser.')
    .requiredOption('--html <file>', 'file to write')
    .option('--link-template <address>', 'where links lead, with {file} and {line} in it')
    .action(async (flags: ReportFlags) => {
      const command = await import('../commands/report.ts');
      finish(await command.report(flags, streams));
    });
  addToolLanguageOption(addContentOption(report), '--ui');
  addExamples(
    report,
    'report --html translations.html',
    'report --html translations.html --ui tr --link-template "https://example.com/repository/blob/main/content/{file}#L{line}"',
  );
}
