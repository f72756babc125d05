import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunContext } from '../../../cli/context.ts';
import { runProgram } from '../../../cli/program.ts';
import type { Gap } from '../../../cli/texts/list-texts.ts';
import { loadTranslations } from '../../../cli/texts/load-translations.ts';
import { findPlaceholders } from '../../../cli/translations/interchange/inline-codes.ts';
import { type ScalarChange, setScalars } from '../../../cli/yaml/set-scalars.ts';
import { languageConfig } from '../../../shared/languages.ts';
import { listRequiredPluralForms } from '../../../shared/schemas/labels.ts';
import { listTextLinks, writeTextLink } from '../../../shared/text-links.ts';
import { createFolder } from '../../create-folder.ts';

const valid = join(import.meta.dirname, '../../fixtures/content/valid');

/** The files of the valid content, read once, since hundreds of tests copy them. */
const validFiles = readFiles(valid);

function readFiles(folder: string): Map<string, Buffer> {
  const paths = globSync('**/*.*', { cwd: folder });
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Number of files of the valid content. */
export const fileCount = [...validFiles.keys()].filter((path) => path.endsWith('.yaml')).length;

export interface ContentTree {
  folder: string;
  read(path: string): string;
  write(path: string, text: string | Uint8Array): void;
  /** Replaces a text that occurs once. Throws if it does not, so that no test passes by accident. */
  edit(path: string, from: string, to: string): void;
  remove(path: string): void;
  /** Brings a path back to the valid content, which costs less than another copy. */
  restore(path: string): void;
  /** Runs the program with this tree as its content. */
  run(...args: string[]): Promise<Run>;
}

/** Creates a copy of the small valid content, for a test to break. */
export function createContentTree(): ContentTree {
  return copyContentTree(createFolder());
}

/** The languages of the valid content. */
const written: readonly string[] = ['tr', 'en', 'ar'];

/**
 * Prepares a tree when the first test needs it.
 *
 * @returns a function that creates a copy of it, for a test to break
 */
export function prepareTree(prepare: () => Promise<ContentTree>): () => Promise<ContentTree> {
  let files: Map<string, Buffer> | undefined;
  return async () => {
    files ??= readFiles((await prepare()).folder);
    return copyContentTree(createFolder(), files);
  };
}

/** The same, with placeholder letters in each further language, so that no translation is missing. */
export const createTranslatedTree = prepareTree(async () => {
  const tree = createContentTree();
  const { entries } = await loadTranslations(tree.folder);
  for (const { file, gaps } of entries) {
    const changes = gaps.filter(({ language }) => !written.includes(language)).map(toTranslation);
    if (changes.length > 0) tree.write(file.path, setScalars(file.text, changes).text);
  }
  return tree;
});

function toTranslation({ row, language }: Gap): ScalarChange {
  const path = [...row.path, language];
  const source = row.wording.tr;
  const [letters] = languageConfig[language].letters.match(/.{5}/u) ?? [];
  if (typeof source === 'string') {
    const links = listTextLinks(source).map(({ address }) =>
      writeTextLink({ words: `${letters}`, address }),
    );
    return { path, value: [letters, ...findPlaceholders(source), ...links].join(' ') };
  }
  const forms = listRequiredPluralForms(language).map((form) => [form, `${letters} {{count}}`]);
  return { path, value: Object.fromEntries(forms) };
}

/** The same in a given folder, which the test must remove. */
export function copyContentTree(
  folder: string,
  files: ReadonlyMap<string, Buffer> = validFiles,
): ContentTree {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [path, bytes] of files) write(path, bytes);
  return {
    folder,
    read,
    write,
    edit(path, from, to) {
      const text = read(path);
      const [head = '', tail, ...more] = text.split(from);
      if (tail === undefined) throw new Error(`${path} does not contain ${from}`);
      if (more.length > 0) throw new Error(`${path} contains ${from} more than once`);
      write(path, `${head}${to}${tail}`);
    },
    remove: (path) => rmSync(join(folder, path)),
    restore(path) {
      const bytes = validFiles.get(path);
      if (bytes) return write(path, bytes);
      const parent = dirname(path);
      const isNew = ![...validFiles.keys()].some((other) => dirname(other) === parent);
      rmSync(join(folder, isNew ? parent : path), { recursive: true, force: true });
    },
    run: (...args) => runCatalogue(...args, '--content', folder),
  };
}

export interface Run {
  code: number | null;
  out: string;
  error: string;
}

/** Runs the program in this process. */
export function runCatalogue(...args: string[]): Promise<Run> {
  return runIn({}, ...args);
}

/** The same with another context. */
export async function runIn(context: Partial<RunContext>, ...args: string[]): Promise<Run> {
  const run: Run = { code: null, out: '', error: '' };
  const write = (stream: 'out' | 'error') => (text: string) => {
    run[stream] += text;
  };
  await runProgram(args, {
    streams: { out: write('out'), error: write('error') },
    terminal: { write: write('error') },
    hasColor: false,
    isInteractive: false,
    finish: (code) => {
      run.code = code;
    },
    ...context,
  });
  return run;
}
