import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../docs/benchmarks.md');

/** The heading of the part about `catalogue compile`, which stands last. */
const contentHeading = '## Compiling content\n';

/** Writes the part of docs/benchmarks.md about the server, and keeps that about the content. */
export function writeServerPart(text: string): void {
  const { content } = readParts();
  writeFileSync(path, content === '' ? text : `${text.trimEnd()}\n\n${content}`);
}

/** @param text begins with the heading “Compiling content” */
export function writeContentPart(text: string): void {
  writeFileSync(path, `${readParts().server.trimEnd()}\n\n${text.trimEnd()}\n`);
}

function readParts(): { server: string; content: string } {
  const text = readFileSync(path, 'utf8');
  const start = text.indexOf(contentHeading);
  if (start < 0) return { server: text, content: '' };
  return { server: text.slice(0, start), content: text.slice(start) };
}
