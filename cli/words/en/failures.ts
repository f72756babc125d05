import { getSystemErrorMap } from 'node:util';

/** What is said when a command fails and nothing better is known. */
export const failures = {
  unexpected: 'catalogue failed unexpectedly.',
  system: ({ code, errno, path }: { code: string; errno: number; path: string | undefined }) => {
    const reason = getSystemErrorMap().get(errno)?.[1];
    const file = path === undefined ? 'A file' : `The file ${path}`;
    return `${file} cannot be written or read: ${code}${reason === undefined ? '' : ` (${reason})`}.`;
  },
};
