import { contactFacts } from '../../shared/schemas/pages.ts';
import { issueCodes } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { collectFindings } from './collect-findings.ts';
import { braces, type Placeholder, readPlaceholders } from './read-placeholders.ts';
import { suggestName } from './suggest-name.ts';
import type { TextContext, TextFinding, TextRule } from './text-rule.ts';

/**
 * Finds placeholders that the site could not fill in (C031): braces written wrongly, facts that do not exist,
 * and a translation that names others than the Turkish text. A plural form for one number may leave
 * `{{count}}` out (“one car”, not “1 car”).
 */
export const checkPlaceholders: TextRule = (text, context) => {
  const placeholders = readPlaceholders(text, context.role);
  const wanted = listWanted(context);
  if (placeholders.length === 0 && !wanted?.size) return [];
  const used = new Set(placeholders.map(({ name }) => name));
  const missing = new Set([...(wanted ?? [])].filter((name) => !used.has(name)));
  const known = listKnown(wanted, context);
  const findings = collectFindings(placeholders, (placeholder) => {
    const meant = findMeant(placeholder.name, known, missing);
    if (meant !== undefined) missing.delete(meant);
    return judge(placeholder, meant, wanted, context);
  });
  if (context.isForOneNumber) missing.delete('count');
  return [...findings, ...collectFindings(missing, (name) => describeMissing(name, text, context))];
};

/** What the Turkish text names, misspelt facts as they were meant; `undefined` without a Turkish text. */
function listWanted({ source, role }: TextContext): ReadonlySet<string> | undefined {
  if (source === undefined) return undefined;
  const names = new Set<string>();
  for (const { name, hasName } of readPlaceholders(source, role)) {
    if (hasName && names.size < mostNames) names.add(name);
  }
  if (role === 'label') return names;
  const meant = [...names].map((name) => findMeant(name, contactFacts));
  return new Set(meant.filter((name) => name !== undefined));
}

/** No sentence names so many values; more are not compared, so that a broken file costs no seconds. */
const mostNames = 100;

function listKnown(wanted: ReadonlySet<string> | undefined, { role }: TextContext): string[] {
  return [...new Set([...(wanted ?? []), ...(role === 'text' ? contactFacts : [])])];
}

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
  { role }: TextContext,
): TextFinding | undefined {
  const { name, start, end, isWellFormed, hasName } = placeholder;
  const { open, close } = braces[role];
  const write = (inside: string) => `${open}${inside}${close}`;
  const base = { code: issueCodes.wrongPlaceholder, start, end };
  if (!isWellFormed) {
    const right = meant ?? (hasName ? name : undefined);
    const example = right ?? (role === 'label' ? 'count' : 'phone');
    return {
      ...base,
      message: {
        en: 'These braces are not written as the site understands them; visitors would see them.',
        tr: 'Bu süslü ayraçlar sitenin anladığı biçimde değil; ziyaretçi onları olduğu gibi görür.',
      },
      advice: {
        en: `Write ${write(example)}, without spaces.${right === undefined ? ' Braces may hold nothing but such a name.' : ''}`,
        tr: `${write(example)} yazın, içinde boşluk olmasın.${right === undefined ? ' Süslü ayraç içinde yalnızca böyle bir ad durabilir.' : ''}`,
      },
      ...(right !== undefined && {
        replacement: write(right),
        isSafe: right === name && right === meant,
      }),
    };
  }
  const isKnown = wanted ? wanted.has(name) : role === 'label' || meant === name;
  if (isKnown) return undefined;
  const guess = meant === name ? undefined : meant;
  return {
    ...base,
    message: describeStray(write(name), wanted !== undefined, meant === name || role === 'label'),
    advice: adviseOnStray(guess === undefined ? undefined : write(guess), wanted, role),
    ...(guess !== undefined && { replacement: write(guess), isSafe: false }),
  };
}

function describeStray(written: string, isTranslation: boolean, mayExist: boolean): Words {
  if (isTranslation && mayExist) {
    return {
      en: `The Turkish text has no ${written}.`,
      tr: `Türkçe metinde ${written} yok.`,
    };
  }
  return {
    en: `${written} is not a fact that the site can fill in.`,
    tr: `${written} sitenin doldurabildiği bir bilgi değil.`,
  };
}

function adviseOnStray(
  guess: string | undefined,
  wanted: ReadonlySet<string> | undefined,
  role: TextContext['role'],
): Words {
  if (guess !== undefined) {
    return { en: `Did you mean ${guess}?`, tr: `Şunu mu demek istediniz: ${guess}?` };
  }
  if (wanted !== undefined) {
    return {
      en: 'Use the same placeholders as the Turkish text, with the same names.',
      tr: 'Türkçe metindeki yer tutucuları aynı adlarla kullanın.',
    };
  }
  const facts = contactFacts.map((fact) => `${braces[role].open}${fact}${braces[role].close}`);
  return {
    en: `Use one of ${facts.join(', ')}, or leave the braces out.`,
    tr: `Şunlardan birini kullanın: ${facts.join(', ')}; ya da süslü ayraçları kaldırın.`,
  };
}

function describeMissing(name: string, text: string, { role }: TextContext): TextFinding {
  const written = `${braces[role].open}${name}${braces[role].close}`;
  return {
    code: issueCodes.wrongPlaceholder,
    start: 0,
    end: text.length,
    message: {
      en: `The Turkish text has ${written}, and this one does not.`,
      tr: `Türkçe metinde ${written} var, burada yok.`,
    },
    advice: {
      en: `Put ${written} where its value belongs in the sentence.`,
      tr: `${written} ifadesini, değerinin cümlede durması gereken yere yazın.`,
    },
  };
}
