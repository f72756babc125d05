import type { Words } from '../legacy-words.ts';
import { formatCodePoint, listInvisible } from '../rules/check-characters.ts';
import { isSameText } from '../yaml/wrap-paragraphs.ts';
import { canOmitCount } from './can-omit-count.ts';
import type { ExchangeUnit, ReadUnit } from './exchange-unit.ts';
import { findPlaceholders } from './find-placeholders.ts';

/** Every reason why a translation must not be written into the content; none where it may be. */
export function judgeTranslation(unit: ExchangeUnit, read: ReadUnit): Words[] {
  const target = read.target.trim();
  const reasons: Words[] = [];
  if (!isSameText(unit.source, read.source)) reasons.push(sourceChanged);
  if (target === '') return [...reasons, emptied];
  const [hidden] = listInvisible(target);
  if (hidden) reasons.push(holdsHidden(formatCodePoint(hidden.character)));
  const hasLines = unit.source.trim().includes('\n') || unit.target.trim().includes('\n');
  if (!hasLines && target.includes('\n')) reasons.push(broken);
  return [...reasons, ...comparePlaceholders(unit, target)];
}

function comparePlaceholders(unit: ExchangeUnit, target: string): Words[] {
  const wanted = findPlaceholders(unit.source);
  const added = findPlaceholders(target);
  const missing = wanted.filter((placeholder) => {
    const place = added.indexOf(placeholder);
    if (place !== -1) added.splice(place, 1);
    return place === -1 && !canOmitCount(unit.form, placeholder);
  });
  const reasons: Words[] = [];
  if (missing.length > 0) reasons.push(lacks([...new Set(missing)].join(', ')));
  if (added.length > 0) reasons.push(adds([...new Set(added)].join(', ')));
  return reasons;
}

const sourceChanged: Words = {
  en: 'The Turkish text has changed since the export. Export again, so that the new text is translated.',
  tr: 'Türkçe metin dışa aktarımdan sonra değişti. Yeni metnin çevrilmesi için yeniden dışa aktarın.',
};

const emptied: Words = {
  en: 'The translation is empty. The text in the content stays; to delete it, delete it there.',
  tr: 'Çeviri boş. İçerikteki metin olduğu gibi kalır; silmek istiyorsanız oradan silin.',
};

const broken: Words = {
  en: 'The translation has line breaks, the Turkish text is one line. Write it on one line.',
  tr: 'Çeviride satır sonu var, Türkçe metin ise tek satır. Çeviriyi tek satırda yazın.',
};

function holdsHidden(character: string): Words {
  return {
    en: `The translation holds the invisible character ${character}, as pasting brings it. Delete it or type a plain space.`,
    tr: `Çeviride ${character} görünmez karakteri var; yapıştırırken gelir. Onu silin ya da yerine düz boşluk yazın.`,
  };
}

function lacks(placeholders: string): Words {
  return {
    en: `The translation lacks ${placeholders}. Put it where the site should fill it in.`,
    tr: `Çeviride ${placeholders} yok. Sitenin dolduracağı yere yazın.`,
  };
}

function adds(placeholders: string): Words {
  return {
    en: `The translation has ${placeholders}, which the Turkish text does not have. Remove it, or write it as it is there.`,
    tr: `Çeviride ${placeholders} var, Türkçe metinde yok. Silin ya da oradaki gibi yazın.`,
  };
}
