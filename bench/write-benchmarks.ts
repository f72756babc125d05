import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../docs/benchmarks.md');

const commands = {
  server: 'npm run bench -- --write',
  content: 'npm run bench:content -- --write',
};

type Part = keyof typeof commands;

/** Writes one part of docs/benchmarks.md: that about the server or that about the content. */
export function writePart(part: Part, text: string): void {
  writeFileSync(path, replacePart(readFileSync(path, 'utf8'), part, text));
}

/**
 * Replaces a part of a document, and keeps the text before and after it. Comments mark where the part begins and ends.
 *
 * @returns the document; if it has no such comments, the part is added at its end
 */
export function replacePart(document: string, part: Part, text: string): string {
  const begin = `<!-- Written by “${commands[part]}” down to the next such line. -->`;
  const end = `<!-- The end of what “${commands[part]}” writes. -->`;
  const written = `${begin}\n${text.trimEnd()}\n${end}`;
  // Text after a begin mark without an end mark was written by others, so only the last begin mark counts.
  const start = document.lastIndexOf(begin);
  const stop = document.indexOf(end, start);
  if (start < 0 || stop < 0) return `${document.trimEnd()}\n\n${written}\n`;
  return document.slice(0, start) + written + document.slice(stop + end.length);
}
