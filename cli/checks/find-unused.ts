import { collections } from '../../shared/pages.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems, severityOf } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { listFolder, noticesFile, picturesFile, readPictures } from '../model/content-index.ts';
import { isDraft } from '../model/is-draft.ts';
import type { AllContent } from './check.ts';

/**
 * Finds pictures (C115) and entries (C116) without a reference. A broken file or name could refer to anything, so errors
 * make references unreliable.
 */
export function findUnused(content: AllContent, found: readonly Issue[]): Issue[] {
  if (found.some((issue) => severityOf(issue) === 'error')) return [];
  const isReferred = createUses(content);
  const isUsed: IsUsed = (name, own) => isReferred(name, own) || content.isMentioned(name);
  return [...findUnusedPictures(content, isUsed), ...findUnlinkedEntries(content, isUsed)];
}

/** Whether another file than its own uses the name of a picture, or an address. */
type IsUsed = (name: string, own: string) => boolean;

function createUses({ files }: AllContent): IsUsed {
  const several = Symbol();
  const users = new Map<string, string | typeof several>();
  for (const { path, references } of files) {
    // A notice is soon gone.
    if (path === noticesFile) continue;
    for (const { name } of references) {
      const by = users.get(name) ?? path;
      users.set(name, by === path ? path : several);
    }
  }
  return (name, own) => users.has(name) && users.get(name) !== own;
}

function findUnusedPictures({ files, open }: AllContent, isUsed: IsUsed): Issue[] {
  const file = files.find(({ path }) => path === picturesFile);
  const names = Object.keys(readPictures(files) ?? {}).filter(
    (name) => !isUsed(name, picturesFile),
  );
  if (!file) return [];
  const issues = names.map((name) => {
    const said = { problem: 'unusedPicture', params: { name } } as const;
    return open(file).report(issueCodes.unusedPicture, ['pictures', name], said);
  });
  return limitProblems(issues);
}

/**
 * Finds experiences without a link. Cars and posts are listed on pages and category pages are linked from breadcrumbs,
 * but only links lead to an experience.
 */
function findUnlinkedEntries({ files, open }: AllContent, isUsed: IsUsed): Issue[] {
  const { folder, prefix, key } = collections.experiences;
  return listFolder(files, folder).flatMap((file) => {
    const slug = getAt(file.data, [key]);
    // Published files must not link to a draft.
    if (file.source === undefined || typeof slug !== 'string' || isDraft(file)) return [];
    const address = `${prefix}${slug}`;
    if (isUsed(address, file.path)) return [];
    const said = { problem: 'unlinkedEntry', params: { address } } as const;
    return [open(file).report(issueCodes.unlinkedEntry, [key], said)];
  });
}
