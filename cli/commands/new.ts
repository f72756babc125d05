import { lstatSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Command } from 'commander';
import { findBeginning, findDay } from '../../shared/dubai-time.ts';
import { readAddressList } from '../content/address-list.ts';
import { readContent, readUnchanged } from '../content/read-content.ts';
import type { ExitCode, RunContext, Streams } from '../context.ts';
import { type Ask, askOnTerminal, collectValues } from '../entries/collect-values.ts';
import { type EntryField, listFlags } from '../entries/entry-fields.ts';
import { type EntryKindName, entryKinds, type NewContext } from '../entries/entry-kinds.ts';
import { createJsonSchema, createModeline, type SchemaKind } from '../entries/json-schema.ts';
import { appendEntry, fillEntry, formatCommented, formatList } from '../entries/write-entry.ts';
import { getAt } from '../lib/get-at.ts';
import { replaceFiles } from '../lib/replace-files.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { getFieldDocs } from '../messages/field-docs.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { imageFolder, isPictureFile } from '../model/content-file.ts';
import { indexContent } from '../model/content-index.ts';
import { sources } from '../model/sources.ts';
import { addContentOption, type CommonFlags } from './shared-options.ts';

type NewFlags = CommonFlags & Partial<Record<EntryField, string>>;

/** `catalogue new`: creates an entry with all required fields. */
export function register(command: Command, { streams, isInteractive, finish }: RunContext): void {
  for (const { option, help, isList } of listFlags()) {
    if (isList) command.option(option, help, joinItems);
    else command.option(option, help);
  }
  command.action(async (kind: string, flags: NewFlags) => {
    const options = { kind, content: flags.content, language: flags.ui, answers: flags };
    finish(await createEntry(options, streams, isInteractive ? askOnTerminal : undefined));
  });
  addContentOption(
    command,
    'new car',
    'new car --title "Bentley Bentayga" --price 150',
    'new post --title "Çölde bir gece" --category Çöl --ui tr',
    'new notice --text "Ofis 15.00’te kapanıyor" --from 2027-02-08 --until 2027-03-09',
    'new term --tr kumul --en dune --ar كثيب',
  );
}

/** Joins the values of a flag that is repeated, as they are typed in one. */
function joinItems(value: string, previous?: string): string {
  return previous === undefined ? value : `${previous},${value}`;
}

export interface NewOptions {
  /** The kind of entry: car, experience, post, service, picture, notice or term. */
  kind: string;
  content: string;
  language: UiLanguage;
  /** The values from the flags. */
  answers: Partial<Record<EntryField, string>>;
  /** The current date; defaults to now. */
  now?: Date;
}

/**
 * Creates an entry with all required fields: a file, or an item at the end of a list. Nothing is overwritten.
 *
 * @param ask asks for values that the flags lack; omit if there is no terminal
 * @throws {ContentFolderError} if the content folder cannot be read
 * @throws {UserError} for a post, if the list of addresses is a link or a line of it is invalid
 */
export async function createEntry(
  { kind, content, language, answers, now = new Date() }: NewOptions,
  { out, error }: Streams,
  ask?: Ask,
): Promise<ExitCode> {
  const { commands, entries: messages, translations } = getMessages(language);
  const refuse = (message: string): ExitCode => {
    error(`${message}\n`);
    return 2;
  };
  const known = Object.keys(entryKinds);
  if (!isKind(kind)) {
    const meant = suggestName(kind, known);
    return refuse(commands.unknownKind({ kind, known: known.join(', '), meant }));
  }
  const entryKind = entryKinds[kind];
  const read = await readContent(content);
  // The list contains the numbers of former posts; a number is used only once.
  if (kind === 'post' && !readAddressList(read)) {
    return refuse(translations.accept.unreadableAddresses(content));
  }
  const index = indexContent(read.files);
  const context: NewContext = {
    files: read.files,
    index,
    images: [...read.others.keys()]
      .filter((path) => isPictureFile(path) && dirname(path) === imageFolder)
      .map((path) => basename(path)),
    today: findDay(now.getTime()),
  };
  const schema = entryKind.selectSchema(sources);
  const collected = await collectValues({ entryKind, schema, answers, language, context }, ask);
  if ('problem' in collected) return refuse(collected.problem);

  const values = { ...collected.values, ...entryKind.complete(collected.values, context) };
  const json = createJsonSchema(schema, (field, isLong) => ({
    description: getFieldDocs(field, language)?.inFile ?? '',
    isLong,
  }));
  const entry = fillEntry(json, values);
  const place = entryKind.place(values, context);
  const file = join(content, place.path);
  if ('kind' in place) {
    if (lstatSync(file, { throwIfNoEntry: false })) return refuse(messages.present(file));
    const text = formatCommented(json, entry, language);
    const after = `${createModeline(place.path, place.kind)}\n${text}`;
    replaceFiles(content, [{ file: place.path, before: undefined, after }]);
  } else {
    const isRead = read.files.some(({ path, data }) => path === place.path && data !== undefined);
    const before = isRead ? readUnchanged(read, place.path) : undefined;
    const after =
      before === undefined ? startList(place, file, entry) : appendEntry(before, place, entry);
    if (after === undefined) return refuse(messages.unfit(file));
    replaceFiles(content, [{ file: place.path, before, after }]);
  }
  out(`${file}\n`);
  const folder = join(content, imageFolder);
  const hasBlocks = 'kind' in place;
  const name = 'name' in place ? place.name : undefined;
  const starts = getAt(entry, ['from']);
  const opensOn =
    kind === 'notice' && typeof starts === 'string' && findBeginning(starts) > now.getTime()
      ? starts
      : undefined;
  error(describeNextSteps({ kind, file, folder, entry, name, hasBlocks, opensOn }, language));
  return 0;

  function isKind(name: string): name is EntryKindName {
    return Object.hasOwn(entryKinds, name);
  }
}

/** The text of a new file with one entry; `undefined` if the file is there but unread, or must not be absent. */
function startList(
  { newKind, ...place }: { path: string; below?: string; newKind?: SchemaKind },
  file: string,
  entry: object,
): string | undefined {
  if (newKind === undefined || lstatSync(file, { throwIfNoEntry: false })) return undefined;
  return `${createModeline(place.path, newKind)}\n${formatList(place, entry)}`;
}

interface Made {
  kind: EntryKindName;
  file: string;
  /** The folder of picture files. */
  folder: string;
  entry: object;
  /** The name of an entry in a table, such as a picture. */
  name: string | undefined;
  /** Whether it has a file of its own: then it can be a draft, and long texts are written below a `|`. */
  hasBlocks: boolean;
  /** The moment from which a notice is shown, if that lies ahead. */
  opensOn: string | undefined;
}

/** The next steps after an entry is created, as numbered lines. */
function describeNextSteps(
  { kind, file, folder, entry, name, hasBlocks, opensOn }: Made,
  language: UiLanguage,
): string {
  const messages = getMessages(language).entries.next;
  const { file: picture = '', image, images }: Record<string, unknown> = { ...entry };
  const lacksPicture = image === '' || (Array.isArray(images) && images.includes(''));
  if (kind === 'term') return `${messages.heading}\n  1. ${messages.applyTerm(file)}\n`;
  // A broken link is not a picture.
  const isThere = statSync(join(folder, String(picture)), { throwIfNoEntry: false })?.isFile();
  const steps = [
    ...(kind === 'picture' && !isThere
      ? [messages.copyPicture(join(folder, String(picture)))]
      : []),
    ...(hasBlocks ? [messages.keepAsDraft] : []),
    messages.fillIn(file, hasBlocks),
    ...(lacksPicture ? [messages.addPicture(folder)] : []),
    ...(kind === 'picture' && name !== undefined ? [messages.showPicture(name)] : []),
    messages.seeRest,
    opensOn === undefined ? messages.look : messages.lookOn(opensOn),
  ];
  const lines = steps.map((step, index) => `  ${index + 1}. ${step}\n`);
  return `${messages.heading}\n${lines.join('')}`;
}
