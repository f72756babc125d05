import { countNoun } from './grammar.ts';

/** How many entries of each collection there are. */
export interface EntryCounts {
  experiences: number;
  cars: number;
  posts: number;
}

/** Progress and outcome of `compile`. */
export const compile = {
  reading: 'Reading',
  pictures: 'Pictures',
  watching: 'Watching content for changes; stop with Ctrl+C.',
  isWellAgain: 'All is well again.',
  overlap: ({ out, content }: { out: string; content: string }) =>
    `With --out ${out} the bundles would lie inside the content folder ${content}. Choose another folder, such as build.`,
  failure: (reason: string) => `This compile failed: ${reason}`,
  pictureWork: (total: number) =>
    `Making ${countNoun(total, 'picture')} in all sizes, once for each; this can take some minutes.`,
  folderUnreadable: (folder: string) => `The content folder ${folder} cannot be read.`,
  savedMeanwhile: (file: string) =>
    `${file} was saved by somebody else in the meantime; nothing was written. Run the command again.`,
  stopped: {
    content: 'Nothing was written: fix the problems above and compile again.',
    pictures: 'No bundle was written: fix the problems above and compile again.',
  },
  upToDate: (counts: EntryCounts) =>
    `Nothing has changed; ${describeEntries(counts)} are up to date.`,
  compiled: ({
    counts,
    encoded,
    written,
  }: {
    counts: EntryCounts;
    encoded: number;
    written: number;
  }) => `Compiled ${describeEntries(counts)}; ${describeFiles(encoded, written)}.`,
  compiledAgain: ({
    opened,
    milliseconds,
    encoded,
    written,
  }: {
    /** The names of a few files, or how many there are. */
    opened: readonly string[] | number;
    milliseconds: number;
    encoded: number;
    written: number;
  }) =>
    `Compiled ${describeOpened(opened)} in ${milliseconds} ms; ${describeFiles(encoded, written)}.`,
};

function describeEntries({ experiences, cars, posts }: EntryCounts): string {
  return [
    countNoun(experiences, 'experience'),
    countNoun(cars, 'car'),
    countNoun(posts, 'post'),
  ].join(', ');
}

function describeFiles(encoded: number, written: number): string {
  return `${countNoun(encoded, 'picture file')} and ${countNoun(written, 'bundle file')} written`;
}

function describeOpened(opened: readonly string[] | number): string {
  if (typeof opened === 'number') return countNoun(opened, 'file');
  return opened.length === 0 ? 'pictures' : opened.join(', ');
}
