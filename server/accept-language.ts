import { type Language, parseLanguage } from '../shared/languages.ts';

/**
 * The language a visitor’s browser likes best (RFC 9110 §12.5.4). A sub-tag counts for its language, so that
 * `en-US` is English; a quality of 0 means “not this one”.
 *
 * @returns `undefined` where the header names none of ours
 */
export function readAcceptLanguage(header: string): Language | undefined {
  const qualities = new Map<Language, number>();
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const language = parseLanguage(tag.split('-', 1)[0]);
    if (language === undefined) continue;
    qualities.set(language, Math.max(qualities.get(language) ?? 0, readQuality(parameters)));
  }
  const [best] = [...qualities]
    .filter(([, quality]) => quality > 0)
    .toSorted(([, a], [, b]) => b - a);
  return best?.[0];
}

/** A quality is 0 to 1 with at most three decimals; anything else makes the range unusable. */
function readQuality(parameters: readonly string[]): number {
  const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
  if (quality === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
}
