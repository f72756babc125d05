import { siteVariables } from '../../shared/schemas/pages.ts';
import { issueCodes } from '../codes/codes.ts';
import { suggestName } from '../lib/suggest-name.ts';
import { collectFindings, type TextContext, type TextFinding, type TextRule } from './text-rule.ts';

/**
 * Finds placeholders that the site cannot fill in (C031): malformed braces, facts that do not exist, a translation with
 * other placeholders than the Turkish text, a label with other placeholders than its values, and the brand within itself. A plural form for one
 * number may leave `{{count}}` out (“one car”, not “1 car”).
 */
export const checkPlaceholders: TextRule = (text, context) => {
  const { source = '', values = [] } = context;
  if (values.length === 0 && !anyBrace.test(text) && !anyBrace.test(source)) return [];
  const placeholders = readPlaceholders(text, context.role);
  const wanted = listWanted(context);
  if (placeholders.length === 0 && !wanted?.size) return [];
  const used = new Set(placeholders.map(({ name }) => name));
  const missing = new Set([...(wanted ?? [])].filter((name) => !used.has(name)));
  const facts = context.role === 'text' ? listFacts(context) : [];
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
 * The names that a label or text must use. For a label, these are its values. For a text, these are the names in the
 * Turkish text, with misspelt facts corrected; `undefined` if there is no Turkish text.
 */
function listWanted(context: TextContext): ReadonlySet<string> | undefined {
  const { source, role, values } = context;
  if (role === 'label') return new Set(values);
  if (source === undefined) return undefined;
  const names = new Set<string>();
  for (const { name, hasName } of readPlaceholders(source, role)) {
    if (hasName && names.size < maxNames) names.add(name);
  }
  const meant = [...names].map((name) => findMeant(name, listFacts(context)));
  return new Set(meant.filter((name) => name !== undefined));
}

/** The facts that a text may name. The brand is not one of them within itself. */
function listFacts({ isBrand }: TextContext): readonly string[] {
  return isBrand ? siteVariables.filter((fact) => fact !== 'brand') : siteVariables;
}

/** The most values that are compared. No sentence contains so many, and a broken file must not cost seconds. */
const maxNames = 100;

/** Turkish words that editors write instead of the site’s English names. */
const turkishNames: ReadonlyMap<string, string> = new Map([
  ['telefon', 'phone'],
  ['adres', 'address'],
  ['eposta', 'email'],
  ['mail', 'email'],
  ['saat', 'hours'],
  ['saatler', 'hours'],
  ['gün', 'days'],
  ['günler', 'days'],
  ['sayı', 'count'],
  ['adet', 'count'],
  ['başlık', 'title'],
  ['sözler', 'words'],
  ['marka', 'brand'],
  ['şirket', 'brand'],
]);

/** The intended name: the name itself, its translation, or a similar one, preferably one that is missing. */
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
  context: TextContext,
): TextFinding | undefined {
  const { role, values = [], isBrand } = context;
  const { name, start, end, isWellFormed, hasName } = placeholder;
  const base = { code: issueCodes.wrongPlaceholder, start, end };
  const isLabel = role === 'label';
  if (isBrand && (name === 'brand' || turkishNames.get(name) === 'brand')) {
    return { ...base, problem: 'brandInBrand' };
  }
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
  const facts = listFacts(context)
    .map((fact) => writePlaceholder(fact, role))
    .join(', ');
  const choice = wanted ? params : { ...params, facts };
  return { ...base, problem: 'unknownFact', params: choice, ...replacement };
}

/** Writes a placeholder in the syntax of a label or a text: `{{year}}`, `{phone}`. */
export function writePlaceholder(name: string, role: keyof typeof braces): string {
  return `${braces[role].open}${name}${braces[role].close}`;
}

/** A pair of braces in a text, or the remainder of one. */
export interface Placeholder {
  /** The text between the braces, without surrounding spaces. */
  name: string;
  start: number;
  end: number;
  /** Whether the placeholder has exactly the syntax of its kind of text. */
  isWellFormed: boolean;
  /** Whether there is only a name between the braces, be they correct or not. */
  hasName: boolean;
}

/** The syntax of placeholders: labels contain `{{values}}`, texts contain `{facts}`. */
const braces = {
  label: { open: '{{', close: '}}' },
  text: { open: '{', close: '}' },
} as const;

const anyBrace = /[{}｛｝]/;

/** Braces with the text between them, opening braces that are not closed, and closing braces alone. */
const candidates = /[{｛]+([^{}｛｝\n]{0,60})([}｝]*)|[}｝]+/g;

const nameAlone = /^[\p{L}\p{N}_]+$/u;

/** Lists every pair of braces of a text, malformed ones included, in order. */
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
