import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { createContentTree, createTranslatedTree, showCatalogue } from './content-tree.ts';
import { createRepository } from './open-repository.ts';

/** Direction marks that order lines with Arabic on a terminal; a page does not need them. */
const directionMarks = /[\u2066-\u2069]/g;

interface Stage {
  /** Working directory of the commands; the content is in its folder `content`, as in the repository. */
  folder: string;
  language: string;
}

/**
 * Runs every example of a Markdown page and returns the page with the tool’s current output.
 *
 * - A fenced block that begins with `$ catalogue …` is an example: each such line is run, and what stands below
 *   it is the answer. A line `…` stands for any lines.
 * - Comments right above it set the stage: `<!-- content/site.yaml: "old" → "new" -->` changes a file (both
 *   in JSON), `<!-- goes on -->` keeps what the example before left; without it, each has a fresh copy of the valid
 *   content, all translations accepted. `<!-- commits content -->` makes a git repository of it.
 * - A fenced block below `<!-- writes content/exceptions.yaml -->` is written as that file, one below
 *   `<!-- stands in content/site.yaml -->` must be found in that file of the valid content.
 * - `export CATALOGUE_UI=tr` in a block holds for the rest of its part; a part begins with a heading of level 1.
 *
 * @param page Markdown
 */
export async function replayExamples(page: string): Promise<string> {
  const accepted = await acceptContent();
  const replayed: string[] = [];
  // One after another: where a command runs and its language belong to the whole process.
  for (const part of page.split(/^(?=# )/m)) replayed.push(await replayPart(part, accepted));
  return replayed.join('');
}

async function replayPart(part: string, accepted: string): Promise<string> {
  const replayed: string[] = [];
  let stage = createStage(accepted, 'en');
  let pending: string[] = [];
  for (const { kind, text } of splitPage(part)) {
    if (kind === 'comment') pending.push(text);
    if (kind !== 'block') {
      replayed.push(text);
      continue;
    }
    const isExample = text.includes('\n$ catalogue ');
    const isFresh = isExample && !pending.includes('<!-- goes on -->');
    if (isFresh) stage = createStage(accepted, stage.language);
    for (const comment of pending) prepare(stage, comment, text);
    pending = [];
    const language = /\nexport CATALOGUE_UI=(\w+)\n/.exec(text)?.[1];
    stage = { ...stage, language: language ?? stage.language };
    replayed.push(isExample ? await replayBlock(text, stage) : text);
  }
  return replayed.join('\n');
}

interface Piece {
  kind: 'comment' | 'block' | 'line';
  text: string;
}

/** Splits a page into whole fenced blocks and single other lines. */
function splitPage(page: string): Piece[] {
  const pieces: Piece[] = [];
  let block: string[] | undefined;
  for (const line of page.split('\n')) {
    const isFence = line.trimStart().startsWith('```');
    if (block) {
      block.push(line);
      if (isFence) {
        pieces.push({ kind: 'block', text: block.join('\n') });
        block = undefined;
      }
    } else if (isFence) block = [line];
    else if (line.startsWith('<!-- ')) pieces.push({ kind: 'comment', text: line });
    else pieces.push({ kind: 'line', text: line });
  }
  if (block) throw new Error(`A block is not closed: ${block[0]}`);
  return pieces;
}

/** @returns a folder with the valid content, translated into every language, its translations all accepted */
async function acceptContent(): Promise<string> {
  const { folder } = await createTranslatedTree();
  const stage = createStage(folder, 'en');
  await runCommand('accept', stage);
  return join(stage.folder, 'content');
}

function createStage(accepted: string, language: string): Stage {
  const folder = createFolder();
  cpSync(accepted, join(folder, 'content'), { recursive: true });
  return { folder, language };
}

function prepare({ folder }: Stage, comment: string, block: string): void {
  if (comment === '<!-- goes on -->') return;
  if (comment === '<!-- commits content -->') {
    createRepository(folder, 'Yaz sezonu');
    return;
  }
  const inside = `${block.split('\n').slice(1, -1).join('\n')}\n`;
  const written = /^<!-- writes (\S+) -->$/.exec(comment)?.[1];
  if (written) {
    writeFileSync(join(folder, written), inside);
    return;
  }
  const quoted = /^<!-- stands in (\S+) -->$/.exec(comment)?.[1];
  if (quoted) {
    expect(createContentTree().read(quoted.replace('content/', ''))).toContain(inside);
    return;
  }
  const [, file, from, to] = /^<!-- (\S+): ("[^→]*") → ("[^→]*") -->$/.exec(comment) ?? [];
  if (!(file && from && to)) throw new Error(`What does this set up? ${comment}`);
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const wanted = String(JSON.parse(from));
  if (!text.includes(wanted)) throw new Error(`${file} does not contain ${wanted}`);
  writeFileSync(path, text.replace(wanted, String(JSON.parse(to))));
}

/** Runs the commands of a block. Keeps the quoted lines if they match the output. */
async function replayBlock(block: string, stage: Stage): Promise<string> {
  const [opening = '', ...rest] = block.split('\n');
  const lines = [opening];
  const examples = rest
    .slice(0, -1)
    .join('\n')
    .split(/^\$ catalogue /m);
  for (const example of examples.slice(1)) {
    const [command = '', ...quoted] = example.replace(/\n$/, '').split('\n');
    const answer = await runCommand(command, stage);
    lines.push(`$ catalogue ${command}`, ...(isAnswer(quoted, answer) ? quoted : answer));
  }
  return [...lines, ...rest.slice(-1)].join('\n');
}

/** @returns the lines that a terminal shows, of both streams */
async function runCommand(command: string, { folder, language }: Stage): Promise<string[]> {
  const before = process.cwd();
  vi.stubEnv('CATALOGUE_UI', language);
  process.chdir(folder);
  try {
    const shown = await showCatalogue(...readWords(command));
    return shown.replace(directionMarks, '').trimEnd().split('\n');
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
  }
}

/** Splits a command into arguments as a shell does; supports double quotes only. */
export function readWords(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

/** Whether the quoted lines match the output, where each `…` matches any lines. */
function isAnswer(quoted: readonly string[], answer: readonly string[]): boolean {
  const [first, ...rest] = quoted;
  if (first === undefined) return answer.length === 0;
  if (first !== '…') return first === answer[0] && isAnswer(rest, answer.slice(1));
  return answer.some((_, index) => isAnswer(rest, answer.slice(index + 1)));
}
