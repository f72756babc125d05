import { formatPath } from '../../issue.ts';
import { formatCodePoint, listInvisible } from '../../rules/check-characters.ts';
import type { Message, Words } from '../../words/words.ts';
import { isSameText } from '../../yaml/wrap-paragraphs.ts';
import { shorten } from '../find-gaps.ts';
import {
  canOmitCount,
  type ExchangeUnit,
  findPlaceholders,
  hashBase,
  type ReadUnit,
} from './exchange-unit.ts';

/** A translation that may be written. */
export interface AcceptedUnit {
  unit: ExchangeUnit;
  /** The translation without spaces around it. */
  target: string;
  /** Whether it differs from what stands in the content; otherwise it is only confirmed. */
  isChanged: boolean;
  warnings: Message[];
}

/** A translation that must not be written, with every reason. */
interface RefusedUnit {
  id: string;
  /** Where it stands in the file that came back, where that is known. */
  line: number | undefined;
  reasons: Message[];
}

export interface ImportCheck {
  accepted: AcceptedUnit[];
  refused: RefusedUnit[];
  /** How many texts came back as they are in the content, or are still untranslated. */
  unchanged: number;
}

/**
 * Compares what came back from a translator with the content as it is now. Every text is judged, so that all
 * reasons are known at once. An unchanged translation of a changed source counts as confirmed only where the
 * translator’s program says that it is done. Where the content was changed after the export, it wins over a
 * translation that came back as it went out, and one that was changed on both sides is refused.
 *
 * @param units every text of the content in the language, as an export of now would hold them
 */
export function checkImport(
  units: readonly ExchangeUnit[],
  read: readonly ReadUnit[],
): ImportCheck {
  const known = new Map(units.map((unit) => [unit.id, unit]));
  const counts = Map.groupBy(read, ({ id }) => id);
  const check: ImportCheck = { accepted: [], refused: [], unchanged: 0 };
  for (const one of read) {
    const unit = known.get(one.id);
    const isTwice = (counts.get(one.id)?.length ?? 0) > 1;
    const reasons = [
      ...(unit === undefined ? [refuseUnknown(one.id)] : judge(unit, one)),
      ...(isTwice ? [(words: Words) => words.exchange.reasons.twice] : []),
    ];
    if (unit !== undefined && !isTwice && isUntouched(unit, one)) {
      check.unchanged += 1;
    } else if (unit === undefined || reasons.length > 0) {
      check.refused.push({ id: one.id, line: one.line, reasons });
    } else {
      check.accepted.push(accept(unit, one));
    }
  }
  return refuseIncompleteForms(check, units, read);
}

function judge(unit: ExchangeUnit, read: ReadUnit): Message[] {
  const reasons = judgeTranslation(unit, read);
  const isConflict = isOutdated(unit, read) && hashBase(read.target) !== hashBase(unit.target);
  return isConflict ? [...reasons, changedOnBothSides(unit.target)] : reasons;
}

/** Whether the translation in the content was changed after the export, as far as the file tells. */
function isOutdated(unit: ExchangeUnit, { base }: ReadUnit): boolean {
  return base !== undefined && base !== hashBase(unit.target);
}

/** Whether the translator changed nothing, as far as the file tells. */
function isAsExported({ base, target }: ReadUnit): boolean {
  return base === hashBase(target);
}

/** Whether nothing is to be done; a text that did not change needs no reasons against it. */
function isUntouched(unit: ExchangeUnit, read: ReadUnit): boolean {
  const isBack = isAsExported(read);
  if (isBack && isOutdated(unit, read)) return true;
  if (!isBack && !isSameText(unit.target, read.target)) return false;
  return unit.state !== 'stale' || !read.isConfirmed;
}

function accept(unit: ExchangeUnit, read: ReadUnit): AcceptedUnit {
  const text = read.target.trim();
  const { length } = [...text];
  const limit = unit.maxLength ?? length;
  return {
    unit,
    target: text,
    isChanged: !isAsExported(read) && !isSameText(unit.target, text),
    warnings: length > limit ? [(words) => words.exchange.tooLong({ length, limit })] : [],
  };
}

/** A counted sentence needs all its forms; some of them alone would break the build. */
function refuseIncompleteForms(
  check: ImportCheck,
  units: readonly ExchangeUnit[],
  read: readonly ReadUnit[],
): ImportCheck {
  const nameText = ({ file, path }: ExchangeUnit): string => `${file}#${formatPath(path)}`;
  const counted = units.filter(({ form }) => form !== undefined);
  const coming = new Set(check.accepted.map(({ unit }) => unit.id));
  const lacking = Map.groupBy(
    counted.filter(({ id, target }) => target === '' && !coming.has(id)),
    nameText,
  );
  const isLacking = ({ unit }: AcceptedUnit): boolean =>
    unit.form !== undefined && lacking.has(nameText(unit));
  const lines = new Map(read.map(({ id, line }) => [id, line]));
  const refused = check.accepted.filter(isLacking).map(({ unit }): RefusedUnit => {
    const forms = (lacking.get(nameText(unit)) ?? []).map(({ form }) => `“${form}”`).join(', ');
    const reason: Message = (words) => words.exchange.reasons.missingForms({ forms });
    return { id: unit.id, line: lines.get(unit.id), reasons: [reason] };
  });
  return {
    ...check,
    accepted: check.accepted.filter((one) => !isLacking(one)),
    refused: [...check.refused, ...refused],
  };
}

function refuseUnknown(id: string): Message {
  return (words) => words.exchange.reasons.unknown({ id });
}

function changedOnBothSides(target: string): Message {
  const present = shorten(target);
  return ({ exchange: { reasons } }) =>
    target === '' ? reasons.deletedSince : reasons.changedSince({ present });
}

/** Every reason why a translation must not be written into the content; none where it may be. */
function judgeTranslation(unit: ExchangeUnit, read: ReadUnit): Message[] {
  const target = read.target.trim();
  const reasons: Message[] = [];
  if (!isSameText(unit.source, read.source))
    reasons.push((words) => words.exchange.reasons.sourceChanged);
  if (target === '') return [...reasons, (words) => words.exchange.reasons.emptied];
  const [hidden] = listInvisible(target);
  if (hidden) {
    const character = formatCodePoint(hidden.character);
    reasons.push((words) => words.exchange.reasons.hidden({ character }));
  }
  const hasLines = unit.source.trim().includes('\n') || unit.target.trim().includes('\n');
  if (!hasLines && target.includes('\n')) reasons.push((words) => words.exchange.reasons.lines);
  return [...reasons, ...comparePlaceholders(unit, target)];
}

function comparePlaceholders(unit: ExchangeUnit, target: string): Message[] {
  const wanted = findPlaceholders(unit.source);
  const added = findPlaceholders(target);
  const missing = wanted.filter((placeholder) => {
    const index = added.indexOf(placeholder);
    if (index !== -1) added.splice(index, 1);
    return index === -1 && !canOmitCount(unit.form, placeholder);
  });
  const list = (placeholders: readonly string[]) => [...new Set(placeholders)].join(', ');
  const reasons: Message[] = [];
  if (missing.length > 0) {
    reasons.push((words) => words.exchange.reasons.lacks({ placeholders: list(missing) }));
  }
  if (added.length > 0) {
    reasons.push((words) => words.exchange.reasons.adds({ placeholders: list(added) }));
  }
  return reasons;
}
