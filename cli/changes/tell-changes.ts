import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAndValidate } from '../content/validate-content.ts';
import { countSeverities } from '../issue.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { imageFolder } from '../model/content-file.ts';
import { writeContentFlag } from '../reporters/report.ts';
import { compareContent, type PictureState } from './compare-content.ts';
import { loadStates } from './load-states.ts';
import { openRevision, type Revision } from './read-revision.ts';
import { writeMarkdown } from './write-markdown.ts';

interface TellOptions {
  /** A commit, branch, tag or time. */
  since: string;
  ui: UiLanguage;
  cacheFolder?: string | undefined;
  /** Whether small copies of pictures are in the Markdown. */
  withPictures: boolean;
  /** The present instant, in milliseconds since 1970; defaults to now. */
  now?: number;
}

/**
 * Tells in Markdown what is different for visitors between a commit and the content folder as it is now. Neither the
 * work tree nor the repository is changed.
 *
 * @throws {UserError} if the folder, git, the repository or the commit is missing
 */
export async function tellChanges(
  folder: string,
  { since, ui, cacheFolder, withPictures, now = Date.now() }: TellOptions,
): Promise<string> {
  const [revision, { content, issues }] = await Promise.all([
    openRevision(folder, since),
    loadAndValidate(folder, cacheFolder),
  ]);
  const states = await loadStates(content, revision);
  const found = compareContent(states.before, states.after, now);
  const pictures = found.changes.flatMap((change) =>
    withPictures && change.kind === 'picture'
      ? [change.before ?? [], change.after ?? []].flat()
      : [],
  );
  const thumbnails = await makeThumbnails(folder, pictures, revision);
  return writeMarkdown(found, {
    ...revision,
    states,
    // Drafts are not for visitors.
    problems: getMessages(ui).reports.counts({ ...countSeverities(issues), notes: 0 }),
    command: `catalogue validate${writeContentFlag(folder)}`,
    ui,
    now,
    showPicture({ blob = '' }) {
      const source = thumbnails.get(blob);
      return source === undefined ? '' : `<img src="${source}" alt="">`;
    },
  });
}

/** The longest side in pixels: twice as many as a page shows, for sharp screens. */
const thumbnailSize = 480;

/** Small copies as data URIs, by the names of their bytes; without pictures that cannot be read or decoded. */
async function makeThumbnails(
  folder: string,
  pictures: readonly PictureState[],
  revision: Revision,
): Promise<Map<string, string>> {
  const thumbnails = new Map<string, string>();
  if (pictures.length === 0) return thumbnails;
  const { default: sharp } = await import('sharp');
  for (const { side, file, blob } of pictures) {
    if (file === undefined || blob === undefined || thumbnails.has(blob)) continue;
    const path = `${imageFolder}/${file}`;
    try {
      const bytes =
        side === 'before'
          ? (await revision.read([path])).get(path)
          : readFileSync(join(folder, path));
      const small = await sharp(bytes)
        .rotate()
        .resize({
          width: thumbnailSize,
          height: thumbnailSize,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .flatten({ background: '#faf7f1' })
        .jpeg({ quality: 72 })
        .toBuffer();
      thumbnails.set(blob, `data:image/jpeg;base64,${small.toString('base64')}`);
    } catch {
      // Told without a picture.
    }
  }
  return thumbnails;
}
