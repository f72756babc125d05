import { type Command, Option } from 'commander';
import { readAddressList, replaceAddresses } from '../content/address-list.ts';
import { findNewAddresses } from '../content/addresses.ts';
import { readContent } from '../content/read-content.ts';
import type { ExitCode, RunContext, Streams } from '../context.ts';
import { formatPath } from '../issue.ts';
import { replaceFiles } from '../lib/replace-files.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { getMessages } from '../messages/messages.ts';
import type { ContentFile } from '../model/content-file.ts';
import { picturesFile } from '../model/content-index.ts';
import type { ContentEntry } from '../texts/describe-entry.ts';
import { chooseLanguages, findNamedEntries } from '../texts/find-entries.ts';
import { listTranslations } from '../texts/list-texts.ts';
import {
  createGoneCheck,
  listPublished,
  loadTranslations,
  type Translations,
} from '../texts/load-translations.ts';
import type { LockLine } from '../texts/lock-file.ts';
import {
  acceptImported,
  acceptTranslations,
  replaceLock,
} from '../translations/accept-translations.ts';
import { reportAcceptance, reportUnaccepted } from '../translations/report-translations.ts';
import { UserError } from '../user-error.ts';
import { reportUnreadFiles } from './report-findings.ts';
import { addContentOption, type CommonFlags, createLanguagesOption } from './shared-options.ts';

interface AcceptFlags extends CommonFlags {
  /** Omit for all languages. */
  lang?: string[];
  check?: boolean;
  dryRun?: boolean;
  /** Addresses to remove from the list. */
  forget?: string[];
}

/** `catalogue accept`: accepts translations as matching the current Turkish texts, and remembers addresses. */
export function register(command: Command, context: RunContext): void {
  const forget = new Option(
    '--forget <address...>',
    'remove permanently deleted addresses from the list',
  );
  command
    .addOption(createLanguagesOption())
    .option('--check', 'exit 1 if anything is not accepted; write nothing')
    .option('--dry-run', 'show what would be accepted; write nothing')
    .addOption(forget.conflicts(['check', 'lang']))
    .action(async (names: string[], flags: AcceptFlags) =>
      context.finish(await accept(names, flags, context)),
    );
  addContentOption(
    command,
    'accept g63 --lang ar',
    'accept content/cars/g63.yaml labels',
    'accept --check',
    'accept --forget /detay/g63',
  );
}

async function accept(names: readonly string[], flags: AcceptFlags, context: RunContext) {
  const { streams, cacheFolder } = context;
  const { content, lang, check, dryRun = false, forget, ui } = flags;
  if (forget) return forgetAddresses([...names, ...forget], flags, streams);
  const languages = chooseLanguages(lang);
  const translations = await loadTranslations(content, cacheFolder);
  const coversFile = chooseFiles(names, translations, flags);
  const { files } = translations.loaded.content;
  const list = readAddressList(translations.loaded.content);
  const addresses = list ? findNewAddresses(files, coversFile) : [];
  const isOfEntry = ({ file, language }: LockLine) =>
    languages.includes(language) && coversFile(file);
  const shown = listAlternatives(names, files, coversFile);
  const isShown = (line: LockLine) =>
    languages.includes(line.language) && line.file === picturesFile && shown.has(line.path);
  const present = translations.entries.flatMap(({ texts }) => listTranslations(texts));
  const accepted = acceptTranslations(
    present,
    translations.lock,
    (line) => isOfEntry(line) || isShown(line),
  );
  const found = {
    ...accepted,
    lines: acceptWithin(present, translations.lock, isOfEntry, isShown),
  };
  const shownIn = { folder: content, language: ui, addresses };
  if (check) streams.out(reportUnaccepted(found, shownIn));
  else {
    if (!dryRun) {
      replaceFiles(content, [
        replaceLock(translations.written, found.lines),
        ...(list ? [replaceAddresses(list, [...list.addresses, ...addresses])] : []),
      ]);
    }
    streams.out(reportAcceptance(found, { ...shownIn, languages, isDryRun: dryRun }));
  }
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  return check && found.added.length + addresses.length > 0 ? 1 : 0;
}

/** Removes addresses from the list, all or none, and changes nothing else. */
async function forgetAddresses(
  addresses: readonly string[],
  { content: folder, dryRun = false, ui }: AcceptFlags,
  { out }: Streams,
): Promise<ExitCode> {
  const list = readAddressList(await readContent(folder));
  if (!list)
    throw new UserError((messages) => messages.translations.accept.unreadableAddresses(folder));
  const known = list.addresses.map(({ address }) => address);
  const unknown = addresses.find((address) => !known.includes(address));
  if (unknown !== undefined) {
    const said = { address: unknown, meant: suggestName(unknown, known) };
    throw new UserError((messages) => messages.translations.accept.unknownAddress(said));
  }
  const kept = list.addresses.filter(({ address }) => !addresses.includes(address));
  if (!dryRun) replaceFiles(folder, [replaceAddresses(list, kept)]);
  const messages = getMessages(ui).translations.accept;
  out(`${messages.forgotten(addresses.join(', '))}\n${dryRun ? `${messages.dryRun}\n` : ''}`);
  return 0;
}

/**
 * The paths of the alternative texts in `pictures.yaml` that belong to named entries. A picture that other entries show,
 * too, counts: its text was looked at with the entry. Without names, and for that file itself, all texts are covered
 * anyway.
 */
function listAlternatives(
  names: readonly string[],
  files: readonly ContentFile[],
  coversFile: (path: string) => boolean,
): ReadonlySet<string> {
  if (names.length === 0 || coversFile(picturesFile)) return new Set();
  const references = files.flatMap((file) => (coversFile(file.path) ? file.references : []));
  const pictures = references.filter(({ kind }) => kind === 'picture');
  return new Set(pictures.map(({ name }) => formatPath(['pictures', name, 'alt'])));
}

/** The new lines of the lock. Of a file that is covered in part, the other texts keep their state. */
function acceptWithin(
  present: readonly LockLine[],
  lock: readonly LockLine[],
  isOfEntry: (line: LockLine) => boolean,
  isShown: (line: LockLine) => boolean,
): LockLine[] {
  const { lines } = acceptTranslations(present, lock, isOfEntry);
  return acceptImported(present, present, lines, isShown);
}

/**
 * The files that names refer to. The lines of an unreadable file are kept in any case. A check of everything leaves out
 * drafts, which stop nobody.
 */
function chooseFiles(
  names: readonly string[],
  { entries, broken, loaded }: Translations,
  { content: folder, check }: AcceptFlags,
) {
  const counted = check ? listPublished(entries) : entries;
  const readable = new Set(counted.map(({ file }) => file.path));
  if (names.length === 0) {
    const isGone = createGoneCheck(loaded.content);
    return (path: string) => readable.has(path) || isGone(path);
  }
  const named = findNamedEntries<ContentEntry>(names, [...entries, ...broken], folder);
  const chosen = new Set(
    named.filter((entry) => !broken.includes(entry)).map(({ file }) => file.path),
  );
  return (path: string) => chosen.has(path);
}
