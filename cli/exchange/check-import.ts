import { formatPath } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { shorten } from '../translations/shorten.ts';
import { isSameText } from '../yaml/wrap-paragraphs.ts';
import { hashBase } from './base-hash.ts';
import type { ExchangeUnit, ReadUnit } from './exchange-unit.ts';
import { judgeTranslation } from './judge-translation.ts';

/** A translation that may be written. */
export interface AcceptedUnit {
  unit: ExchangeUnit;
  /** The translation without spaces around it. */
  target: string;
  /** Whether it differs from what stands in the content; otherwise it is only confirmed. */
  isChanged: boolean;
  warnings: Words[];
}

/** A translation that must not be written, with every reason. */
interface RefusedUnit {
  id: string;
  /** Where it stands in the file that came back, where that is known. */
  line?: number;
  reasons: Words[];
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
      ...(unit === undefined ? [unknown(one.id)] : judge(unit, one)),
      ...(isTwice ? [twice] : []),
    ];
    if (unit !== undefined && !isTwice && isUntouched(unit, one)) {
      check.unchanged += 1;
    } else if (unit === undefined || reasons.length > 0) {
      check.refused.push(refuse(one, reasons));
    } else {
      check.accepted.push(accept(unit, one));
    }
  }
  return refuseIncompleteForms(check, units, read);
}

function judge(unit: ExchangeUnit, read: ReadUnit): Words[] {
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
  const isLong = unit.maxLength !== undefined && [...text].length > unit.maxLength;
  return {
    unit,
    target: text,
    isChanged: !isAsExported(read) && !isSameText(unit.target, text),
    warnings: isLong ? [tooLong([...text].length, unit.maxLength)] : [],
  };
}

function refuse({ id, line }: ReadUnit, reasons: Words[]): RefusedUnit {
  return line === undefined ? { id, reasons } : { id, line, reasons };
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
  const lines = new Map(read.map((one) => [one.id, one]));
  const refused = check.accepted.filter(isLacking).map(({ unit, target }) => {
    const forms = (lacking.get(nameText(unit)) ?? []).map(({ form }) => `“${form}”`).join(', ');
    return refuse(lines.get(unit.id) ?? { id: unit.id, source: '', target, isConfirmed: false }, [
      {
        en: `The plural forms ${forms} of this sentence are still missing. Translate them too.`,
        tr: `Bu cümlenin ${forms} çoğul biçimleri hâlâ eksik. Onları da çevirin.`,
      },
    ]);
  });
  return {
    ...check,
    accepted: check.accepted.filter((one) => !isLacking(one)),
    refused: [...check.refused, ...refused],
  };
}

function unknown(id: string): Words {
  return {
    en: `The content has no text “${id}” any more. It was renamed or removed; export again.`,
    tr: `İçerikte “${id}” diye bir metin artık yok. Adı değişmiş ya da silinmiş; yeniden dışa aktarın.`,
  };
}

function changedOnBothSides(present: string): Words {
  return present === ''
    ? {
        en: 'The translation was deleted from the content after the export. Export again, or write it there.',
        tr: 'Çeviri, dışa aktarımdan sonra içerikten silindi. Yeniden dışa aktarın ya da çeviriyi oraya yazın.',
      }
    : {
        en: `The translation in the content was changed after the export (“${shorten(present)}”). Export again, or change it there.`,
        tr: `İçerikteki çeviri, dışa aktarımdan sonra değişti (“${shorten(present)}”). Yeniden dışa aktarın ya da değişikliği orada yapın.`,
      };
}

const twice: Words = {
  en: 'The text stands in the file more than once. Keep one of them.',
  tr: 'Metin dosyada birden çok kez var. Yalnızca birini bırakın.',
};

function tooLong(length: number, limit = 0): Words {
  return {
    en: `The translation has ${length} characters; search results show ${limit}.`,
    tr: `Çeviri ${length} karakter; arama sonuçlarında ${limit} karakter görünür.`,
  };
}
