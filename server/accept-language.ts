import { type Language, parseLanguage } from '../shared/languages.ts';
import { parseQualities } from './parse-qualities.ts';

/**
 * The language a visitor’s browser likes best (RFC 9110 §12.5.4). A sub-tag counts for its language, so that
 * `en-US` is English; a quality of 0 means “not this one”.
 *
 * @returns `undefined` where the header names none of ours
 */
export function readAcceptLanguage(header: string): Language | undefined {
  let best: Language | undefined;
  let highest = 0;
  for (const { name, quality } of parseQualities(header)) {
    const language = parseLanguage(name.split('-', 1)[0]);
    if (language === undefined || quality <= highest) continue;
    best = language;
    highest = quality;
    // Nothing can be liked better, and of equals the first counts.
    if (highest === 1) break;
  }
  return best;
}
