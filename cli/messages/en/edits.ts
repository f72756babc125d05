import { countNoun } from './grammar.ts';

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
