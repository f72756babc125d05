import type { Command } from 'commander';
import type { Format } from '../reporters/formats.ts';
import type { ToolLanguage } from '../words/words.ts';
import {
  addContentOption,
  addExamples,
  addFormatOption,
  addToolLanguageOption,
} from './add-options.ts';
import type { RunContext } from './run-context.ts';

// Each command’s code is loaded when it runs: a compile that has nothing to do must not wait for the rest.

interface ValidateFlags {
  content: string;
  strict?: boolean;
  fix?: boolean;
  dryRun?: boolean;
  lang: ToolLanguage;
  format: Format;
}

/** `validate`, `explain` and `schema`: what is wrong with the content, and what the codes mean. */
export function addCheckingCommands(program: Command, context: RunContext): void {
  const { streams, hasColor, finish } = context;

  const validate = program
    .command('validate')
    .description('Report every problem of every content file, where it is and how to fix it.')
    .argument('[files...]', 'show only the problems of these files; all are checked all the same')
    .option('--strict', 'let warnings count as findings too')
    .option('--fix', 'fix what is safe to fix')
    .option('--dry-run', 'with --fix: show what would be fixed, and write nothing')
    .action(async (files: string[], flags: ValidateFlags) => {
      const { content, format, lang: language } = flags;
      const switches = {
        isStrict: flags.strict === true,
        isFix: flags.fix === true,
        isDry: flags.dryRun === true,
      };
      const command = await import('../commands/validate.ts');
      const options = { content, files, format, language, hasColor, ...switches };
      finish(await command.validate(options, streams));
    });
  addToolLanguageOption(addFormatOption(addContentOption(validate)), '--lang');
  addExamples(
    validate,
    'validate',
    'validate --lang tr',
    'validate content/cars/g63.yaml',
    'validate --fix --dry-run',
    'validate --strict --format github',
  );

  const explain = program
    .command('explain')
    .description('Tell about a code of the reports, with a wrong and a right example.')
    .argument('[code]', 'such as C012; lists all codes without it')
    .action(async (code: string | undefined, { lang }: { lang: ToolLanguage }) => {
      const command = await import('../commands/explain.ts');
      const options = { language: lang, hasColor, ...(code !== undefined && { code }) };
      finish(command.explain(options, streams));
    });
  addToolLanguageOption(explain, '--lang');
  addExamples(explain, 'explain C012', 'explain C012 --lang tr', 'explain');

  const schema = program
    .command('schema')
    .description('Write the JSON Schemas by which editors check and complete content files.')
    .option('--check', 'only tell whether they are current')
    .action(async (flags: { content: string; check?: boolean; lang: ToolLanguage }) => {
      const command = await import('../commands/schema.ts');
      finish(
        await command.schema(
          { content: flags.content, check: flags.check === true, language: flags.lang },
          streams,
        ),
      );
    });
  addToolLanguageOption(addContentOption(schema), '--lang');
  addExamples(schema, 'schema', 'schema --check');
}
