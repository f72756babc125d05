import { formatPath } from '../../issue.ts';
import { unwrapParagraphs } from '../../yaml/wrap-paragraphs.ts';
import type { TranslationUnit } from './translation-unit.ts';

/** So many different texts do not get the same words on purpose; short labels do more often than sentences. */
const manyTexts = 5;
const manyTextsIfLong = 3;
const longWords = 8;

/**
 * Finds translations that came to another text in a table: one column was sorted, or cells were swapped, shifted or
 * filled down. A translation is misplaced if the content has its words for another Turkish text, and the file gives
 * that text the words of a third one or none. It is also misplaced if the file gives its words to many texts. To use
 * the words of one text for another one as well is right.
 *
 * @param units every text of the content in the language
 * @param changed the new translations of the file by id; empty if they were deleted
 * @returns by id of the misplaced translations, another Turkish text that has, or gets, the same words
 */
export function findMisplaced(
  units: readonly TranslationUnit[],
  changed: ReadonlyMap<string, string>,
): Map<string, string> {
  const misplaced = compareRows(units, changed, isAlike);
  // A translator may put the plural forms of one text in order; but not in a table that is in disorder.
  return misplaced.size > 0 ? compareRows(units, changed, isOfOneForm) : misplaced;
}

function compareRows(
  units: readonly TranslationUnit[],
  changed: ReadonlyMap<string, string>,
  mayShare: typeof isAlike,
): Map<string, string> {
  const owners = Map.groupBy(units, ({ target }) => unwrapParagraphs(target));
  const receivers = Map.groupBy(
    units.filter(({ id }) => changed.has(id)),
    ({ id }) => unwrapParagraphs(changed.get(id) ?? ''),
  );
  const robbed = new Set(
    [...receivers].flatMap(([words, given]) => (words === '' || owners.has(words) ? given : [])),
  );
  const misplaced = new Map<string, string>();
  receivers.delete('');
  for (const [words, given] of receivers) {
    const present = owners.get(words) ?? [];
    const sharing = [...present.filter(({ id }) => !changed.has(id)), ...given];
    const filled = isFilled(sharing, words) ? sharing : [];
    for (const unit of given) {
      if (present.some((owner) => mayShare(owner, unit))) continue;
      // If the Turkish of two texts was swapped, so are their translations.
      const lost = present.find(
        (owner) => robbed.has(owner) && !(owner.state === 'stale' && unit.state === 'stale'),
      );
      const other = lost ?? filled.find((one) => !mayShare(one, unit));
      if (other) misplaced.set(unit.id, other.source);
    }
  }
  return misplaced;
}

/** Whether too many texts get the same words. Texts that had the same words before are corrected together. */
function isFilled(units: readonly TranslationUnit[], words: string): boolean {
  const turkish = new Set(units.map(foldSource));
  const before = new Set(units.map(({ target, id }) => target || id));
  const isLong = words.split(' ').length >= longWords;
  return Math.min(turkish.size, before.size) >= (isLong ? manyTextsIfLong : manyTexts);
}

/** Whether two texts have the same Turkish, or are plural forms of one text. */
function isAlike(one: TranslationUnit, other: TranslationUnit): boolean {
  const isOfOneText = one.file === other.file && formatPath(one.path) === formatPath(other.path);
  return isOfOneText || foldSource(one) === foldSource(other);
}

function isOfOneForm(one: TranslationUnit, other: TranslationUnit): boolean {
  return one.form === other.form && foldSource(one) === foldSource(other);
}

/** The letters and digits of a Turkish text in small letters. */
function foldSource({ source }: TranslationUnit): string {
  return source.toLocaleLowerCase('tr').replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
