import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
  /** The folder of the files that are served as they are. */
  folder: string;
  folderName: keyof AssetManifest;
  /** The files that pages reference from now on. */
  current: readonly string[];
  /** Whether only those who work on the site see it; then no page in a cache will name what it names. */
  isDevelopment?: boolean;
}

/** What a text’s compressed forms are called after it; they come and go with it. */
const formEndings = ['', '.br', '.gz'];

/**
 * Keeps, beside the files that pages name now, those that a page in some cache may name; removes the others, so that the
 * folder does not grow for ever. To be called once all is written that names the files: until then the old ones are named.
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
 * Describes the generation after another, or that one again where it names the same files. Of the files that are named no
 * more, those go that have not been for as long as a page may be shown; those that the generation before named stay.
 *
 * @param present the files that lie in the folder
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
 * Takes along the files that pages of another build name, as if this one had followed it in the same folder. Where it is
 * interrupted, every file is whole and the list is that of before or after; another run then does the rest.
 *
 * @param previousFolder of the public files of the other build; an error of the system if it cannot be read
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

/** Copies the files that a folder lacks, each under another name first. The list is not copied, and neither are links. */
function copyMissing(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    const target = join(to, path);
    const isCopied = entry.isFile() && path !== assetManifestName && !path.endsWith('.tmp');
    if (!isCopied || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const temporary = temporaryPath(target);
    copyFileSync(source, temporary);
    renameSync(temporary, target);
  }
}

/** Without a list that can be read, all that lies there counts as just unnamed, and so is kept for longer. */
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

/** What lies in a folder under a hashed name; neither what others put there, nor links. */
function listHashedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && hashedName.safeParse(entry.name).success)
    .map(({ name }) => name)
    .toSorted();
}
