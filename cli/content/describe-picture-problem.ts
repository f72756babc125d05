import { fullBleedWidth, smallestWidth } from '../build/picture-recipe.ts';
import { type Issue, issueCodes } from '../issue.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import type { PictureHeader } from './open-picture.ts';

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
    { en: `There is no file ${formatFile(place)}.`, tr: `${formatFile(place)} dosyası yok.` },
    {
      en: 'Copy the picture there, or correct the name; upper and lower case count.',
      tr: 'Resmi oraya kopyalayın ya da adı düzeltin; büyük ve küçük harf ayrıdır.',
    },
  );
}

export function describeNoPicture(place: PicturePlace): Issue {
  return place.library.issue(
    issueCodes.unreadablePicture,
    ['pictures', place.name, 'file'],
    {
      en: `The file ${formatFile(place)} is there, but it holds no picture that can be read.`,
      tr: `${formatFile(place)} dosyası var, ama içinde okunabilen bir resim yok.`,
    },
    {
      en: 'Open the original in a picture program and export it again as a JPEG.',
      tr: 'Aslını bir resim programında açıp JPEG olarak yeniden kaydedin.',
    },
  );
}

export function describeDamagedPicture(place: PicturePlace): Issue {
  return place.library.issue(
    issueCodes.unreadablePicture,
    ['pictures', place.name, 'file'],
    {
      en: `The picture ${formatFile(place)} is cut off or damaged: it begins well, but cannot be read to its end.`,
      tr: `${formatFile(place)} resmi yarım ya da bozuk: başı sağlam, ama sonuna kadar okunamıyor.`,
    },
    {
      en: 'Copy or download the original again; where that does not help, export it anew as a JPEG.',
      tr: 'Aslını yeniden kopyalayın ya da indirin; yetmezse JPEG olarak yeniden kaydedin.',
    },
  );
}

export function describeSmallPicture(place: PicturePlace, { width, height }: PictureHeader): Issue {
  return place.library.issue(
    issueCodes.smallPicture,
    ['pictures', place.name, 'file'],
    {
      en: `The picture ${formatFile(place)} is ${width} pixels wide and ${height} high; it must be at least ${smallestWidth} wide.`,
      tr: `${formatFile(place)} resmi ${width} piksel genişliğinde, ${height} piksel yüksekliğinde; genişliği en az ${smallestWidth} olmalı.`,
    },
    {
      en: `Export it again from the original, at least ${smallestWidth} pixels wide (${fullBleedWidth} where it fills the screen); enlarging the small one would only blur it.`,
      tr: `Aslından en az ${smallestWidth} piksel genişliğinde (ekranı kaplıyorsa ${fullBleedWidth}) yeniden kaydedin; küçüğünü büyütmek yalnızca bulanıklaştırır.`,
    },
  );
}

/** A picture on a host that the content security policy of the site would refuse. */
export function describeForbiddenHost(library: SourceFile, name: string, host: string): Issue {
  return library.issue(
    issueCodes.forbiddenHost,
    ['pictures', name, 'url'],
    {
      en: `Pictures from ${host} are not allowed.`,
      tr: `${host} sunucusundan resim alınmasına izin yok.`,
    },
    {
      en: 'Save the picture under content/images, or add the host to imageHosts in site.yaml.',
      tr: `Resmi content/images altına kaydedin ya da sunucunun adını (${host}) site.yaml içindeki imageHosts listesine ekleyin.`,
    },
  );
}

function formatFile({ file }: PicturePlace): string {
  return `content/${imageFolder}/${file}`;
}
