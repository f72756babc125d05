import { commands, compile, entries, failures, reports } from './commands.ts';
import { editingRefusals, editor } from './editor.ts';
import { fixes, refusedEdits } from './edits.ts';
import { interchange, translationPage, translations } from './translations.ts';

/**
 * All that the tool says to editors beside the sentences of `codes/`, in English. Names and parameters are declared
 * here; the files of every other language have the same names.
 */
export const en = {
  commands,
  compile,
  editingRefusals,
  editor,
  entries,
  interchange,
  failures,
  fixes,
  refusedEdits,
  reports,
  translationPage,
  translations,
};

/** What is said in one of the languages of the tool: sentences, and functions that fill them in. */
export type Messages = typeof en;
