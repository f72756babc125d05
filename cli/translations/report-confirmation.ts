import type { Language } from '../../shared/languages.ts';
import { countNoun } from '../content/value-words.ts';
import type { Words } from '../legacy-words.ts';
import { nameLanguage } from '../name-language.ts';
import { joinFolder, writeContentFlag } from '../reporters/report.ts';
import { isolateRightToLeft, showHarmful } from '../reporters/terminal-text.ts';
import type { ToolLanguage } from '../words/words.ts';
import type { Confirmation } from './confirm-translations.ts';
import type { Translation } from './find-gaps.ts';
import { findKeySpan } from './find-key-span.ts';
import { shorten } from './shorten.ts';

interface Context {
  /** Folder of the content as the command was given it. */
  folder: string;
  language: ToolLanguage;
}

/** Tells what was confirmed: counts per language, and the stale translations one by one. */
export function reportConfirmation(
  confirmation: Confirmation,
  context: Context & { languages: readonly Language[]; isDryRun: boolean },
): string {
  const { language, languages, isDryRun } = context;
  const counts = languages.map((code) => describeCounts(code, confirmation)[language]);
  const { removed } = confirmation;
  return toText([
    ...listStale(confirmation.stale, context),
    ...counts,
    ...(removed > 0 ? [describeRemoved(removed)[language]] : []),
    ...(isDryRun ? [dryRunWords[language]] : []),
  ]);
}

/** Tells whether the lock holds every present translation, and what to do where it does not. */
export function reportUnconfirmed({ added, stale }: Confirmation, context: Context): string {
  const { language, folder } = context;
  if (added.length === 0) return toText([completeWords[language]]);
  const isStale = new Set(stale);
  const fresh = added.filter((translation) => !isStale.has(translation));
  const where = writeContentFlag(folder);
  return toText([
    ...listStale(stale, context),
    ...(fresh.length > 0 ? [freshWords[language], ...listPlaces(fresh, context), ''] : []),
    describeUnconfirmed(added.length)[language],
    `→ ${adviceWords[language]} catalogue accept${where}`,
  ]);
}

function listStale(stale: readonly Translation[], context: Context): string[] {
  if (stale.length === 0) return [];
  return [staleWords[context.language], ...listPlaces(stale, context), ''];
}

function listPlaces(translations: readonly Translation[], { folder }: Context): string[] {
  return translations.map(({ file, path, language, unit }) => {
    const { line, column } = findKeySpan(unit, language);
    const place = showHarmful(`${joinFolder(folder, file)}:${line}:${column}`);
    const words = `“${shorten(unit.wording.tr)}” → “${shorten(unit.wording[language])}”`;
    const shown = [place, language, showHarmful(path), showHarmful(words)].join('  ');
    return `  ${isolateRightToLeft(shown)}`;
  });
}

function describeCounts(code: Language, { added, stale, lines }: Confirmation): Words {
  const name = nameLanguage(code);
  const count = (list: readonly { language: Language }[]) =>
    list.filter(({ language }) => language === code).length;
  const renewed = count(stale);
  const fresh = count(added) - renewed;
  const all = count(lines);
  return {
    en: `${name.en}: ${all} confirmed in all; ${fresh} new, ${renewed} after a change of the Turkish text.`,
    tr: `${name.tr}: toplam ${all} çeviri onaylı; ${fresh} tanesi yeni, ${renewed} tanesinin Türkçesi değişmişti.`,
  };
}

function describeRemoved(removed: number): Words {
  return {
    en: `Removed from the lock file: ${countNoun(removed, 'line').en} of texts that are gone.`,
    tr: `Artık olmayan metinlere ait ${removed} satır kilit dosyasından çıkarıldı.`,
  };
}

function describeUnconfirmed(count: number): Words {
  return {
    en: `The lock file does not yet hold ${countNoun(count, 'translation').en} in ${count === 1 ? 'its' : 'their'} present form.`,
    tr: `Kilit dosyasında ${count} çevirinin bugünkü hâli yok.`,
  };
}

const staleWords: Words = {
  en: 'The Turkish text changed after these translations were made:',
  tr: 'Bu çevirilerden sonra Türkçe metin değişti:',
};

const freshWords: Words = {
  en: 'These translations are new or were changed:',
  tr: 'Bu çeviriler yeni ya da değişmiş:',
};

const completeWords: Words = {
  en: 'The lock file holds every translation.',
  tr: 'Bütün çeviriler kilit dosyasında.',
};

const adviceWords: Words = {
  en: 'Look at them, then confirm them:',
  tr: 'Gözden geçirip onaylayın:',
};

const dryRunWords: Words = {
  en: 'Nothing was written, as asked (--dry-run).',
  tr: 'İstendiği gibi hiçbir şey yazılmadı (--dry-run).',
};

function toText(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
