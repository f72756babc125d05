import type { TextEdit } from '../issue.ts';
import { applyEdits } from './apply-edits.ts';
import type { LineIndex } from './line-index.ts';
import { parseYamlDocument } from './source-file.ts';

/** A file with a mistake, and the fields that it may have. */
export interface BrokenFile {
  lines: LineIndex;
  /** By name. A text is long if a page shows its paragraphs. */
  fields: ReadonlyMap<string, { isList: boolean; isLong: boolean }>;
}

/**
 * The name of the field that contains a line: the nearest open field further left. For an item, that field may also be
 * at the level of the item.
 */
export function findParentField({ lines }: BrokenFile, line: number): string | undefined {
  const source = lines.readLine(line);
  const indent = source.search(/\S/);
  for (let above = line - 1; above > 0; above -= 1) {
    const [, before = '', name] = /^( *(?:- +)*)([\w-]+):\s*$/.exec(lines.readLine(above)) ?? [];
    if (name === undefined) continue;
    const isAbove = before.length < indent || (before.length === indent && source[indent] === '-');
    if (isAbove) return name;
  }
  return undefined;
}

/**
 * The longest file in which corrections are tried, in UTF-16 code units. Parsing a longer one several times takes too
 * long.
 */
const maxTriedLength = 32 * 1024;

/**
 * Picks the correction with which the parser gets furthest.
 *
 * @returns `undefined` if the parser still stops at the corrected lines or no further than before, if a field would be
 *   duplicated, or if the file is too long
 */
export function pickFix<Option extends { edits: TextEdit[] }>(
  { lines: { text } }: BrokenFile,
  options: readonly Option[],
): Option | undefined {
  if (options.length === 0 || text.length > maxTriedLength) return undefined;
  let best = measureReach(text);
  let chosen: Option | undefined;
  for (const option of options) {
    const reach = measureReach(text, option.edits);
    const isFurther =
      reach.first > best.first || (reach.first === best.first && reach.errors < best.errors);
    if (!isFurther || reach.first <= reach.end || reach.duplicates > best.duplicates) continue;
    best = reach;
    chosen = option;
  }
  return chosen;
}

/** How far the parser gets in an edited text. Offsets count as if no edit had changed the length of the text. */
interface Reach {
  first: number;
  errors: number;
  duplicates: number;
  /** The end of the last line that was edited. */
  end: number;
}

function measureReach(text: string, edits: readonly TextEdit[] = []): Reach {
  const all = parseYamlDocument(applyEdits(text, edits), { uniqueKeys: true }).errors;
  const errors = all.filter(({ code }) => code !== 'DUPLICATE_KEY');
  const added = edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  const last = edits.length === 0 ? 0 : Math.max(...edits.map(({ end }) => end));
  const lineEnd = text.indexOf('\n', last);
  return {
    first: Math.min(...errors.map(({ pos }) => pos[0])) - added,
    errors: errors.length,
    duplicates: all.length - errors.length,
    end: lineEnd < 0 ? text.length : lineEnd,
  };
}
