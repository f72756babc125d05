import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Issue, issueCodes } from '../issue.ts';
import { canRead } from './can-read.ts';
import type { Catalogue } from './check-content.ts';
import {
  describeDamagedPicture,
  describeMissingPicture,
  describeNoPicture,
  describeSmallPicture,
  imageFolder,
  type PicturePlace,
} from './describe-picture-problem.ts';
import { readPictureHeader, UnreadablePictureError } from './open-picture.ts';
import { smallestWidth } from './picture-recipe.ts';
import { processInParallel } from './process-in-parallel.ts';

/**
 * Checks that every picture of the library is there and wide enough: a file of ours, or one on a host the
 * site allows. No pixel is decoded, since this runs at every save; whether a file can be read to its end shows
 * when it is encoded, once, see `describeDamagedPictures`.
 */
export async function checkPictures(
  { values, fileOf }: Catalogue,
  folder: string,
): Promise<Issue[]> {
  const library = fileOf(values.pictures);
  const allowedHosts = new Set(values.site.imageHosts);
  const issues: Issue[] = [];
  await processInParallel(Object.entries(values.pictures.pictures), async ([name, entry]) => {
    if ('file' in entry) {
      const place = { library, name, file: entry.file };
      issues.push(...(await checkFile(place, join(folder, imageFolder, entry.file))));
      return;
    }
    const { hostname } = new URL(entry.url);
    if (allowedHosts.has(hostname)) return;
    issues.push(
      library.issue(
        issueCodes.missingPicture,
        ['pictures', name, 'url'],
        `Pictures from ${hostname} are not allowed.`,
        'Save the picture under content/images, or add the host to imageHosts in site.yaml.',
      ),
    );
  });
  return issues;
}

/** Says of pictures that could not be decoded where they are named and what to do. */
export function describeDamagedPictures(
  names: readonly string[],
  { values, fileOf }: Catalogue,
): Issue[] {
  const library = fileOf(values.pictures);
  return names.flatMap((name) => {
    const entry = values.pictures.pictures[name];
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
