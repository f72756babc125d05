import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAndValidate } from '../content/validate-content.ts';
import { countSeverities } from '../issue.ts';
import type { UiLanguage } from '../messages/messages.ts';
import { imageFolder } from '../model/content-file.ts';
import { writeContentFlag } from '../reporters/report.ts';
import type { PictureState } from './change.ts';
import type { ChangeDocument } from './change-document.ts';
import { compareContent } from './compare-content.ts';
import { compareToolLists } from './compare-tool-lists.ts';
import { createWording } from './describe-change.ts';
import { layOutChanges } from './lay-out-changes.ts';
import { loadStates } from './load-states.ts';
import { openRevision } from './read-revision.ts';

/** Reads the bytes of a picture in one of the two states; `undefined` if it cannot be read. */
export type LoadPicture = (picture: PictureState) => Promise<Uint8Array | undefined>;

interface DescribeOptions {
  /** A commit, branch, tag or time. */
  since: string;
  ui: UiLanguage;
  cacheFolder?: string | undefined;
  /** The present instant, in milliseconds since 1970; defaults to now. */
  now?: number;
}

/**
 * Tells in words what is different for visitors between a commit and the content folder as it is now. Neither the work
 * tree nor the repository is changed.
 *
 * @throws {UserError} if the folder, git, the repository or the commit is missing
 */
export async function describeChanges(
  folder: string,
  { since, ui, cacheFolder, now = Date.now() }: DescribeOptions,
): Promise<{ document: ChangeDocument; loadPicture: LoadPicture }> {
  const revision = await openRevision(folder, since);
  const { content, issues } = await loadAndValidate(folder, cacheFolder);
  const states = await loadStates(content, revision);
  const changes = compareContent(states.before, states.after, now);
  const lists = await compareToolLists(states);
  const told = new Set([
    ...changes.files,
    ...lists.keys(),
    ...states.unread.map(({ path }) => path),
  ]);
  const document = layOutChanges(
    changes,
    {
      commit: revision.commit,
      hasFolder: revision.hasFolder,
      unread: states.unread,
      rewritten: states.rewritten.filter((path) => !told.has(path)).length,
      lists,
      command: `catalogue validate${writeContentFlag(folder)}`,
      // Drafts are not for visitors.
      problems: { ...countSeverities(issues), notes: 0 },
    },
    createWording(states, ui, now),
  );
  return {
    document,
    async loadPicture({ side, file, blob }) {
      if (file === undefined || blob === undefined) return undefined;
      const path = `${imageFolder}/${file}`;
      if (side === 'before') return (await revision.read([path])).get(path);
      return readFileSync(join(folder, path));
    },
  };
}
