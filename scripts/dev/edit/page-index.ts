import { setImmediate as giveWay } from 'node:timers/promises';
import { indexContent } from '../../../cli/content/content-index.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { paths, withLanguage } from '../../../shared/paths.ts';
import { listPictures, listPieces } from './list-pieces.ts';
import type { Snapshot } from './load-snapshot.ts';
import type { Key } from './protocol.ts';

/** Reads the HTML of a page of the site; `undefined` if there is none now. */
export type ReadPage = (url: string) => Promise<string | undefined>;

export interface PageIndex {
  /** Counts the pages on which texts and pictures are seen. Those that no page is known to show are left out. */
  count(keys: readonly Key[]): Promise<Record<Key, number>>;
  /**
   * Finds a page for a text or a picture: that of its entry, else one that shows it, else the home page.
   *
   * @returns `undefined` if there is no such place
   */
  find(key: Key): Promise<string | undefined>;
  /** Forgets what pages show, since the site has changed. */
  forget(): void;
}

/** The pages that show a text or a picture. In `unsure` ones, other places have the same words and are likelier to be meant. */
interface Sight {
  seen: Set<string>;
  unsure: Set<string>;
}

/** Creates the index of the pages that show each text and picture. It reads all pages, the first time that somebody asks. */
export function createPageIndex(load: () => Promise<Snapshot>, readPage: ReadPage): PageIndex {
  let index: Promise<Map<Key, Sight>> | undefined;
  const build = async () => {
    const sights = await listSights(await load(), readPage);
    // The server was not running, or is being started.
    if (sights.size === 0) index = undefined;
    return sights;
  };
  const read = () => {
    index ??= build();
    return index;
  };
  return {
    async count(keys) {
      const sights = await read();
      return Object.fromEntries(
        keys.flatMap((key) => {
          const count = sights.get(key)?.seen.size ?? 0;
          return count > 0 ? [[key, count] as const] : [];
        }),
      );
    },
    async find(key) {
      const { texts, places } = await load();
      const place = texts.get(key) ?? places.get(key);
      if (!place) return undefined;
      if (place.entry.address !== undefined) return place.entry.address;
      const { seen = [], unsure = [] } = (await read()).get(key) ?? {};
      return [...seen, ...unsure, paths.home()][0];
    },
    forget: () => {
      index = undefined;
    },
  };
}

async function listSights(
  { content, find }: Snapshot,
  readPage: ReadPage,
): Promise<Map<Key, Sight>> {
  const sights = new Map<Key, Sight>();
  const urls = new Set(indexContent(content.files).paths);
  // Further pages of lists are found by their links.
  for (const url of urls) {
    const html = await readPage(withLanguage(url, defaultLanguage));
    if (html === undefined) continue;
    for (const [, further = ''] of html.matchAll(/href="(\/[^"?]*\?page=\d+)/g)) urls.add(further);
    const [path = ''] = url.split('?');
    for (const piece of [...listPieces(html), ...listPictures(html)]) {
      for (const [rank, { key }] of find(piece, path).entries()) {
        const sight = sights.get(key) ?? { seen: new Set(), unsure: new Set() };
        sights.set(key, sight);
        (rank === 0 ? sight.seen : sight.unsure).add(url);
      }
    }
    await giveWay();
  }
  return sights;
}
