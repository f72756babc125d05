import type { Command } from 'commander';
import { defaultLanguage, languages } from '../../shared/languages.ts';
import { entryFields } from '../new/entry-fields.ts';
import { listFlags } from '../new/list-flags.ts';
import type { ToolLanguage } from '../words.ts';
import {
  addContentOption,
  addExamples,
  addToolLanguageOption,
  createChoice,
} from './add-options.ts';
import type { RunContext } from './run-context.ts';

const listFormats = ['text', 'json'] as const;

type ListFormat = (typeof listFormats)[number];

/** `new`, `list` and `show`: the entries of the content, one by one. */
export function addEntryCommands(program: Command, context: RunContext): void {
  const { streams, hasColor, isInteractive, finish } = context;

  const make = program
    .command('new')
    .description(
      'Make a new entry with every field it needs; what the flags leave open is asked for.',
    )
    .argument('<kind>', 'car, experience, post, service or picture');
  for (const { option, help } of listFlags()) make.option(option, help);
  make.action(
    async (
      kind: string,
      flags: Record<string, string> & { content: string; lang: ToolLanguage },
    ) => {
      const command = await import('../commands/new.ts');
      const { askOnTerminal } = await import('../new/ask-on-terminal.ts');
      const answers = Object.fromEntries(
        entryFields.flatMap((field) => {
          const answer = flags[field];
          return answer === undefined ? [] : [[field, answer]];
        }),
      );
      const options = { kind, content: flags.content, language: flags.lang, answers };
      finish(
        await command.createEntry(options, streams, isInteractive ? askOnTerminal : undefined),
      );
    },
  );
  addToolLanguageOption(addContentOption(make), '--lang');
  addExamples(
    make,
    'new car',
    'new car --title "Bentley Bentayga" --price 150 --images one,two,three,four',
    'new post --title "Çölde bir gece" --category Çöl --lang tr',
  );

  const list = program
    .command('list')
    .description('List the entries, how far each is translated, and its address.')
    .argument('[kind]', 'cars, experiences, posts, service-pages, pages, …; all without it')
    .addOption(createChoice('--format <format>', 'how to write it', listFormats))
    .action(
      async (
        kind: string | undefined,
        flags: { content: string; format: ListFormat; ui: ToolLanguage },
      ) => {
        const command = await import('../commands/list.ts');
        const options = { ...flags, hasColor, ...(kind !== undefined && { kind }) };
        finish(await command.listEntries(options, streams));
      },
    );
  addToolLanguageOption(addContentOption(list), '--ui');
  addExamples(list, 'list', 'list cars --format json');

  const show = program
    .command('show')
    .description('Show an entry as visitors get it, and where each of its texts came from.')
    .argument('<name>', 'a slug, the number of a post, or a file')
    .option('--lang <language>', `language of the content: ${listLanguages()}`, defaultLanguage)
    .addOption(createChoice('--format <format>', 'how to write it', listFormats))
    .action(
      async (
        name: string,
        flags: { content: string; lang: string; format: ListFormat; ui: ToolLanguage },
      ) => {
        const command = await import('../commands/show.ts');
        finish(await command.show({ ...flags, name, hasColor }, streams));
      },
    );
  addToolLanguageOption(addContentOption(show), '--ui');
  addExamples(show, 'show g63 --lang ar', 'show labels --lang en --format json');
}

function listLanguages(): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages);
}
