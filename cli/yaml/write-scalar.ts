import { canBeLiteral, canBePlain, canBeSingle } from './can-be-plain.ts';

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal';

/** What the place of a scalar allows. */
export interface ScalarPlace {
  isInFlow: boolean;
  /** Whether indented lines can follow: not between braces, and nothing else on the line. */
  canHoldLines: boolean;
  /** Spaces before the lines of a block. */
  indent: number;
  eol: string;
}

/**
 * Chooses the style for a new value: the wanted one where it can hold exactly this value, double quotes
 * otherwise. A text of several lines that was written without quotes becomes a block.
 */
export function chooseStyle(value: string, wanted: ScalarStyle, place: ScalarPlace): ScalarStyle {
  const canBeBlock = place.canHoldLines && canBeLiteral(value);
  if (wanted === 'literal') return canBeBlock ? 'literal' : 'double';
  if (wanted === 'single') return canBeSingle(value) ? 'single' : 'double';
  if (wanted === 'double') return 'double';
  if (canBePlain(value, place.isInFlow)) return 'plain';
  return value.includes('\n') && canBeBlock ? 'literal' : 'double';
}

/** A scalar as YAML; a block has its lines apart, because a comment can stand between them and the head. */
export interface WrittenScalar {
  head: string;
  /** The lines of a block, each after a line break; empty for every other style. */
  lines: string;
}

/** Writes `value` in a style that `chooseStyle` found able to hold it. */
export function writeScalar(value: string, style: ScalarStyle, place: ScalarPlace): WrittenScalar {
  if (style === 'plain') return { head: value, lines: '' };
  if (style === 'single') return { head: `'${value.replaceAll("'", "''")}'`, lines: '' };
  if (style === 'double') return { head: quote(value), lines: '' };
  const lines = (value.endsWith('\n') ? value.slice(0, -1) : value).split('\n');
  const space = ' '.repeat(place.indent);
  return {
    head: value.endsWith('\n') ? '|' : '|-',
    lines: lines.map((line) => `${place.eol}${line === '' ? '' : space}${line}`).join(''),
  };
}

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
};

/** Double quotes hold every text (YAML 1.2, §5.7). */
function quote(value: string): string {
  const escaped = value.replace(
    /["\\\p{Cc}\p{Zl}\p{Zp}\ufeff\ufffe\uffff]/gu,
    (character) => shortEscapes[character] ?? escapeByNumber(character),
  );
  return `"${escaped}"`;
}

function escapeByNumber(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
