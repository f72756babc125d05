import { type Language, parseLanguage } from '../shared/languages.ts';

/**
 * The language a visitor’s browser likes best (RFC 9110 §12.5.4). A sub-tag counts for its language, so that
 * `en-US` is English; a quality of 0 means “not this one”. Not by negotiator, which takes qualities that are none,
 * such as 2, and compares whole tags.
 *
 * @returns `undefined` where the header names none of ours
 */
export function readAcceptLanguage(header: string): Language | undefined {
  let best: Language | undefined;
  let highest = 0;
  for (const choice of header.split(',')) {
    const [tag = '', ...parameters] = choice.split(';');
    const language = parseLanguage(tag.trim().toLowerCase().split('-', 1)[0]);
    const quality = readQuality(parameters);
    if (language === undefined || quality <= highest) continue;
    best = language;
    highest = quality;
    // Nothing can be liked better, and of equals the first counts.
    if (highest === 1) break;
  }
  return best;
}

/** A quality is 0 to 1 with at most three decimals; one that is none makes its choice unusable. */
function readQuality(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const text = parameter.trim();
    if (!/^q=/i.test(text)) continue;
    const quality = text.slice(2);
    return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
  }
  return 1;
}
