import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureFileName } from './plan-picture.ts';

/**
 * Removes the picture files that nothing names any more, so that the folder does not grow for ever. To be
 * called once the bundles are written: until then the old ones still name the old files.
 *
 * @param kept names of the files that are in use
 * @returns the names of the removed files
 */
export async function prunePictures(folder: string, kept: ReadonlySet<string>): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const stale = names.filter((name) => isPictureFileName(name) && !kept.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name), { force: true })));
  return stale;
}
