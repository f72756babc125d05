import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { longestShown } from '../../shared/cache-lifetimes.ts';
import {
  type Generation,
  hashedName,
  listNames,
  type PublicFiles,
  parts,
  publicFiles,
  publicFilesName,
} from '../../shared/schemas/public-files.ts';
import { readBytes } from '../lib/file-tracker.ts';
import { removeLeftovers, temporaryPath, writeFiles } from '../lib/write-files.ts';

interface Keeping {
  /** The folder of the files that are served as they are. */
  folder: string;
  part: keyof PublicFiles;
  /** The files that pages name from now on. */
  named: readonly string[];
  /** Whether only those who work on the site see it; then no page in a cache will name what it names. */
  isDevelopment?: boolean;
}

/** What a text’s compressed forms are called after it; they come and go with it. */
const formEndings = ['', '.br', '.gz'];

/**
 * Keeps, beside the files that pages name now, those that a page in some cache may name; removes the others, so that the
 * folder does not grow for ever. To be called once all is written that names the files: until then the old ones are named.
 */
export function retainAssets({ folder, part, named, isDevelopment }: Keeping): void {
  const files = readPublicFiles(folder);
  const present = listHashedFiles(join(folder, part));
  if (!isDevelopment) {
    files[part] = followGeneration(files[part], named, present);
    writePublicFiles(folder, files);
  }
  removeFiles(join(folder, part), present, [...named, ...listNames(files[part])]);
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
  before: Generation | undefined,
  files: readonly string[],
  present: readonly string[],
): Generation {
  const now = new Date();
  const named = files.toSorted();
  const isSame = before !== undefined && isDeepStrictEqual(named, before.named);
  const built = isSame ? before.built : now.toISOString();
  const isNamed = new Set(named);
  const oldest = new Date(now.getTime() - longestShown * 1000).toISOString();
  const unnamed = present
    .filter((name) => !isNamed.has(name))
    .map((name) => [name, before?.unnamed[name] ?? now.toISOString()] as const)
    .filter(([, since]) => since === built || since >= oldest);
  return { built, named, unnamed: Object.fromEntries(unnamed) };
}

/**
 * Takes along the files that pages of another build name, as if this one had followed it in the same folder. Where it is
 * interrupted, every file is whole and the list is that of before or after; another run then does the rest.
 *
 * @param previousFolder of the public files of the other build; an error of the system if it cannot be read
 */
export function importPreviousAssets(previousFolder: string, folder: string): void {
  const current = readPublicFiles(folder);
  removeLeftovers(folder);
  copyMissing(previousFolder, folder);
  const files = readPublicFiles(previousFolder);
  const present = parts.map((part) => [part, listHashedFiles(join(folder, part))] as const);
  for (const [part, names] of present) {
    files[part] = followGeneration(files[part], current[part]?.named ?? [], names);
  }
  writePublicFiles(folder, files);
  for (const [part, names] of present)
    removeFiles(join(folder, part), names, listNames(files[part]));
}

/** Copies the files that a folder lacks, each under another name first. The list is not copied, and neither are links. */
function copyMissing(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(from, source);
    const target = join(to, path);
    const isCopied = entry.isFile() && path !== publicFilesName && !path.endsWith('.tmp');
    if (!isCopied || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const temporary = temporaryPath(target);
    copyFileSync(source, temporary);
    renameSync(temporary, target);
  }
}

/** Without a list that can be read, all that lies there counts as just unnamed, and so is kept for longer. */
function readPublicFiles(folder: string): PublicFiles {
  const text = readBytes(join(folder, publicFilesName))?.toString() ?? '{}';
  try {
    return publicFiles.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

function writePublicFiles(folder: string, files: PublicFiles): void {
  const content = `${JSON.stringify(files, undefined, 1)}\n`;
  writeFiles([{ path: join(folder, publicFilesName), content }]);
}

/** What lies in a folder under a hashed name; neither what others put there, nor links. */
function listHashedFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && hashedName.safeParse(entry.name).success)
    .map(({ name }) => name)
    .toSorted();
}
