import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { type Format, formats, isFormat } from '../reporters/choose-reporter.ts';
import { type ToolLanguage, toolLanguages } from '../words.ts';

/** Where the content is. */
export function addContentOption<T extends Command>(command: T): T {
  return command.option('--content <folder>', 'folder of the content', 'content');
}

/** How findings are written. */
export function addFormatOption<T extends Command>(command: T): T {
  return command.addOption(
    new Option('--format <format>', `how to write findings: ${formats.join(', ')}`)
      .default('text' satisfies Format)
      .argParser(parseFormat),
  );
}

/**
 * In which language the tool speaks.
 *
 * @param flag `--lang`, or `--ui` where the command asks for a language of the content
 */
export function addToolLanguageOption<T extends Command>(command: T, flag: '--lang' | '--ui'): T {
  return command.addOption(
    new Option(
      `${flag} <language>`,
      `language of the tool’s sentences: ${toolLanguages.join(', ')}`,
    )
      .env('CATALOGUE_LANG')
      .default('en' satisfies ToolLanguage)
      .argParser(parseToolLanguage),
  );
}

/** One translated language of the content. */
export function addLanguageOption<T extends Command>(command: T, does: string): T {
  return command.addOption(
    new Option('--lang <language>', `${does}: ${translatedLanguages.join(', ')}`).argParser(
      parseTranslated,
    ),
  );
}

function parseFormat(value: string): Format {
  if (isFormat(value)) return value;
  throw new InvalidArgumentError(`Use one of: ${formats.join(', ')}.`);
}

function parseToolLanguage(value: string): ToolLanguage {
  const found = toolLanguages.find((language) => language === value.toLowerCase());
  if (found) return found;
  throw new InvalidArgumentError(`Use one of: ${toolLanguages.join(', ')}.`);
}

function parseTranslated(value: string): Language {
  const found = translatedLanguages.find((language) => language === value.toLowerCase());
  if (found) return found;
  throw new InvalidArgumentError(
    `“${value}” is not a translated language; use one of: ${translatedLanguages.join(', ')}.`,
  );
}
