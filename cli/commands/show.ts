import type { Command } from 'commander';
import { languages } from '../../shared/languages.ts';
import type { RunContext } from '../context.ts';
import { severityOfCode } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { joinFolder, writeContentFlag } from '../reporters/report.ts';
import { chooseLanguage, findNamedEntries } from '../texts/find-entries.ts';
import { loadTranslations, type Translations } from '../texts/load-translations.ts';
import {
  type EntryReport,
  reportEntryAsJson,
  reportEntryAsText,
  resolveEntry,
} from '../translations/show-entry.ts';
import { UserError } from '../user-error.ts';
import {
  addContentOption,
  type CommonFlags,
  createChoice,
  entryFormats,
} from './shared-options.ts';

interface ShowFlags extends CommonFlags {
  /** The language of the content. */
  lang: string;
  format: (typeof entryFormats)[number];
}

/** `catalogue show`: an entry in one language as visitors get it, with the source of each text. */
export function register(command: Command, context: RunContext): void {
  command
    .option('--lang <language>', `language of the content: ${languages.join(', ')}`, 'tr')
    .addOption(createChoice('--format <format>', 'output format', entryFormats))
    .action(async (name: string, flags: ShowFlags) => {
      context.streams.out(await show(name, flags, context));
      context.finish(0);
    });
  addContentOption(command, 'show g63 --lang ar', 'show labels --lang en --format json');
}

/** @param name a slug, a number of a post, or a file */
async function show(
  name: string,
  { content: folder, lang, format, ui }: ShowFlags,
  { hasColor, streams, cacheFolder }: RunContext,
) {
  const language = chooseLanguage(lang, languages);
  const translations = await loadTranslations(folder, cacheFolder);
  const { entries, broken, loaded } = translations;
  const found = findNamedEntries([name], [...entries, ...broken], folder);
  const [entry] = found;
  if (entry === undefined || found.length > 1) {
    const files = found.map(({ file }) => joinFolder(folder, file.path));
    throw new UserError((messages) => messages.commands.show.manyEntries({ name, files }));
  }
  const { path } = entry.file;
  const own = loaded.issues.filter((issue) => issue.file === path);
  const errors = own.filter(({ code }) => severityOfCode(code) === 'error').length;
  const file = joinFolder(folder, path);
  const command = `catalogue validate ${file}${writeContentFlag(folder)}`;
  const said = { file, errors, command };
  if (broken.includes(entry))
    throw new UserError((messages) => messages.commands.show.broken(said));
  if (errors > 0) streams.error(`${getMessages(ui).commands.show.notValid(said)}\n`);
  const fields = resolveEntry(entry, {
    language,
    factsOf: findSiteVariables(loaded.content.files),
    pictures: findFile(translations, 'pictures.yaml'),
  });
  const place = { entry, folder, contentLanguage: language };
  const report: EntryReport = { ...place, fields, language: ui, hasColor };
  return format === 'json' ? reportEntryAsJson(report) : reportEntryAsText(report);
}

function findFile({ entries }: Translations, path: string) {
  return entries.find(({ file }) => file.path === path)?.file;
}
