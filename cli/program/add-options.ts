import { type Command, Option } from 'commander';
import { translatedLanguages } from '../../shared/languages.ts';
import { formats } from '../reporters/formats.ts';
import { toolLanguages } from '../words/words.ts';

/** An option that takes one of a few words; the first of them where it is not given. */
export function createChoice(
  flags: string,
  description: string,
  choices: readonly string[],
): Option {
  return new Option(flags, description).choices(choices).default(choices[0]);
}

/** Where the content is. */
export function addContentOption(command: Command): Command {
  return command.option('--content <folder>', 'folder of the content', 'content');
}

/** How findings are written. */
export function addFormatOption(command: Command): Command {
  return command.addOption(createChoice('--format <format>', 'how to write findings', formats));
}

/**
 * In which language the tool speaks.
 *
 * @param flag `--lang`, or `--ui` where the command asks for a language of the content
 */
export function addToolLanguageOption(command: Command, flag: '--lang' | '--ui'): Command {
  return command.addOption(
    createChoice(`${flag} <language>`, 'language of the tool’s sentences', toolLanguages).env(
      'CATALOGUE_LANG',
    ),
  );
}

/** One translated language of the content; the command itself says what is wrong with another. */
export function createLanguageOption(description: string): Option {
  return new Option('--lang <language>', `${description}: ${translatedLanguages.join(' or ')}`);
}

/** Shows how a command is used, below its help. */
export function addExamples(command: Command, ...examples: string[]): Command {
  const lines = examples.map((example) => `  catalogue ${example}\n`).join('');
  return command.addHelpText(
    'after',
    `\nExample${examples.length > 1 ? 's' : ''}:\n${lines.trimEnd()}`,
  );
}
