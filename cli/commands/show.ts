import { z } from 'zod';
import { languages } from '../../shared/languages.ts';
import { sourceText } from '../../shared/schemas/forms.ts';
import { createSiteSchema } from '../../shared/schemas/site.ts';
import type { Facts } from '../build/localize-text.ts';
import { createSiteFacts } from '../build/site-facts.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { joinFolder } from '../reporters/report.ts';
import { findNamedEntries } from '../translations/find-entries.ts';
import { loadTranslations, type Translations } from '../translations/load-translations.ts';
import {
  type EntryReport,
  type ResolveContext,
  reportEntryAsJson,
  reportEntryAsText,
  resolveEntry,
} from '../translations/show-entry.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface ShowOptions {
  content: string;
  /** A slug, a number of a post, or a file. */
  name: string;
  /** The language of the content. */
  lang: string;
  format: 'text' | 'json';
  /** The language in which the tool speaks. */
  ui: ToolLanguage;
  hasColor: boolean;
}

/** `catalogue show`: an entry in one language as visitors get it, and where each text came from. */
export async function show(options: ShowOptions, streams: Streams): Promise<ExitCode> {
  const { content: folder, name, lang, format, ui, hasColor } = options;
  const contentLanguage = languages.find((language) => language === lang);
  if (contentLanguage === undefined) {
    streams.error(`${describeUnknownLanguage(lang)[ui]}\n`);
    return 2;
  }
  const translations = await loadTranslations(folder);
  const found = findNamedEntries([name], translations.entries, folder);
  const [entry] = found;
  if (entry === undefined || found.length > 1) {
    const files = found.map(({ file }) => `  ${joinFolder(folder, file.path)}\n`).join('');
    streams.error(`${describeManyEntries(name)[ui]}\n${files}`);
    return 2;
  }
  const context: ResolveContext = {
    language: contentLanguage,
    factsOf: readFacts(translations),
    pictures: findFile(translations, 'pictures.yaml'),
  };
  const fields = resolveEntry(entry, context);
  const report: EntryReport = { entry, fields, contentLanguage, folder, language: ui, hasColor };
  streams.out(format === 'json' ? reportEntryAsJson(report) : reportEntryAsText(report));
  return 0;
}

function findFile({ entries }: Translations, path: string) {
  return entries.find(({ file }) => file.path === path)?.file;
}

/** The facts of the site, also where other files are not valid; none where its own file is not. */
function readFacts(translations: Translations): ResolveContext['factsOf'] {
  const schema = createSiteSchema({ text: sourceText, picture: z.string(), url: z.string() });
  const site = schema.safeParse(findFile(translations, 'site.yaml')?.data);
  return site.success ? createSiteFacts(site.data) : (): Facts => ({});
}

function describeUnknownLanguage(lang: string): Words {
  const known = languages.join(', ');
  return {
    en: `“${lang}” is not a language of the site; use one of: ${known}.`,
    tr: `“${lang}” sitenin dillerinden biri değil; şunlardan birini yazın: ${known}.`,
  };
}

function describeManyEntries(name: string): Words {
  return {
    en: `“${name}” stands for more than one entry. Name one of these files:`,
    tr: `“${name}” birden çok kaydı gösteriyor. Şu dosyalardan birini yazın:`,
  };
}
