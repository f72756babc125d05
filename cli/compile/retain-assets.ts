import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { maxPageAge } from '../../shared/cache-lifetimes.ts';
import {
  type AssetGeneration,
  type AssetManifest,
  assetFolders,
  assetManifest,
  assetManifestName,
  hashedName,
  listAssetNames,
} from '../../shared/schemas/asset-manifest.ts';
import { readBytes } from '../lib/file-tracker.ts';
import { removeLeftovers, temporaryPath, writeFiles } from '../lib/write-files.ts';

interface Keeping {
  /** The folder of the public files. */
  folder: string;
  folderName: keyof AssetManifest;
  /** The files that pages reference from now on. */
  current: readonly string[];
  /** Whether the build is for development only: no cached page will reference its files. */
  isDevelopment?: boolean;
}

/** The extensions of a file and of its compressed forms, which are removed with it. */
const formEndings = ['', '.br', '.gz'];

/**
 * Keeps the files that current pages reference and those that cached pages may still reference. Removes the others, so
 * that the folder does not grow without limit. Must be called after everything that references the files is written:
 * the old files are in use until then.
 */
export function retainAssets({ folder, folderName, current, isDevelopment }: Keeping): void {
  const files = readManifest(folder);
  const present = listHashedFiles(join(folder, folderName));
  if (!isDevelopment) {
    files[folderName] = followGeneration(files[folderName], current, present);
    writeManifest(folder, files);
  }
  removeFiles(join(folder, folderName), present, [
    ...current,
    ...listAssetNames(files[folderName]),
  ]);
}

function removeFiles(folder: string, present: readonly string[], kept: readonly string[]): void {
  const isKept = new Set(kept);
  for (const name of present.filter((each) => !isKept.has(each))) {
    for (const ending of formEndings) rmSync(join(folder, name + ending), { force: true });
  }
}

/**
 * Returns the next generation, or the current one again if it has the same files. A file that is no longer referenced
 * is dropped after the longest time that a page may be cached. Files of the previous generation always stay.
 *
 * @param present the files in the folder
 */
function followGeneration(
  before: AssetGeneration | undefined,
  files: readonly string[],
  present: readonly string[],
): AssetGeneration {
  const now = new Date();
  const current = files.toSorted();
  const isSame = before !== undefined && isDeepStrictEqual(current, before.current);
  const built = isSame ? before.built : now.toISOString();
  const isCurrent = new Set(current);
  const oldest = new Date(now.getTime() - maxPageAge * 1000).toISOString();
  const retired = present
    .filter((name) => !isCurrent.has(name))
    .map((name) => [name, before?.retired[name] ?? now.toISOString()] as const)
    .filter(([, since]) => since === built || since >= oldest);
  return { built, current, retired: Object.fromEntries(retired) };
}

/**
 * Imports the files that pages of a previous build reference, as if this build had followed it in the same folder. If
 * interrupted, every file is complete, and the manifest is either the old or the new one; another run completes the
 * import.
 *
 * @param previousFolder the public files of the previous build
 * @throws a system error if the previous folder cannot be read
 */
export function importPreviousAssets(previousFolder: string, folder: string): void {
  const current = readManifest(folder);
  removeLeftovers(folder);
  copyMissing(previousFolder, folder);
  const files = readManifest(previousFolder);
  const present = assetFolders.map((part) => [part, listHashedFiles(join(folder, part))] as const);
  for (const [part, names] of present) {
    files[part] = followGeneration(files[part], current[part]?.current ?? [], names);
  }
  writeManifest(folder, files);
  for (const [part, names] of present)
    removeFiles(join(folder, part), names, listAssetNames(files[part]));
}

/**
 * Copies the files that a folder lacks, each under a temporary name first. The manifest is not copied; links are neither
 * copied nor followed.
 */
function copyMissing(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    const source = join(from, name);
    const target = join(to, name);
    if (entry.isDirectory()) copyMissing(source, target);
    const isCopied = entry.isFile() && name !== assetManifestName && !name.endsWith('.tmp');
    if (!isCopied || existsSync(target)) continue;
    mkdirSync(to, { recursive: true });
    const temporary = temporaryPath(target);
    copyFileSync(source, temporary);
    renameSync(temporary, target);
  }
}

/** Without a readable manifest, all files in the folder count as just retired, and are therefore kept for longer. */
function readManifest(folder: string): AssetManifest {
  const text = readBytes(join(folder, assetManifestName))?.toString() ?? '{}';
  try {
    return assetManifest.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

function writeManifest(folder: string, files: AssetManifest): void {
  const content = `${JSON.stringify(files, undefined, 1)}\n`;
  writeFiles([{ path: join(folder, assetManifestName), content }]);
}

/** The files in a folder with a hashed name; other files and links are ignored. */
function listHashedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && hashedName.safeParse(entry.name).success)
    .map(({ name }) => name)
    .toSorted();
}
