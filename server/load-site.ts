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
import { parseBundle } from '../shared/schemas/bundle.ts';
import { findFault } from '../shared/schemas/find-fault.ts';
import { labelResource } from '../shared/schemas/labels.ts';
import { assetsSchema, BrokenBuildError, type LoadedSite } from './render/site.ts';

/**
 * Loads the built site, and checks that the pictures exist.
 *
 * @throws {BrokenBuildError} if a file is missing or invalid
 */
export async function loadSite(buildFolder: string): Promise<LoadedSite> {
  const files = listSiteFiles(buildFolder);
  const known = await readJson(files.assetManifest, (data) => assetManifest.parse(data));
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
      .filter((url) => !(url in assets.files)),
    pictures: listAssetNames(known.pictures),
    publicFolder,
  };
}

/**
 * The version of the built release.
 *
 * @throws {BrokenBuildError} if there is no `package.json` next to the build
 */
export async function readVersion(buildFolder: string): Promise<string> {
  const schema = z.object({ version: z.string() });
  const path = join(buildFolder, '../package.json');
  return (await readJson(path, (data) => schema.parse(data))).version;
}

/** The files that list the contents of the site. */
export function listSiteFiles(buildFolder: string) {
  const content = join(buildFolder, 'content');
  return {
    bundle: (language: Language) => join(content, language, 'bundle.json'),
    labels: (language: Language) => join(content, language, 'global.json'),
    assets: join(buildFolder, 'assets.json'),
    assetManifest: join(buildFolder, 'public', assetManifestName),
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

/** Why a file of the build could not be read, as the end of a sentence. */
function describeFailure(cause: unknown): string {
  if (cause instanceof z.ZodError) {
    const { field, reason } = findFault(cause);
    return `is broken${field && ` at ${field}`}: ${reason}`;
  }
  // V8’s own message quotes the file, including line breaks.
  if (cause instanceof SyntaxError) return 'is not JSON';
  const { code } = Object(cause);
  return code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`;
}
