import { join } from 'node:path';
import { type Language, languages } from '../../shared/languages.ts';
import { labelResource } from '../../shared/schemas/label-resource.ts';
import { findUnfinished, type UnfinishedDraft } from '../checks/check-drafts.ts';
import { createDamagedPictureIssues } from '../checks/check-pictures.ts';
import { findLatestDay } from '../checks/check-time.ts';
import { createTermsCheck, isReadable, readTerms } from '../checks/run-checks.ts';
import { createContentReader } from '../content/read-content.ts';
import { validateContent } from '../content/validate-content.ts';
import { type Issue, sortIssues } from '../issue.ts';
import { type Output, removeLeftovers, writeFiles } from '../lib/write-files.ts';
import { arrangeEntries } from '../model/arrange-entries.ts';
import { localizeLabels } from '../model/localize-labels.ts';
import { type Collection, loadSingletons, type Singletons } from '../model/sources.ts';
import {
  type BuildRecord,
  isUpToDate,
  readBuildRecord,
  recallEntries,
  writeBuildRecord,
} from './build-record.ts';
import { type BundleSections, checkOutput, createBundleCheck } from './check-bundle.ts';
import { createBundleMaker, listBundleParts } from './make-bundle.ts';
import { retainAssets } from './retain-assets.ts';
import { type KnownPicture, writePictures } from './write-pictures.ts';

export interface CompilerOptions {
  /** The folder of the content. */
  content: string;
  /** The folder to write to. */
  out: string;
  /** Whether to include drafts, for editors to review; defaults to `false`. */
  drafts?: boolean;
  /** Whether small files matter more than time; defaults to `false`. */
  optimize?: boolean;
  onReading?: (done: number, total: number, path: string) => void;
  onPictures?: (done: number, total: number, name?: string) => void;
}

/** The result of a build. */
export interface Build {
  /** All problems in order: errors and warnings, then notes. */
  issues: readonly Issue[];
  /** The cause if the build was stopped and no bundle was written; omitted otherwise. */
  stoppedBy?: 'content' | 'pictures';
  /** Whether nothing had changed since the last build, so that nothing was done. */
  isUpToDate: boolean;
  /** The drafts that are in no bundle, although drafts were to be included. */
  leftOut: readonly UnfinishedDraft[];
  /** Number of picture files that were encoded. */
  encoded: number;
  /** The paths of the files that changed, except pictures. */
  written: readonly string[];
  /** The paths of the content files that were opened. */
  opened: readonly string[];
  counts: Record<Collection, number>;
}

/** Creates a compiler, which reads, checks, localizes and writes. Repeated builds open only the files that changed. */
export function createCompiler({
  content: folder,
  out,
  drafts = false,
  ...options
}: CompilerOptions) {
  const effort = options.optimize ? 'max' : 'fast';
  const reader = createContentReader(folder, {
    cacheFolder: join(out, 'cache'),
    onProgress(done, total, files) {
      // The files of the whole site come first, and together.
      const given = files.some(({ source }) => source === 'site') ? readTerms(files) : undefined;
      steps?.makeAhead(files, given?.factsOf);
      if (given) checkAhead = createTermsCheck({ files, ...given, open: reader.open });
      if (checkAhead) files.filter(isReadable).forEach(checkAhead);
      options.onReading?.(done, total, files.at(-1)?.path ?? '');
    },
  });
  const publicFolder = join(out, 'public');
  const pictureFolder = join(publicFolder, 'pictures');
  const last = readBuildRecord(out);
  let steps: ReturnType<typeof createSteps> | undefined;
  let checkAhead: ReturnType<typeof createTermsCheck> | undefined;
  let isFirst = true;
  let known: ReadonlyMap<string, KnownPicture> = new Map(last?.pictures);
  const keepPictures = () => {
    const current = [...known.values()].flatMap(({ fileNames }) => fileNames);
    retainAssets({ folder: publicFolder, folderName: 'pictures', current });
  };

  return {
    /** Saves the content cache for the next process. The cache only saves time, so saving can be delayed. */
    save: reader.save,
    /**
     * Brings pictures and bundles up to date. If the content has errors, nothing is written, and the last good bundles
     * stay.
     *
     * @param changed paths below the content folder that may have changed; omit to scan all files
     * @throws {ContentFolderError} if the folder cannot be read
     */
    async build(changed?: ReadonlySet<string>): Promise<Build> {
      const day = findLatestDay();
      const inputs = await reader.scan(changed);
      const isComparable = last?.drafts === drafts && last.effort === effort && last.day === day;
      if (isFirst && isComparable && isUpToDate(out, last, inputs, pictureFolder)) {
        const { issues, leftOut, counts } = last;
        keepPictures();
        return { issues, leftOut, counts, isUpToDate: true, encoded: 0, written: [], opened: [] };
      }
      isFirst = false;
      for (const place of [join(out, 'content'), publicFolder]) removeLeftovers(place);

      steps ??= createSteps(out, last);
      const { opened, ...content } = await reader.read();
      const { issues, hasErrors } = await validateContent(content);
      const leftOut = drafts ? findUnfinished(content.files, issues) : [];
      const begun = {
        ...{ issues, leftOut, isUpToDate: false, encoded: 0, written: [], opened },
        counts: nothing,
      };
      if (hasErrors) return { ...begun, stoppedBy: 'content' };

      const singletons = loadSingletons(content.files);
      const run = await writePictures(singletons, {
        files: content.pictures,
        outFolder: pictureFolder,
        effort,
        known,
        onProgress: options.onPictures,
      });
      if (run.unreadable.length > 0) {
        const damaged = createDamagedPictureIssues(run.unreadable, content);
        return { ...begun, issues: sortIssues([...issues, ...damaged]), stoppedBy: 'pictures' };
      }
      const broken = new Set(leftOut.map(({ file }) => file));
      const entries = arrangeEntries(content.files, ({ path }) => drafts && !broken.has(path));
      const { makeBundles, checkBundle } = steps;
      const { bundles, facts } = makeBundles({ entries, singletons, pictures: run.pictures });

      const outputs = listOutputs(join(out, 'content'), bundles, singletons, checkBundle);
      const written = writeFiles(outputs);
      const listHashes = (name: Collection) => entries[name].map(({ hash }) => hash);
      known = run.known;
      keepPictures();
      const counts = {
        experiences: entries.experiences.length,
        cars: entries.cars.length,
        posts: entries.posts.length,
      };
      writeBuildRecord(out, {
        drafts,
        inputs: reader.describe(),
        day,
        outputs: outputs.map(({ path }) => path),
        pictures: [...known],
        shown: [...run.pictures.keys()],
        entries: { facts, experiences: listHashes('experiences'), cars: listHashes('cars') },
        effort,
        issues,
        leftOut,
        counts,
      });
      return { ...begun, encoded: run.encoded, written, counts };
    },
  };
}

/** The steps that keep the entries that did not change, beginning with those of the last build. */
function createSteps(out: string, last: BuildRecord | undefined) {
  const recalled = last && recallEntries(out, last);
  const lines = languages.flatMap((language) => [...(recalled?.lines[language].values() ?? [])]);
  const check = createBundleCheck(lines, last?.shown);
  return { ...check, ...createBundleMaker(recalled, check.checkAhead) };
}

const nothing: Build['counts'] = { experiences: 0, cars: 0, posts: 0 };

/**
 * Returns a bundle and a dictionary per language, in the form that the server reads.
 *
 * @throws {UserError} if the server would refuse one
 */
function listOutputs(
  folder: string,
  bundles: Record<Language, BundleSections>,
  { labels }: Singletons,
  checkBundle: ReturnType<typeof createBundleCheck>['checkBundle'],
): Output[] {
  return languages.flatMap((language) => {
    const bundle = join(folder, language, 'bundle.json');
    const dictionary = join(folder, language, 'global.json');
    checkBundle(bundle, bundles[language]);
    const labelTexts = checkOutput(dictionary, labelResource, localizeLabels(labels, language));
    return [
      { path: bundle, content: listBundleParts(bundles[language]) },
      { path: dictionary, content: `${JSON.stringify(labelTexts, undefined, 1)}\n` },
    ];
  });
}
