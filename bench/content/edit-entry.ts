import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryPath } from './generate-content.ts';
import { generateEntry } from './generate-entry.ts';

/** Which entry is edited, from 0. */
const edited = 7;

/** One entry of a content tree, as an editor’s hand changes it. */
export interface Edit {
  /** What the Turkish title is now; no other text of the content holds it. */
  title: string;
  apply: () => void;
}

/**
 * Prepares an edit of one text of one entry.
 *
 * @param contentFolder a generated tree
 * @param number another one gives another text
 */
export function prepareEdit(contentFolder: string, number: number): Edit {
  const { slug, yaml } = generateEntry(edited);
  const title = `Deneme Gezisi ${number}.`;
  const changed = yaml.replace(/^ {2}tr: .*$/m, `  tr: ${title}`);
  return { title, apply: () => writeFileSync(join(contentFolder, entryPath(slug)), changed) };
}

/** Puts the edited entry back as it was generated. */
export function undoEdits(contentFolder: string): void {
  const { slug, yaml } = generateEntry(edited);
  writeFileSync(join(contentFolder, entryPath(slug)), yaml);
}

/** Whether a bundle on disk holds the text of an edit. */
export function holdsEdit(bundlePath: string, { title }: Edit): boolean {
  return readFileSync(bundlePath).includes(title);
}
