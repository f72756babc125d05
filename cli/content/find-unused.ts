import { collections } from '../../shared/pages.ts';
import { issueCodes } from '../codes/codes.ts';
import { createFileIssue, type Issue, limitProblems, severityOf } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { listFolder, noticesFile, picturesFile, readPictures } from './content-index.ts';
import { isDraft } from './is-draft.ts';
import { imageFolder } from './picture-files.ts';
import { type Content, isContentFile, isPictureFile } from './read-content.ts';

/**
 * Finds content that no page will ever show: ignored files and, if there are no errors, pictures and entries without a
 * reference. A broken file or name could refer to anything, so errors make references unreliable.
 *
 * @param found the problems that were found before
 * @param isMentioned whether a draft with mistakes contains a name, see `createMentionCheck`
 */
export function findUnused(
  content: Content,
  found: readonly Issue[],
  isMentioned: (name: string) => boolean,
): Issue[] {
  const passedOver = findPassedOver(content);
  if (found.some((issue) => severityOf(issue) === 'error')) return passedOver;
  const isReferred = createUses(content);
  const isUsed: IsUsed = (name, own) => isReferred(name, own) || isMentioned(name);
  return [
    ...passedOver,
    ...findUnusedPictures(content, isUsed),
    ...findUnlinkedEntries(content, isUsed),
  ];
}

/** Whether another file than its own uses the name of a picture, or an address. */
type IsUsed = (name: string, own: string) => boolean;

function createUses({ files }: Content): IsUsed {
  const users = new Map<string, Set<string>>();
  for (const { path, references } of files) {
    // A notice is soon gone.
    if (path === noticesFile) continue;
    for (const { name } of references) users.set(name, (users.get(name) ?? new Set()).add(path));
  }
  return (name, own) => {
    const by = users.get(name);
    return by !== undefined && by.size > (by.has(own) ? 1 : 0);
  };
}

function findUnusedPictures({ files, open }: Content, isUsed: IsUsed): Issue[] {
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
function findUnlinkedEntries({ files, open }: Content, isUsed: IsUsed): Issue[] {
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

function findPassedOver({ files, others }: Content): Issue[] {
  const pictures = readPictures(files);
  const declared = new Set(
    Object.values(pictures ?? {}).map((entry) => `${imageFolder}/${getAt(entry, ['file'])}`),
  );
  const present = new Set(files.map(({ path }) => path));
  return [...others].flatMap(([path, kind]) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const isPicture = isPictureFile(path);
    const isInPlace = isPicture && path === `${imageFolder}/${file}`;
    if (kind === 'file' && isInPlace && (!pictures || declared.has(path))) return [];
    const ending = path.search(/\.ya?ml\b/i);
    const renamed = ending === -1 ? path : `${path.slice(0, ending)}.yaml`;
    const params = (() => {
      if (kind === 'link') return { reason: 'link' } as const;
      if (isInPlace) return { reason: 'undeclared', file } as const;
      if (isPicture) return { reason: 'misplaced', file: `${imageFolder}/${file}` } as const;
      if (isContentFile(renamed) && !present.has(renamed))
        return { reason: 'misnamed', file: renamed } as const;
      return { reason: 'unknown' } as const;
    })();
    return [createFileIssue(issueCodes.passedOver, path, { problem: 'passedOver', params })];
  });
}
