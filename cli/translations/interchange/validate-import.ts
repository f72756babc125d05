import type { Issue } from '../../issue.ts';
import type { LocalizedMessage } from '../../messages/messages.ts';
import { formatCodePoint, listInvisible } from '../../rules/check-characters.ts';
import { isSameText } from '../../yaml/wrap-paragraphs.ts';
import { shorten } from '../find-gaps.ts';
import { hashBase, type ImportedUnit, type TranslationUnit } from './translation-unit.ts';

/** A translation that may be written. */
export interface AcceptedUnit {
  unit: TranslationUnit;
  /** The translation without spaces around it. */
  target: string;
  /** Whether it differs from what stands in the content; otherwise it is only accepted. */
  isChanged: boolean;
  /** Where it stands in the file that came back, where that is known. */
  line: number | undefined;
}

/** What there is to say of a translation: every reason against it, and what `validate` finds in it. */
export interface ImportFindings {
  id: string;
  line: number | undefined;
  reasons: readonly LocalizedMessage[];
  issues: readonly Issue[];
}

export interface ImportCheck {
  accepted: AcceptedUnit[];
  /** What must not be written. */
  refused: ImportFindings[];
  /** How many texts came back as they are in the content, or as they went out. */
  unchanged: number;
}

/**
 * Compares what came back from a translator with the content as it is now. Every text is judged, so that all
 * reasons are known at once. An unchanged translation of a changed source is accepted only if the
 * translator’s program says that it is done. Where the content was changed after the export, it wins over a
 * translation that came back as it went out, and one that was changed on both sides is refused.
 *
 * @param units every text of the content in the language, as an export of now would hold them
 */
export function validateImport(
  units: readonly TranslationUnit[],
  read: readonly ImportedUnit[],
): ImportCheck {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const touched = read.filter((one) => !isUntouched(known.get(one.id), one));
  const counts = Map.groupBy(touched, ({ id }) => id);
  const unchanged = read.length - touched.length;
  const check: ImportCheck = { accepted: [], refused: [], unchanged };
  for (const one of touched) {
    const { id, line } = one;
    const unit = known.get(id);
    const reasons: LocalizedMessage[] = unit
      ? judge(unit, one)
      : [(messages) => messages.exchange.reasons.unknown({ id })];
    const isTwice = (counts.get(id)?.length ?? 0) > 1;
    if (isTwice) reasons.push((messages) => messages.exchange.reasons.twice);
    if (unit && reasons.length === 0) check.accepted.push(accept(unit, one));
    else check.refused.push({ id, line, reasons, issues: [] });
  }
  return check;
}

function judge(unit: TranslationUnit, read: ImportedUnit): LocalizedMessage[] {
  const reasons = judgeTranslation(unit, read);
  if (isOutdated(unit, read) && hashBase(read.target) !== hashBase(unit.target)) {
    const present = shorten(unit.target);
    reasons.push(({ exchange: { reasons: said } }) =>
      unit.target === '' ? said.deletedSince : said.changedSince({ present }),
    );
  }
  return reasons;
}

/** Whether the translation in the content was changed after the export, as far as the file tells. */
function isOutdated(unit: TranslationUnit, { base }: ImportedUnit): boolean {
  return base !== undefined && base !== hashBase(unit.target);
}

/** Whether the translator changed nothing, as far as the file tells. */
function isAsExported({ base, target }: ImportedUnit): boolean {
  return base === hashBase(target);
}

/** Whether nothing is to be done; a text that did not change needs no reasons against it. */
function isUntouched(unit: TranslationUnit | undefined, read: ImportedUnit): boolean {
  if (read.isReordered) return false;
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

/** Every reason against a translation that its text alone does not show to `validate`. */
function judgeTranslation(unit: TranslationUnit, read: ImportedUnit): LocalizedMessage[] {
  const target = read.target.trim();
  const reasons: LocalizedMessage[] = [];
  if (!isSameText(unit.source, read.source))
    reasons.push((messages) => messages.exchange.reasons.sourceChanged);
  if (target === '') return [...reasons, (messages) => messages.exchange.reasons.emptied];
  if (read.isDraft) reasons.push((messages) => messages.exchange.reasons.draft);
  if (read.isReordered) reasons.push((messages) => messages.exchange.reasons.reordered);
  const [hidden] = listInvisible(target);
  if (hidden) {
    const character = formatCodePoint(hidden.character);
    reasons.push((messages) => messages.exchange.reasons.hidden({ character }));
  }
  const hasLines = unit.source.trim().includes('\n') || unit.target.trim().includes('\n');
  if (!hasLines && target.includes('\n'))
    reasons.push((messages) => messages.exchange.reasons.lines);
  return reasons;
}
