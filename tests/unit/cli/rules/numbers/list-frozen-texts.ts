import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A frozen copy of the real texts: a rule is tried on it, whatever editors write meanwhile. */
const frozenFolder = join(import.meta.dirname, '../../../../fixtures/content/frozen');

/** A Turkish text with its translations. */
export interface FrozenText {
  tr: string;
  en?: string;
  ar?: string;
}

/** Lists the texts of the frozen copy with at least one translation. */
export function listFrozenTexts(): FrozenText[] {
  const paths = globSync('**/*.yaml', { cwd: frozenFolder }).toSorted();
  return paths.flatMap((path) => [
    ...walk(parse(readFileSync(join(frozenFolder, path), 'utf8')) as unknown),
  ]);
}

function* walk(value: unknown): Generator<FrozenText> {
  if (typeof value !== 'object' || value === null) return;
  const [tr, en, ar]: unknown[] = ['tr', 'en', 'ar'].map((key) => Reflect.get(value, key));
  if (typeof tr !== 'string') {
    for (const inner of Object.values(value)) yield* walk(inner);
    return;
  }
  const text: FrozenText = { tr };
  if (typeof en === 'string') text.en = en;
  if (typeof ar === 'string') text.ar = ar;
  if (text.en !== undefined || text.ar !== undefined) yield text;
}
