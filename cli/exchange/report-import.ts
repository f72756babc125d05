import { countNoun } from '../content/value-words.ts';
import type { Words } from '../legacy-words.ts';
import type { ToolLanguage } from '../words/words.ts';
import type { AcceptedUnit, ImportCheck } from './check-import.ts';

/** What an import brought in. */
export interface ImportResult {
  accepted: readonly AcceptedUnit[];
  unchanged: number;
  /** The content files that changed, below the content folder. */
  files: readonly string[];
  isDryRun: boolean;
}

/** Says what was imported, with what a translator should look at again. */
export function reportImport(result: ImportResult, language: ToolLanguage): string {
  const { accepted, unchanged, files, isDryRun } = result;
  const warnings = accepted.flatMap(({ unit, warnings: words }) =>
    words.map((warning) => `${unit.id}\n  ${warning[language]}\n`),
  );
  const written = accepted.filter(({ isChanged }) => isChanged).length;
  const confirmed = accepted.length - written;
  const summary: Words = {
    en: `${texts(written).en} imported into ${countNoun(files.length, 'file', 'dosya').en}, ${confirmed} confirmed as they were, ${unchanged} unchanged.`,
    tr: `${texts(written).tr} ${files.length} dosyaya aktarıldı, ${confirmed} tanesi olduğu gibi onaylandı, ${unchanged} tanesi değişmedi.`,
  };
  return [
    ...warnings,
    ...files.map((file) => `${file}\n`),
    `${summary[language]}\n`,
    ...(isDryRun ? [`${dryRun[language]}\n`] : []),
  ].join('');
}

/** Names every text that must not be imported, with all reasons. */
export function reportRefusals(
  { refused }: Pick<ImportCheck, 'refused'>,
  file: string,
  language: ToolLanguage,
): string {
  const lines = refused.map(({ id, line, reasons }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `${place}  ${id}\n${reasons.map((reason) => `  ${reason[language]}\n`).join('')}`;
  });
  const count = texts(refused.length);
  const summary: Words = {
    en: `${count.en} refused; nothing was written. Have them corrected, and import the file again.`,
    tr: `${count.tr} geri çevrildi; hiçbir şey yazılmadı. Düzelttirip dosyayı yeniden içe aktarın.`,
  };
  return `${lines.join('\n')}\n${summary[language]}\n`;
}

function texts(count: number): Words {
  return countNoun(count, 'text', 'metin');
}

const dryRun: Words = {
  en: 'This was a rehearsal: nothing was written.',
  tr: 'Bu bir denemeydi: hiçbir şey yazılmadı.',
};
