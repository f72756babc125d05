import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPath } from './generate-content.ts';
import { generateEntry } from './generate-entry.ts';

/** Number of the edited entry, from 0. */
const edited = 7;

/** An edit of one entry, as an editor would make it. */
export interface Edit {
  /** The new Turkish title; no other text of the content contains it. */
  title: string;
  apply: () => void;
}

/**
 * Prepares an edit of one text of one entry.
 *
 * @param contentFolder a generated tree
 * @param number decides the text: each number gives another one
 */
export function prepareEdit(contentFolder: string, number: number): Edit {
  const { slug, yaml } = generateEntry(edited);
  const title = `Deneme Gezisi ${number}.`;
  const changed = yaml.replace(/^ {2}tr: .*$/m, `  tr: ${title}`);
  return { title, apply: () => writeFileSync(join(contentFolder, entryPath(slug)), changed) };
}

/** Restores the edited entry as it was generated. */
export function undoEdits(contentFolder: string): void {
  const { slug, yaml } = generateEntry(edited);
  writeFileSync(join(contentFolder, entryPath(slug)), yaml);
}

/** Whether a bundle on disk contains the text of an edit. */
export function holdsEdit(bundlePath: string, { title }: Edit): boolean {
  return readFileSync(bundlePath).includes(title);
}
