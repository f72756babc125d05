import { isContentFile, listContentFiles } from '../content/list-content-files.ts';
import { createFileMemory, type SeenFile } from './file-memory.ts';
import { type FileRecord, isAlike, isCollection } from './file-record.ts';
import { type FindSource, type Inspection, inspectFile } from './inspect-file.ts';

/** What is known of each content file, kept up to date by opening only those that changed. */
export interface ContentRecords {
  /** The records of all files, in the order of their paths. */
  list(): FileRecord[];
  seen: ReadonlyMap<string, SeenFile>;
  /**
   * Finds the files to look at: the few that entries are made from, and the entries.
   *
   * @param changed paths that may have changed; all where absent
   * @throws {ContentFolderError} where the folder cannot be read
   */
  scan(changed?: ReadonlySet<string>): Promise<ScannedFiles>;
  /**
   * Looks at files, opens those that changed, and forgets those that are gone.
   *
   * @returns whether other files can notice any of it
   */
  refresh(paths: readonly string[], onInspected: (inspection: Inspection) => void): boolean;
  /** Opens a file again that is known, since something it was made from has changed. */
  reopen(path: string): Inspection | undefined;
}

interface ScannedFiles {
  parts: string[];
  entries: string[];
  /** Whether nothing else may have changed: no part, and no file that is no content. */
  isEntriesAlone: boolean;
}

export interface SavedRecords {
  seen: Iterable<readonly [string, SeenFile]>;
  records: readonly FileRecord[];
}

/**
 * @param findSource with forms that know no links or pictures
 * @param onProgress called now and then while many files are read
 */
export function createContentRecords(
  folder: string,
  findSource: FindSource,
  saved: SavedRecords,
  onProgress: (done: number, total: number, path: string) => void = () => {},
): ContentRecords {
  const memory = createFileMemory(folder, saved.seen);
  const records = new Map(saved.records.map((record) => [record.path, record]));
  let paths: readonly string[] | undefined;

  /** Says whether other files can notice that this one has changed. */
  const refreshOne = (path: string, onInspected: (inspection: Inspection) => void): boolean => {
    const look = memory.look(path);
    const known = records.get(path);
    if (!look) {
      if (!records.delete(path)) return false;
      paths = undefined;
      return true;
    }
    if (known?.hash === look.hash) return false;
    if (!known) paths = undefined;
    const inspection = inspectFile(folder, path, look.bytes ?? memory.read(path), findSource);
    const { record } = inspection;
    // What it was made into before is kept to compare with, and is not valid any more.
    if (known?.made && record.isValid) record.made = { ...known.made, signature: outdated };
    records.set(path, record);
    onInspected(inspection);
    return !known || !isAlike(known, record);
  };

  return {
    seen: memory.seen,
    list() {
      paths ??= [...records.keys()].toSorted();
      return paths.flatMap((path) => records.get(path) ?? []);
    },
    async scan(changed) {
      const found = changed
        ? [...changed].filter(isContentFile)
        : [...new Set([...(await listContentFiles(folder)), ...memory.seen.keys()])];
      const entries = found.filter(isEntryPath);
      return {
        parts: found.filter((path) => !isEntryPath(path)),
        entries,
        isEntriesAlone: entries.length === (changed?.size ?? found.length),
      };
    },
    refresh(wanted, onInspected) {
      let isNoticed = false;
      wanted.forEach((path, done) => {
        if (refreshOne(path, onInspected)) isNoticed = true;
        if (done % progressStep === 0) onProgress(done, wanted.length, path);
      });
      onProgress(wanted.length, wanted.length, wanted.at(-1) ?? '');
      return isNoticed;
    },
    reopen(path) {
      const known = records.get(path);
      if (!known) return undefined;
      const inspection = inspectFile(folder, path, memory.read(path), findSource);
      if (known.made) inspection.record.made = known.made;
      records.set(path, inspection.record);
      return inspection;
    },
  };
}

/** The signature of an entry whose file has changed since it was made; no true one is a word. */
const outdated = 'outdated';

/** Files between two reports of progress. */
const progressStep = 100;

/** Whether a file lies in the folder of a collection, by its path. */
function isEntryPath(path: string): boolean {
  return isCollection(path.slice(0, path.indexOf('/')));
}
