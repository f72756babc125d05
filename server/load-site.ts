import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Language, languages } from '../shared/languages.ts';
import {
  assetManifest,
  assetManifestName,
  listAssetNames,
} from '../shared/schemas/asset-manifest.ts';
import { type Bundle, parseBundle } from '../shared/schemas/bundle.ts';
import { findFault } from '../shared/schemas/find-fault.ts';
import { type LabelResource, labelResource } from '../shared/schemas/labels.ts';

const assetsSchema = z.strictObject({
  /** The script that runs in the head, and the module that it starts. */
  head: z.string(),
  entry: z.string(),
  styles: z.string(),
  icon: z.string(),
  /** What browsers may fetch before it is asked for. */
  speculationRules: z.string(),
  /** The icon in pixels: for tabs, for home screens by size, and with room to be cut. */
  icons: z.strictObject({
    favicon: z.string(),
    touch: z.string(),
    small: z.string(),
    large: z.string(),
    maskable: z.string(),
  }),
  /** Font files to load early, per language. */
  fonts: z.record(z.enum(languages), z.array(z.string())),
  /** Every file by its address, with its digest (SRI, “integrity”). */
  files: z.record(z.string(), z.string()),
});

/** Addresses of the built scripts, styles and fonts. */
export type Assets = z.infer<typeof assetsSchema>;

/** Everything the server serves, loaded and checked. */
export interface LoadedSite {
  bundles: Record<Language, Bundle>;
  labels: Record<Language, LabelResource>;
  /** A short hash of the bundles and labels. */
  content: string;
  assets: Assets;
  /** Addresses of assets that only pages in caches still name. */
  oldAssets: string[];
  /** Names of the picture files, also of those that only pages in caches still name. */
  pictures: string[];
  /** The folder of files that are served as they are. */
  publicFolder: string;
}

/** The build is missing or broken, or cannot be read; its message is one line for the operator, with what to do. */
export class BrokenBuildError extends Error {
  override name = 'BrokenBuildError';

  constructor(problem: string, options?: { cause: unknown }) {
    const { cause } = options ?? {};
    const isOutOfFiles = cause instanceof Error && 'code' in cause && cause.code === 'EMFILE';
    const advised = `${problem}; build the site again with npm run build.`;
    super(isOutOfFiles ? tooFewFiles : advised, options);
  }
}

const tooFewFiles =
  'The limit of open files is too low (ulimit -n); allow the process as many as MAX_CONNECTIONS and 200 more.';

/**
 * Loads what the build wrote, and sees that the pictures are there.
 *
 * @throws {BrokenBuildError} where a file is missing or does not hold what it should
 */
export async function loadSite(buildFolder: string): Promise<LoadedSite> {
  const files = listSiteFiles(buildFolder);
  const known = await readJson(files.publicFiles, (data) => assetManifest.parse(data));
  const assets = await readJson(files.assets, (data) => assetsSchema.parse(data));
  const bundles = await loadPerLanguage((language) =>
    readJson(files.bundle(language), parseBundle),
  );
  const labels = await loadPerLanguage((language) =>
    readJson(files.labels(language), (data) => labelResource.parse(data)),
  );
  const publicFolder = join(buildFolder, 'public');
  await findPictures(join(publicFolder, 'pictures'), known.pictures?.current ?? []);
  return {
    bundles,
    labels,
    content: hash('sha256', JSON.stringify([bundles, labels])).slice(0, 12),
    assets,
    oldAssets: listAssetNames(known.assets)
      .map((name) => `/assets/${name}`)
      .filter((address) => !(address in assets.files)),
    pictures: listAssetNames(known.pictures),
    publicFolder,
  };
}

/**
 * The release that was built.
 *
 * @throws {BrokenBuildError} where no package lies beside the build
 */
export async function readVersion(buildFolder: string): Promise<string> {
  const schema = z.object({ version: z.string() });
  const path = join(buildFolder, '../package.json');
  return (await readJson(path, (data) => schema.parse(data))).version;
}

/** The files that say what the site consists of. */
export function listSiteFiles(buildFolder: string) {
  const content = join(buildFolder, 'content');
  return {
    bundle: (language: Language) => join(content, language, 'bundle.json'),
    labels: (language: Language) => join(content, language, 'global.json'),
    assets: join(buildFolder, 'assets.json'),
    publicFiles: join(buildFolder, 'public', assetManifestName),
  };
}

async function loadPerLanguage<T>(
  load: (language: Language) => Promise<T>,
): Promise<Record<Language, T>> {
  const loaded = await Promise.all(
    languages.map(async (language) => [language, await load(language)]),
  );
  return Object.fromEntries(loaded);
}

async function findPictures(folder: string, names: readonly string[]): Promise<void> {
  const present = await readdir(folder).catch((cause: unknown) => {
    throw new BrokenBuildError(`${folder} is missing`, { cause });
  });
  const known = new Set(present);
  const missing = names.find((name) => !known.has(name));
  if (missing) throw new BrokenBuildError(`${join(folder, missing)} is missing`);
}

async function readJson<T>(path: string, parse: (data: unknown) => T): Promise<T> {
  try {
    return parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    throw new BrokenBuildError(`${path} ${describeFailure(cause)}`, { cause });
  }
}

/** Why a file of the build could not be read, as its end of a sentence. */
function describeFailure(cause: unknown): string {
  if (cause instanceof z.ZodError) {
    const { field, reason } = findFault(cause);
    return `is broken${field && ` at ${field}`}: ${reason}`;
  }
  // What V8 says of such a file quotes it, lines and all.
  if (cause instanceof SyntaxError) return 'is not JSON';
  const { code } = Object(cause);
  return code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`;
}
