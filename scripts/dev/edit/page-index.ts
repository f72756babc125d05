import { setImmediate as giveWay } from 'node:timers/promises';
import type { ContentFile } from '../../../cli/model/content-file.ts';
import { indexContent } from '../../../cli/model/content-index.ts';
import { createPageFinder } from '../../../cli/model/find-pages.ts';
import { findPeriod } from '../../../cli/model/find-period.ts';
import { findAddress } from '../../../cli/model/page-address.ts';
import { readPublish } from '../../../cli/model/read-publish.ts';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { isPersonalPath } from '../../../shared/pages.ts';
import {
  buildPlanPath,
  isDetailPath,
  paths,
  splitUrl,
  withLanguage,
} from '../../../shared/paths.ts';
import type { DevClock } from '../dev-clock.ts';
import { addInstant } from '../instant-query.ts';
import type { PicturePlace } from './known-pictures.ts';
import type { KnownText } from './known-texts.ts';
import { listPictures, listPieces } from './list-pieces.ts';
import type { Snapshot } from './load-snapshot.ts';
import type { Key } from './protocol.ts';

/** Reads the HTML of a page of the site; `undefined` if there is none now. */
export type ReadPage = (url: string) => Promise<string | undefined>;

/** The pages that show a text or a picture. In `unsure` ones, other places have the same words and are likelier to be meant. */
interface Sight {
  seen: Set<string>;
  unsure: Set<string>;
}

/** Creates the index of the pages that show each text and picture. It reads all pages, the first time that somebody asks. */
export function createPageIndex(
  load: () => Promise<Snapshot>,
  readPage: ReadPage,
  clock: DevClock = { offset: undefined, now: Date.now },
) {
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
    /** Counts the pages on which texts and pictures are seen. Those that no page is known to show are left out. */
    async count(keys: readonly Key[]): Promise<Record<Key, number>> {
      const sights = await read();
      return Object.fromEntries(
        keys.flatMap((key) => {
          const count = sights.get(key)?.seen.size ?? 0;
          return count > 0 ? [[key, count] as const] : [];
        }),
      );
    },
    /**
     * Finds a page for a text or a picture: that of its entry, else one that shows it, else the home page. What visitors
     * do not see now is found on its page as it is on the first day.
     *
     * @returns `undefined` if there is no such place
     */
    async find(key: Key): Promise<string | undefined> {
      const { texts, places, content } = await load();
      const place = texts.get(key) ?? places.get(key);
      if (!place) return undefined;
      const unseen = findUnseen(place, content.files, clock);
      if (unseen !== undefined) return unseen;
      const { address } = place.entry;
      if (address !== undefined && !isPersonalPath(address)) return address;
      const { seen = [], unsure = [] } = (await read()).get(key) ?? {};
      const shown = [...seen, ...unsure].find(
        (url) => address === undefined || splitUrl(url).path === address,
      );
      return shown ?? address ?? paths.home();
    },
    /** Forgets what pages show, since the site has changed. */
    forget: () => {
      index = undefined;
    },
  };
}

/** The URL of what is not on its page now, but on other days: a notice, special hours, an entry before its day. */
function findUnseen(
  { entry: { file }, path }: KnownText | PicturePlace,
  files: readonly ContentFile[],
  { offset, now }: DevClock,
): string | undefined {
  const period = findPeriod(file, path, now());
  // By the real clock, unpublished entries are shown.
  const isShown = period?.until === undefined && offset === undefined;
  if (!period || period.state === 'now' || isShown) return undefined;
  const shownOn = createPageFinder(files, now())(file.path, path);
  const [address = paths.home()] = shownOn.kind === 'pages' ? shownOn.addresses : [];
  const page = files.find((shown) => findAddress(shown) === address);
  const publish = page && readPublish(page);
  // The page of a notice may be published later than the notice.
  const isLater = publish !== undefined && findBeginning(publish) > findBeginning(period.appears);
  return addInstant(address, isLater ? publish : period.appears);
}

async function listSights(
  { content, find }: Snapshot,
  readPage: ReadPage,
): Promise<Map<Key, Sight>> {
  const sights = new Map<Key, Sight>();
  const urls = new Set(indexContent(content.files).paths);
  // A plan with entries, for the texts that an empty one does not show.
  const plan = buildPlanPath(listSlugs(urls).slice(-2));
  urls.add(plan);
  // Further pages of lists are found by their links.
  for (const url of urls) {
    const html = await readPage(withLanguage(url, defaultLanguage));
    if (html === undefined) continue;
    for (const [, further = ''] of html.matchAll(/href="(\/[^"?]*\?page=\d+)/g)) urls.add(further);
    const { path } = splitUrl(url);
    for (const piece of [...listPieces(html), ...listPictures(html)]) {
      for (const [rank, { key }] of find(piece, path).entries()) {
        if (url === plan && sights.has(key)) continue;
        const sight = sights.get(key) ?? { seen: new Set(), unsure: new Set() };
        sights.set(key, sight);
        (rank === 0 ? sight.seen : sight.unsure).add(url);
      }
    }
    await giveWay();
  }
  return sights;
}

/** The slugs of experiences and cars, whose pages are among these. */
function listSlugs(urls: ReadonlySet<string>): string[] {
  return [...urls].filter(isDetailPath).map((url) => url.slice(paths.detail('').length));
}
