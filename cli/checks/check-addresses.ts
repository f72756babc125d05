import { basename } from 'node:path/posix';
import { paths } from '../../shared/paths.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, severityOf } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { addressesFile, type ContentFile, type OpenFile } from '../model/content-file.ts';
import { type ContentIndex, findNextPost, listFolder } from '../model/content-index.ts';
import { isDraft } from '../model/is-draft.ts';
import { type AcceptedAddress, readAddresses } from '../model/read-addresses.ts';
import type { AllContent } from './check.ts';

/**
 * Finds accepted addresses that no entry answers any more (C120), and post numbers that were given to other posts
 * (C038).
 */
export function checkAddresses({ files, index, isMentioned, open }: AllContent): Issue[] {
  const accepted = readAddresses(files);
  // The part of a file behind a mistake may contain the address of any entry.
  const isCertain =
    index.uncertain.length === 0 &&
    files.every(
      (file) => isDraft(file) || file.issues.every((issue) => severityOf(issue) !== 'error'),
    );
  const isLost = ({ address }: AcceptedAddress) =>
    !index.paths.has(address) && !index.moved.has(address) && !isMentioned(address);
  return [
    ...(isCertain
      ? accepted.filter(isLost).map((lost) => createLostAddressIssue(lost, index))
      : []),
    ...findReusedNumbers(files, accepted, findNextPost(files, index), open),
  ];
}

function createLostAddressIssue(
  { address, file, line }: ReturnType<typeof readAddresses>[number],
  index: ContentIndex,
): Issue {
  const now = index.accepted.get(address)?.now;
  return {
    code: issueCodes.lostAddress,
    file: addressesFile,
    path: '',
    ...{ line, column: 1, endLine: line, endColumn: address.length + 1 },
    problem: 'lostAddress',
    params: { address, file, name: basename(address), now },
  };
}

/** Finds posts whose number is listed for another file, if that file does not have the number any more. */
function findReusedNumbers(
  files: readonly ContentFile[],
  accepted: readonly AcceptedAddress[],
  next: number,
  open: OpenFile,
): Issue[] {
  const posts = listFolder(files, 'posts').map((file) => ({ file, id: getAt(file.data, ['id']) }));
  const present = new Map(posts.map(({ file, id }) => [file.path, String(id)]));
  const owners = Map.groupBy(accepted, ({ address }) => address);
  return posts.flatMap(({ file, id }) => {
    if (typeof id !== 'number') return [];
    const address = paths.post(id);
    const all = owners.get(address) ?? [];
    const [owner] = all;
    if (!owner || all.some((each) => present.get(each.file) === String(id))) return [];
    const params = { id, file: owner.file, next, address };
    const said = { problem: 'reusedNumber', params } as const;
    return [open(file).report(issueCodes.reusedNumber, ['id'], said)];
  });
}
