import { joinDescending, type NumberWord, type NumberWords } from './number-word.ts';
import { readUnit } from './units.ts';

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';

/** Words that are often no number: “one of us”, “the second day”, “double”. */
const loose: readonly [string, number][] = [
  ['one', 1],
  ['once', 1],
  ['single', 1],
  ['twice', 2],
  ['twin', 2],
  ['double', 2],
  ['both', 2],
  ['pair', 2],
  ['couple', 2],
  ['dozen', 12],
  ['quarter', 0.25],
];

const words: ReadonlyMap<string, NumberWord> = new Map<string, NumberWord>([
  ...number(small, (index) => index + 2, 'word'),
  ...number(tens, (index) => 10 * index + 20, 'word'),
  ...number(ordinals, (index) => index + 1, 'maybe'),
  ...loose.map(([word, value]): [string, NumberWord] => [word, { value, certainty: 'maybe' }]),
  ['hundred', { value: 100, certainty: 'word' }],
  ['thousand', { value: 1000, certainty: 'word' }],
  ['half', { value: 0.5, certainty: 'word', isHalf: true }],
]);

function number(
  list: string,
  valueAt: (index: number) => number,
  certainty: NumberWord['certainty'],
) {
  return list
    .split(' ')
    .map((word, index): [string, NumberWord] => [word, { value: valueAt(index), certainty }]);
}

/** Writes a whole number from 2 to 99 in words; `undefined` for any other. */
export function writeEnglish(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 2 || value > 99) return undefined;
  if (value < 20) return small.split(' ')[value - 2];
  const ten = tens.split(' ')[Math.floor(value / 10) - 2];
  return value % 10 === 0
    ? ten
    : `${ten}-${value % 10 === 1 ? 'one' : small.split(' ')[(value % 10) - 2]}`;
}

export const englishNumberWords: NumberWords = {
  suspects:
    /[\d\u0660-\u0669]|\b(?:[Tt]w(?:o|elve|ent)|[Tt]h(?:ree|irt)|[Ff]our|[Ff]i(?:ve|ft)|[Ff]orty|[Ss]ix|[Ss]even|[Ee]ight?|[Nn]ine|[Tt]en\b|[Ee]leven|[Hh]undred|[Tt]housand|[Hh]alf)/g,

  looseSuspects:
    /[\d\u0660-\u0669]|\b(?:on[ce]|tw[eio]|th|four|fi|forty|six|seven|eigh|nin|ten|elev|hundred|thousand|half|sing|seco|doub|both|pair|coup|doze|quart)/gi,

  read: (word) => words.get(word.toLowerCase()),

  join: (before, gap, { value }) => {
    const isJoined = /^\sand\s$/.test(gap) ? before >= 100 : /^[\s-]$/.test(gap);
    return isJoined ? joinDescending(before, value) : undefined;
  },

  one: /(?:-|\s(?:and\s)?)one(?![a-z])/y,

  joinHalf: (before, last) => {
    const [tail] = /\sand\sa\s$/.exec(before.slice(-7)) ?? [];
    if (tail === undefined) return undefined;
    const rest = before.slice(0, -tail.length);
    const between = last && rest.slice(last.end).trim();
    // “Three and a half hours” and “three hours and a half”.
    if (between === '' || (between && readUnit(between, 'en'))) return { of: 'last' };
    const [whole, word = ''] = /\b[Aa]n? ([a-z]{3,8})$/.exec(rest.slice(-12)) ?? [];
    const unit = readUnit(word, 'en');
    return whole && unit ? { of: 'one', start: rest.length - whole.length, unit } : undefined;
  },
};
