import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../docs/benchmarks.md');

const commands = {
  server: 'npm run bench -- --write',
  content: 'npm run bench:content -- --write',
};

type Part = keyof typeof commands;

/** Writes the part of docs/benchmarks.md about the server, or that about the content. */
export function writePart(part: Part, text: string): void {
  writeFileSync(path, replacePart(readFileSync(path, 'utf8'), part, text));
}

/**
 * Replaces a part of a document, and keeps all that stands before and behind it. Comments mark where it begins and ends.
 *
 * @returns the document; with the part at its end if it had no such comments
 */
export function replacePart(document: string, part: Part, text: string): string {
  const begin = `<!-- Written by “${commands[part]}” down to the next such line. -->`;
  const end = `<!-- The end of what “${commands[part]}” writes. -->`;
  const written = `${begin}\n${text.trimEnd()}\n${end}`;
  // Behind a beginning without an end stands what others wrote.
  const start = document.lastIndexOf(begin);
  const stop = document.indexOf(end, start);
  if (start < 0 || stop < 0) return `${document.trimEnd()}\n\n${written}\n`;
  return document.slice(0, start) + written + document.slice(stop + end.length);
}
