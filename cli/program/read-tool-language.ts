import type { Command } from 'commander';
import { type ToolLanguage, toolLanguages } from '../words/words.ts';

/** The language that a command speaks: `--ui` where it has that option, since `--lang` is of the content there. */
export function readToolLanguage(command: Command): ToolLanguage {
  const value: unknown = command.getOptionValue('ui') ?? command.getOptionValue('lang');
  return toolLanguages.find((language) => language === value) ?? 'en';
}
