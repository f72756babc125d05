import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listStrings } from '../../../cli/model/walk-fields.ts';
import { setScalars } from '../../../cli/yaml/set-scalars.ts';
import { createSnapshotLoader } from '../../../scripts/dev/edit/load-snapshot.ts';
import type { Key } from '../../../scripts/dev/edit/protocol.ts';

/** A mark that no text has by itself. */
const marks = /\s?77(\d{5})77/g;

/**
 * Copies a content folder, and ends each paragraph of each text with a mark, so that a page made of the copy shows where
 * each of its texts comes from.
 *
 * @returns the keys by the numbers of their marks
 */
export async function markTexts(content: string, copy: string): Promise<ReadonlyMap<string, Key>> {
  cpSync(content, copy, { recursive: true });
  const { texts } = await createSnapshotLoader(content)();
  const keys = new Map<string, Key>();
  const byFile = Map.groupBy(texts.values(), ({ entry }) => entry.file.path);
  for (const [file, known] of byFile) {
    const changes = known.flatMap(({ key, path, wording }) => {
      const number = String(10_000 + keys.size);
      keys.set(number, key);
      return Object.entries(wording).flatMap(([language, value]) =>
        listStrings(value).map(({ path: form, text }) => ({
          path: language === 'all' ? [...path] : [...path, language, ...form],
          value: text
            .trim()
            .split(/\n\s*\n/)
            .map((paragraph) => `${paragraph.trim()} 77${number}77`)
            .join('\n\n'),
        })),
      );
    });
    const place = join(copy, file);
    writeFileSync(place, setScalars(readFileSync(place, 'utf8'), changes).text);
  }
  return keys;
}

/** The numbers of the marks in a text of a page. */
export function listMarks(text: string): string[] {
  return Array.from(text.matchAll(marks), ([, number = '']) => number);
}

/** A text of a page without its marks. */
export function removeMarks(text: string): string {
  return text.replace(marks, '');
}
