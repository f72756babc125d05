import {
  amenities,
  amenityHeadings,
  durations,
  enquiries,
  events,
  exclusions,
  headings,
  messages,
  outings,
  places,
  qualities,
  times,
} from './vocabulary.ts';

const languages = ['tr', 'en', 'ar'] as const;
const categories = ['visa', 'transport', 'water', 'desert', 'occasions', 'tours'];

/** The pictures that entries choose from. */
export const pictureNames = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The share of translations that are missing. */
const gaps = 0.03;
/** Columns of a wrapped paragraph, without its indentation. */
const lineLength = 96;

type Words = Record<(typeof languages)[number], string>;
/** Returns the next random number, from 0 to below 1. */
type Random = () => number;

export interface GeneratedEntry {
  slug: string;
  yaml: string;
}

/**
 * Generates an experience as an editor would write it: three languages, about 4 kB of YAML. The same number always
 * gives the same entry. Each entry links to the one before.
 *
 * @param number from 0
 */
export function generateEntry(number: number): GeneratedEntry {
  const random = createRandom(number + 1);
  const slug = nameEntry(number);
  const outing = pick(outings, random);
  const quality = pick(qualities, random);
  const title: Words = {
    tr: `${quality.tr} ${outing.tr}`,
    en: `${quality.en} ${outing.en}`,
    ar: `${outing.ar} ${quality.ar}`,
  };
  const text = (indent: string, words: Words) => formatText(indent, words, random);
  const lines = [
    `slug: ${slug}`,
    `category: ${categories[number % categories.length]}`,
    'title:',
    ...text('  ', title),
    'description:',
    ...text('  ', composeSentence(random)),
    'duration:',
    ...text('  ', pick(durations, random)),
    `price: ${40 + Math.floor(random() * 90) * 5}`,
    'images:',
    ...pickSome(pictureNames, 4 + Math.floor(random() * 3), random).map((name) => `  - ${name}`),
    'about_text:',
    ...text('  ', pick(headings, random)),
    'about:',
    ...formatParagraphs([3, 2, 2], random),
    'amenities_text:',
    ...text('  ', pick(amenityHeadings, random)),
    'amenities:',
    ...pickSome(amenities, 8, random).flatMap((words) => {
      const [first = '', ...others] = text('    ', words);
      return [first.replace('    ', '  - '), ...others];
    }),
    ...(number > 0 ? [`url: /detay/${nameEntry(number - 1)}`] : []),
    'details:',
    '  text:',
    ...text('    ', pick(enquiries, random)),
    'message:',
    ...text('  ', pick(messages, random)),
    'notIncluded:',
    ...text('  ', pick(exclusions, random)),
    'facts:',
    '  start:',
    ...text('    ', pick(places, random)),
  ];
  return { slug, yaml: `${lines.join('\n')}\n` };
}

function nameEntry(number: number): string {
  return `gezi-${String(number).padStart(6, '0')}`;
}

function formatText(indent: string, words: Words, random: Random): string[] {
  return chooseLanguages(random).map((language) => `${indent}${language}: ${words[language]}`);
}

/**
 * Composes a text of several paragraphs as a YAML block.
 *
 * @param lengths number of sentences of each paragraph
 */
function formatParagraphs(lengths: readonly number[], random: Random): string[] {
  const paragraphs = lengths.map((length) => Array.from({ length }, () => composeSentence(random)));
  return chooseLanguages(random).flatMap((language) => [
    `  ${language}: |`,
    ...paragraphs.flatMap((sentences, index) => [
      ...(index === 0 ? [] : ['']),
      ...wrap(sentences.map((sentence) => sentence[language]).join(' ')).map(
        (line) => `    ${line}`,
      ),
    ]),
  ]);
}

/** Always chooses Turkish; each other language is missing with a probability of `gaps`. */
function chooseLanguages(random: Random) {
  return languages.filter((language) => language === 'tr' || random() >= gaps);
}

function composeSentence(random: Random): Words {
  const parts = [pick(times, random), pick(places, random), pick(events, random)];
  const join = (language: (typeof languages)[number]) =>
    `${parts.map((part) => part[language]).join(' ')}.`;
  return { tr: join('tr'), en: join('en'), ar: join('ar') };
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineLength) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}

function pick<T>(choices: readonly T[], random: Random): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

/** Picks a number of the choices, each at most once, in random order. */
function pickSome<T>(choices: readonly T[], count: number, random: Random): T[] {
  const left = [...choices];
  return Array.from({ length: count }, () => {
    const choice = pick(left, random);
    left.splice(left.indexOf(choice), 1);
    return choice;
  });
}

/** Mulberry32 by Tommy Ettinger: small, fast, and the same seed gives the same numbers on every machine. */
function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b9);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
