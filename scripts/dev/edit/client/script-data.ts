import { editing as en } from '../../../../cli/messages/en/editing.ts';
import { editing as tr } from '../../../../cli/messages/tr/editing.ts';
import type { ScriptData } from '../protocol.ts';

export type EditMessages = typeof en;

/** Reads what the development server wrote on the script element. Modules have no `document.currentScript`. */
export function readScriptData(): ScriptData {
  const script = document.querySelector<HTMLScriptElement>(
    'script[data-token], script[data-refusal]',
  );
  const { token = '', ui, refusal, clock } = script?.dataset ?? {};
  return {
    token,
    ...((ui === 'tr' || ui === 'en') && { ui }),
    ...(refusal && { refusal }),
    ...(clock === 'set' && { clock }),
  };
}

/** The language of the tool: the one that is set, else Turkish on Turkish pages and English on others. */
export function chooseUi({ ui }: ScriptData): 'tr' | 'en' {
  return ui ?? (document.documentElement.lang === 'tr' ? 'tr' : 'en');
}

/** The sentences of a language of the tool. */
export function findMessages(ui: 'tr' | 'en'): EditMessages {
  return ui === 'tr' ? tr : en;
}
