import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as z from 'zod';
import { type Language, languages } from '../shared/languages.ts';
import {
  assetManifest,
  assetManifestName,
  listAssetNames,
} from '../shared/schemas/asset-manifest.ts';
import { parseBundle } from '../shared/schemas/bundle.ts';
import { findFault } from '../shared/schemas/find-fault.ts';
import { labelResource } from '../shared/schemas/label-resource.ts';
import { types } from './cache/cache-static-files.ts';
import { isText } from './cache/representation.ts';
import { type AssetFile, assetsSchema, BrokenBuildError, type LoadedSite } from './render/site.ts';

/**
 * Loads the built site except for its pictures, and checks that these exist.
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
  const oldAssets = listAssetNames(known.assets)
    .map((name) => `/assets/${name}`)
    .filter((url) => !(url in assets.files));
  return {
    bundles,
    labels,
    content: hash('sha256', JSON.stringify([bundles, labels])).slice(0, 12),
    assets,
    files: await readAssets(publicFolder, Object.keys(assets.files), oldAssets),
    favicon: await readBytes(join(publicFolder, assets.icons.favicon)),
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

/**
 * Reads assets by their URLs. Old ones may be missing. In development there are none: they are read for each request,
 * since they change while the server runs.
 */
async function readAssets(folder: string, current: string[], old: string[]) {
  if (process.env.NODE_ENV === 'development') return new Map<string, AssetFile>();
  const read = async (url: string): Promise<[string, AssetFile]> => {
    const path = join(folder, url);
    const [body, br, gzip] = await Promise.all([
      readBytes(path),
      ...(isText(types[extname(url)]) ? [readBytes(`${path}.br`), readBytes(`${path}.gz`)] : []),
    ]);
    return [url, { body, compressed: br && gzip && { br, gzip } }];
  };
  const present = await Promise.all(current.map(read));
  const retired = await Promise.allSettled(old.map(read));
  return new Map([
    ...present,
    ...retired.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  ]);
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new BrokenBuildError(`${path} is missing`, { cause });
  }
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
