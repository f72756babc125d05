import type { Scalar } from 'yaml';
import { rankKey } from './rank-key.ts';
import type { PlannedChange } from './set-scalars.ts';
import { wrapParagraphs } from './wrap-paragraphs.ts';
import {
  chooseStyle,
  type ScalarPlace,
  type ScalarStyle,
  type WrittenScalar,
  writeScalar,
} from './write-scalar.ts';

/** Where a value goes, and what it should look like. */
export interface ValuePlace extends ScalarPlace {
  style: ScalarStyle;
  /** The text that stood there. */
  before: string;
  /** Whether the last line of a block ends in a line break that belongs to the text. */
  hasLastBreak: boolean;
}

/** The style of a scalar as it stands; a folded block is written anew as a literal one. */
export function readStyle({ type }: Scalar): ScalarStyle {
  if (type === 'QUOTE_DOUBLE') return 'double';
  if (type === 'QUOTE_SINGLE') return 'single';
  return type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED' ? 'literal' : 'plain';
}

/** Writes the value of a change: a text, or plural forms as a map. */
export function writeValue(change: PlannedChange, place: ValuePlace): WrittenScalar {
  if (typeof change.value !== 'string') return writeForms(change.value, place);
  const text = change.isProse ? layOut(change.value, place) : change.value;
  return writeScalar(text, chooseStyle(text, place.style, place), place);
}

/** Breaks prose into lines where it will stand in a block. */
function layOut(text: string, place: ValuePlace): string {
  const isBlock =
    place.canHoldLines &&
    (place.style === 'literal' || (place.style === 'plain' && text.includes('\n')));
  if (!isBlock) return text;
  return wrapParagraphs(text, place.before, place.indent) + (place.hasLastBreak ? '\n' : '');
}

/** Two forms fit on a line; six stand below each other. */
const mostFormsOfLine = 2;

function writeForms(forms: Readonly<Record<string, string>>, place: ValuePlace): WrittenScalar {
  const entries = Object.entries(forms).toSorted(([a], [b]) => rankKey(a) - rankKey(b));
  const isBlock = place.canHoldLines && entries.length > mostFormsOfLine;
  const formPlace = { ...place, isInFlow: !isBlock, canHoldLines: false };
  const pairs = entries.map(([form, text]) => {
    const style = chooseStyle(text, 'plain', formPlace);
    return `${form}: ${writeScalar(text, style, formPlace).head}`;
  });
  if (!isBlock) return { head: `{ ${pairs.join(', ')} }`, lines: '' };
  const space = ' '.repeat(place.indent);
  return { head: '', lines: pairs.map((pair) => `${place.eol}${space}${pair}`).join('') };
}
