import { getSystemErrorMap } from 'node:util';
import { joinList } from '../../../shared/join-list.ts';
import { askIfMeant, countNoun } from './grammar.ts';

/** What commands say beside their findings. */
export const commands = {
  repeatedOption: ({ flag, values }: { flag: string; values: string }) =>
    `${flag} is given more than once: ${values}. Give it once.`,

  /** A file that a command was to write, and that belongs to the content. */
  outputIsContent: (file: string) =>
    `${file} belongs to the content, so nothing was written over it. Choose another name.`,
  outputExists: (file: string) =>
    `${file} exists already and holds something else, perhaps translations that were not imported yet, so nothing was written. Choose another name, or delete the file first.`,
  /** A pipe, a device or a dangling link. */
  outputIsNoFile: (file: string) =>
    `${file} is no ordinary file but a pipe, a device or a link that leads nowhere, so nothing was written. Choose another name.`,

  validate: {
    unknownFile: ({ file, folder }: { file: string; folder: string }) =>
      `There is no content file “${file}” in ${folder}.`,
  },

  explain: {
    why: 'Why it matters',
    fix: 'What to do',
    wrong: 'Wrong',
    right: 'Right',
    noCode: (wanted: string) =>
      `“${wanted}” is not a code. A code looks like C012; “catalogue explain” lists them all.`,
    gone: ({ code, since, now }: { code: string; since: string; now?: string }) =>
      `${code} is gone since ${since}. ${now === undefined ? 'Nothing came in its place.' : `In its place came ${now}: catalogue explain ${now}`}`,
    unknownCode: ({ wanted, nearest }: { wanted: string; nearest: readonly string[] }) =>
      `There is no code ${wanted}. The nearest are ${nearest.join(', ')}; “catalogue explain” lists them all.`,
  },

  schema: {
    written: ({ total, written }: { total: number; written: number }) =>
      `${total} schemas, ${written} written; VS Code checks and completes the content by them.`,
    notOwn: ({ path, kind }: { path: string; kind: 'file' | 'folder' }) =>
      `${path} must be a ${kind} of its own. A link, or something else, has its name, so nothing was written.\n  → Move it away, then run “catalogue schema” again.`,
  },

  /** A kind of entries to list, or of an entry to make. */
  unknownKind: ({ kind, known, meant }: { kind: string; known: string; meant?: string }) =>
    `There is nothing called “${kind}”.${meant === undefined ? '' : ` ${askIfMeant(meant)}`} Use one of: ${known}.`,

  show: {
    broken: ({ file, command }: { file: string; command: string }) =>
      `The file ${file} is broken, so the entry cannot be shown. Where and why: ${command}`,
    notValid: ({ file, errors, command }: { file: string; errors: number; command: string }) =>
      `${file} has ${countNoun(errors, 'error')}, so what is shown may be wrong: ${command}`,
    manyEntries: ({ name, files }: { name: string; files: readonly string[] }) =>
      [`“${name}” stands for more than one entry. Name one of these files:`, ...files].join('\n  '),
  },

  find: {
    noWords: 'There is nothing to look for. Write a word, such as: catalogue find desert',
    apart: 'The same words, but apart:',
    everyPage: 'on every page',
    noPage: 'shown on no page',
    from: (moment: string) => `from ${moment} on`,
    over: (period: string) => `${period} (over)`,
    more: ({ address, count }: { address: string; count: number }) =>
      `${address} and ${countNoun(count, 'other page')}`,
    summary: ({ query, places, files }: { query: string; places: number; files: number }) =>
      places === 0
        ? `Nothing in the content contains “${query}”.`
        : `“${query}” stands in ${countNoun(places, 'place')} of ${countNoun(files, 'file')}.`,
  },

  report: {
    written: (file: string) => `Written: ${file}`,
    unchanged: (file: string) => `Nothing new since ${file} was written.`,
  },

  export: {
    nothing: 'Nothing to export.',
    needsLanguage: 'Name the language to translate into, such as --lang en.',
    wholeGlossary: 'The glossary is exported as a whole; leave the names out.',
    noGlossary: (file: string) => `There are no terms in ${file}; add one: catalogue new term`,
    printedTerms: (count: number) => `${countNoun(count, 'term')} exported.`,
    writtenTerms: ({ count, file }: { count: number; file: string }) =>
      `${countNoun(count, 'term')} written to ${file}.`,
    printed: (count: number) => `${countNoun(count, 'text')} exported.`,
    written: ({ count, file }: { count: number; file: string }) =>
      `${countNoun(count, 'text')} written to ${file}. When it comes back: catalogue import ${file}`,
  },

  import: {
    unreadable: (file: string) => `The file ${file} cannot be read.`,
    workbook: (file: string) =>
      `The file ${file} is a workbook or another packed file, and no text. Open it in the spreadsheet program, save it as CSV in UTF-8 (in Excel “CSV UTF-8 (Comma delimited)”), and import that file.`,
    unknownFormat: (file: string) =>
      `The format of ${file} cannot be told from its name; name it with --format xliff, csv or po.`,
  },
};

/** How many entries of each collection there are. */
export interface EntryCounts {
  experiences: number;
  cars: number;
  posts: number;
}

/** A file that the server would refuse. */
export interface BrokenOutput {
  path: string;
  /** The first field that is wrong, such as `cars[0].title`; empty for the whole. */
  field: string;
  /** In the words of the schema. */
  reason: string;
}

/** Progress and outcome of `compile`. */
export const compile = {
  reading: 'Reading',
  pictures: 'Pictures',
  watching: 'Watching content for changes; stop with Ctrl+C.',
  /** Why saves are looked for every second, instead of being reported by the system. */
  polling: {
    limit: (setting: string) =>
      `The system has no file watcher left (${setting}). Changes are looked for every second instead, so saves show a little later. To see them at once, close other programs that watch files or raise this limit, then start again.`,
    drive: (folder: string) =>
      `${folder} is on a drive that may not report saves: a network drive, or a Windows drive in WSL. Changes are looked for every second instead, so saves show a little later. To see them at once, clone the project to a drive of this system.`,
  },
  isWellAgain: 'All is well again.',
  overlap: ({ out, content }: { out: string; content: string }) =>
    `With --output ${out} the bundles would lie inside the content folder ${content}. Choose another folder, such as build.`,
  failure: (reason: string) => `This compile failed: ${reason}`,
  pictureWork: (total: number) =>
    `Making ${countNoun(total, 'picture')} in all sizes, once for each; this can take some minutes.`,
  folderUnreadable: (folder: string) => `The content folder ${folder} cannot be read.`,
  brokenOutput: ({ path, field, reason }: BrokenOutput) =>
    `The file ${path} would be broken${field && ` at ${field}`}: ${reason}. No bundle was written. The mistake is in the program and not in the content: show this message to a programmer.`,
  savedMeanwhile: (file: string) =>
    `${file} was saved by somebody else in the meantime; nothing was written. Run the command again.`,
  stopped: {
    content: 'Nothing was written: fix the problems above and compile again.',
    pictures: 'No bundle was written: fix the problems above and compile again.',
  },
  /** On the page of `npm run dev` at the address of such a draft. */
  shownLater:
    'The page is shown here once these are done. Nothing else of the site waits for them.',
  /** Drafts that a build with drafts does not contain. */
  leftOut: (files: readonly string[]) => `Not shown before they are finished: ${files.join(', ')}.`,
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

/** What `catalogue new` asks and says. */
export const entries = {
  kinds: {
    car: 'car',
    experience: 'experience',
    post: 'post',
    service: 'service',
    picture: 'picture',
    notice: 'notice',
    term: 'term',
  },
  /** What is asked although no field of the entry holds it. */
  questions: {
    fileName: {
      name: 'Name of the file',
      meaning: 'Only editors see it; the number of the post is put before it.',
    },
    pictureName: {
      name: 'Name',
      meaning:
        'The name by which entries call the picture: lower-case letters a-z, digits and hyphens.',
    },
  },
  mayBeEmpty: 'may be left empty',
  mayBeAdded: 'These may be added:',
  draftLine:
    'Without the # before it, this line keeps the entry a draft: nothing missing in it stops anybody, and visitors do not see it. Delete the line to publish.',
  needed: 'This is needed.',
  gaveUp: 'Nothing was written.',
  taken: ({ value, owner }: { value: string; owner: string }) =>
    `“${value}” is taken already, by ${owner}. Choose another.`,
  noChoice: ({
    value,
    choices,
    meant,
  }: {
    value: string;
    choices: readonly string[];
    meant: string | undefined;
  }) =>
    `“${value}” is not one of: ${choices.join(', ')}.${meant === undefined ? '' : ` ${askIfMeant(meant)}`}`,
  plainDigits: ({ written, right }: { written: string; right: string }) =>
    `${written} is not in plain digits. Write ${right} for this number.`,
  missing: ({ kind, list }: { kind: string; list: string }) =>
    `There is no terminal to ask on, and a new ${kind} needs:\n${list}`,
  strayFlags: ({ kind, flags, known }: { kind: string; flags: string; known: string }) =>
    `A new ${kind} has no ${flags}; its flags are: ${known}.`,
  present: (file: string) => `${file} exists already and stays as it is. Choose another slug.`,
  unfit: (file: string) =>
    `The entry cannot be added to ${file} safely, so nothing was written. Fix the file (catalogue validate), or add the entry by hand.`,
  next: {
    heading: 'What to do next:',
    copyPicture: (file: string) =>
      `Copy the picture to ${file}: at least 1200 pixels wide, 2400 where it fills the screen.`,
    keepAsDraft:
      'Until it is ready, take the # off draft: true at its top: what is still missing then stops nobody.',
    fillIn: (file: string, hasBlocks: boolean) =>
      `Open ${file} and fill in the empty quotes ("")${hasBlocks ? '; write long texts on the lines below |, two spaces deeper' : ''}: Turkish first, then English and Arabic.`,
    addPicture: (folder: string) =>
      `For a picture that is not in pictures.yaml yet: put it into ${folder}, then catalogue new picture`,
    showPicture: (name: string) =>
      `Write its name, ${name}, where it should appear, such as under images of a car.`,
    seeRest: 'See what is left: catalogue validate, and for the translations catalogue missing',
    look: 'Look at it: npm run dev',
    lookOn: (moment: string) => `Look at it as on its first day: npm run dev -- --at ${moment}`,
    applyTerm: (file: string) =>
      `Other forms that are as good, and words that are not used, go below it in ${file}: also and never. catalogue validate finds those under never.`,
  },
};

/** The end of a report for people, and the names of what it holds. */
export const reports = {
  error: 'error',
  warning: 'warning',
  note: 'note',
  noProblems: (files: number) => `No problems in ${countNoun(files, 'file')}.`,
  counts: ({ errors, warnings, notes }: SeverityCounts): string =>
    joinList(
      [
        ...(errors > 0 ? [countNoun(errors, 'error')] : []),
        ...(warnings > 0 ? [countNoun(warnings, 'warning')] : []),
        ...(notes > 0 ? [countNoun(notes, 'note')] : []),
      ],
      'en',
    ),
  problems: (found: SeverityCounts & { files: number }): string =>
    `${reports.counts(found)} in ${countNoun(found.files, 'file')}.`,
  /** Below the counts of some files. */
  elsewhere: ({ command, ...found }: SeverityCounts & { command: string }) =>
    `${reports.counts(found)} in other files. To see all: ${command}`,
  /** Above the notes on a draft. */
  unfinished: ({ count, draft }: { count: number; draft: string }) =>
    `${countNoun(count, 'thing')} to finish in the draft ${draft}`,
  /** Below the counts, if there are notes. */
  notesStopNothing: 'Notes stop nothing.',
  /** @param command fixes `fixable` of all `found` */
  fixable: ({ fixable, found, command }: { fixable: number; found: number; command: string }) => {
    if (fixable < found) return `${fixable} of them can be fixed by: ${command}`;
    return `${fixable === 1 ? 'It' : 'All'} can be fixed by: ${command}`;
  },
  moreAboutCode: (code: string) => `More about a code: catalogue explain ${code}`,
};

/** How many problems there are of each severity. */
type SeverityCounts = { errors: number; warnings: number; notes: number };

/** What is said when a command fails and nothing better is known. */
export const failures = {
  unexpected: 'catalogue failed unexpectedly.',
  system: ({ path, ...said }: SystemReason & { path: string | undefined }) =>
    `${path === undefined ? 'A file' : `The file ${path}`} cannot be written or read: ${sayReason(said)}.`,
  history: {
    noGit: 'The program git is needed to read the former content, and it is not installed.',
    noCommit: (since: string) =>
      `“${since}” is no commit, branch or tag in this copy of the repository, and no time such as “7 days ago” from before which it has a commit.\n  → git log --all lists what it has; git fetch --unshallow fetches the rest of a shallow clone.`,
    git: (reason: string) =>
      `git cannot read the former content. The content folder must be in a git repository.\n  → ${reason}`,
  },
};

/** A failure as the system names it. */
export type SystemReason = { code: string; errno: number };

export function sayReason({ code, errno }: SystemReason): string {
  const reason = getSystemErrorMap().get(errno)?.[1];
  return reason === undefined ? code : `${code} (${reason})`;
}
