import type { Language } from '../../shared/languages.ts';
import { writeIfChanged } from '../build/write-if-changed.ts';
import { countNoun } from '../content/value-words.ts';
import { formatPath } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import {
  type ExchangeFormat,
  loadExchangeFormat,
} from '../translations/exchange/exchange-formats.ts';
import type { ExchangeUnit } from '../translations/exchange/exchange-unit.ts';
import { listExchangeUnits } from '../translations/exchange/list-exchange-units.ts';
import { chooseLanguage, findNamedEntries } from '../translations/find-entries.ts';
import { type EntryTranslations, loadTranslations } from '../translations/load-translations.ts';
import { reportUnread } from '../translations/report-translations.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface ExportOptions {
  content: string;
  /** Files, slugs or folders; everything where none is named. */
  names: readonly string[];
  /** The language to translate into. */
  lang: string;
  /** Only texts without a translation; with `stale`, both. */
  missing: boolean;
  /** Only texts whose Turkish changed since they were translated. */
  stale: boolean;
  format: ExchangeFormat;
  /** The file to write; the standard output without it. */
  out?: string;
  ui: ToolLanguage;
}

/** `catalogue export`: writes texts for a translator, with what is known of each. */
export async function exportTexts(options: ExportOptions, streams: Streams): Promise<ExitCode> {
  const { content, names, lang, format, out, ui } = options;
  const language = chooseLanguage(lang);
  const translations = await loadTranslations(content);
  if (translations.unread.length > 0) {
    streams.error(reportUnread(translations, content, ui));
    return 2;
  }
  const { entries } = translations;
  const chosen = names.length === 0 ? entries : findNamedEntries(names, entries, content);
  const units = chosen.flatMap((entry) => listWanted(entry, language, options));
  if (units.length === 0) {
    streams.error(`${nothingToExport[ui]}\n`);
    return 0;
  }
  const { write } = await loadExchangeFormat(format);
  const text = write({ targetLanguage: language, units }, ui);
  if (out === undefined) streams.out(text);
  else await writeIfChanged(out, text);
  streams.error(`${describeExport(units.length, out)[ui]}\n`);
  return 0;
}

/** The texts of an entry that were asked for; what an exception gives a reason for is no gap. */
function listWanted(
  { targets, gaps }: EntryTranslations,
  language: Language,
  { missing, stale }: ExportOptions,
): ExchangeUnit[] {
  const units = listExchangeUnits(targets, language);
  if (!missing && !stale) return units;
  const open = new Set(
    gaps.filter((gap) => gap.language === language).map(({ unit }) => formatPath(unit.path)),
  );
  return units
    .filter(({ path }) => open.has(formatPath(path)))
    .filter(({ state }) => (missing && state === 'missing') || (stale && state === 'stale'));
}

const nothingToExport: Words = {
  en: 'Nothing to export.',
  tr: 'Dışa aktarılacak metin yok.',
};

function describeExport(count: number, out: string | undefined): Words {
  const texts = countNoun(count, 'text', 'metin');
  if (out === undefined) return { en: `${texts.en} exported.`, tr: `${texts.tr} dışa aktarıldı.` };
  return {
    en: `${texts.en} written to ${out}. When it comes back: catalogue import ${out}`,
    tr: `${texts.tr} ${out} dosyasına yazıldı. Çevrilip geri gelince: catalogue import ${out}`,
  };
}
