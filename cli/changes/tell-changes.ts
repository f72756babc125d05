import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyzeFile } from '../content/analyze-file.ts';
import { openPicture } from '../content/picture-files.ts';
import { type Content, isAside } from '../content/read-content.ts';
import { loadAndValidate } from '../content/validate-content.ts';
import { countSeverities } from '../issue.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { type ContentFile, imageFolder, isContentFile } from '../model/content-file.ts';
import { writeContentFlag } from '../reporters/report.ts';
import {
  type Change,
  compareContent,
  findPicture,
  type Side,
  type States,
} from './compare-content.ts';
import { changeWords } from './describe-value.ts';
import { openRevision, type Revision } from './read-revision.ts';
import { writeMarkdown } from './write-markdown.ts';

/**
 * Tells in Markdown what is different for visitors between a commit and the content folder as it is now. Neither the
 * work tree nor the repository is changed.
 *
 * @param since a commit, branch, tag or time
 * @param withPictures whether the document has small copies of pictures
 * @throws {UserError} if the folder, git, the repository or the commit is missing
 */
export async function tellChanges(
  folder: string,
  since: string,
  ui: UiLanguage,
  cacheFolder: string | undefined,
  withPictures: boolean,
): Promise<string> {
  const now = Date.now();
  const revision = openRevision(folder, since);
  const { content, issues } = await loadAndValidate(folder, cacheFolder);
  const states = loadStates(content, revision);
  const found = compareContent(states, now);
  const shown = withPictures ? found.changes : [];
  const thumbnails = await makeThumbnails(folder, shown, states, revision);
  const words = changeWords[ui];
  // Drafts are not for visitors.
  const counts = getMessages(ui).reports.counts({ ...countSeverities(issues), notes: 0 });
  return writeMarkdown(found, states, revision, ui, thumbnails, [
    ...Array.from(states.unread, ([{ path }, side]) => words.unread[side](path)),
    words.problems({ counts, command: `catalogue validate${writeContentFlag(folder)}` }),
  ]);
}

/** Reads the former state of the content from git, and puts it beside the present one. */
function loadStates(content: Content, revision: Revision): States {
  const { blobs } = revision;
  const present = new Map(content.files.map((file) => [file.path, file]));
  const hashes = revision.hashFiles([...present.keys(), ...content.others.keys()]);
  const isSame = (path: string) => blobs.get(path) === hashes.get(path);
  const paths = [...blobs.keys()].filter((path) => isContentFile(path) && !isAside(path));
  const bytes = revision.read(paths.filter((path) => !isSame(path)));
  const former = paths.map((path): ContentFile => {
    const same = isSame(path) ? present.get(path) : undefined;
    // A blob that the repository lacks, as in a partial clone, is a file that cannot be read.
    const reason = { code: 'ENOENT', errno: -2 };
    return same ?? analyzeFile(path, bytes.get(path) ?? reason, () => []);
  });
  const listUnread = (side: Side, files: readonly ContentFile[]) =>
    files
      .filter(
        ({ path, data, identifierHints }) =>
          !isSame(path) && (identifierHints || data === undefined),
      )
      .map((file) => [file, side] as const);
  return {
    before: { files: former, blobs },
    after: { files: content.files, blobs: hashes },
    unread: new Map([...listUnread('before', former), ...listUnread('after', content.files)]),
  };
}

/** Small copies of the changed pictures, by the names of their bytes; without those that cannot be decoded. */
async function makeThumbnails(
  folder: string,
  changes: readonly Change[],
  states: States,
  { read }: Revision,
): Promise<Map<string, string>> {
  const thumbnails = new Map<string, string>();
  for (const change of changes) {
    for (const side of ['before', 'after'] as const) {
      if (change.kind !== 'value' || change[side]?.kind !== 'picture') continue;
      const { file, blob = '' } = findPicture(states[side], change[side].value);
      if (thumbnails.has(blob)) continue;
      const path = `${imageFolder}/${file}`;
      try {
        const bytes = side === 'before' ? read([path]).get(path) : readFileSync(join(folder, path));
        // Twice as many pixels as the page shows, for sharp screens.
        const picture = await openPicture(bytes ?? new Uint8Array());
        const small = picture.resize(480, 480, { fit: 'inside' });
        const jpeg = await small.flatten({ background: '#faf7f1' }).jpeg().toBuffer();
        const source = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
        thumbnails.set(blob, `<img src="${source}" alt="">`);
      } catch {
        // It is told in words alone.
      }
    }
  }
  return thumbnails;
}
