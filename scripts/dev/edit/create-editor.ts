import { severityOf } from '../../../cli/issue.ts';
import { hashBytes } from '../../../cli/lib/file-tracker.ts';
import { type Replacement, replaceFiles } from '../../../cli/lib/replace-files.ts';
import { getMessages } from '../../../cli/messages/messages.ts';
import { parseSource } from '../../../cli/model/parse-source.ts';
import { listTexts, listTranslations } from '../../../cli/texts/list-texts.ts';
import { type LockLine, lockFile } from '../../../cli/texts/lock-file.ts';
import {
  acceptImported,
  acceptTranslations,
  replaceLock,
} from '../../../cli/translations/accept-translations.ts';
import type { LinkToLine } from '../../../cli/translations/html-report/link-to-line.ts';
import { SavedMeanwhileError, UserError } from '../../../cli/user-error.ts';
import type { DevClock } from '../dev-clock.ts';
import { createQueue } from './create-queue.ts';
import { type BuiltPictures, describePicture, listLibrary } from './describe-picture.ts';
import { describeText, namePlace } from './describe-text.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { type Draft, draftChanges, listChanges, listFindings } from './judge-text.ts';
import type { KnownText } from './known-texts.ts';
import { createSnapshotLoader, type Snapshot } from './load-snapshot.ts';
import { createPageIndex, type ReadPage } from './page-index.ts';
import type { EditRequest, EditRequests, Key, OpenText, RequestBody } from './protocol.ts';

/** What answers the requests of pages, see `protocol.ts`. */
export type Editor = {
  [Name in EditRequest]: (body: RequestBody<Name>) => Promise<EditRequests[Name]['response']>;
};

interface EditorOptions {
  /** The content folder. */
  folder: string;
  /** Builds the link that opens a line of a content file in the maintainer’s editor. */
  linkToLine: LinkToLine;
  /** Reads a page of the site, to know where texts are seen. Omit if there is no site. */
  readPage?: ReadPage;
  /** The clock of the site; defaults to the real one. */
  clock?: DevClock;
  /** Reads the pictures as the last build made them. Omit if there are none. */
  readBuiltPictures?: () => BuiltPictures;
}

/**
 * Creates the editor of texts and pictures in pages. It changes a file only by what changed, after all rules have judged
 * the content as it would be, and only if the file is as it was when its text was opened.
 */
export function createEditor({
  folder,
  linkToLine,
  readPage = async () => undefined,
  clock,
  readBuiltPictures = () => new Map(),
}: EditorOptions): Editor & { pages: ReturnType<typeof createPageIndex> } {
  const load = createSnapshotLoader(folder);
  const pages = createPageIndex(load, readPage, clock);
  /** The last save, which can be taken back. */
  let last: { key: Key; files: Replacement[] } | undefined;
  // Two saves at once would each be judged by content without the other.
  const inTurn = createQueue();

  const open = async ({ key, picture: name, ui }: RequestBody<'open'>): Promise<OpenText> => {
    const snapshot = await load();
    const subject = findSubject(snapshot, key, name);
    const { file } = subject.place.entry;
    const { path } = subject.place;
    const { line } = subject.picture ? file.locate(path) : file.locateKey(path);
    return {
      ...(subject.picture
        ? describePicture(subject, { snapshot, built: readBuiltPictures(), linkToLine, ui })
        : describeText(subject.text, snapshot, ui)),
      place: { label: `${file.path}:${line}`, url: linkToLine(file.path, line) },
      base: readBases(snapshot, subject.files).join(' '),
    };
  };

  /** Opens a text after it was written, so that no failure is taken for one of writing. */
  const openWritten = (body: RequestBody<'open'>) =>
    open(body).catch(() => {
      throw new UserError(({ editor }) => editor.savedUnread);
    });

  const save = async ({ key, base, wording, picture, ui }: RequestBody<'save'>) => {
    const snapshot = await load();
    const subject = findSubject(snapshot, key, picture?.name);
    const changed = findChanged(snapshot, subject, base);
    const again = { key, ui, ...(picture && { picture: picture.name }) };
    if (changed !== undefined) {
      const message = getMessages(ui).editor.changed(changed);
      return { result: 'changed', message, text: await open(again) } as const;
    }
    const { content, translations } = snapshot;
    const draft = await draftChanges(content, listChanges(subject, wording, picture));
    if (draft.files.length > 0) {
      const findings = listFindings(subject, draft, translations.loaded.issues, ui);
      if (findings.some(({ severity }) => severity === 'error')) {
        return { result: 'refused', findings } as const;
      }
      const files = [...draft.files, ...confirmNew(translations, subject.text, draft)];
      replaceFiles(folder, files);
      last = { key, files };
    }
    return { result: 'saved', text: await openWritten(again) } as const;
  };

  const judge = async ({ key, wording, picture, ui }: RequestBody<'judge'>) => {
    const snapshot = await load();
    const { content, translations } = snapshot;
    const subject = findSubject(snapshot, key, picture?.name);
    const draft = await draftChanges(content, listChanges(subject, wording, picture));
    return { findings: listFindings(subject, draft, translations.loaded.issues, ui) };
  };

  const confirm = async ({ key, base, language, ui }: RequestBody<'confirm'>) => {
    const snapshot = await load();
    const { translations } = snapshot;
    const subject = findSubject(snapshot, key);
    const { text } = subject;
    const changed = findChanged(snapshot, subject, base);
    if (changed !== undefined) {
      throw new UserError(({ editor }) => editor.changedUnread(changed));
    }
    if (translations.written.text === undefined) throw new UserError(({ editor }) => editor.noLock);
    if (!text?.states.find((state) => state.language === language)?.translation) {
      throw new UserError(({ editor }) => editor.notTranslated);
    }
    const { lines, added } = acceptTranslations(
      listTranslations(translations.entries.flatMap(({ texts }) => texts)),
      translations.lock,
      (line) => line.language === language && isOf(line, text),
    );
    if (added.length === 0) return open({ key, ui });
    const lock = replaceLock(translations.written, lines);
    replaceFiles(folder, [lock]);
    last = { key, files: joinReplacements(last?.key === key ? last.files : [], lock) };
    return openWritten({ key, ui });
  };

  const undo = async () => {
    if (!last) throw new UserError(({ editor }) => editor.nothingToUndo);
    const { key, files } = last;
    const { content, translations } = await load();
    // Links are not followed here, as they may lead out of the folder.
    const foreign = files.find(({ file, after }) =>
      file === lockFile
        ? after !== translations.written.text
        : hashBytes(after) !== readBases({ content }, [file])[0],
    );
    if (foreign) throw new UserError(({ editor }) => editor.undoTooLate(foreign.file));
    replaceFiles(
      folder,
      files.map(({ file, before = '', after }) => ({ file, before: after, after: before })),
    );
    last = undefined;
    return { key };
  };

  return {
    async status() {
      const { translations } = await load();
      const gaps = translations.entries.flatMap((entry) => entry.gaps);
      return {
        problems: translations.loaded.issues.filter((issue) => severityOf(issue) !== 'note').length,
        stale: gaps.filter(({ kind }) => kind === 'stale').length,
        canUndo: last !== undefined,
      };
    },
    async places({ path, pieces, ui }) {
      const { find } = await load();
      const found = pieces.map((piece) => find(piece, path));
      const named = new Set(found.flat());
      return {
        found: found.map((texts) => texts.map(({ key }) => key)),
        names: Object.fromEntries(Array.from(named, (text) => [text.key, namePlace(text, ui)])),
      };
    },
    open,
    library: async () => ({ pictures: listLibrary(await load(), readBuiltPictures()) }),
    seen: async ({ keys }) => ({ pages: await pages.count(keys) }),
    pages,
    judge: (body) => tryTwice(() => judge(body)),
    save: (body) => inTurn(() => tryTwice(() => save(body))),
    confirm: (body) => inTurn(() => tryTwice(() => confirm(body))),
    undo: () => inTurn(() => tryTwice(undo)),
  };
}

/**
 * Does something again if a file was saved after the content was read: then it sees that version.
 *
 * @throws {UserError} if that happens a second time
 */
async function tryTwice<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof SavedMeanwhileError)) throw error;
  }
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof SavedMeanwhileError)) throw error;
    throw new UserError(({ editor }) => editor.savedMeanwhile(error.file), { cause: error });
  }
}

/** The state of each file: the hash of its bytes. */
function readBases({ content }: Pick<Snapshot, 'content'>, paths: readonly string[]): string[] {
  return paths.map((path) => content.files.find((file) => file.path === path)?.hash ?? '');
}

/** The first file that is not as it was when the subject was opened; `undefined` if all are. */
function findChanged(snapshot: Snapshot, { files }: Subject, base: string): string | undefined {
  const opened = base.split(' ');
  const now = readBases(snapshot, files);
  return files.find((_, index) => now[index] !== opened[index]);
}

/**
 * The lock file in which the new translations are confirmed, as somebody has just written them. Translations of a new
 * Turkish text that stay as they are become stale. Without a lock file, none is made.
 */
function confirmNew(
  { lock, written }: Snapshot['translations'],
  text: KnownText | undefined,
  { files }: Draft,
): Replacement[] {
  const saved = files.find(({ file }) => file === text?.entry.file.path);
  if (!text || !saved || written.text === undefined) return [];
  const { file, model } = text.entry;
  const before = listTranslations(text.entry.texts);
  const now = parseSource(file.path, saved.after).file;
  const after = now ? listTranslations(listTexts(now, model, [])) : [];
  const words = new Map(before.filter((line) => isOf(line, text)).map(toWords));
  const isNew = (line: LockLine) =>
    isOf(line, text) && words.get(line.language) !== line.translation;
  const changed = new Set(after.filter(isNew).map(({ language }) => language));
  if (changed.size === 0) return [];
  const isTaken = (line: LockLine) => isOf(line, text) && changed.has(line.language);
  // Lines of other files are kept, whatever translations these have.
  return [replaceLock(written, acceptImported(before, after, lock, isTaken))];
}

function toWords({ language, translation }: LockLine) {
  return [language, translation] as const;
}

function isOf({ file, path }: LockLine, text: KnownText): boolean {
  return `${file}#${path}` === text.key;
}

/** Adds a later replacement to a set, so that both are taken back as one. Starts anew if somebody wrote in between. */
function joinReplacements(files: readonly Replacement[], later: Replacement): Replacement[] {
  const earlier = files.find(({ file }) => file === later.file);
  if (!earlier) return [...files, later];
  if (earlier.after !== later.before) return [later];
  return files.map((one) => (one === earlier ? { ...earlier, after: later.after } : one));
}
