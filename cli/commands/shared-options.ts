import { type Command, Option } from 'commander';
import { translatedLanguages } from '../../shared/languages.ts';
import { readUiLanguage, type UiLanguage, uiLanguages } from '../messages/messages.ts';

/** The options that nearly every command has. */
export interface CommonFlags {
  content: string;
  /** The language in which the tool speaks. */
  ui: UiLanguage;
}

/** How entries are written, the default first. */
export const entryFormats = ['text', 'json'] as const;

/** An option that takes one of a few words and defaults to the first of them. */
export function createChoice(
  flags: string,
  description: string,
  choices: readonly string[],
): Option {
  return new Option(flags, description).choices(choices).default(choices[0]);
}

/** Adds the folder of the content, after the command’s own options, and examples below the help. */
export function addContentOption(command: Command, ...examples: string[]): Command {
  command.option('--content <folder>', 'folder of the content', 'content');
  return addExamples(command, ...examples);
}

/**
 * Adds the language in which the tool speaks, as the last option. `--lang` is a language of the content: a command
 * that has none takes it too, hidden, so that the program can say what to use instead.
 */
export function addUiOption(command: Command): Command {
  const option = createChoice('--ui <language>', 'language of the tool’s sentences', uiLanguages);
  option.default(readUiLanguage(process.env) ?? uiLanguages[0]);
  // Set and empty is how a shell or a CI says that it is not set.
  command.addOption(process.env['CATALOGUE_UI'] === '' ? option : option.env('CATALOGUE_UI'));
  return command.options.some(({ long }) => long === '--lang')
    ? command
    : command.addOption(new Option('--lang <language>').hideHelp());
}

/** One translated language of the content; the command itself says what is wrong with another. */
export function createLanguageOption(description: string): Option {
  return new Option('--lang <language>', `${description}: ${translatedLanguages.join(' or ')}`);
}

/** Shows below the help how a command is used. */
export function addExamples(command: Command, ...examples: string[]): Command {
  const title = examples.length > 1 ? 'Examples' : 'Example';
  const lines = examples.map((example) => `\n  catalogue ${example}`);
  return command.addHelpText('after', `\n${title}:${lines.join('')}`);
}
