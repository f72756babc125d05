import { readPictureName } from '../../../cli/compile/write-pictures.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import { findModel } from '../../../cli/model/field-model.ts';
import { listReferences } from '../../../cli/model/walk-fields.ts';
import { createTextId } from '../../../cli/texts/list-texts.ts';
import type { Translations } from '../../../cli/texts/load-translations.ts';
import { listLinksBeside, otherPage, rankPlace } from './find-texts.ts';
import type { KnownText } from './known-texts.ts';
import type { Key, Piece } from './protocol.ts';

/** A place of the content that shows a picture of the library. */
export interface PicturePlace extends Pick<KnownText, 'key' | 'entry' | 'path' | 'model'> {
  /** The name of the picture in the library. */
  picture: string;
}

/** Lists the places that show pictures, by their keys. */
export function listPicturePlaces({ entries }: Translations): Map<Key, PicturePlace> {
  const places = entries.flatMap((entry) =>
    listReferences(entry.file.data, entry.model).flatMap(({ kind, name, path }): PicturePlace[] => {
      const model = findModel(entry.model, path, entry.file.data);
      if (kind !== 'picture' || !model) return [];
      return [{ key: createTextId(entry.file.path, path), entry, path, model, picture: name }];
    }),
  );
  return new Map(places.map((place) => [place.key, place]));
}

/**
 * Creates the search for the places that a picture of a page may come from, the likeliest first.
 *
 * @param library the pictures of the library by their names, unchecked
 */
export function createPictureFinder(
  places: Iterable<PicturePlace>,
  library: ReadonlyMap<string, unknown>,
): (piece: Piece, page: string) => PicturePlace[] {
  const placesOf = Map.groupBy(places, ({ picture }) => picture);
  const remote = new Map(Array.from(library, ([name, entry]) => [getAt(entry, ['url']), name]));
  return ({ text, link, area }, page) => {
    const name = readPictureName(text) ?? remote.get(text);
    const found = name === undefined ? undefined : placesOf.get(name);
    const rank = (place: PicturePlace) => {
      const known = rankPlace(place, { page, link, area });
      // A card whose link and picture are side by side in the content does not show that of the entry.
      const isOfCard = link !== undefined && listLinksBeside(place).includes(link);
      return isOfCard && known < otherPage ? -1 : known;
    };
    return found?.toSorted((a, b) => rank(a) - rank(b)) ?? [];
  };
}
