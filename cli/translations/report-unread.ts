import type { Words } from '../legacy-words.ts';
import { reportAsText } from '../reporters/report-as-text.ts';
import type { ToolLanguage } from '../words/words.ts';
import type { Translations } from './load-translations.ts';

/** Names the files whose texts could not be counted, and their problems; for people, without colour. */
export function reportUnread(
  { unread, loaded }: Pick<Translations, 'unread' | 'loaded'>,
  folder: string,
  language: ToolLanguage,
): string {
  const report = reportAsText({
    issues: unread,
    readText: (file) => loaded.texts.get(file),
    folder,
    language,
    hasColor: false,
    fileCount: loaded.texts.size,
    command: 'validate',
  });
  return `${report}${advice[language]}\n`;
}

const advice: Words = {
  en: 'Fix these first: the texts of these files could not be counted.',
  tr: 'Önce bunları düzeltin: bu dosyaların metinleri sayılamadı.',
};
