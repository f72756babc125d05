import type { Stumble } from './stumble.ts';
import { trapWords } from './trap-words.ts';

/** Nobody writes so many; they are refused before they cost time, as aliases of aliases would. */
const mostReferences = 500;

/** Finds a flood of anchors, aliases and tags. */
export function findFlood(text: string): Stumble | undefined {
  let count = 0;
  let first: number | undefined;
  for (const { 0: found, index } of text.matchAll(/(?:^|[\s,[{])[&*!]/g)) {
    first ??= index + found.length - 1;
    count += 1;
    if (count > mostReferences) return { ...trapWords.reference, start: first, end: first + 1 };
  }
  return undefined;
}
