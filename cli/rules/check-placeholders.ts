import { siteVariables } from '../../shared/schemas/pages.ts';
import { issueCodes } from '../codes/codes.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { collectFindings, type TextContext, type TextFinding, type TextRule } from './text-rule.ts';

/**
 * Finds placeholders that the site could not fill in (C031): braces written wrongly, facts that do not exist, a
 * translation that names others than the Turkish text, and a label that names others than its values. A plural form
 * for one number may leave `{{count}}` out (“one car”, not “1 car”).
 */
export const checkPlaceholders: TextRule = (text, context) => {
  const { source = '', values = [] } = context;
  if (values.length === 0 && !anyBrace.test(text) && !anyBrace.test(source)) return [];
  const placeholders = readPlaceholders(text, context.role);
  const wanted = listWanted(context);
  if (placeholders.length === 0 && !wanted?.size) return [];
  const used = new Set(placeholders.map(({ name }) => name));
  const missing = new Set([...(wanted ?? [])].filter((name) => !used.has(name)));
  const facts = context.role === 'text' ? siteVariables : [];
  const known = [...new Set([...(wanted ?? []), ...facts])];
  const findings = collectFindings(placeholders, (placeholder) => {
    const meant = findMeant(placeholder.name, known, missing);
    if (meant !== undefined) missing.delete(meant);
    return judge(placeholder, meant, wanted, context);
  });
  if (context.isForOneNumber) missing.delete('count');
  const place = { code: issueCodes.wrongPlaceholder, start: 0, end: text.length };
  const absent = collectFindings(missing, (name) => {
    const params = { written: writePlaceholder(name, context.role) };
    const problem = context.role === 'label' ? 'missingValue' : 'missingPlaceholder';
    return { ...place, problem, params };
  });
  return [...findings, ...absent];
};

/**
 * The values of a label; of a text, what the Turkish one names, misspelt facts as they were meant, and `undefined`
 * without a Turkish text.
 */
function listWanted({ source, role, values }: TextContext): ReadonlySet<string> | undefined {
  if (role === 'label') return new Set(values);
  if (source === undefined) return undefined;
  const names = new Set<string>();
  for (const { name, hasName } of readPlaceholders(source, role)) {
    if (hasName && names.size < maxNames) names.add(name);
  }
  const meant = [...names].map((name) => findMeant(name, siteVariables));
  return new Set(meant.filter((name) => name !== undefined));
}

/** No sentence names so many values; more are not compared, so that a broken file costs no seconds. */
const maxNames = 100;

/** Turkish words that editors write where the site knows an English name. */
const turkishNames: ReadonlyMap<string, string> = new Map([
  ['telefon', 'phone'],
  ['adres', 'address'],
  ['eposta', 'email'],
  ['mail', 'email'],
  ['saat', 'hours'],
  ['saatler', 'hours'],
  ['sayı', 'count'],
  ['adet', 'count'],
]);

/** What a name stands for: itself, its translation, or a close one, best one that is missing. */
function findMeant(
  name: string,
  known: readonly string[],
  missing: ReadonlySet<string> = new Set(),
): string | undefined {
  if (known.includes(name)) return name;
  const translated = turkishNames.get(name);
  if (translated !== undefined && known.includes(translated)) return translated;
  return suggestName(name, [...missing]) ?? suggestName(name, known);
}

function judge(
  placeholder: Placeholder,
  meant: string | undefined,
  wanted: ReadonlySet<string> | undefined,
  { role, values = [] }: TextContext,
): TextFinding | undefined {
  const { name, start, end, isWellFormed, hasName } = placeholder;
  const base = { code: issueCodes.wrongPlaceholder, start, end };
  const isLabel = role === 'label';
  if (!isWellFormed && !(isLabel && values.length === 0)) {
    const right = meant ?? (hasName && !isLabel ? name : undefined);
    const example = writePlaceholder(right ?? values[0] ?? 'phone', role);
    const params = { example, isGuess: right !== undefined };
    const finding: TextFinding = { ...base, problem: 'wrongBraces', params };
    if (right === undefined) return finding;
    return { ...finding, replacement: example, isSafe: right === name && right === meant };
  }
  if (wanted ? wanted.has(name) : meant === name) return undefined;
  const written = writePlaceholder(name, role);
  if (meant === name) return { ...base, problem: 'placeholderNotInTurkish', params: { written } };
  const guess = meant === undefined ? undefined : writePlaceholder(meant, role);
  const params = { written, meant: guess };
  const replacement = guess === undefined ? {} : { replacement: guess, isSafe: false };
  if (isLabel) {
    const known = values.map((value) => writePlaceholder(value, role));
    return { ...base, problem: 'unknownValue', params: { ...params, known }, ...replacement };
  }
  const facts = siteVariables.map((fact) => writePlaceholder(fact, role)).join(', ');
  const choice = wanted ? params : { ...params, facts };
  return { ...base, problem: 'unknownFact', params: choice, ...replacement };
}

/** A placeholder as a label or a text has it: `{{year}}`, `{phone}`. */
export function writePlaceholder(name: string, role: keyof typeof braces): string {
  return `${braces[role].open}${name}${braces[role].close}`;
}

/** A pair of braces in a text, or what is left of one. */
export interface Placeholder {
  /** What stands between the braces, without spaces around it. */
  name: string;
  start: number;
  end: number;
  /** Whether it is written exactly as its kind of text asks. */
  isWellFormed: boolean;
  /** Whether nothing but a name stands between the braces, be they right or wrong. */
  hasName: boolean;
}

/** How a placeholder is written: labels name `{{values}}`, texts name `{facts}`. */
const braces = {
  label: { open: '{{', close: '}}' },
  text: { open: '{', close: '}' },
} as const;

const anyBrace = /[{}｛｝]/;

/** Braces with what stands between them, opening ones that are not closed, and closing ones alone. */
const candidates = /[{｛]+([^{}｛｝\n]{0,60})([}｝]*)|[}｝]+/g;

const nameAlone = /^[\p{L}\p{N}_]+$/u;

/** Lists every pair of braces of a text, also the broken ones, in order. */
export function readPlaceholders(text: string, role: keyof typeof braces): Placeholder[] {
  if (!anyBrace.test(text)) return [];
  const { open, close } = braces[role];
  return [...text.matchAll(candidates)].map(({ 0: written, 1: inside = '', 2: closing, index }) => {
    const isClosed = Boolean(closing);
    const name = isClosed ? inside.trim() : (/^ *[\p{L}\p{N}_]*/u.exec(inside)?.[0].trim() ?? '');
    const length = isClosed ? written.length : written.length - inside.length + name.length;
    const hasName = nameAlone.test(name);
    return {
      name,
      start: index,
      end: index + Math.max(length, 1),
      isWellFormed: hasName && written === `${open}${name}${close}`,
      hasName,
    };
  });
}
