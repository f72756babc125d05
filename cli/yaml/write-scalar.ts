import type { Scalar } from 'yaml';
import { languages } from '../../shared/languages.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';
import { composeLatin } from '../lib/compose-letters.ts';
import { noBreakSpaces } from '../lib/invisible-characters.ts';
import { wrapParagraphs } from './wrap-paragraphs.ts';

/** A text or number to be written, the plural forms of a label by their category, or a list of numbers. */
export interface NewText {
  value: string | number | number[] | Readonly<Record<string, string>>;
  /** Whether a single line break means no more than a space, so that a block may be wrapped again. */
  isProse?: boolean;
}

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal';

/** The place of a value, and its intended style. */
export interface ValuePlace {
  isInFlow: boolean;
  /** Whether indented lines can follow: the value is not between braces, and nothing else is on its line. */
  canHoldLines: boolean;
  /** Spaces before the lines of a block. */
  indent: number;
  eol: string;
  style: ScalarStyle;
  /** The previous text; the digits of a previous number. */
  before: string;
  /** Whether the last line of a block ends in a line break that belongs to the text. */
  hasLastBreak: boolean;
}

/** The current style of a scalar; a folded block is rewritten as a literal one. */
export function readStyle({ type }: Scalar): ScalarStyle {
  if (type === 'QUOTE_DOUBLE') return 'double';
  if (type === 'QUOTE_SINGLE') return 'single';
  return type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED' ? 'literal' : 'plain';
}

/** Writes a text or a number, plural forms as a map, or numbers as a list between brackets. */
export function writeValue({ value, isProse }: NewText, place: ValuePlace): WrittenScalar {
  if (typeof value === 'number') return { head: writeNumber(value, place.before), lines: '' };
  if (Array.isArray(value)) return { head: `[${value.join(', ')}]`, lines: '' };
  if (typeof value === 'object') return writeForms(value, place);
  const text = isProse ? layOut(composeLatin(value), place) : value;
  return writeScalar(text, place);
}

/** Breaks prose into lines if it will be written as a block. */
function layOut(text: string, place: ValuePlace): string {
  const isBlock =
    place.canHoldLines &&
    (place.style === 'literal' || (place.style === 'plain' && text.includes('\n')));
  if (!isBlock) return text;
  return wrapParagraphs(text, place.before, place.indent) + (place.hasLastBreak ? '\n' : '');
}

/** A number has at least as many decimals as the previous one. */
function writeNumber(value: number, before: string): string {
  const decimals = [`${value}`, before].map((digits) => /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0);
  return value.toFixed(Math.max(...decimals));
}

/** Two forms fit on a line; more are written below each other. */
const maxFormsPerLine = 2;

function writeForms(forms: Readonly<Record<string, string>>, place: ValuePlace): WrittenScalar {
  const entries = Object.entries(forms).toSorted(([a], [b]) => rankKey(a) - rankKey(b));
  const isBlock = place.canHoldLines && entries.length > maxFormsPerLine;
  const formPlace = { ...place, isInFlow: !isBlock, canHoldLines: false, style: 'plain' } as const;
  const pairs = entries.map(
    ([form, text]) => `${form}: ${writeScalar(composeLatin(text), formPlace).head}`,
  );
  if (!isBlock) return { head: `{ ${pairs.join(', ')} }`, lines: '' };
  const space = ' '.repeat(place.indent);
  return { head: '', lines: pairs.map((pair) => `${place.eol}${space}${pair}`).join('') };
}

/**
 * Chooses the style of a new value: the wanted one if it can represent exactly this value, otherwise double quotes. A
 * text of several lines that was written without quotes becomes a block.
 */
function chooseStyle(value: string, place: ValuePlace): ScalarStyle {
  const wanted = place.style;
  const canBeBlock = place.canHoldLines && canBeLiteral(value);
  if (wanted === 'literal') return canBeBlock ? 'literal' : 'double';
  // In single quotes nothing but the quote itself can be escaped.
  if (wanted === 'single') return hidden.test(value) ? 'double' : 'single';
  if (wanted === 'double') return 'double';
  if (canBePlain(value, place.isInFlow)) return 'plain';
  return value.includes('\n') && canBeBlock ? 'literal' : 'double';
}

/** A scalar as YAML. The lines of a block are separate, because a comment can be between them and the head. */
interface WrittenScalar {
  head: string;
  /** The lines of a block, each after a line break; empty for every other style. */
  lines: string;
}

function writeScalar(value: string, place: ValuePlace): WrittenScalar {
  const style = chooseStyle(value, place);
  if (style === 'plain') return { head: value, lines: '' };
  if (style === 'single') return { head: `'${value.replaceAll("'", "''")}'`, lines: '' };
  if (style === 'double')
    return { head: quote(value, noBreakSpaces.test(place.before)), lines: '' };
  const lines = (value.endsWith('\n') ? value.slice(0, -1) : value).split('\n');
  const space = ' '.repeat(place.indent);
  return {
    head: value.endsWith('\n') ? '|' : '|-',
    lines: lines.map((line) => `${place.eol}${line === '' ? '' : space}${line}`).join(''),
  };
}

/**
 * Double quotes can represent every text (YAML 1.2, §5.7), with the escapes of JSON and some more.
 *
 * @param hasIntendedSpaces whether the old text had spaces that forbid a line break. They stay visible, as escapes;
 *   otherwise they are a mistake, which `validate` reports
 */
function quote(value: string, hasIntendedSpaces: boolean): string {
  const quoted = JSON.stringify(value).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\ufeff\ufffe\uffff]/gu,
    escapeByNumber,
  );
  return hasIntendedSpaces ? quoted.replace(/[\u00a0\u202f\u2007]/g, escapeByNumber) : quoted;
}

function escapeByNumber(character: string): string {
  if (character === '\u00a0') return '\\_';
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Characters that begin something other than a text: lists, comments, quotes, anchors, tags … */
const specialStart = /^[-?:,[\]{}#&*!|>'"%@`=<~\s]/;

/** Words and numbers that a parser of YAML 1.1 or 1.2 reads as something other than a text. */
const otherWord = /^(?:null|true|false|yes|no|on|off|y|n)$/i;
const numberOrDate = /^[+.\d][-+.\d_:,a-fox]*(?:[tz ][-+.\d:z]*)?$/i;

/** Characters that only the escapes of double quotes can represent: controls, line separators, byte-order marks. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\ufeff\ufffe\uffff]/u;

/**
 * Whether `value` can be written in YAML without quotes and is read back as exactly this text, by parsers of YAML 1.1
 * as well. If in doubt, the result is `false`.
 *
 * @param isInFlow whether the value is between braces or brackets, where commas and brackets are special
 * @see https://yaml.org/spec/1.2.2/#733-plain-style
 */
export function canBePlain(value: string, isInFlow: boolean): boolean {
  if (value === '' || value !== value.trim() || hidden.test(value)) return false;
  if (specialStart.test(value) || otherWord.test(value) || numberOrDate.test(value)) return false;
  if (value.startsWith('...')) return false;
  if (/:(?:\s|$)/.test(value) || /\s#/.test(value)) return false;
  return !isInFlow || !/[,[\]{}]/.test(value);
}

/** Whether `value` can be written as the indented lines below a `|` and is read back as exactly this text. */
export function canBeLiteral(value: string): boolean {
  if (/^[ \n]/.test(value) || hidden.test(value.replaceAll('\n', ''))) return false;
  const lines = value.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return (lines.at(-1) ?? '').trim() !== '';
}

const ranks = new Map<string, number>(
  [...languages, ...pluralCategories].map((key, index) => [key, index]),
);

/** The rank of a language or plural form among its siblings; other keys come last. */
export function rankKey(key: PropertyKey | undefined): number {
  return ranks.get(String(key)) ?? ranks.size;
}
