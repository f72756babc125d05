import { isFallback, type LocalText, mapText } from '../../shared/local-text.ts';
import { shorten } from './shorten.ts';

/** Three lines of a card on the narrowest phone. */
const maxLength = 100;

/** The texts of which one is a teaser. A car and the contact page have only a description. */
type Described = { teaser?: LocalText | undefined } & (
  | { description: LocalText }
  | { excerpt: LocalText }
);

/**
 * What cards and results of a search show of a page: its teaser, else the beginning of its description. A
 * description in the language of the page is better than a teaser in another.
 */
export function findTeaser(item: Described): LocalText {
  const { teaser } = item;
  const longer = 'excerpt' in item ? item.excerpt : item.description;
  if (teaser !== undefined && (isFallback(longer) || !isFallback(teaser))) return teaser;
  return mapText(longer, (words) => shorten(words, maxLength));
}
