import { picturesFile } from '../../../cli/model/content-index.ts';
import { createTextId } from '../../../cli/texts/list-texts.ts';
import { UserError } from '../../../cli/user-error.ts';
import type { PicturePlace } from './known-pictures.ts';
import type { KnownText } from './known-texts.ts';
import type { Snapshot } from './load-snapshot.ts';
import type { Key } from './protocol.ts';

/** What the panel shows: a text, or the place of a picture. */
export type Subject = TextSubject | PictureSubject;

interface TextSubject {
  place: KnownText;
  text: KnownText;
  picture?: undefined;
  /** The files that it is in. */
  files: readonly string[];
}

export interface PictureSubject {
  place: PicturePlace;
  /** The alternative text of the picture; omitted if it is decorative. */
  text?: KnownText;
  picture: {
    name: string;
    /** The name at this place of the file, which differs if another picture is about to be chosen. */
    written: string;
  };
  files: readonly string[];
}

/** Nothing with this key is in the content. */
export class UnknownKeyError extends UserError {
  override name = 'UnknownKeyError';

  constructor(key: Key) {
    const [file = ''] = key.split('#');
    super(({ editor }) => editor.unknownText(file));
  }
}

/**
 * Finds what a key is of.
 *
 * @param name of a picture to show at this place; defaults to the one that the file has there
 * @throws {UnknownKeyError} if there is no such text and no such place of a picture
 * @throws {UserError} if the library has no picture of this name
 */
export function findSubject(
  { texts, places, library }: Pick<Snapshot, 'texts' | 'places' | 'library'>,
  key: Key,
  name?: string,
): Subject {
  const place = places.get(key);
  if (!place) {
    const text = texts.get(key);
    if (!text) throw new UnknownKeyError(key);
    return { place: text, text, files: [text.entry.file.path] };
  }
  const { picture: written, entry } = place;
  const shown = name ?? written;
  if (!library.has(shown)) throw new UserError(({ editor }) => editor.unknownPicture(shown));
  const text = texts.get(createTextId(picturesFile, ['pictures', shown, 'alt']));
  return {
    place,
    ...(text && { text }),
    picture: { name: shown, written },
    files: [entry.file.path, picturesFile],
  };
}
