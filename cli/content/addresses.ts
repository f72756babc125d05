import { basename } from 'node:path/posix';
import { collectionKeys, collections } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { slug } from '../../shared/schemas/field-types.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, severityOf } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { keepComments } from '../lib/keep-comments.ts';
import type { Replacement } from '../lib/write-files.ts';
import { UserError } from '../user-error.ts';
import { addressesFile, type ContentFile } from './analyze-file.ts';
import type { OpenFile } from './check-references.ts';
import { type ContentIndex, listFolder, readList } from './content-index.ts';
import { isDraft } from './is-draft.ts';
import { type AcceptedAddress, readAddresses } from './read-addresses.ts';
import type { Content } from './read-content.ts';

const header = [
  '# Every address that the site ever had. Written by “catalogue accept”; do not edit by hand.',
  '# One line per address: <address> <file it was accepted for>. A line goes only by “catalogue accept --forget <address>”.',
  '# A merge may keep the lines of both sides: their order does not matter, and a line twice does no harm.',
];

/** The list of addresses on the disk. */
export interface AddressList {
  /** `undefined` if there is no such file. */
  text: string | undefined;
  addresses: readonly AcceptedAddress[];
}

/** A line that is not an address and may be dropped: empty, a comment, or a marker of a merge that keeps both sides. */
const idle = /^\s*(?:#|$|<{7}|\|{7}|={7}|>{7})/;

/**
 * Reads the list of addresses in order to write it again.
 *
 * @returns `undefined` if the file exists but cannot be read
 * @throws {UserError} if one of its lines cannot be parsed, since it would be lost, or if the file is a link or a pipe
 */
export function readAddressList({ folder, files, others }: Content): AddressList | undefined {
  if (others.has(addressesFile)) {
    throw new UserError((messages) =>
      messages.translations.linkedLock(`${folder}/${addressesFile}`),
    );
  }
  const file = files.find(({ path }) => path === addressesFile);
  const text = typeof file?.data === 'string' ? file.data : undefined;
  if (file && text === undefined) return undefined;
  const addresses = readAddresses(files);
  const known = new Set(addresses.map(({ line }) => line));
  const lines = (text ?? '').split('\n');
  const odd = lines.findIndex((line, index) => !known.has(index + 1) && !idle.test(line));
  if (odd < 0) return { text, addresses };
  const place = `${folder}/${addressesFile}:${odd + 1}`;
  throw new UserError(({ translations }) => `${place}  ${translations.accept.oddAddress}`);
}

/**
 * Creates the replacement of the list, for `replaceFiles`: sorted and without duplicate lines. The same addresses and
 * comments always result in the same text.
 */
export function replaceAddresses(
  { text }: AddressList,
  addresses: readonly AcceptedAddress[],
): Replacement {
  const lines = new Set(addresses.map(({ address, file }) => `${address} ${file}`));
  const after = keepComments(text, { header, body: [...lines].toSorted(), keyFields: 1 });
  return { file: addressesFile, before: text, after };
}

/** The addresses of published entries, and their aliases, that the list does not contain yet. */
export function findNewAddresses(
  files: readonly ContentFile[],
  covers: (path: string) => boolean,
): AcceptedAddress[] {
  const known = new Set(readAddresses(files).map(({ address }) => address));
  return collectionKeys.flatMap((collection) => {
    const { folder, prefix, key } = collections[collection];
    return listFolder(files, folder)
      .filter((file) => covers(file.path) && !isDraft(file))
      .flatMap((file) =>
        [getAt(file.data, [key]), ...readList(file, 'aliases')]
          // In a file with mistakes, the value may be anything; “null” would pass for a name.
          .filter((name) => typeof name === 'string' || typeof name === 'number')
          .map(String)
          .filter((name) => slug.safeParse(name).success && !known.has(prefix + name))
          .map((name) => ({ address: prefix + name, file: file.path })),
      );
  });
}

/** The number of the next post: one above every number that a post has or ever had. */
export function findNextPost(files: readonly ContentFile[], index: ContentIndex): number {
  const { posts, moved } = index;
  const { prefix } = collections.posts;
  const former = [...moved.keys(), ...readAddresses(files).map(({ address }) => address)]
    .filter((address) => address.startsWith(prefix))
    .map((address) => Number(address.slice(prefix.length)))
    .filter(Number.isSafeInteger);
  return Math.max(0, ...posts, ...former) + 1;
}

/**
 * Finds accepted addresses that no entry answers any more, and post numbers that were given to other posts.
 *
 * @param isMentioned whether a draft with mistakes contains a name, see `createMentionCheck`
 */
export function checkAddresses(
  files: readonly ContentFile[],
  index: ContentIndex,
  isMentioned: (name: string) => boolean,
  open: OpenFile,
): Issue[] {
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
