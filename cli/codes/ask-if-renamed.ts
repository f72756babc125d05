import type { UiLanguage } from '../messages/messages.ts';

/** An accepted address that no entry has any more. */
export interface FormerAddress {
  /** The file that it was accepted for. */
  file: string;
  /** The present address of that file; omitted if it has none. */
  now?: string | undefined;
}

/** Asks whether an entry was renamed without an alias. `name` is its former slug or number. */
export const askIfRenamed: Record<
  UiLanguage,
  (former: FormerAddress & { name: string }) => string
> = {
  en: ({ file, now, name }) =>
    now === undefined
      ? `It was the address of ${file}, which is not there any more. Was it renamed? Say “aliases: [${name}]” in the entry that takes its place.`
      : `It was the address of ${file}, which is ${now} now. Was it renamed? Say “aliases: [${name}]” there.`,
  tr: ({ file, now, name }) =>
    now === undefined
      ? `Bu, artık olmayan ${file} dosyasının adresiydi. Adı mı değişti? Yerini alan kayda “aliases: [${name}]” yazın.`
      : `Bu, ${file} dosyasının adresiydi; şimdiki adresi ${now}. Adı mı değişti? O dosyaya “aliases: [${name}]” yazın.`,
};

/** Joins the sentences of an advice, without those that do not apply. */
export function joinSentences(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
