import { type Language, parseLanguage } from '../shared/languages.ts';
import { parseQualities } from './parse-qualities.ts';

/**
 * The language a visitor’s browser likes best (RFC 9110 §12.5.4). A sub-tag counts for its language, so that
 * `en-US` is English; a quality of 0 means “not this one”.
 *
 * @returns `undefined` where the header names none of ours
 */
export function readAcceptLanguage(header: string): Language | undefined {
  const qualities = new Map<Language, number>();
  for (const { name, quality } of parseQualities(header)) {
    const language = parseLanguage(name.split('-', 1)[0]);
    if (language === undefined) continue;
    qualities.set(language, Math.max(qualities.get(language) ?? 0, quality));
  }
  const [best] = [...qualities]
    .filter(([, quality]) => quality > 0)
    .toSorted(([, a], [, b]) => b - a);
  return best?.[0];
}
