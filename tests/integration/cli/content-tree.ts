import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const valid = join(root, 'tests/fixtures/content/valid');

export interface ContentTree {
  folder: string;
  read(path: string): string;
  write(path: string, text: string | Uint8Array): void;
  /** Replaces the first occurrence; fails where there is none, so that no test passes by accident. */
  edit(path: string, from: string, to: string): void;
  remove(path: string): void;
}

/** A copy of the tiny valid content, to be broken by a test. */
export function createContentTree(): ContentTree {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return copyContentTree(folder);
}

/** The same in a given folder, which the test removes itself. */
export function copyContentTree(folder: string): ContentTree {
  cpSync(valid, folder, { recursive: true });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string | Uint8Array) =>
    writeFileSync(join(folder, path), text);
  return {
    folder,
    read,
    write,
    edit(path, from, to) {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
      write(path, text.replace(from, to));
    },
    remove: (path) => rmSync(join(folder, path)),
  };
}

export interface Run {
  code: number | null;
  out: string;
  error: string;
}

/** Runs the real program, as an editor does. */
export async function runCatalogue(...args: string[]): Promise<Run> {
  const child = spawn(process.execPath, ['cli/main.ts', ...args], { cwd: root });
  const [out, error, code] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { code, out, error };
}

async function collect(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
