import type { Language } from '../../shared/languages.ts';
import { joinFolder, writeContentFlag } from '../reporters/report.ts';
import { isolateRightToLeft, showHarmful } from '../reporters/show-characters.ts';
import { findWords, type ToolLanguage } from '../words/words.ts';
import type { Confirmation } from './compare-with-lock.ts';
import { findKeySpan, shorten, type Translation } from './find-gaps.ts';

interface ConfirmationContext {
  /** Folder of the content as the command was given it. */
  folder: string;
  language: ToolLanguage;
}

/** Tells what was confirmed: counts per language, and the stale translations one by one. */
export function reportConfirmation(
  { added, stale, lines, removed }: Confirmation<Translation>,
  context: ConfirmationContext & { languages: readonly Language[]; isDryRun: boolean },
): string {
  const words = findWords(context.language).translations.accept;
  const counts = context.languages.map((language) => {
    const count = (list: readonly { language: Language }[]) =>
      list.filter((line) => line.language === language).length;
    const renewed = count(stale);
    return words.counts({ language, all: count(lines), fresh: count(added) - renewed, renewed });
  });
  return toText([
    ...listUnder(words.stale, stale, context),
    ...counts,
    ...(removed > 0 ? [words.removed(removed)] : []),
    ...(context.isDryRun ? [words.dryRun] : []),
  ]);
}

/** Tells whether the lock holds every present translation, and what to do where it does not. */
export function reportUnconfirmed(
  { added, stale }: Confirmation<Translation>,
  context: ConfirmationContext,
): string {
  const words = findWords(context.language).translations.accept;
  if (added.length === 0) return toText([words.complete]);
  const isStale = new Set(stale);
  const fresh = added.filter((translation) => !isStale.has(translation));
  return toText([
    ...listUnder(words.stale, stale, context),
    ...listUnder(words.fresh, fresh, context),
    words.unconfirmed(added.length),
    `→ ${words.advice} catalogue accept${writeContentFlag(context.folder)}`,
  ]);
}

/** Translations with a line above them and an empty one below; nothing where there are none. */
function listUnder(
  heading: string,
  translations: readonly Translation[],
  { folder }: ConfirmationContext,
): string[] {
  if (translations.length === 0) return [];
  const lines = translations.map(({ file, path, language, unit }) => {
    const { line, column } = findKeySpan(unit, language);
    const place = showHarmful(`${joinFolder(folder, file)}:${line}:${column}`);
    const words = `“${shorten(unit.wording.tr)}” → “${shorten(unit.wording[language])}”`;
    const shown = [place, language, showHarmful(path), showHarmful(words)].join('  ');
    return `  ${isolateRightToLeft(shown)}`;
  });
  return [heading, ...lines, ''];
}

function toText(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
