import type { Messages } from '../en/messages.ts';
import { commands, compile, entries, failures, reports } from './commands.ts';
import { editingRefusals, editor } from './editor.ts';
import { fixes, refusedEdits } from './edits.ts';
import { interchange, translationPage, translations } from './translations.ts';

/** All that the tool says to editors beside the sentences of `codes/`, in Turkish. */
export const tr: Messages = {
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
