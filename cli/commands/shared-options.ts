import { type Command, Option } from 'commander';
import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { type UiLanguage, uiLanguages } from '../messages/messages.ts';
import { UserError } from '../user-error.ts';

/** The options that nearly every command has. */
export interface CommonFlags {
  content: string;
  /** The language of the interface. */
  ui: UiLanguage;
}

/** The output formats of entries, the default first. */
export const entryFormats = ['text', 'json'] as const;

/** An option with a closed list of values; defaults to the first. */
export function createChoice(
  flags: string,
  description: string,
  choices: readonly string[],
): Option {
  return new Option(flags, description).choices(choices).default(choices[0]);
}

/** Adds the folder of the content, after the command’s own options, and examples below the help. */
export function addContentOption(command: Command, ...examples: string[]): Command {
  command.option('--content <folder>', 'content folder', 'content');
  return addExamples(command, ...examples);
}

/** Adds the language of the interface as the last option. `--lang` is a language of the content. */
export function addUiOption(command: Command): Command {
  const option = createChoice('--ui <language>', 'language of the tool’s sentences', uiLanguages);
  // Shells and CI systems set an empty variable for one that is not set.
  if (process.env['CATALOGUE_UI'] !== '') option.env('CATALOGUE_UI');
  return command.addOption(option);
}

/** One translated language of the content; the command itself rejects any other. */
export function createLanguageOption(description: string): Option {
  return new Option('--lang <language>', `${description}: ${translatedLanguages.join(' or ')}`);
}

/** The languages of the content that a command covers, with the option once for each. */
export function createLanguagesOption(among: readonly Language[] = translatedLanguages): Option {
  const description = `only this language, may be repeated: ${among.join(', ')}`;
  return new Option('--lang <language>', description).argParser(
    (value: string, previous: readonly string[] = []) => [...previous, value],
  );
}

/** The file or folder that a command writes. Each command accepts another name as well, under which it was known. */
export function createOutputOption(
  value: 'file' | 'folder',
  description: string,
  otherName: '--out' | '--html' = '--out',
): Option {
  return new Option(`${otherName}, --output <${value}>`, description);
}

/**
 * Refuses an option that is given several values, of which commander would silently use the last. Options that take all
 * their values have a parser of their own.
 */
export function refuseRepeatedOptions(command: Command): void {
  let repeated: { flag: string; values: string } | undefined;
  for (const option of command.options) {
    const takesAll = option.variadic || (option.parseArg && !option.argChoices);
    if (option.isBoolean() || takesAll) continue;
    const given = new Set<string>();
    command.on(`option:${option.name()}`, (value: string) => {
      given.add(value);
      const values = [...given].map((each) => `“${each}”`).join(', ');
      if (given.size > 1) repeated = { flag: `--${option.name()}`, values };
    });
  }
  command.hook('preAction', () => {
    const said = repeated;
    if (said) throw new UserError(({ commands }) => commands.repeatedOption(said));
  });
}

/** Adds examples of a command below its help. */
export function addExamples(command: Command, ...examples: string[]): Command {
  const title = examples.length > 1 ? 'Examples' : 'Example';
  const lines = examples.map((example) => `\n  catalogue ${example}`);
  return command.addHelpText('after', `\n${title}:${lines.join('')}`);
}
