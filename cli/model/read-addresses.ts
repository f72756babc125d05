/** An address, and the file of the entry that it was accepted for. */
export interface AcceptedAddress {
  address: string;
  file: string;
}

/**
 * The accepted addresses with their lines, in order. Lines that are not addresses, such as merge markers, are ignored.
 */
export function readAddresses(
  files: readonly ContentFile[],
): (AcceptedAddress & { line: number })[] {
  const text = files.find(({ path }) => path === addressesFile)?.data;
  if (typeof text !== 'string') return [];
  return text.split('\n').flatMap((written, index) => {
    const [address = '', ...words] = written.trim().split(' ');
    return address.startsWith('/') ? [{ address, file: words.join(' '), line: index + 1 }] : [];
  });
}

import { addressesFile, type ContentFile } from './content-file.ts';
