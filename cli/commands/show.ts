import type { Command } from 'commander';
import { languages } from '../../shared/languages.ts';
import { countErrors } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { joinFolder, writeContentFlag } from '../reporters/report.ts';
import type { Translations } from '../translations/load-translations.ts';
import type { EntryReport, ResolveContext } from '../translations/show-entry.ts';
import { UserError } from '../user-error.ts';
import {
  addCommonOptions,
  type CommonFlags,
  createChoice,
  entryFormats,
  type RunContext,
} from './command.ts';

interface ShowFlags extends CommonFlags {
  /** The language of the content. */
  lang: string;
  format: (typeof entryFormats)[number];
}

/** `catalogue show`: an entry in one language as visitors get it, and where each text came from. */
export function addShow(program: Command, context: RunContext): void {
  const command = program
    .command('show')
    .description('Show an entry as visitors get it, and where each of its texts came from.')
    .argument('<name>', 'a slug, the number of a post, or a file')
    .option('--lang <language>', `language of the content: ${languages.join(', ')}`, 'tr')
    .addOption(createChoice('--format <format>', 'how to write it', entryFormats))
    .action(async (name: string, flags: ShowFlags) => {
      context.streams.out(await show(name, flags, context));
      context.finish(0);
    });
  addCommonOptions(command, 'show g63 --lang ar', 'show labels --lang en --format json');
}

/** @param name a slug, a number of a post, or a file */
async function show(
  name: string,
  { content: folder, lang, format, ui }: ShowFlags,
  { hasColor, streams }: RunContext,
) {
  const { chooseLanguage, findNamedEntries } = await import('../translations/find-entries.ts');
  const language = chooseLanguage(lang, languages);
  const { loadTranslations } = await import('../translations/load-translations.ts');
  const { reportEntryAsJson, reportEntryAsText, resolveEntry } = await import(
    '../translations/show-entry.ts'
  );
  const translations = await loadTranslations(folder);
  const { entries, broken, loaded } = translations;
  const found = findNamedEntries([name], [...entries, ...broken], folder);
  const [entry] = found;
  if (entry === undefined || found.length > 1) {
    const files = found.map(({ file }) => joinFolder(folder, file.path));
    throw new UserError((messages) => messages.commands.show.manyEntries({ name, files }));
  }
  const { path } = entry.file;
  const errors = countErrors(loaded.issues.filter((issue) => issue.file === path));
  const file = joinFolder(folder, path);
  const command = `catalogue validate ${file}${writeContentFlag(folder)}`;
  const said = { file, errors, command };
  if (broken.includes(entry))
    throw new UserError((messages) => messages.commands.show.broken(said));
  if (errors > 0) streams.error(`${getMessages(ui).commands.show.notValid(said)}\n`);
  const fields = resolveEntry(entry, {
    language,
    factsOf: await readFacts(translations),
    pictures: findFile(translations, 'pictures.yaml'),
  });
  const place = { entry, folder, contentLanguage: language };
  const report: EntryReport = { ...place, fields, language: ui, hasColor };
  return format === 'json' ? reportEntryAsJson(report) : reportEntryAsText(report);
}

function findFile({ entries }: Translations, path: string) {
  return entries.find(({ file }) => file.path === path)?.file;
}

/** The facts of the site, also where other files are not valid; none where its own file is not. */
async function readFacts(translations: Translations): Promise<ResolveContext['factsOf']> {
  const { sources } = await import('../model/sources.ts');
  const { createSiteVariables } = await import('../model/localize.ts');
  const { file, schema } = sources.site;
  const site = schema.safeParse(findFile(translations, file)?.data);
  return site.success ? createSiteVariables(site.data) : () => ({});
}
