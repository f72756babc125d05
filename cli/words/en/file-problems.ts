/** Problems of a file as a whole. */
export const fileProblems = {
  unreadable: {
    message: 'The file cannot be opened, or it is not UTF-8 text.',
    advice: 'See whether your editor opens it, then save it with the encoding UTF-8.',
  },
  unknownFile: ({ folder, folders }: { folder?: string; folders: string }) => ({
    message: 'This file belongs to no part of the content.',
    advice:
      folder === undefined
        ? `Move it into the folder of its kind (${folders}), or delete it.`
        : `Move it to ${folder}.`,
  }),
  missingFile: ({ path, alike }: { path: string; alike?: string }) => ({
    message: 'The file is missing.',
    advice:
      alike === undefined
        ? 'Restore it; the site cannot be built without it.'
        : `If ${alike} is that file, rename it to ${path}.`,
  }),
  moreProblems: ({ count }: { count: number }) => ({
    message:
      count === 1
        ? 'One more problem follows in this file.'
        : `${count} more problems follow in this file.`,
    advice: 'Fix the ones that are shown first; then the others are shown.',
  }),
};
