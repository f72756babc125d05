import { readdir } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { createFileTracker, hashBytes, unreadable } from '../lib/file-tracker.ts';
import {
  type ContentFile,
  imageFolder,
  isContentFile,
  isPictureFile,
} from '../model/content-file.ts';
import { parseSource } from '../model/parse-source.ts';
import { ContentFolderError, hasErrorCode, SavedMeanwhileError } from '../user-error.ts';
import { createSourceFile, type SourceFile } from '../yaml/source-file.ts';
import { analyzeFile, decodeUtf8 } from './analyze-file.ts';
import { analyzeInWorkers } from './analyze-in-workers.ts';
import { beginContentCache, readContentCache } from './content-cache.ts';
import { createPictureFiles, type PictureFiles } from './picture-files.ts';

/** The content as it was read: the analysis of every single file. */
export interface Content {
  folder: string;
  /** Sorted by path. */
  files: readonly ContentFile[];
  /** All other files in the folder, by path, in the same order. */
  others: Others;
  pictures: PictureFiles;
  /** The text of a file, with its byte-order mark, if any; `undefined` if the file is missing or not text. */
  readText(path: string): string | undefined;
  /** Opens a file, to locate its fields. */
  open(file: ContentFile): SourceFile;
}

/** Files that are not content by their names, and links, which are not followed because they may form a cycle. */
type Others = ReadonlyMap<string, 'file' | 'link'>;

/** The opened files: one that did not change between two reads is parsed once. */
type Sources = WeakMap<ContentFile, SourceFile>;

interface ReaderOptions {
  /** The cache folder; omit to disable the cache. */
  cacheFolder?: string | undefined;
  /** Called after each batch of files that was read, while other threads read the next ones. */
  onProgress?: (done: number, total: number, files: readonly ContentFile[]) => void;
}

/** If fewer files than this share changed, analysing them again in the next run takes less time than to write the cache. */
const minShareToSave = 0.01;

/** Creates a reader of a content folder that can be read repeatedly. Only changed files are opened. */
export function createContentReader(
  folder: string,
  { cacheFolder, onProgress }: ReaderOptions = {},
) {
  const cache = cacheFolder === undefined ? undefined : readContentCache(cacheFolder, folder);
  const tracker = createFileTracker(folder, cache?.seen);
  const pictures = createPictureFiles(join(folder, imageFolder), cache);
  let known: Map<string, ContentFile> | undefined;
  const sources: Sources = new WeakMap();
  let others: Others = new Map();
  /** How many changes were saved last. -1 if there is no cache yet, so that even zero changes are saved. */
  let lastSavedCount = cache ? 0 : -1;
  /** The cache that is being written, and the files that are in it. */
  let saving: { cache: ReturnType<typeof beginContentCache>; saved: Set<ContentFile> } | undefined;
  const beginToSave = (): typeof saving => {
    const changeCount = tracker.changeCount + pictures.changeCount;
    if (cacheFolder === undefined || changeCount === lastSavedCount) return undefined;
    if (cache && changeCount < minShareToSave * tracker.seen.size) return undefined;
    saving ??= { cache: beginContentCache(cacheFolder, folder), saved: new Set() };
    return saving;
  };

  return {
    /**
     * Finds which files have changed, without analysing them.
     *
     * @param changed paths below the content folder that may have changed; defaults to all paths
     * @returns a hash of the contents of all files, another one if a file was never read
     * @throws {ContentFolderError} if the folder cannot be read
     */
    async scan(changed?: ReadonlySet<string>): Promise<string> {
      const { seen } = tracker;
      for (const path of changed ?? seen.keys()) if (seen.has(path)) tracker.scan(path);
      if (!changed || [...changed].some((path) => !seen.has(path))) {
        const listed = await listFiles(folder);
        others = listed.others;
        for (const path of seen.keys()) if (!listed.content.has(path)) tracker.forget(path);
        for (const path of listed.content) if (!seen.has(path)) tracker.note(path);
      }
      for (const file of pictures.seen.keys()) {
        if (!changed || changed.has(`${imageFolder}/${file}`)) pictures.scan(file);
      }
      return hashFiles(seen, pictures.seen, others);
    },
    /** The hash, in the form of `scan`, of the files that were read: a file may have been saved since the scan. */
    describe: () => hashFiles(known ?? new Map(), pictures.seen, others),
    /** Reads the files that have changed, as of the last `scan`. */
    async read() {
      known ??= new Map(cache?.readFiles().map((file) => [file.path, file]));
      const paths = [...tracker.seen.keys()].toSorted();
      const opened = paths.filter((path) => {
        const hash = tracker.seen.get(path)?.hash;
        // The reason for a read error may change while the file stays unreadable.
        return hash === unreadable || hash !== known?.get(path)?.hash;
      });
      // The files of the whole site come first, since entries contain its facts.
      const inOrder = opened.toSorted((a, b) => Number(a.includes('/')) - Number(b.includes('/')));
      const begun = beginToSave();
      const keep = begun?.cache.add;
      const analyzed = await analyzeInWorkers(folder, inOrder, { onProgress, keep });
      for (const file of analyzed) {
        begun?.saved.add(file);
        known.set(file.path, file);
        tracker.settle(file.path, file.hash);
      }
      const files = paths.flatMap((path) => known?.get(path) ?? []);
      known = new Map(files.map((file) => [file.path, file]));
      return { ...createContent({ folder, files, others, pictures }, sources), opened };
    },
    /** Opens a file while others are still read. */
    open: createContent({ folder, files: [], others, pictures }, sources).open,
    /** Writes the cache for the next process. */
    save(): void {
      const begun = beginToSave();
      if (!begun) return;
      const files = known ? [...known.values()] : (cache?.readFiles() ?? []);
      for (const file of files) if (!begun.saved.has(file)) begun.cache.add(JSON.stringify(file));
      const index = {
        seen: [...tracker.seen],
        images: [...pictures.seen],
        headers: [...pictures.headers],
      };
      begun.cache.finish(index, files);
      saving = undefined;
      lastSavedCount = tracker.changeCount + pictures.changeCount;
    },
  };
}

/** Hashes the contents of files, whatever order they come in. */
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
 * Reads a content folder once, without a cache.
 *
 * @throws {ContentFolderError} if the folder cannot be read
 */
export async function readContent(folder: string): Promise<Content> {
  const reader = createContentReader(folder);
  await reader.scan();
  return reader.read();
}

/**
 * The text of a file as it was when the content was read.
 *
 * @throws {SavedMeanwhileError} if the file was saved since then
 */
export function readUnchanged({ files, readText }: Content, path: string): string {
  const text = readText(path);
  const read = files.find((file) => file.path === path);
  if (text !== undefined && read?.hash === hashBytes(text)) return text;
  throw new SavedMeanwhileError(path);
}

/** The same content with other texts in some of its files, without writing them. */
export function replaceTexts(content: Content, texts: ReadonlyMap<string, string>): Content {
  const files = content.files.map((file) => {
    const text = texts.get(file.path);
    return text === undefined ? file : analyzeFile(file.path, Buffer.from(text));
  });
  const readText = (path: string) => texts.get(path) ?? content.readText(path);
  const drafted = createContent({ ...content, files }, new WeakMap(), readText);
  return { ...drafted, open: (file) => (texts.has(file.path) ? drafted : content).open(file) };
}

function createContent(
  read: Pick<Content, 'folder' | 'files' | 'others' | 'pictures'>,
  sources: Sources,
  readText: Content['readText'] = createTextReader(read.folder),
): Content {
  return {
    ...read,
    readText,
    open(file) {
      const known = sources.get(file);
      if (known) return known;
      const { path, data, hash } = file;
      let isAsRead = true;
      const read = () => {
        const text = readText(path) ?? '';
        isAsRead = hashBytes(text) === hash;
        // A file that was saved since it was read may become the same again.
        if (!isAsRead) sources.delete(file);
        return text;
      };
      const parse = (text: string) =>
        parseSource(path, text).file ?? createSourceFile({ path, text, data });
      const source = isExact(file)
        ? createSourceFile({ path, text: () => read().replace(/^\ufeff/, ''), data })
        : parse(read());
      if (isAsRead) sources.set(file, source);
      return source;
    },
  };
}

/** Whether the data of a file is what its text says, so that it need not be parsed again. */
function isExact({ source, data, identifierHints }: ContentFile): boolean {
  return source !== undefined && data !== undefined && identifierHints === undefined;
}

function createTextReader(folder: string): Content['readText'] {
  const tracker = createFileTracker(folder);
  return (path) => {
    const bytes = tracker.read(path);
    return bytes && decodeUtf8(bytes);
  };
}

/** Lists everything below a content folder, with forward slashes. A folder that cannot be read represents its files. */
async function listFiles(folder: string) {
  const content = new Set<string>();
  const others = new Map<string, 'file' | 'link'>();
  const list = async (below: string): Promise<void> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((cause) => {
      if (below === '') throw new ContentFolderError(folder, { cause });
      // A folder may disappear while others are read, as when git changes branches. It needs no report.
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

/**
 * Files that editors, this tool and systems leave behind while they work, and files that are deliberately not content.
 */
const aside =
  /(?:^|\/)(?:[.#]|~\$|(?:Thumbs\.db|desktop\.ini)$)|(?:~|\.sw[a-p]|\.tmp)$|^(?:README\.md|translations\.lock)$/i;

/** Whether a path below the content folder is not part of the site. */
export function isAside(path: string): boolean {
  return aside.test(path);
}

/**
 * The path of a file below a folder, with forward slashes; `undefined` if the file is outside the folder.
 *
 * @param path absolute, or relative to the working directory, with slashes of any system
 */
export function findPathBelow(folder: string, path: string): string | undefined {
  const below = relative(resolve(folder), resolve(path.replaceAll('\\', '/')));
  const isOutside = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return isOutside ? undefined : below.split(sep).join('/');
}
