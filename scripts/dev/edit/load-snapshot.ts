import { type Content, createContentReader } from '../../../cli/content/read-content.ts';
import { validateContent } from '../../../cli/content/validate-content.ts';
import { readPictures } from '../../../cli/model/content-index.ts';
import type { LocalContext } from '../../../cli/model/localize.ts';
import { findSiteVariables } from '../../../cli/model/site-variables.ts';
import { compareTranslations, type Translations } from '../../../cli/texts/load-translations.ts';
import { readLock } from '../../../cli/texts/lock-file.ts';
import { createQueue } from './create-queue.ts';
import { createTextFinder, type FindTexts } from './find-texts.ts';
import { createPictureFinder, listPicturePlaces, type PicturePlace } from './known-pictures.ts';
import { type KnownText, listKnownTexts } from './known-texts.ts';
import type { Key, Piece } from './protocol.ts';

/** The content as it is on disk, with everything that the editor derives from it. */
export interface Snapshot {
  content: Content;
  /** The facts that texts name. */
  factsOf: LocalContext['factsOf'];
  translations: Translations;
  texts: ReadonlyMap<Key, KnownText>;
  /** The places that show pictures. */
  places: ReadonlyMap<Key, PicturePlace>;
  /** The pictures of the library by their names, unchecked. */
  library: ReadonlyMap<string, unknown>;
  /** Finds the places that a piece of a page may come from, the likeliest first. Created when it is first needed. */
  find(piece: Piece, page: string): (KnownText | PicturePlace)[];
}

/** Creates a function that reads the content again if it has changed. */
export function createSnapshotLoader(folder: string): () => Promise<Snapshot> {
  const reader = createContentReader(folder);
  let last: { snapshot: Snapshot; hash: string; lock: string | undefined } | undefined;
  // One after the other, since the reader keeps what it has read between its two steps.
  const inTurn = createQueue();

  const load = async (): Promise<Snapshot> => {
    const hash = await reader.scan();
    const lock = await readLock(folder);
    if (last?.hash === hash && last.lock === lock.text) return last.snapshot;
    const content = await reader.read();
    const loaded = { content, ...(await validateContent(content)) };
    const translations = compareTranslations(loaded, lock);
    const texts = listKnownTexts(translations);
    const places = listPicturePlaces(translations);
    const library = new Map<string, unknown>(Object.entries(readPictures(content.files) ?? {}));
    const findPicture = createPictureFinder(places.values(), library);
    const factsOf = findSiteVariables(content.files);
    let findText: FindTexts | undefined;
    const snapshot: Snapshot = {
      content,
      factsOf,
      translations,
      texts,
      places,
      library,
      find(piece, page) {
        if (piece.kind === 'picture') return findPicture(piece, page);
        findText ??= createTextFinder([...texts.values()], factsOf);
        return findText(piece, page);
      },
    };
    // Pictures count from the first validation on, so this hash may be another one than that of the scan.
    last = { snapshot, hash: reader.describe(), lock: lock.text };
    return snapshot;
  };

  return () => inTurn(load);
}
