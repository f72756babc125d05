import { join, relative } from 'node:path';
import { type Issue, sortIssues } from '../issue.ts';
import type { FieldModel } from '../content/field-model.ts';
import { describeDamagedPictures } from '../content/check-pictures.ts';
import { createSourceFinder, listSources } from '../content/find-source.ts';
import { createSourceForms } from '../content/source-forms.ts';
import { createSources } from '../content/sources.ts';
import type { PictureRun } from './write-pictures.ts';
import { type CachedEntry, type CompileCache, writeCompileCache } from './compile-cache.ts';
import { createContentRecords } from './content-records.ts';
import { createBundleWriter, type WrittenBundles } from './create-bundle-writer.ts';
import { createGlobals, type Globals, type Parts } from './create-globals.ts';
import { createPictureKeeper } from './create-picture-keeper.ts';
import { type FileRecord, isCollection } from './file-record.ts';
import { type FoundIssues, findIssues } from './find-issues.ts';
import { gatherParts } from './gather-parts.ts';
import type { Inspection } from './inspect-file.ts';
import { makeEntry } from './make-entry.ts';
import { readFields } from './read-fields.ts';
import { restoreRecords } from './restore-records.ts';
import { removeLeftovers } from './write-outputs.ts';

export interface CompilerOptions {
  /** The folder of the content. */
  content: string;
  /** The folder to write to. */
  out: string;
  onReading?: (done: number, total: number, path: string) => void;
  onPictures?: (done: number, total: number, name?: string) => void;
}

export interface Build {
  /** All problems in order: errors and warnings. */
  issues: Issue[];
  /** What stopped the build, where something did: nothing was written then. */
  stoppedBy?: 'content' | 'pictures';
  /** How many picture files were made. */
  encoded: number;
  /** The paths of the files that changed, beside pictures. */
  written: string[];
  /** The paths of the content files that were opened. */
  opened: string[];
  counts: Record<'experiences' | 'cars' | 'posts', number>;
}

/** A compiler that remembers what it made, so that the next build makes only what a change touches. */
export interface Compiler {
  /**
   * Brings pictures and bundles up to date; content with errors writes nothing and leaves the last good bundles.
   *
   * @param changed paths below the content folder that may have changed; all where absent
   * @throws {ContentFolderError} where the folder cannot be read
   */
  build(changed?: ReadonlySet<string>): Promise<Build>;
  /**
   * Leaves to the next process what this one knows. Costs more than a small build, and may wait: without it the next
   * process begins anew.
   */
  save(): void;
}

/** @param cache what the process before left behind, where that still holds */
export function createCompiler(options: CompilerOptions, cache?: CompileCache): Compiler {
  const { content, out } = options;
  const sources = createSources(createSourceForms({}));
  const findSource = createSourceFinder(sources);
  const listed = listSources(sources);
  const single = listed.flatMap(([name, source]) => ('file' in source ? [{ name, source }] : []));
  const requiredNames = single.map(({ name }) => name);
  const requiredFiles = single.map(({ source }) => source.file);
  const models = new Map<string, FieldModel>(
    listed.flatMap(([name, source]) => {
      const found = findSource('file' in source ? source.file : `${source.folder}/any.yaml`);
      return found ? [[name, found.model]] : [];
    }),
  );
  const records = createContentRecords(
    content,
    findSource,
    restoreRecords(content, out, cache),
    options.onReading,
  );
  const pictures = createPictureKeeper(content, out, cache, options.onPictures);
  const writer = createBundleWriter(out, models);

  /** Makes an entry whose file is open; what was made before of the same things stays. */
  const make = ({ record, source, value }: Inspection, globals: Globals) => {
    if (!source || !record.isValid)
      throw new Error(`${record.path} changed while it was compiled.`);
    record.made = makeEntry(record, value, source, globals, record.made);
  };

  /** What the last build found; it holds where only words of entries have changed since. */
  let found: FoundIssues | undefined;
  let unsaved: { issues: Issue[]; bundles: WrittenBundles } | undefined;

  return {
    save() {
      if (!unsaved) return;
      writeCompileCache(join(out, 'content'), describeCache(unsaved.issues, unsaved.bundles));
      unsaved = undefined;
    },
    async build(changed) {
      // What a build before knew says nothing of files that have changed since, should this one be stopped.
      unsaved = undefined;
      removeLeftovers(join(out, 'content'));
      const opened: string[] = [];
      const paths = await records.scan(changed);
      records.refresh(paths.parts, ({ record }) => opened.push(record.path));
      const early = await planEarly(records.list());
      const isNoticed = records.refresh(paths.entries, (inspection) => {
        opened.push(inspection.record.path);
        // Where all that entries are made from is known, they are made as they are read, and can be forgotten.
        if (early && inspection.record.isValid) make(inspection, early.globals);
      });

      const all = records.list();
      const isLocal = changed !== undefined && paths.isEntriesAlone && !isNoticed;
      if (!isLocal) found = undefined;
      found ??= await findIssues(all, content, pictures.isKnown, requiredFiles);
      const { issues, hasErrors } = found;
      const stop = (stoppedBy: 'content' | 'pictures', problems: Issue[]): Build => ({
        issues: problems,
        stoppedBy,
        encoded: 0,
        written: [],
        opened,
        counts: { experiences: 0, cars: 0, posts: 0 },
      });
      if (hasErrors) return stop('content', issues);
      const parts = gatherParts(all, requiredNames);
      if (!parts) throw new Error('The content was checked and a part of it is gone.');
      const run = early ? early.run : await pictures.make(await pictures.plan(parts), parts);
      if (run.unreadable.length > 0) return stop('pictures', describeDamaged(run, parts, all));
      const globals = early?.globals ?? createGlobals(parts, run.pictures);
      for (const record of all) {
        if (!isCollection(record.name) || record.made?.signature === globals.sign(record)) continue;
        const inspection = records.reopen(record.path);
        if (inspection) make(inspection, globals);
      }
      const bundles = writer.write(records.list(), parts, globals, run.files);
      await pictures.keep(run);
      const { written, counts } = bundles;
      unsaved = { issues, bundles };
      return { issues, encoded: run.encoded, written, opened, counts };
    },
  };

  /** What entries are made from, where it is all valid and no picture must be made first. */
  async function planEarly(found: readonly FileRecord[]) {
    const parts = gatherParts(found, requiredNames);
    if (!parts) return undefined;
    const { waiting, ...run } = await pictures.plan(parts);
    if (waiting.length > 0 || run.unreadable.length > 0) return undefined;
    return { run, globals: createGlobals(parts, run.pictures) };
  }

  function describeCache(issues: Issue[], { places, outputs }: WrittenBundles): CompileCache {
    return {
      content: [...records.seen],
      images: [...pictures.seen],
      pictures: [...pictures.known()],
      entries: records.list().flatMap((record) => cacheEntry(record, places)),
      outputs: [...outputs].map(([path, stamp]) => [relative(out, path), stamp]),
      issues,
    };
  }
}

function describeDamaged(run: PictureRun, parts: Parts, records: readonly FileRecord[]): Issue[] {
  const library = records.find(({ name }) => name === 'pictures')?.file;
  if (!library) throw new Error('The library of pictures was checked and is gone.');
  return sortIssues(describeDamagedPictures(run.unreadable, library, parts.pictures.pictures));
}

function cacheEntry(record: FileRecord, places: WrittenBundles['places']): CachedEntry[] {
  const { path, hash, name, file, issues, links, pictures, namesFacts, made } = record;
  if (!isCollection(name) || !made) return [];
  return [
    {
      path,
      hash,
      name,
      facts: readFields(file?.data),
      issues,
      links,
      pictures,
      namesFacts,
      signature: made.signature,
      ...(made.tailSignature !== undefined && { tailSignature: made.tailSignature }),
      places: places.flatMap((inLanguage) => {
        const place = inLanguage.get(path);
        return place ? [place] : [];
      }),
    },
  ];
}
