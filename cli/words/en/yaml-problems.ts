import { type SystemReason, sayReason } from './commands.ts';
import { countNoun } from './grammar.ts';
import { type InvisibleName, invisibleCharacters } from './text-problems.ts';

/** Problems of a file as a whole. */
export const fileProblems = {
  notUtf8: {
    message: 'The file is not saved as UTF-8.',
    advice: 'Open it in your editor and save it with the encoding UTF-8.',
  },
  cannotOpen: (reason: SystemReason) => ({
    message: `The system cannot read the file: ${sayReason(reason)}.`,
    advice:
      'See whether you may open it, and whether it is a file and not a folder or a broken link.',
  }),
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
  passedOver: ({
    reason,
    file,
  }:
    | { reason: 'link' | 'unknown'; file?: undefined }
    /** The file as it should be called, or as pictures.yaml would call it. */
    | { reason: 'misnamed' | 'misplaced' | 'undeclared'; file: string }) => ({
    message: {
      link: 'This is a symbolic link, and what it leads to is not read.',
      misnamed: 'This file is not read: the name of content ends in .yaml, in small letters.',
      misplaced: 'This picture lies outside images, where nobody looks for it.',
      undeclared: 'No picture in pictures.yaml has this file.',
      unknown: 'This file is not read: the content is YAML files, and pictures in images.',
    }[reason],
    advice: {
      link: 'Put the file or the folder itself in its place, or delete the link.',
      misnamed: `Rename it to ${file}, or delete it.`,
      misplaced: `Move it to ${file}, or delete it.`,
      undeclared: `Add it (catalogue new picture --file ${file}), or delete it.`,
      unknown: 'Move it out of the folder of the content, or delete it.',
    }[reason],
  }),
  moreProblems: ({ count }: { count: number }) => ({
    message:
      count === 1
        ? 'One more problem follows in this file.'
        : `${count} more problems follow in this file.`,
    advice: 'Fix the ones that are shown first; then the others are shown.',
  }),
};

const quoteText = 'Put the text in double quotes.';

const quoteAll = 'Put the whole text in double quotes.';

const keyColonValue = 'Write field, colon, space, value: title: Desert Tour.';

/** Problems of how a file is written: what its parser refuses, and what it reads otherwise than was meant. */
export const yamlProblems = {
  byteOrderMark: {
    message: 'The file begins with an invisible byte-order mark.',
    advice: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
  },
  fileTooLong: ({ size, limit }: { size: number; limit: number }) => ({
    message: `The file has ${size} K characters; a content file has at most ${limit} K.`,
    advice:
      'Look for something that was pasted in by accident, or split the text over several entries.',
  }),
  fileTooDeep: ({ limit }: { limit: number }) => ({
    message: `Here the file goes deeper than ${limit} levels of brackets or dashes.`,
    advice: 'Restore an earlier version of the file.',
  }),
  invisibleInYaml: ({
    name,
    codePoint,
    isSpace,
  }: {
    name: InvisibleName;
    codePoint: string;
    /** Whether it stands where a space belongs. */
    isSpace: boolean;
  }) => ({
    message: `Here is ${invisibleCharacters[name]}, ${codePoint}, where YAML needs ${isSpace ? 'an ordinary space' : 'nothing'}; it comes with text pasted from Word, chat or PDF.`,
    advice: isSpace ? 'Type an ordinary space instead.' : 'Delete it.',
  }),
  tabIndent: {
    message: 'The line is indented with a tab.',
    advice: 'Indent with spaces, two for each level; tabs are not allowed.',
  },
  wrongIndent: ({ found, right }: { found: number; right: number }) => ({
    message: `The line begins with ${countSpaces(found)}, which does not fit the lines around it.`,
    advice: `Begin it with ${countSpaces(right)}, like the lines that it belongs to.`,
  }),
  colonMissing: {
    message: 'The colon after the field is missing.',
    advice: keyColonValue,
  },
  signForColon: ({ sign }: { sign: string }) => ({
    message: `Between the field and its value stands ${sign} in the place of the colon.`,
    advice: keyColonValue,
  }),
  dashGap: ({ sign }: { sign: string }) => ({
    message:
      sign === '-'
        ? 'The space after the dash is missing, so the line is no item of the list.'
        : `An item of a list begins with a dash, not with ${sign}.`,
    advice: 'Begin each item with a dash and a space: - one.',
  }),
  needlessDash: {
    message: 'The dash begins an item of a list, but the lines around it are fields.',
    advice: 'Remove the dash; only the items of a list have one.',
  },
  languageOnLine: {
    message: 'The language stands on the line of its field.',
    advice: 'Write each language on a line of its own below the field, two spaces further in.',
  },
  commaMissing: {
    message: 'A comma is missing between two values in braces.',
    advice: 'Put a comma behind each value but the last: { tr: Ev, en: Home }.',
  },
  itemJoined: ({ found, right }: { found: number; right: number }) => ({
    message: `The line begins with ${countSpaces(found)}, deeper than the item above it, so YAML joins the two into one item.`,
    advice: `Begin it with ${countSpaces(right)}, like the other items.`,
  }),
  blockMissing: ({ indent }: { indent: number }) => ({
    message:
      'A text over several lines needs | behind its colon; without it, YAML makes one paragraph of it, or cannot read it.',
    advice: `Write | behind the colon and the text below it, each line after ${countSpaces(indent)} and without quotes. A blank line begins a new paragraph.`,
  }),
  escapedParagraphs: ({ indent }: { indent: number }) => ({
    message:
      'The paragraphs of this text are parted by \\n on one line, which is hard to read and to correct.',
    advice: `Write | behind the colon and the text below it, each line after ${countSpaces(indent)} and without quotes. A blank line begins a new paragraph.`,
  }),
  blockIndent: ({ indent }: { indent: number }) => ({
    message:
      'The lines of this text are not all indented below its field, so YAML loses track of it.',
    advice: `Begin each line of the text with ${countSpaces(indent)}.`,
  }),
  blockOnLine: ({ indent }: { indent: number }) => ({
    message: 'Behind | the line must end; the text begins on the next one.',
    advice: `Write the text below it, each line after ${countSpaces(indent)}.`,
  }),
  conflictMark: {
    message:
      'This is a mark of git: two versions of these lines met, and nobody has chosen between them.',
    advice:
      'Keep the version that is right; delete the other one and the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  spaceMissing: {
    message: 'The space after the colon is missing.',
    advice: keyColonValue,
  },
  apostropheInQuotes: {
    message: 'The apostrophe inside the single quotes ends the text too early.',
    advice: 'Put the text in double quotes, or write the apostrophe as ’.',
  },
  quotesInQuotes: {
    message:
      'The second quotation mark ends the text, and YAML does not know what to do with the rest.',
    advice: 'Put the whole text in double quotes, and write quotes inside it as “ ”.',
  },
  colonInText: {
    message: 'The text holds a colon and a space, so that YAML takes it for another field.',
    advice: quoteAll,
  },
  bracketStart: {
    message:
      'A text that begins with a bracket is taken for a list, and the rest of it has no place.',
    advice: quoteAll,
  },
  braceStart: {
    message:
      'A text that begins with a brace is taken for fields, and the rest of it has no place.',
    advice: quoteAll,
  },
  signStart: ({ sign }: { sign: string }) => ({
    message: `A text cannot begin with ${sign}: the sign has a meaning of its own in YAML.`,
    advice: quoteAll,
  }),
  unknownEscape: {
    message:
      'Within double quotes a backslash begins a special character, and this one does not exist.',
    advice: 'Write two backslashes for one.',
  },
  severalDocuments: {
    message: 'The line --- begins a second document; what follows would be lost.',
    advice: 'Remove the line; every entry has a file of its own.',
  },
  quoteNotClosed: ({ close }: { close: string }) => ({
    message: 'The quote that opens here is never closed.',
    advice: `Put a ${close} at the end of its text.`,
  }),
  bracketNotClosed: ({ close }: { close: string }) => ({
    message: 'The bracket that opens here is never closed.',
    advice: `Put a ${close} at the end of its text.`,
  }),
  bracketAtEnd: ({ sign, close }: { sign: string; close: string }) => ({
    message: 'The bracket that opens here is never closed.',
    advice: `Delete the ${sign}; or put a ${close} behind all that belongs into it.`,
  }),
  somethingNotClosed: {
    message: 'A quote or a bracket that was opened is not closed.',
    advice: 'Close it at the end of its text; look at this line and at those above it.',
  },
  lineOutOfPlace: {
    message: 'The tool does not understand this line, and does not know what was meant.',
    advice:
      'Compare it with the lines around it: a field is written field, colon, space, value; an item of a list begins with a dash and a space.',
  },
  invalidYaml: ({ reason }: { reason: string }) => ({
    message: `The file is not valid YAML here: ${reason}.`,
    advice: 'Compare the line with its neighbours: the indentation, the colon, the quotes.',
  }),
  duplicateKey: ({ key, firstLine }: { key: string; firstLine: number }) => ({
    message: `“${key}” stands twice in this block; the first is in line ${firstLine}.`,
    advice: 'Keep one of the two and move what the other holds into it.',
  }),
  referenceInText: {
    message:
      'A text that begins with & or * is taken for a YAML anchor or alias, and its words are lost.',
    advice: quoteText,
  },
  yamlReference: {
    message:
      'Anchors and aliases (& and *) are not used in the content; here is the first of this file.',
    advice: 'Write the value out in every place where it belongs.',
  },
  yamlTag: ({ tag }: { tag: string }) => ({
    message: `“${tag}” is read as a YAML tag, and the word is lost.`,
    advice: quoteText,
  }),
  yamlDirective: {
    message:
      'A line that begins with % gives orders to the YAML parser and changes how values are read.',
    advice: 'Remove the line.',
  },
  forbiddenKey: ({ key }: { key: string }) => ({
    message: `“${key}” is not allowed as a field.`,
    advice: 'Remove it, or write the fields out.',
  }),
  cutText: {
    message: 'From # on, the line is a comment, and visitors do not see it.',
    advice: 'Put the whole text in double quotes; a real comment goes on a line of its own.',
  },
};

function countSpaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** Why a text cannot be written into a content file. */
export const refusedEdits = {
  noSuchField: 'There is no such field in the file any more. Export again.',
  noLanguages: 'The field has no languages yet. Write its Turkish text first.',
  notYaml:
    'The file is not valid YAML, so nothing can be written into it. Run “catalogue validate” first.',
  notText: 'A list or a group of fields stands here, not a text.',
  anchorOrTag:
    'The text in the content has a YAML anchor or tag. Put it in double quotes there first.',
  samePlace: 'Two changes want to write into the same place of the file.',
  halfCharacter: 'The text holds half a character. Paste it again.',
  changesMore: 'The text cannot be written here without changing something else. Write it by hand.',
};

/** What `--fix` did or, with `--dry-run`, would do. */
export const fixes = {
  none: 'Nothing can be fixed safely.',
  wouldChangeMore: (file: string) =>
    `${file} would say something else after the corrections, so it stays as it is. Correct its first problem by hand, then run the command again.`,
  done: ({ problems, files }: { problems: number; files: number }) =>
    `Fixed ${countNoun(problems, 'problem')} in ${countNoun(files, 'file')}:`,
  planned: ({ problems, files }: { problems: number; files: number }) =>
    `${countNoun(problems, 'problem')} in ${countNoun(files, 'file')} would be fixed:`,
};
