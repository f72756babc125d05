import { extname, sep } from 'node:path';
import type { Part } from './create-part-builder.ts';

/** The folders that are watched, with the parts that a file there belongs to. */
const partsOf: Record<string, readonly Part[]> = {
  content: ['content'],
  cli: ['content'],
  client: ['scripts', 'server'],
  server: ['server'],
  shared: ['content', 'scripts', 'server'],
};

/** The folders whose files the site is built of. */
export const sources = Object.keys(partsOf);

/** Finds the parts to rebuild when a file changes. The server renders the islands, which are scripts as well. */
export function findParts(path: string): readonly Part[] {
  const [folder = ''] = path.split(sep, 1);
  const ending = extname(path);
  if (folder === 'client' && ending === '.svg') return ['icons', 'styles'];
  if (folder === 'client' && /^\.(?:scss|json)$/.test(ending)) return ['styles'];
  return partsOf[folder] ?? [];
}
