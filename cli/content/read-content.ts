import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { createFileTracker, hashBytes, unreadable } from '../lib/file-tracker.ts';
import { parseSource } from '../model/parse-source.ts';
import { ContentFolderError, hasErrorCode, UserError } from '../user-error.ts';
import { createSourceFile, type SourceFile } from '../yaml/source-file.ts';
import { addressesFile, analyzeFile, type ContentFile, decodeUtf8 } from './analyze-file.ts';
import { analyzeInWorkers } from './analyze-in-workers.ts';
import { readContentCache, writeContentCache } from './content-cache.ts';
import { createPictureFiles, imageFolder, type PictureFiles } from './picture-files.ts';

/** The content as it was read: every file by itself. */
export interface Content {
  folder: string;
  /** In the order of their paths. */
  files: readonly ContentFile[];
  /** What else lies in the folder, by its path, in that order. */
  others: Others;
  pictures: PictureFiles;
  /** The text of a file, with a byte-order mark where it has one; nothing where it is missing or no text. */
  readText(path: string): string | undefined;
  /** Opens a file, to find the places of its fields. */
  open(file: ContentFile): SourceFile;
}

/** Files that hold no content by their name, and links, which nobody follows: they may lead in a circle. */
type Others = ReadonlyMap<string, 'file' | 'link'>;

interface ReaderOptions {
  /** Where what is known is kept between runs; it is not kept where absent. */
  cacheFolder?: string | undefined;
  /** Told now and then while many files are read. */
  onProgress?: (done: number, total: number, path: string) => void;
}

/** Where nothing had to be read, it costs less to look into so few files again than to save that they are the same. */
const minChangesToSave = 500;

/** One folder of content and what is known of it: reads it time and again, and opens only what has changed. */
export function createContentReader(
  folder: string,
  { cacheFolder, onProgress }: ReaderOptions = {},
) {
  const cache = cacheFolder === undefined ? undefined : readContentCache(cacheFolder, folder);
  const tracker = createFileTracker(folder, cache?.seen);
  const pictures = createPictureFiles(join(folder, imageFolder), cache);
  let known: Map<string, ContentFile> | undefined;
  let others: Others = new Map();
  /** How many news were saved; so far not even that there are none, where there is no cache. */
  let lastSavedCount = cache ? 0 : -1;

  return {
    /**
     * Looks which files have changed, and opens none of them.
     *
     * @param changed paths below the content folder that may have changed; all where absent
     * @returns a name for what stands in all files
     * @throws {ContentFolderError} where the folder cannot be read
     */
    async scan(changed?: ReadonlySet<string>): Promise<string> {
      const { seen } = tracker;
      for (const path of changed ?? seen.keys()) if (seen.has(path)) tracker.scan(path);
      if (!changed || [...changed].some((path) => !seen.has(path))) {
        const listed = await listFiles(folder);
        others = listed.others;
        for (const path of seen.keys()) if (!listed.content.has(path)) tracker.forget(path);
        for (const path of listed.content) if (!seen.has(path)) tracker.scan(path);
      }
      for (const file of pictures.seen.keys()) {
        if (!changed || changed.has(`${imageFolder}/${file}`)) pictures.scan(file);
      }
      return hashFiles(seen, pictures.seen, others);
    },
    /** The name, as `scan` gives it, for what was read: a file may have been saved since it was looked at. */
    describe: () => hashFiles(known ?? new Map(), pictures.seen, others),
    /** Reads what has changed since, as `scan` saw it last. */
    async read() {
      known ??= new Map(cache?.readFiles().map((file) => [file.path, file]));
      const paths = [...tracker.seen.keys()].toSorted();
      const opened = paths.filter((path) => {
        const hash = tracker.seen.get(path)?.hash;
        // Why a file cannot be read may change while it stays unreadable.
        return hash === unreadable || hash !== known?.get(path)?.hash;
      });
      const inspected = await analyzeInWorkers(folder, opened, onProgress);
      for (const file of inspected) known.set(file.path, file);
      const files = paths.flatMap((path) => known?.get(path) ?? []);
      known = new Map(files.map((file) => [file.path, file]));
      return { ...createContent({ folder, files, others, pictures }), opened };
    },
    /** Leaves to the next process what this one knows. */
    save(): void {
      const changeCount = tracker.news + pictures.news;
      if (cacheFolder === undefined || changeCount === lastSavedCount) return;
      if (!known && changeCount < minChangesToSave) return;
      writeContentCache(cacheFolder, folder, {
        seen: [...tracker.seen],
        images: [...pictures.seen],
        headers: [...pictures.headers],
        files: known ? [...known.values()] : (cache?.readFiles() ?? []),
      });
      lastSavedCount = changeCount;
    },
  };
}

/** A short name for what stands in files, whatever order they come in. */
function hashFiles(...all: [...ReadonlyMap<string, { hash: string }>[], others: Others]): string {
  const lists = all.map((files) =>
    Array.from<[string, { hash: string } | string], string>(
      files,
      ([path, what]) => `${path} ${typeof what === 'string' ? what : what.hash}`,
    ).toSorted(),
  );
  return hashBytes(JSON.stringify(lists));
}

/**
 * Reads a content folder once, with nothing known and nothing kept.
 *
 * @throws {ContentFolderError} where the folder cannot be read
 */
export async function readContent(folder: string): Promise<Content> {
  const reader = createContentReader(folder);
  await reader.scan();
  return reader.read();
}

/**
 * The text of a file as it was when the content was read.
 *
 * @throws {UserError} if somebody has saved another one since
 */
export function readUnchanged({ files, readText }: Content, path: string): string {
  const text = readText(path);
  const read = files.find((file) => file.path === path);
  if (text !== undefined && read?.hash === hashBytes(text)) return text;
  throw new UserError((messages) => messages.compile.savedMeanwhile(path));
}

/**
 * Finds which paths stand for nothing any more: nothing has that name, and nothing that could not be looked into, as a
 * link or a folder that may not be read, the name of a folder above.
 */
export function createGoneCheck({ files, others }: Content): (path: string) => boolean {
  const taken = new Set([...files.map(({ path }) => path), ...others.keys()]);
  return (path) => {
    const names = path.split('/');
    return !names.some((_, index) => taken.has(names.slice(0, index + 1).join('/')));
  };
}

/** The same content with other texts in some of its files, which nobody has written. */
export function replaceTexts(content: Content, texts: ReadonlyMap<string, string>): Content {
  const files = content.files.map((file) => {
    const text = texts.get(file.path);
    return text === undefined ? file : analyzeFile(file.path, Buffer.from(text));
  });
  const readText = (path: string) => texts.get(path) ?? content.readText(path);
  return createContent({ ...content, files }, readText);
}

function createContent(
  read: Pick<Content, 'folder' | 'files' | 'others' | 'pictures'>,
  readText: Content['readText'] = createTextReader(read.folder),
): Content {
  const opened = new Map<string, SourceFile>();
  return {
    ...read,
    readText,
    open({ path, data }) {
      const known = opened.get(path);
      if (known) return known;
      const text = readText(path) ?? '';
      const source = parseSource(path, text).file ?? createSourceFile({ path, text, data });
      opened.set(path, source);
      return source;
    },
  };
}

function createTextReader(folder: string): Content['readText'] {
  const tracker = createFileTracker(folder);
  return (path) => {
    const bytes = tracker.read(path);
    return bytes && decodeUtf8(bytes);
  };
}

/** All that lies below a content folder, with forward slashes; a folder that cannot be read stands for its files. */
async function listFiles(folder: string) {
  const content = new Set<string>();
  const others = new Map<string, 'file' | 'link'>();
  const list = async (below: string): Promise<void> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((cause) => {
      if (below === '') throw new ContentFolderError(folder, { cause });
      // A folder that went away while others were read, as when git changes branches, is missed by nobody.
      if (!hasErrorCode(cause, 'ENOENT')) content.add(below);
      return [];
    });
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (isAside(path)) continue;
      const isFolder = entry.isDirectory();
      if (isFolder) await list(path);
      if (isContentFile(path) && (isFolder || entry.isFile())) content.add(path);
      else if (!isFolder || isPictureFile(path))
        others.set(path, entry.isSymbolicLink() ? 'link' : 'file');
    }
  };
  await list('');
  return { content, others };
}

/** What editors, this tool and systems leave beside files while they work; and what is no content by intention. */
const aside =
  /(?:^|\/)(?:[.#]|~\$|(?:Thumbs\.db|desktop\.ini)$)|(?:~|\.sw[a-p]|\.tmp)$|^(?:README\.md|translations\.lock)$/i;

/** Whether a path below the content folder is none of the site’s. */
export function isAside(path: string): boolean {
  return aside.test(path);
}

/** Whether a file of the content folder holds content by its name. */
export function isContentFile(path: string): boolean {
  return path === addressesFile || /\.ya?ml$/.test(path);
}

export function isPictureFile(path: string): boolean {
  return /\.(?:avif|jpe?g|png|webp)$/i.test(path);
}

/**
 * The path of a file below a folder, with forward slashes; absent where it lies elsewhere.
 *
 * @param path absolute, or from where the command runs; with slashes of any system
 */
export function findPathBelow(folder: string, path: string): string | undefined {
  const below = relative(resolve(folder), resolve(path.replaceAll('\\', '/')));
  const isOutside = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return isOutside ? undefined : below.split(sep).join('/');
}
