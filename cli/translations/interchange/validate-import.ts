import type { Issue } from '../../issue.ts';
import { formatCodePoint, listInvisible } from '../../lib/invisible-characters.ts';
import type { LocalizedMessage } from '../../messages/messages.ts';
import { shorten } from '../../model/shorten.ts';
import { isSameText, unwrapParagraphs } from '../../yaml/wrap-paragraphs.ts';
import { findMisplaced } from './find-misplaced.ts';
import { splitAtCodes } from './inline-codes.ts';
import { hashBase, type ImportedUnit, type TranslationUnit } from './translation-unit.ts';

/** A translation that may be written. */
export interface AcceptedUnit {
  unit: TranslationUnit;
  /** The translation without spaces around it. */
  target: string;
  /** Whether it differs from the translation in the content; if not, it is only accepted. */
  isChanged: boolean;
  /** Its line in the imported file, if known. */
  line: number | undefined;
}

/** The findings about a translation: every reason against it, and its issues from `validate`. */
export interface ImportFindings {
  id: string;
  line: number | undefined;
  reasons: readonly LocalizedMessage[];
  issues: readonly Issue[];
}

export interface ImportCheck {
  accepted: AcceptedUnit[];
  /** Translations that must not be written. */
  refused: ImportFindings[];
  /** Number of texts that are the same as in the content, or as in the export. */
  unchanged: number;
}

/**
 * Compares an imported file with the current content. Every text is judged, so that all reasons are reported at once.
 * An unchanged translation of a changed source counts as accepted only if the translation program marks it as done. If
 * the content was changed after the export, it takes precedence over a translation that is as exported, and a
 * translation that was changed on both sides is refused.
 *
 * @param units every text of the content in the language, as a new export would contain them
 */
export function validateImport(
  units: readonly TranslationUnit[],
  read: readonly ImportedUnit[],
): ImportCheck {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const touched = read.filter((one) => !isUntouched(known.get(one.id), one));
  const counts = Map.groupBy(touched, ({ id }) => id);
  const unchanged = read.length - touched.length;
  const misplaced = findMisplaced(units, listChanged(known, touched));
  const check: ImportCheck = { accepted: [], refused: [], unchanged };
  for (const one of touched) {
    const { id, line } = one;
    const unit = known.get(id);
    const reasons: LocalizedMessage[] = unit
      ? judge(unit, one)
      : [(messages) => messages.interchange.reasons.unknown({ id })];
    const other = misplaced.get(id);
    if (other !== undefined)
      reasons.push(({ interchange }) => interchange.reasons.misplaced({ other: shorten(other) }));
    const isTwice = (counts.get(id)?.length ?? 0) > 1;
    if (isTwice) reasons.push((messages) => messages.interchange.reasons.twice);
    if (unit && reasons.length === 0) check.accepted.push(accept(unit, one));
    else check.refused.push({ id, line, reasons, issues: [] });
  }
  return check;
}

/** The changed translations by id. A text whose Turkish changed since the export may be another one today. */
function listChanged(
  known: ReadonlyMap<string, TranslationUnit>,
  read: readonly ImportedUnit[],
): Map<string, string> {
  return new Map(
    read.flatMap((one) => {
      const unit = known.get(one.id);
      if (!unit || !isSameText(unit.source, one.source)) return [];
      const { target, isChanged } = accept(unit, one);
      return isChanged ? [[unit.id, target]] : [];
    }),
  );
}

function judge(unit: TranslationUnit, read: ImportedUnit): LocalizedMessage[] {
  const reasons = judgeTranslation(unit, read);
  if (isOutdated(unit, read) && hashBase(read.target) !== hashBase(unit.target)) {
    const present = shorten(unit.target);
    reasons.push(({ interchange: { reasons: said } }) =>
      unit.target === '' ? said.deletedSince : said.changedSince({ present }),
    );
  }
  return reasons;
}

/** Whether the translation in the content was changed after the export; false if the file has no hash of it. */
function isOutdated(unit: TranslationUnit, { base }: ImportedUnit): boolean {
  return base !== undefined && base !== hashBase(unit.target);
}

/** Whether the translator changed nothing; false if the file has no hash of the exported translation. */
function isAsExported({ base, target }: ImportedUnit): boolean {
  return base === hashBase(target);
}

/** Whether a text needs no import. An unchanged text needs no reasons against it. */
function isUntouched(unit: TranslationUnit | undefined, read: ImportedUnit): boolean {
  if (read.isReordered || read.unknownCode !== undefined) return false;
  const isBack = isAsExported(read);
  if (unit === undefined || (isBack && isOutdated(unit, read))) return isBack;
  if (!isBack && !isSameText(unit.target, read.target)) return false;
  const isOfPresent = isSameText(unit.source, read.source);
  return unit.state !== 'stale' || !read.isDone || !isOfPresent;
}

function accept(unit: TranslationUnit, read: ImportedUnit): AcceptedUnit {
  const target = read.target.trim();
  const isChanged = !isAsExported(read) && !isSameText(unit.target, target);
  return { unit, target, isChanged, line: read.line };
}

/** Every reason against a translation that `validate` cannot find in its text alone. */
function judgeTranslation(unit: TranslationUnit, read: ImportedUnit): LocalizedMessage[] {
  const target = read.target.trim();
  const reasons: LocalizedMessage[] = [];
  if (!isSameText(unit.source, read.source))
    reasons.push((messages) => messages.interchange.reasons.sourceChanged);
  if (target === '') return [...reasons, (messages) => messages.interchange.reasons.emptied];
  const { unknownCode } = read;
  if (unknownCode !== undefined) {
    reasons.push((messages) => messages.interchange.reasons.unknownCode(unknownCode));
  }
  if (read.isDraft) reasons.push((messages) => messages.interchange.reasons.draft);
  if (read.isReordered) reasons.push((messages) => messages.interchange.reasons.reordered);
  const [hidden] = listInvisible(target);
  if (hidden) {
    const character = formatCodePoint(hidden.character);
    reasons.push((messages) => messages.interchange.reasons.hidden({ character }));
  }
  const hasLines = unit.source.trim().includes('\n') || unit.target.trim().includes('\n');
  if (!hasLines && target.includes('\n'))
    reasons.push((messages) => messages.interchange.reasons.lines);
  const rest = read.hasInlineCodes && findOldRest(unit, target);
  if (rest) {
    const shown = shorten(rest);
    reasons.push((messages) => messages.interchange.reasons.oldRest({ rest: shown }));
  }
  return reasons;
}

/** Fewer words behind the first code are no part of a sentence that is missed. */
const minRest = 3;

/**
 * Finds the end of the old translation behind a new one. A program that shows only the words before the first code puts
 * a whole new sentence before that code. A beginning that is only a little longer is a correction.
 *
 * @returns the first code and what follows it; `undefined` if it changed, or so few words are new that they do not
 * replace it
 */
function findOldRest(unit: TranslationUnit, target: string): string | undefined {
  const parts = splitAtCodes(unit.target.trim(), unit);
  const first = parts.findIndex(({ isCode }) => isCode);
  if (first === -1) return undefined;
  const rest = parts.slice(first);
  const written = rest.map(({ text }) => text).join('');
  const text = unwrapParagraphs(target);
  if (countWords(rest) < minRest || !text.endsWith(written)) return undefined;
  const beginning = splitAtCodes(text.slice(0, -written.length), unit);
  const added = countWords(beginning) - countWords(parts.slice(0, first));
  return added >= countWords(rest) / 2 ? written : undefined;
}

function countWords(parts: ReturnType<typeof splitAtCodes>): number {
  const words = parts.flatMap(({ text, isCode }) => (isCode ? [] : text.split(/\s+/)));
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
