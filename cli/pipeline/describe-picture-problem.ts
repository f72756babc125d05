import { type Issue, issueCodes } from '../issue.ts';
import type { PictureHeader } from './open-picture.ts';
import { fullBleedWidth, smallestWidth } from './picture-recipe.ts';
import type { SourceFile } from './source-file.ts';

/** The folder of picture files below the content folder. */
export const imageFolder = 'images';

/** The file of a picture, and the place in `pictures.yaml` that names it. */
export interface PicturePlace {
  library: SourceFile;
  name: string;
  file: string;
}

export function describeMissingPicture(place: PicturePlace): Issue {
  return place.library.issue(
    issueCodes.missingPicture,
    ['pictures', place.name, 'file'],
    `There is no file ${formatFile(place)}.`,
    'Copy the picture there, or correct the name; upper and lower case count.',
  );
}

export function describeNoPicture(place: PicturePlace): Issue {
  return place.library.issue(
    issueCodes.unreadablePicture,
    ['pictures', place.name, 'file'],
    `The file ${formatFile(place)} is there, but it holds no picture that can be read.`,
    'Open the original in a picture program and export it again as a JPEG.',
  );
}

export function describeDamagedPicture(place: PicturePlace): Issue {
  return place.library.issue(
    issueCodes.unreadablePicture,
    ['pictures', place.name, 'file'],
    `The picture ${formatFile(place)} is cut off or damaged: it begins well, but cannot be read to its end.`,
    'Copy or download the original again; where that does not help, export it anew as a JPEG.',
  );
}

export function describeSmallPicture(place: PicturePlace, { width, height }: PictureHeader): Issue {
  return place.library.issue(
    issueCodes.smallPicture,
    ['pictures', place.name, 'file'],
    `The picture ${formatFile(place)} is ${width} pixels wide and ${height} high; it must be at least ${smallestWidth} wide.`,
    `Export it again from the original, at least ${smallestWidth} pixels wide (${fullBleedWidth} where it fills the screen); enlarging the small one would only blur it.`,
  );
}

function formatFile({ file }: PicturePlace): string {
  return `content/${imageFolder}/${file}`;
}
