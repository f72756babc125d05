import type { Language } from '../../shared/languages.ts';
import * as en from '../messages/en/grammar.ts';
import * as tr from '../messages/tr/grammar.ts';

/** The parameters of the sentences of C2xx. */
export type Gap = {
  language: Language;
  /** The plural form concerned; omitted for the whole text. */
  form?: string;
  source: string;
  /** The declaration that it is intentionally missing; omitted if the entry cannot declare it. */
  declaration?: string;
  /** The command that accepts a present translation. */
  command: string;
};

/** “The Arabic translation”, or a plural form of it. */
export const nameTranslation = {
  en(language: Language, form?: string): string {
    const name = `${en.nameLanguage(language)} translation`;
    return form === undefined ? `The ${name}` : `The form “${form}” of the ${name}`;
  },
  tr(language: Language, form?: string): string {
    const name = tr.nameLanguage(language);
    return form === undefined ? `${name} çeviri` : `${name} çevirinin “${form}” biçimi`;
  },
};

/** The advice for a translation that is missing or empty. */
export const adviseToWrite = {
  en(declaration: string | undefined): string {
    return declaration === undefined
      ? 'Write it.'
      : `Write it; where it is meant to be missing, declare it: ${declaration}.`;
  },
  tr(declaration: string | undefined): string {
    return declaration === undefined
      ? 'Çeviriyi yazın.'
      : `Çeviriyi yazın; bilerek yoksa bildirin: ${declaration}.`;
  },
};
