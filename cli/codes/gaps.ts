import type { Language } from '../../shared/languages.ts';
import * as en from '../messages/en/grammar.ts';
import * as tr from '../messages/tr/grammar.ts';

/** What the sentences of C2xx are filled with. */
export type Gap = {
  language: Language;
  /** The plural form concerned, where it is not the whole text. */
  form?: string;
  source: string;
  /** What says that it is meant to be missing, where the entry may say so. */
  declaration?: string;
  /** The command that accepts a translation that is there. */
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

/** What to do about a translation that is missing or empty. */
export const adviseToWrite = {
  en(declaration: string | undefined): string {
    return declaration === undefined
      ? 'Write it; where it is meant to be missing, give the reason in exceptions.yaml.'
      : `Write it; where it is meant to be missing, declare it: ${declaration}.`;
  },
  tr(declaration: string | undefined): string {
    return declaration === undefined
      ? 'Çeviriyi yazın; bilerek yoksa nedenini exceptions.yaml dosyasına yazın.'
      : `Çeviriyi yazın; bilerek yoksa bildirin: ${declaration}.`;
  },
};
