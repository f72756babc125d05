import { keepComments } from '../lib/keep-comments.ts';
import type { Replacement } from '../lib/replace-files.ts';
import { addressesFile } from '../model/content-file.ts';
import { type AcceptedAddress, readAddresses } from '../model/read-addresses.ts';
import { UserError } from '../user-error.ts';
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
