import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOutputs } from './write-outputs.ts';
import { ToolError } from '../tool-error.ts';

/** A content file that is to say something else. */
export interface Replacement {
  /** Path below the folder. */
  file: string;
  /** What it held when it was read. */
  before: string;
  after: string;
}

/**
 * Replaces files as one set: all new ones are written before the first takes its place, and none where an editor
 * has saved one of them in the meantime.
 *
 * @throws {ToolError} where a file is not what it was when it was read
 */
export async function replaceFiles(
  folder: string,
  replacements: readonly Replacement[],
): Promise<void> {
  for (const { file, before } of replacements) {
    const current = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    if (current !== before) throw new ToolError(describeSaved(file));
  }
  writeOutputs(
    replacements.map(({ file, after }) => ({
      path: join(folder, file),
      chunks: [Buffer.from(after)],
    })),
  );
}

function describeSaved(file: string) {
  return {
    en: `${file} was saved by somebody else in the meantime; nothing was written. Run the command again.`,
    tr: `${file} bu sırada başkası tarafından kaydedildi; hiçbir şey yazılmadı. Komutu yeniden çalıştırın.`,
  };
}
