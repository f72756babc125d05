import type { Command } from 'commander';
import { type Language, languages } from '../../shared/languages.ts';
import type { RunContext } from '../context.ts';
import { getMessages } from '../messages/messages.ts';
import { findSiteVariables } from '../model/site-variables.ts';
import { joinFolder } from '../reporters/report.ts';
import { type FoundPlace, findPlaces } from '../search/find-places.ts';
import { createMatcher } from '../search/match-words.ts';
import { reportAddress, reportPlaces } from '../search/report-places.ts';
import { chooseLanguages } from '../texts/find-entries.ts';
import { loadTranslations } from '../texts/load-translations.ts';
import { UserError } from '../user-error.ts';
import { reportUnreadFiles } from './report-findings.ts';
import {
  addContentOption,
  type CommonFlags,
  createChoice,
  createLanguagesOption,
  entryFormats,
} from './shared-options.ts';

interface FindFlags extends CommonFlags {
  /** The languages of the texts to search; omit for all, and for names and addresses too. */
  lang?: string[];
  format: (typeof entryFormats)[number];
}

/** `catalogue find`: every place of the content that contains the words, and where visitors see it. */
export function register(command: Command, context: RunContext): void {
  command
    .addOption(createLanguagesOption(languages))
    .addOption(createChoice('--format <format>', 'output format', entryFormats))
    .action(async (words: string[], flags: FindFlags) =>
      context.finish(await find(words.join(' '), flags, context)),
    );
  addContentOption(
    command,
    'find col turu',
    'find airport --lang en',
    'find car-g63-grey-studio-side --format json',
  );
}

async function find(
  query: string,
  flags: FindFlags,
  { streams, hasColor, cacheFolder }: RunContext,
) {
  const { content: folder, lang, format, ui } = flags;
  const searched = lang && chooseLanguages(lang, languages);
  const match = createMatcher(query);
  if (!match) throw new UserError((messages) => messages.commands.find.noWords);
  const translations = await loadTranslations(folder, cacheFolder);
  const places = findPlaces(
    translations.entries,
    match,
    findSiteVariables(translations.loaded.content.files),
    { languages: searched, now: Date.now() },
  );
  const { summary } = getMessages(ui).commands.find;
  if (format === 'json') streams.out(toJson(query, places, folder));
  else streams.out(reportPlaces(places, { folder, language: ui, hasColor }));
  const files = new Set(places.map(({ file }) => file)).size;
  streams.error(`${summary({ query, places: places.length, files })}\n`);
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  return places.length > 0 ? 0 : 1;
}

function toJson(query: string, places: readonly FoundPlace[], folder: string): string {
  const document = {
    version: 1,
    tool: 'catalogue',
    command: 'find',
    query,
    places: places.map(({ file, shownOn, period, ranges: marks, ...place }) => ({
      file: joinFolder(folder, file),
      ...place,
      marks,
      shownOn: shownOn.kind,
      addresses: listAddresses(shownOn, place.language),
      ...(period && { period }),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function listAddresses(shownOn: FoundPlace['shownOn'], language: Language | undefined): string[] {
  if (shownOn.kind !== 'pages') return [];
  return shownOn.addresses.map((address) => reportAddress(address, language));
}
