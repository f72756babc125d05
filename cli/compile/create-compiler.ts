import { join, relative } from 'node:path';
import { type Language, languages } from '../../shared/languages.ts';
import { labelResource } from '../../shared/schemas/labels.ts';
import { issueCodes } from '../codes/codes.ts';
import { toolVersion } from '../content/content-cache.ts';
import { describeDamagedPictures } from '../content/picture-files.ts';
import { createContentReader } from '../content/read-content.ts';
import { validateContent } from '../content/validate-content.ts';
import { type Issue, sortIssues } from '../issue.ts';
import {
  type FileStat,
  isSameFileStat,
  listNames,
  readBytes,
  readFileStat,
} from '../lib/file-tracker.ts';
import { type Output, removeLeftovers, writeFiles, writeIfPossible } from '../lib/write-files.ts';
import { localizeLabels } from '../model/localize.ts';
import { type Collection, loadSingletons, type Singletons } from '../model/sources.ts';
import { type BundleSections, checkOutput, createBundleCheck } from './check-bundle.ts';
import { arrangeEntries, createBundleMaker, joinSections } from './make-bundle.ts';
import type { Effort } from './plan-picture.ts';
import { retainAssets } from './retain-assets.ts';
import { type KnownPicture, writePictures } from './write-pictures.ts';

export interface CompilerOptions {
  /** The folder of the content. */
  content: string;
  /** The folder to write to. */
  out: string;
  /** Whether drafts are among the entries, for editors to look at. */
  drafts?: boolean;
  /** Whether small pictures matter more than time. */
  optimize?: boolean;
  onReading?: (done: number, total: number, path: string) => void;
  onPictures?: (done: number, total: number, name?: string) => void;
}

/** What a build did. */
export interface Build {
  /** All problems in order: errors and warnings. */
  issues: readonly Issue[];
  /** What stopped the build, where something did: no bundle was written then. */
  stoppedBy?: 'content' | 'pictures';
  /** Whether nothing had changed since the last build, so that nothing was done. */
  isUpToDate: boolean;
  /** How many picture files were made. */
  encoded: number;
  /** The paths of the files that changed, beside pictures. */
  written: readonly string[];
  /** The paths of the content files that were opened. */
  opened: readonly string[];
  counts: Record<Collection, number>;
}

/** The flow of a compile: read, check, localize, write. It can run again and again, and opens only what has changed. */
export function createCompiler({
  content: folder,
  out,
  drafts = false,
  ...options
}: CompilerOptions) {
  const effort = options.optimize ? 'max' : 'fast';
  const reader = createContentReader(folder, {
    cacheFolder: join(out, 'cache'),
    onProgress: options.onReading,
  });
  const publicFolder = join(out, 'public');
  const pictureFolder = join(publicFolder, 'pictures');
  const makeBundles = createBundleMaker();
  const checkBundle = createBundleCheck();
  const last = readLastBuild(out);
  let isFirst = true;
  let known: ReadonlyMap<string, KnownPicture> = new Map(last?.pictures);
  const keepPictures = () => {
    const named = [...known.values()].flatMap(({ fileNames }) => fileNames);
    retainAssets({ folder: publicFolder, part: 'pictures', named });
  };

  return {
    /** Leaves to the next process what this one knows of the content; it only saves time, and may wait. */
    save: reader.save,
    /**
     * Brings pictures and bundles up to date; content with errors writes nothing and leaves the last good bundles.
     *
     * @param changed paths below the content folder that may have changed; all where absent
     * @throws {ContentFolderError} where the folder cannot be read
     */
    async build(changed?: ReadonlySet<string>): Promise<Build> {
      const inputs = await reader.look(changed);
      const isAsAsked = last?.drafts === drafts && last.effort === effort;
      if (isFirst && isAsAsked && isUpToDate(out, last, inputs, pictureFolder)) {
        const { issues, counts } = last;
        keepPictures();
        return { issues, counts, isUpToDate: true, encoded: 0, written: [], opened: [] };
      }
      isFirst = false;
      for (const place of [join(out, 'content'), publicFolder]) removeLeftovers(place);

      const { opened, ...content } = await reader.read();
      const { issues, hasErrors } = await validateContent(content);
      const begun = { issues, isUpToDate: false, encoded: 0, written: [], opened, counts: nothing };
      if (hasErrors) return { ...begun, stoppedBy: 'content' };

      const parts = loadSingletons(content.files);
      const run = await writePictures(parts, {
        files: content.pictures,
        outFolder: pictureFolder,
        effort,
        known,
        onProgress: options.onPictures,
      });
      if (run.unreadable.length > 0) {
        const damaged = describeDamagedPictures(run.unreadable, content);
        return { ...begun, issues: sortIssues([...issues, ...damaged]), stoppedBy: 'pictures' };
      }
      const entries = arrangeEntries(content.files, drafts);
      const bundles = makeBundles({ entries, parts, pictures: run.pictures });

      const outputs = listOutputs(join(out, 'content'), bundles, parts, checkBundle);
      const written = writeFiles(outputs);
      known = run.known;
      keepPictures();
      const counts = {
        experiences: entries.experiences.length,
        cars: entries.cars.length,
        posts: entries.posts.length,
      };
      writeLastBuild(out, {
        drafts,
        inputs: issues.some(({ code }) => code === issueCodes.futureDate) ? '' : reader.describe(),
        outputs: outputs.map(({ path }) => path),
        pictures: [...known],
        effort,
        issues,
        counts,
      });
      return { ...begun, encoded: run.encoded, written, counts };
    },
  };
}

const nothing: Build['counts'] = { experiences: 0, cars: 0, posts: 0 };

/**
 * A bundle and a dictionary per language, each as the server takes it.
 *
 * @throws {UserError} where the server would refuse one
 */
function listOutputs(
  folder: string,
  bundles: Record<Language, BundleSections>,
  { labels }: Singletons,
  checkBundle: ReturnType<typeof createBundleCheck>,
): Output[] {
  return languages.flatMap((language) => {
    const bundle = join(folder, language, 'bundle.json');
    const dictionary = join(folder, language, 'global.json');
    checkBundle(bundle, bundles[language]);
    const labelTexts = checkOutput(dictionary, labelResource, localizeLabels(labels, language));
    return [
      { path: bundle, content: joinSections(bundles[language]) },
      { path: dictionary, content: `${JSON.stringify(labelTexts, undefined, 1)}\n` },
    ];
  });
}

/** What the last build that succeeded left behind; nothing of it depends on the clock. */
interface LastBuild {
  /** The version of the tool that made it. */
  tool: string;
  drafts: boolean;
  /** A name for what stood in all content files; empty where one of the warnings depends on the clock. */
  inputs: string;
  /** The files it wrote, below the folder to write to, as it left them. */
  outputs: readonly (readonly [path: string, stamp: FileStat])[];
  pictures: readonly (readonly [name: string, known: KnownPicture])[];
  effort: Effort;
  /** The warnings, in order. */
  issues: readonly Issue[];
  counts: Record<Collection, number>;
}

/** Below the folder to write to. */
const fileName = 'cache/last-build.json';

/** Reads what the last build left behind; nothing where there is none, or another version of the tool made it. */
function readLastBuild(out: string): LastBuild | undefined {
  const text = readBytes(join(out, fileName))?.toString();
  try {
    const build: LastBuild | undefined = text === undefined ? undefined : JSON.parse(text);
    return build?.tool === toolVersion ? build : undefined;
  } catch {
    return undefined;
  }
}

/** Writes it, last of all: the next build trusts every file that it names. */
function writeLastBuild(
  out: string,
  { outputs, ...build }: Omit<LastBuild, 'tool' | 'outputs'> & { outputs: readonly string[] },
): void {
  const stamps = outputs.flatMap((path) => {
    const stamp = readFileStat(path);
    return stamp ? [[relative(out, path), stamp]] : [];
  });
  const content = { tool: toolVersion, ...build, outputs: stamps };
  writeIfPossible({ path: join(out, fileName), content: `${JSON.stringify(content)}\n` });
}

/** Whether content and files are what the last build left: then there is nothing to do. */
function isUpToDate(
  out: string,
  { inputs, outputs, pictures }: LastBuild,
  current: string,
  pictureFolder: string,
): boolean {
  const present = new Set(listNames(pictureFolder));
  return (
    inputs === current &&
    outputs.every(([path, stamp]) => isSameFileStat(readFileStat(join(out, path)), stamp)) &&
    pictures.every(([, { fileNames }]) => fileNames.every((name) => present.has(name)))
  );
}
