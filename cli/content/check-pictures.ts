import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourcePicture } from '../../shared/schemas/library.ts';
import { smallestWidth } from '../build/picture-recipe.ts';
import { processInParallel } from '../build/process-in-parallel.ts';
import type { Issue } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { canRead } from './can-read.ts';
import { readField } from './content-index.ts';
import {
  describeDamagedPicture,
  describeForbiddenHost,
  describeMissingPicture,
  describeNoPicture,
  describeSmallPicture,
  imageFolder,
  type PicturePlace,
} from './describe-picture-problem.ts';
import { readPictureHeader, UnreadablePictureError } from './open-picture.ts';

/**
 * Checks that every picture of the library is there and wide enough: a file of ours, or one on a host the
 * site allows. No pixel is decoded, since this runs at every save; whether a file can be read to its end shows
 * when it is encoded, once, see `describeDamagedPictures`. Reads the files as they stand, also where other
 * fields are wrong.
 *
 * @param isKnownPicture whether a file was found good before and has not changed since; it is not opened then
 */
export async function checkPictures(
  files: readonly SourceFile[],
  folder: string,
  isKnownPicture: (file: string) => boolean = () => false,
): Promise<Issue[]> {
  const library = files.find(({ path }) => path === 'pictures.yaml');
  const site = files.find(({ path }) => path === 'site.yaml');
  const pictures = readField(library?.data, 'pictures');
  if (!library || typeof pictures !== 'object' || pictures === null) return [];
  const issues: Issue[] = [];
  await processInParallel(Object.entries(pictures), async ([name, entry]: [string, unknown]) => {
    const file = readField(entry, 'file');
    if (isFileName(file) && !isKnownPicture(file)) {
      const place = { library, name, file };
      issues.push(...(await checkFile(place, join(folder, imageFolder, file))));
    }
    const hostname = readHost(readField(entry, 'url'));
    if (hostname === undefined || !site || listHosts(site).includes(hostname)) return;
    issues.push(describeForbiddenHost(library, name, hostname));
  });
  return issues;
}

/** A name without folders; others are refused by the schema and must not be followed. */
function isFileName(file: unknown): file is string {
  return typeof file === 'string' && /^[\w.-]+$/.test(file) && !/^\.+$/.test(file);
}

function readHost(url: unknown): string | undefined {
  return typeof url === 'string' ? URL.parse(url)?.hostname : undefined;
}

function listHosts(site: SourceFile): unknown[] {
  const hosts = readField(site.data, 'imageHosts');
  return Array.isArray(hosts) ? hosts : [];
}

/** Says of pictures that could not be decoded where they are named and what to do. */
export function describeDamagedPictures(
  names: readonly string[],
  library: SourceFile,
  pictures: Readonly<Record<string, SourcePicture>>,
): Issue[] {
  return names.flatMap((name) => {
    const entry = pictures[name];
    return entry && 'file' in entry
      ? [describeDamagedPicture({ library, name, file: entry.file })]
      : [];
  });
}

async function checkFile(place: PicturePlace, path: string): Promise<Issue[]> {
  if (!(await canRead(path))) return [describeMissingPicture(place)];
  try {
    const header = await readPictureHeader(await readFile(path));
    return header.width < smallestWidth ? [describeSmallPicture(place, header)] : [];
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error;
    return [describeNoPicture(place)];
  }
}
