import { type Command, Option } from 'commander';
import { translatedLanguages } from '../../shared/languages.ts';
import type { Content } from '../content/read-content.ts';
import { getMessages, type UiLanguage, uiLanguages } from '../messages/messages.ts';
import { type Format, type Report, type Reporter, writeContentFlag } from '../reporters/report.ts';
import type { ProgressStream } from '../reporters/show-progress.ts';
import type { Translations } from '../translations/load-translations.ts';

/** Where a command writes: results to `out`, everything else to `error`. */
export interface Streams {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0 clean, 1 findings, 2 misuse or failure. */
export type ExitCode = 0 | 1 | 2;

/** What commands are given by the process they run in. */
export interface RunContext {
  streams: Streams;
  /** Where the progress of long work is shown. */
  terminal: ProgressStream;
  /** Whether results may be coloured. */
  hasColor: boolean;
  /** Where what is known of the content is kept between runs; nowhere where absent. */
  cacheFolder?: string;
  /** Whether somebody is there to answer questions. */
  isInteractive: boolean;
  /** Receives the exit code of the command that ran. */
  finish: (code: ExitCode) => void;
}

/** What `addCommonOptions` gives a command. */
export interface CommonFlags {
  content: string;
  /** The language in which the tool speaks. */
  ui: UiLanguage;
}

/** How entries are written, the default first. */
export const entryFormats = ['text', 'json'] as const;

/** An option that takes one of a few words; the first of them where it is not given. */
export function createChoice(
  flags: string,
  description: string,
  choices: readonly string[],
): Option {
  return new Option(flags, description).choices(choices).default(choices[0]);
}

/**
 * Adds where the content is and in which language the tool speaks, and shows below the help how the command is used.
 * Comes after the command’s own options.
 */
export function addCommonOptions(command: Command, ...examples: string[]): Command {
  command.option('--content <folder>', 'folder of the content', 'content');
  return addExamples(addUiOption(command), ...examples);
}

/**
 * In which language the tool speaks. `--lang` is a language of the content: a command that has none takes it too, out
 * of sight, so that the program can tell what to use instead.
 */
export function addUiOption(command: Command): Command {
  const option = createChoice('--ui <language>', 'language of the tool’s sentences', uiLanguages);
  // Set and empty is how a shell or a CI says that it is not set.
  command.addOption(process.env['CATALOGUE_LANG'] === '' ? option : option.env('CATALOGUE_LANG'));
  return command.options.some(({ long }) => long === '--lang')
    ? command
    : command.addOption(new Option('--lang <language>').hideHelp());
}

/** One translated language of the content; the command itself says what is wrong with another. */
export function createLanguageOption(description: string): Option {
  return new Option('--lang <language>', `${description}: ${translatedLanguages.join(' or ')}`);
}

/** Shows how a command is used, below its help. */
export function addExamples(command: Command, ...examples: string[]): Command {
  const title = examples.length > 1 ? 'Examples' : 'Example';
  const lines = examples.map((example) => `\n  catalogue ${example}`);
  return command.addHelpText('after', `\n${title}:${lines.join('')}`);
}

/** Loads the reporter of each format; a run needs only one of them. */
const reporters: Record<Format, () => Promise<Reporter>> = {
  text: async () => (await import('../reporters/report-as-text.ts')).reportAsText,
  json: async () => (await import('../reporters/report-for-ci.ts')).reportAsJson,
  github: async () => (await import('../reporters/report-for-ci.ts')).reportAsGithub,
  sarif: async () => (await import('../reporters/report-as-sarif.ts')).reportAsSarif,
  junit: async () => (await import('../reporters/report-for-ci.ts')).reportAsJunit,
};

/**
 * Writes what a command found in the content.
 *
 * @param found counts all files where it names no other number
 */
export async function writeFindings(
  format: Format,
  { files, readText }: Pick<Content, 'files' | 'readText'>,
  { content: folder, ui: language }: CommonFlags,
  found: Pick<Report, 'issues' | 'command' | 'hasColor'> & Partial<Report>,
): Promise<string> {
  const report = await reporters[format]();
  return report({ readText, folder, language, fileCount: files.length, ...found });
}

/** Says which files cannot be read, and tells whether there are any: their texts are not counted. */
export async function reportUnreadFiles(
  { unread: issues, loaded }: Translations,
  flags: CommonFlags,
  { error }: Streams,
): Promise<boolean> {
  if (issues.length === 0) return false;
  const found = { issues, command: 'validate', hasColor: false } as const;
  const report = await writeFindings('text', loaded.content, flags, found);
  error(`${report}${getMessages(flags.ui).translations.unread}\n`);
  return true;
}

/** Says that the lock file is not there, and tells whether it is so: nothing can be found stale then. */
export function reportMissingLock(
  { written }: Translations,
  { content, ui }: CommonFlags,
  { error }: Streams,
): boolean {
  const said = { folder: content, flag: writeContentFlag(content) };
  const isMissing = written.text === undefined;
  if (isMissing) error(`${getMessages(ui).translations.noLock(said)}\n`);
  return isMissing;
}
