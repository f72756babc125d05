import { languages } from '../../shared/languages.ts';
import { pages } from '../../shared/pages.ts';
import { isFeaturedIn } from '../../shared/schemas/home.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { arrangeEntries } from '../model/arrange-entries.ts';
import type { ContentFile } from '../model/content-file.ts';
import { readList, readPictures } from '../model/content-index.ts';
import { findAddress } from '../model/page-address.ts';
import type { SourceName } from '../model/sources.ts';
import type { AllContent } from './check.ts';

/** The place in a file that names a picture. */
interface Spot {
  file: ContentFile;
  path: PropertyKey[];
}

/** Pictures that a page shows one after another. */
interface Row {
  /** The source of the page. */
  file: ContentFile;
  spots: Spot[];
}

/** Finds pictures of one scene that follow each other on a page (C137). */
export function checkScenes({ readable, open }: AllContent): Issue[] {
  const scenes = new Map(
    Object.entries(readPictures(readable) ?? {}).map(([name, entry]) => [
      name,
      getAt(entry, ['scene']),
    ]),
  );
  const readScene = (spot: Spot) => scenes.get(readName(spot));
  const found = listPictureRows(readable).flatMap(({ file, spots }) =>
    spots.flatMap((spot, index): [string, Issue][] => {
      const before = spots[index - 1];
      if (!before) return [];
      const scene = readScene(spot);
      if (typeof scene !== 'string' || readScene(before) !== scene) return [];
      const { line } = open(before.file).locate(before.path);
      const page = findAddress(file) ?? '';
      const params = { page, scene, other: `${before.file.path}:${line}` };
      const said = { problem: 'sameScene', params } as const;
      const issue = open(spot.file).report(issueCodes.sameScene, spot.path, said);
      return [[[spot.file.path, ...spot.path].join(), issue]];
    }),
  );
  // The home page has a row in each language.
  return [...new Map(found).values()];
}

/** The name of the picture at a place. */
export function readName({ file, path }: Spot): string {
  return String(getAt(file.data, path));
}

/**
 * Lists the rows of pictures that pages certainly show. Cards of related entries and filtered lists depend on language or
 * visitor, and text is between the pictures of a post.
 */
export function listPictureRows(files: readonly ContentFile[]): Row[] {
  const { experiences, cars, posts } = arrangeEntries(files, () => false);
  const of = (name: SourceName) => files.filter(({ source }) => source === name);
  const row = (file: ContentFile, ...spots: Spot[]): Row => ({ file, spots });
  const first = new Map(files.map((file) => [findAddress(file), findFirst(file)]));
  const services = of('services').flatMap((file) => listSpots(file, ['services'], 'image'));
  return [
    ...of('homePage').flatMap((file) => [
      row(file, ...listSpots(file, ['hero'], 'image')),
      ...languages.map((language) =>
        row(
          file,
          { file, path: ['hero', 0, 'image'] },
          ...listSpots(file, ['featured', 'items'], 'image').filter(({ path }) =>
            isFeaturedIn({ onlyIn: getAt(file.data, [...path.slice(0, -1), 'onlyIn']) }, language),
          ),
          ...listSpots(file, ['tiles', 'items'], 'background'),
        ),
      ),
    ]),
    ...of('servicesPage').map((file) => row(file, findFirst(file), ...services)),
    ...of('carsPage').flatMap((file) =>
      paginate(cars, 'cars').map((some) => row(file, findFirst(file), ...some.map(findFirst))),
    ),
    ...of('blogPage').flatMap((file) =>
      paginate(posts, 'blog').map((some) => row(file, ...some.map(findFirst))),
    ),
    ...of('aboutPage').map((file) =>
      row(file, findFirst(file), ...listSpots(file, ['story', 'images'])),
    ),
    ...of('categoryPages').map((file) =>
      row(
        file,
        findFirst(file),
        ...readList(file, 'pricing').map(
          (item, index) =>
            first.get(String(getAt(item, ['url']))) ?? { file, path: ['pricing', index, 'url'] },
        ),
        ...listSpots(file, ['gallery'], 'image'),
      ),
    ),
    ...[...experiences, ...cars].map((file) => row(file, ...listSpots(file, ['images']))),
  ];
}

/** The picture at the top of a page, which cards that lead to it show. */
function findFirst(file: ContentFile): Spot {
  if (file.source === 'posts') return { file, path: ['image'] };
  const isEntry = file.source === 'experiences' || file.source === 'cars';
  return { file, path: isEntry ? ['images', 0] : ['heroImage'] };
}

/** The places in the items of a list. */
function listSpots(file: ContentFile, list: string[], ...field: string[]): Spot[] {
  const items = getAt(file.data, list);
  const count = Array.isArray(items) ? items.length : 0;
  return Array.from({ length: count }, (_, index) => ({ file, path: [...list, index, ...field] }));
}

/** The parts of a list that its pages show. */
function paginate(files: readonly ContentFile[], key: 'cars' | 'blog'): ContentFile[][] {
  const { perPage } = pages[key].lists;
  return Array.from({ length: Math.ceil(files.length / perPage) }, (_, index) =>
    files.slice(index * perPage, (index + 1) * perPage),
  );
}
