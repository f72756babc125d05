import { cpSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBytes } from '../../../cli/lib/file-tracker.ts';
import { loadTranslations } from '../../../cli/texts/load-translations.ts';
import { createEditor } from '../../../scripts/dev/edit/create-editor.ts';
import { listKnownTexts } from '../../../scripts/dev/edit/known-texts.ts';
import type {
  EditRequest,
  Field,
  Finding,
  Key,
  OpenText,
  RequestBody,
  Wording,
} from '../../../scripts/dev/edit/protocol.ts';
import { type ContentTree, copyContentTree, createContentTree } from './content-tree.ts';
import { openEditRoutes } from './open-edit-routes.ts';

const corpus = join(import.meta.dirname, '../../fixtures/editing');

/** The files whose texts are written in every way that content may use, and one with plural forms. */
const corpusFiles = [...globSync('**/*.yaml', { cwd: corpus }).toSorted(), 'labels.yaml'];

/** How all files of a tree are encoded. Git would not keep the line breaks of Windows. */
const encodings = {
  LF: (text: string) => text,
  'CRLF with BOM': (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  CRLF: (text: string) => text.replaceAll('\n', '\r\n'),
  'LF with BOM': (text: string) => `\ufeff${text}`,
};

type Encoding = keyof typeof encodings;

export const encodingNames = Object.keys(encodings) as Encoding[];

/** What `accept` writes for the corpus. */
const accepted = await acceptCorpus();

async function acceptCorpus(): Promise<[file: string, text: string][]> {
  const { folder, run, read } = copyContentTree(mkdtempSync(join(tmpdir(), 'test-')));
  cpSync(corpus, folder, { recursive: true });
  await run('accept');
  const files = ['translations.lock', 'addresses.lock'].map((file): [string, string] => [
    file,
    read(file),
  ]);
  rmSync(folder, { recursive: true });
  return files;
}

export type EditingTree = ContentTree & {
  editor: ReturnType<typeof createEditor>;
  /** The bytes of every file, and of every file that a link leads to. */
  readAll(): Map<string, string>;
  /** When each file was last written. */
  readTimes(): Map<string, bigint>;
};

/** Creates content with the corpus, whose translations are accepted, and an editor of it. */
export function createEditingTree(encoding: Encoding = 'LF'): EditingTree {
  const tree = createContentTree();
  const { folder, read, write } = tree;
  cpSync(corpus, folder, { recursive: true });
  for (const [file, text] of accepted) write(file, text);
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    write(file, encodings[encoding](read(file)));
  }
  // What a merge may leave: lines out of order, one of them twice, and a comment.
  const [header = [], lines = []] = splitLock(read('translations.lock'));
  const merged = [...header, '# by hand', ...lines.toReversed(), lines[0], ''].join('\n');
  write('translations.lock', encodings[encoding](merged));
  const listFiles = () =>
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  return {
    ...tree,
    editor: createEditor({ folder, linkToLine: (file, line) => `${file}:${line}` }),
    readAll: () =>
      new Map(
        listFiles().map((path) => [
          path.slice(folder.length + 1),
          readBytes(path)?.toString('latin1') ?? '',
        ]),
      ),
    readTimes: () =>
      new Map(listFiles().map((path) => [path, statSync(path, { bigint: true }).mtimeNs])),
  };
}

function splitLock(text: string): string[][] {
  const lines = text.trim().split('\n');
  const count = lines.findLastIndex((line) => line.startsWith('#')) + 1;
  return [lines.slice(0, count), lines.slice(count)];
}

/** The keys of all texts of the corpus. */
export async function listCorpusKeys({ folder }: ContentTree): Promise<Key[]> {
  const texts = listKnownTexts(await loadTranslations(folder));
  return corpusFiles.flatMap((file) =>
    [...texts.keys()].filter((key) => key.startsWith(`${file}#`)),
  );
}

/** The path of a field in the file of its text. */
export function listPath(key: Key, { language, form }: Pick<Field, 'language' | 'form'>): string {
  const path = key.slice(key.indexOf('#') + 1);
  return [path, language === 'all' ? [] : language, form ?? []].flat().join('.');
}

export function toWording({ language, form }: Field, text: string): Wording {
  return { [language]: form === undefined ? text : { [form]: text } };
}

/** The response to a request: what was done, or a sentence. */
export interface Answer {
  status: number;
  said: { result?: string; message?: string; findings?: Finding[]; text?: OpenText };
}

/** The same tree behind the routes that pages ask. */
export async function openEditingTree(encoding?: Encoding) {
  const tree = createEditingTree(encoding);
  const { editor } = tree;
  const { ask } = await openEditRoutes({}, (name, body) => {
    // The routes have parsed the body by the schema of its name.
    const handle = editor[name] as (body: object) => Promise<object>;
    return handle(body);
  });
  return {
    ...tree,
    async ask<Name extends EditRequest>(name: Name, body: RequestBody<Name>): Promise<Answer> {
      const { status, said } = await ask({ name, body: JSON.stringify(body) });
      return { status, said: said as Answer['said'] };
    },
  };
}
