import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../../create-folder.ts';
import type { ContentTree } from './content-tree.ts';

/** The text that is open, and what is typed into its field. */
export const file = 'cars/g63.yaml';
export const lock = 'translations.lock';
export const key = `${file}#about_text`;
export const wording = { en: 'Square, tall and loud' };

const other = 'experiences/col-turu.yaml';

/** Something that others do to the content while a text is open. */
export interface Conflict {
  name: string;
  apply: (tree: ContentTree) => unknown;
  /** The answer to a save; its sentence in each language of the tool. */
  status: number;
  result?: string;
  en?: RegExp;
  tr?: RegExp;
  /** Whether the files of an earlier save are still as it left them, so that it can be taken back. */
  isElsewhere?: boolean;
}

const isGone = {
  status: 404,
  en: /^This text is not .* reload the page\.$/,
  tr: /^Bu metin artık .* yenileyin\.$/,
};
const isChanged = {
  status: 200,
  result: 'changed',
  en: /g63\.yaml was changed since/,
  tr: /g63\.yaml değişti/,
};
const isSaved = { status: 200, result: 'saved' };
const isElsewhere = { ...isSaved, isElsewhere: true };
const isUnread = {
  status: 409,
  en: /^Nothing was changed.*\/translations\.lock cannot be .*read/,
  tr: /^Bir şey ters gitti, hiçbir şey değişmedi: .*translations\.lock dosyası/,
};

/** Moves something out of the folder, and puts a link in its place. */
function moveOut({ folder }: ContentTree, path: string): void {
  const target = join(createFolder(), 'target');
  renameSync(join(folder, path), target);
  symlinkSync(target, join(folder, path));
}

function replaceByFolder({ folder }: ContentTree, path: string): void {
  rmSync(join(folder, path));
  mkdirSync(join(folder, path));
}

/** Those about content files; each of the first ones has another outcome, or another cause of it. */
export const ofFile: Conflict[] = [
  {
    name: 'another text of the file is changed',
    apply: (tree) => tree.edit(file, '577 hp', '578 hp'),
    ...isChanged,
  },
  {
    name: 'another file is changed',
    apply: (tree) => tree.edit(other, 'Desert Tour', 'Dune Tour'),
    ...isElsewhere,
  },
  { name: 'the file is deleted', apply: (tree) => tree.remove(file), ...isGone },
  {
    name: 'the text is gone',
    apply: (tree) => tree.edit(file, 'about_text:', 'about_texts:'),
    ...isGone,
  },
  {
    name: 'a comment of the file is changed',
    apply: (tree) => tree.edit(file, '# first', '# 1'),
    ...isChanged,
  },
  {
    name: 'a file gets a byte-order mark',
    apply: (tree) => tree.write(file, `\ufeff${tree.read(file)}`),
    ...isChanged,
  },
  {
    name: 'another file is deleted',
    apply: (tree) => tree.remove('posts/01.yaml'),
    ...isElsewhere,
  },
  {
    name: 'another file is broken',
    apply: (tree) => tree.edit(other, '"kum"', '"kum'),
    ...isElsewhere,
  },
  {
    name: 'the file gets another name',
    apply: ({ folder }) => renameSync(join(folder, file), join(folder, 'cars/g.yaml')),
    ...isGone,
  },
  {
    name: 'the file is no YAML any more',
    apply: (tree) => tree.edit(file, '"12"', '"12'),
    ...isGone,
  },
  {
    name: 'the file is not UTF-8',
    apply: (tree) => tree.write(file, Buffer.from(`${tree.read(file)}# \xfe`, 'latin1')),
    ...isGone,
  },
  {
    name: 'the file is in UTF-16',
    apply: (tree) => tree.write(file, Buffer.from(tree.read(file), 'utf16le')),
    ...isGone,
  },
  { name: 'the file is empty', apply: (tree) => tree.write(file, ''), ...isGone },
  { name: 'the file is a folder', apply: (tree) => replaceByFolder(tree, file), ...isGone },
  { name: 'the file is a link out of the folder', apply: (tree) => moveOut(tree, file), ...isGone },
  {
    name: 'the folder of the file is a link out of it',
    apply: (tree) => moveOut(tree, 'cars'),
    ...isGone,
  },
];

/** Those about the lock; each of the first ones has another outcome. */
export const ofLock: Conflict[] = [
  { name: 'the lock is accepted anew', apply: (tree) => tree.run('accept'), ...isElsewhere },
  {
    name: 'the lock is half merged',
    apply: (tree) => tree.write(lock, `<<<<<<< a\n${tree.read(lock)}`),
    status: 409,
    en: /lock:1 {2}[A-Z]/,
    tr: /lock:1 {2}[A-ZİBÇ]/,
  },
  {
    name: 'the lock loses half its lines',
    apply: (tree) => tree.write(lock, tree.read(lock).slice(0, 20_000).replace(/\n.*$/, '\n')),
    ...isSaved,
  },
  { name: 'the lock is deleted', apply: (tree) => tree.remove(lock), ...isSaved },
  {
    name: 'a line of the lock cannot be read',
    apply: (tree) => tree.write(lock, `${tree.read(lock)}x\n`),
    status: 409,
    en: /lock:\d+ {2}This line/,
    tr: /lock:\d+ {2}Bu satır/,
  },
  {
    name: 'the lock is not UTF-8',
    apply: (tree) => tree.write(lock, Buffer.from('# \xfe\n', 'latin1')),
    status: 409,
    en: /lock:1 {2}[A-Z]/,
    tr: /lock:1 {2}[A-ZİBÇ]/,
  },
  { name: 'the lock is a folder', apply: (tree) => replaceByFolder(tree, lock), ...isUnread },
  {
    name: 'the lock is a link to nowhere',
    apply: (tree) => {
      moveOut(tree, lock);
      rmSync(join(tree.folder, lock));
      symlinkSync('nowhere', join(tree.folder, lock));
    },
    status: 409,
    en: /translations\.lock/,
    tr: /translations\.lock/,
  },
];
