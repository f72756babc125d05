import { join } from 'node:path';
import { type Issue, issueCodes } from '../issue.ts';
import { canRead } from './can-read.ts';
import type { Catalogue } from './check-content.ts';

/** The folder of picture files below the content folder. */
export const imageFolder = 'images';

/** Checks that every picture of the library is there: a file of ours, or a host the site allows. */
export async function checkPictures(
  { values, fileOf }: Catalogue,
  folder: string,
): Promise<Issue[]> {
  const file = fileOf(values.pictures);
  const allowedHosts = new Set(values.site.imageHosts);
  const problems = await Promise.all(
    Object.entries(values.pictures.pictures).map(async ([name, entry]) => {
      if ('url' in entry) {
        const { hostname } = new URL(entry.url);
        if (allowedHosts.has(hostname)) return [];
        return [
          file.issue(
            issueCodes.missingPicture,
            ['pictures', name, 'url'],
            `Pictures from ${hostname} are not allowed.`,
            'Save the picture under content/images, or add the host to imageHosts in site.yaml.',
          ),
        ];
      }
      if (await canRead(join(folder, imageFolder, entry.file))) return [];
      return [
        file.issue(
          issueCodes.missingPicture,
          ['pictures', name, 'file'],
          `There is no file content/${imageFolder}/${entry.file}.`,
          'Copy the picture there, or correct the name; upper and lower case count.',
        ),
      ];
    }),
  );
  return problems.flat();
}
