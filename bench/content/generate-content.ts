import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { amenities, common, events, outings, places, times, type Words } from './vocabulary.ts';

/** A complete valid content tree of a few entries, to which the generated entries are added. */
const fixture = join(import.meta.dirname, '../../tests/fixtures/content/valid');

const categories = ['visa', 'transport', 'water', 'desert', 'occasions', 'tours'];

/** The share of translations that are missing. */
const gaps = 0.03;

/** Returns the next random number, from 0 to below 1. */
type Random = () => number;

/**
 * Writes a valid content tree: the files of the fixture and additional experiences.
 *
 * @param folder is created; it must not exist yet
 * @param count of generated experiences
 */
export function writeContent(folder: string, count: number): void {
  cpSync(fixture, folder, { recursive: true });
  for (let number = 0; number < count; number += 1) writeEntry(folder, number);
  const last = join(folder, 'experiences', `${nameEntry(count - 1)}.yaml`);
  const reason = '# ok C116: the entry that would link to it is not generated\n';
  writeFileSync(last, `${reason}${generateEntry(count - 1)}`);
}

/**
 * Writes a generated experience.
 *
 * @param title in Turkish; defaults to the generated one
 */
export function writeEntry(folder: string, number: number, title?: string): void {
  const path = join(folder, 'experiences', `${nameEntry(number)}.yaml`);
  writeFileSync(path, generateEntry(number, title));
}

/**
 * Generates an experience as an editor would write it: three languages, about 4 kB of YAML. The same number always
 * gives the same entry. Each entry links to the one before.
 *
 * @param number from 0
 */
export function generateEntry(number: number, turkishTitle?: string): string {
  const random = createRandom(number + 1);
  const translate = (words: Words) => leaveGaps(words, random);
  const title = pick(outings, random);
  // A text that tells the same twice would have a warning.
  const left = { places: [...places], events: [...events] };
  const paragraphs = Array.from({ length: 3 }, () => composeParagraph(left, random));
  const entry = {
    slug: nameEntry(number),
    category: categories[number % categories.length],
    title: translate({ ...title, tr: turkishTitle ?? title.tr }),
    description: translate(composeSentence({ places: [...places], events: [...events] }, random)),
    duration: translate(common.duration),
    price: 40 + Math.floor(random() * 90) * 5,
    images: ['one', 'two', 'three', 'four'],
    about_text: translate(common.aboutHeading),
    about: translate(combine(paragraphs, '\n\n')),
    amenities_text: translate(common.amenitiesHeading),
    amenities: amenities.map(translate),
    ...(number > 0 && { url: `/detay/${nameEntry(number - 1)}` }),
    details: { text: translate(common.enquiry) },
    message: translate(common.message),
    notIncluded: translate(common.notIncluded),
    facts: { start: translate(pick(places, random)) },
  };
  return stringify(entry, { blockQuote: 'literal', lineWidth: 0 });
}

function nameEntry(number: number): string {
  return `gezi-${String(number).padStart(6, '0')}`;
}

/** Keeps the Turkish words; those of each other language are missing with a probability of `gaps`. */
function leaveGaps(words: Words, random: Random): Partial<Words> {
  const written = Object.entries(words).filter(([code]) => code === 'tr' || random() >= gaps);
  return Object.fromEntries(written);
}

/** The places and events that a text has not told of; each sentence takes one of both. */
type Left = Record<'places' | 'events', Words[]>;

function composeSentence({ places, events }: Left, random: Random): Words {
  const parts = [pick(times, random), take(places, random), take(events, random)];
  const { tr, en, ar } = combine(parts, ' ');
  return { tr: `${tr}.`, en: `${en}.`, ar: `${ar}.` };
}

function composeParagraph(left: Left, random: Random): Words {
  return combine([composeSentence(left, random), composeSentence(left, random)], '\n');
}

function take(left: Words[], random: Random): Words {
  const words = pick(left, random);
  left.splice(left.indexOf(words), 1);
  return words;
}

function combine(parts: readonly Words[], separator: string): Words {
  const joinAll = (code: keyof Words) => parts.map((words) => words[code]).join(separator);
  return { tr: joinAll('tr'), en: joinAll('en'), ar: joinAll('ar') };
}

function pick<T>(choices: readonly T[], random: Random): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
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
