import { mapLanguages } from '../../shared/languages.ts';

/** The value and help of each flag of `catalogue new`, by the field that it fills. */
const flags = {
  title: ['words', 'title, in Turkish; of a car the maker’s name'],
  slug: ['slug', 'end of the address, of a post the name of its file (from the title)'],
  name: ['name', 'name of a picture'],
  file: ['file', 'file of a picture in content/images (the one with that name, else .jpg)'],
  alt: ['words', 'what a picture shows, in Turkish'],
  category: ['category', 'category; of a post any words in Turkish'],
  order: ['number', 'place of a car in the list (the next that is free)'],
  price: ['number', 'price in US dollars'],
  images: ['names', 'four or more pictures of a car or experience, with commas between'],
  image: ['name', 'picture of a post or service'],
  author: ['id', 'author of a post (the only one there is)'],
  date: ['day', 'day of a post, such as 2026-11-21 (today)'],
  readTime: ['minutes', 'minutes it takes to read a post (4)'],
  url: ['link', 'page that a service leads to, such as /detay/col-turu'],
  publish: ['day', 'day or minute in Dubai from which visitors see a car, experience or post'],
  text: ['words', 'text of a notice, in Turkish'],
  kind: ['kind', 'info or important, of a notice (info)'],
  from: ['day', 'day or minute in Dubai at which a notice appears (today)'],
  until: ['day', 'last day of a notice, or the minute in Dubai at which it goes'],
  on: ['places', 'where a notice stands: pages, categories, addresses, with commas between'],
  link: ['link', 'page that a notice leads to, such as /iletisim'],
  keywords: ['words', 'what people search for, in Turkish, with commas between'],
  ...mapLanguages((language) => ['words', `term of the glossary in this language (${language})`]),
  note: ['words', 'what translators should know about a term'],
} as const;

export type EntryField = keyof typeof flags;

/** The fields that flags and questions can fill, in the order of the help. */
export const entryFields = Object.keys(flags) as EntryField[];

/** A field’s flag, as typed. */
export function toFlag(field: EntryField): string {
  return `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The fields that are lists. A flag may be repeated for them. */
const listFields: ReadonlySet<EntryField> = new Set(['images', 'on', 'keywords']);

/** The flags of `catalogue new` as option declarations; each option has the name of its field. */
export function listFlags(): { option: string; help: string; isList: boolean }[] {
  return entryFields.map((field) => {
    const [value, help] = flags[field];
    return { option: `${toFlag(field)} <${value}>`, help, isList: listFields.has(field) };
  });
}
