import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { generateEntry, pictureNames } from './generate-entry.ts';

/** A complete valid content tree of a few entries, to which the generated entries are added. */
const fixture = join(import.meta.dirname, '../../tests/fixtures/content/valid');
const entryFolder = 'experiences';

/**
 * Writes a valid content tree: the files of the fixture and additional experiences.
 *
 * @param folder is created; it must not exist yet
 * @param count of generated experiences
 */
export function writeContent(folder: string, count: number): void {
  cpSync(fixture, folder, { recursive: true });
  appendFileSync(join(folder, 'pictures.yaml'), describeMorePictures());
  for (let number = 0; number < count; number += 1) {
    const { slug, yaml } = generateEntry(number);
    writeFileSync(join(folder, entryPath(slug)), yaml);
  }
}

/**
 * Provides a generated content tree. It is written only if this version of the generator has not written it before.
 *
 * @param folder contains the trees of all sizes; trees of this size by other versions of the generator are removed
 * @returns the folder of the tree, which contains `content`; the caller may add other folders
 */
export function provideContent(folder: string, count: number): string {
  const name = `${count}-${hashGenerator()}`;
  const tree = join(folder, name);
  if (existsSync(tree)) return tree;
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) {
    if (other.startsWith(`${count}-`)) rmSync(join(folder, other), { recursive: true });
  }
  const unfinished = `${tree}.tmp`;
  writeContent(join(unfinished, 'content'), count);
  renameSync(unfinished, tree);
  return tree;
}

/** Path of an experience, relative to the content folder. */
export function entryPath(slug: string): string {
  return join(entryFolder, `${slug}.yaml`);
}

/** The fixture has four pictures; entries need more names to choose from, all for the same file. */
function describeMorePictures(): string {
  const known = readFileSync(join(fixture, 'pictures.yaml'), 'utf8');
  return pictureNames
    .filter((name) => !known.includes(`\n  ${name}:`))
    .map(
      (name) =>
        `  ${name}:\n    file: dot.png\n    alt:\n      tr: Nokta\n      en: Dot\n      ar: نقطة\n    focus:\n      - 0.5\n      - 0.5\n`,
    )
    .join('');
}

function hashGenerator(): string {
  const hash = createHash('sha256');
  const add = (folder: string, names: readonly string[]) => {
    for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  };
  add(import.meta.dirname, ['generate-content.ts', 'generate-entry.ts', 'vocabulary.ts']);
  const entries = readdirSync(fixture, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    add(parentPath, [name]);
  }
  return hash.digest('hex').slice(0, 10);
}
