import { type Language, translatedLanguages } from '../../shared/languages.ts';
import type { Words } from '../legacy-words.ts';
import { nameLanguage } from '../name-language.ts';
import { measurePercent, type Totals } from './measure-completeness.ts';

/** The least part of the texts that must be translated into a language and still be true, in percent. */
interface Minimum {
  language: Language;
  percent: number;
}

/** Reads minimums from the command line, such as `ar=95` or `en=99.5`. */
export function parseMinimums(
  written: readonly string[],
): { list: Minimum[] } | { problem: Words } {
  const list: Minimum[] = [];
  for (const text of written) {
    const [, name, number] = /^([a-z]+)=(\d{1,3}(?:\.\d{1,3})?)$/.exec(text) ?? [];
    const language = translatedLanguages.find((known) => known === name);
    const percent = Number(number);
    if (!language || percent > 100) return { problem: describeMisuse(text) };
    list.push({ language, percent });
  }
  return { list };
}

/** The languages that stay below their minimum, said in words. */
export function findShortfalls(
  minimums: readonly Minimum[],
  totals: Totals,
): { language: Language; words: Words }[] {
  return minimums.flatMap(({ language, percent }) => {
    const total = totals[language];
    if (!total || measurePercent(total) >= percent) return [];
    // Rounded down, so that a language that falls short by a hair does not seem to reach it.
    const reached = Math.floor(measurePercent(total) * 100) / 100;
    const { en, tr } = nameLanguage(language);
    return [
      {
        language,
        words: {
          en: `${en} is at ${reached}%, below the ${percent}% asked for.`,
          tr: `${tr}: %${reached.toLocaleString('tr')}; istenen en az %${percent.toLocaleString('tr')}.`,
        },
      },
    ];
  });
}

function describeMisuse(text: string): Words {
  const example = translatedLanguages.map((language) => `${language}=95`).join(' --min ');
  return {
    en: `“${text}” is not a minimum. Write a translated language and a percentage: --min ${example}`,
    tr: `“${text}” bir alt sınır değil. Bir çeviri dili ve yüzde yazın: --min ${example}`,
  };
}
