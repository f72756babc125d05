import type { Words } from '../legacy-words.ts';
import type { FixedFile } from './fix-content.ts';

/**
 * Says what was fixed, file by file.
 *
 * @param isDry whether nothing was written
 */
export function reportFixes(files: readonly FixedFile[], isDry: boolean): Words {
  if (files.length === 0) {
    return { en: 'Nothing can be fixed safely.\n', tr: 'Güvenle düzeltilebilecek bir şey yok.\n' };
  }
  const count = files.reduce((sum, { fixed }) => sum + fixed.length, 0);
  const problems = count === 1 ? '1 problem' : `${count} problems`;
  const where = files.length === 1 ? '1 file' : `${files.length} files`;
  const list = files.map(({ file, fixed }) => `  ${file}  ${countCodes(fixed)}\n`).join('');
  return isDry
    ? {
        en: `${problems} in ${where} would be fixed:\n${list}`,
        tr: `${files.length} dosyada ${count} sorun düzeltilirdi:\n${list}`,
      }
    : {
        en: `Fixed ${problems} in ${where}:\n${list}`,
        tr: `${files.length} dosyada ${count} sorun düzeltildi:\n${list}`,
      };
}

function countCodes(issues: FixedFile['fixed']): string {
  return [...Map.groupBy(issues, ({ code }) => code)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { length }]) => (length === 1 ? code : `${code} × ${length}`))
    .join(', ');
}
