import { type Language, languages } from '../../shared/languages.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { issueCodes } from '../codes/codes.ts';
import { type Issue, limitProblems } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { findSource, sources } from '../model/sources.ts';
import { isGap, type Leaf, listStrings, mapFields } from '../model/walk-fields.ts';
import { writePlaceholder } from '../rules/check-placeholders.ts';
import {
  type BrandName,
  type FoundName,
  findBrandNames,
  listBrandNames,
} from '../rules/find-brand.ts';
import { createLocator } from '../rules/restore-links.ts';
import type { ContentFile } from './analyze-file.ts';
import type { OpenFile } from './check-references.ts';
import { findData } from './content-index.ts';
import { locateFinding } from './validate-schema.ts';

/** One string of a text, a label or a value, with the names that it contains. */
interface Part {
  path: PropertyKey[];
  text: string;
  language: Language;
  found: FoundName[];
}

/** A text or value that names the brand. */
interface Mention {
  file: ContentFile;
  kind: 'text' | 'label' | 'plain';
  model: FieldModel;
  /** The value of a text or a label in all languages. */
  wording: unknown;
  parts: Part[];
}

/**
 * Finds the brand written out in words (C128): another brand in `site.yaml` would leave the old one there. Results of
 * files are cached and the brand is not theirs, so this check looks at every text each time.
 */
export function checkBrand(files: readonly ContentFile[], open: OpenFile): Issue[] {
  const names = listBrandNames(findData(files, sources.site.file));
  if (names.length === 0) return [];
  const suspects = files.filter(({ data }) => mentions(data, names));
  const mentioned = dropWords(
    suspects.flatMap((file) => listMentions(file, names)),
    files,
  );
  return mentioned.flatMap((mention) => limitProblems(describe(mention, open)));
}

/** A quick test of everything in a file, without its schema. */
function mentions(value: unknown, names: readonly BrandName[]): boolean {
  if (typeof value === 'string') return names.some(({ text }) => hasFirstWord(value, text));
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => mentions(inner, names));
}

function hasFirstWord(value: string, name: string): boolean {
  const space = name.indexOf(' ');
  return value.includes(space === -1 ? name : name.slice(0, space));
}

function listMentions(file: ContentFile, names: readonly BrandName[]): Mention[] {
  const source = findSource(file.path);
  if (!source) return [];
  const listed: Mention[] = [];
  mapFields(file.data, source.model, 'file', (leaf) => {
    const { value: wording, model } = leaf;
    const kind = model.kind === 'text' || model.kind === 'label' ? model.kind : 'plain';
    const parts = listParts(leaf).flatMap((part) => {
      // Visitors read the words of a link and not its address.
      const locate = model.meta.isLong ? createLocator(part.text) : undefined;
      const words = locate ? removeTextLinks(part.text) : part.text;
      const found = findBrandNames(words, names, part.language).map((one) =>
        locate ? { ...one, ...locate(one) } : one,
      );
      return found.length > 0 ? [{ ...part, found }] : [];
    });
    if (parts.length > 0) listed.push({ file, kind, model, wording, parts });
  });
  return listed;
}

/** The strings of a leaf that visitors or search engines meet. The brand’s own names are not among them. */
function listParts({ value, model, path }: Leaf): Omit<Part, 'found'>[] {
  if (model.meta.isBrand) return [];
  if (model.kind === 'text' || model.kind === 'label') {
    return languages.flatMap((language) =>
      listStrings(getAt(value, [language])).map(({ path: form, text }) => {
        return { path: [...path, language, ...form], text, language };
      }),
    );
  }
  const isRead = model.meta.role !== undefined || path.includes('keywords');
  if (typeof value !== 'string' || model.kind !== 'value' || !isRead) return [];
  const language = languages.find((one) => path.includes(one)) ?? 'tr';
  return [{ path: [...path], text: value, language }];
}

/** With fewer texts, a name that is in many of them proves nothing. */
const fewMentions = 20;

/** A name in a larger share of all texts than this is a word of them, such as the name of the city. */
const commonShare = 0.1;

/**
 * Leaves out what is a word and no name: a name that a tenth of the texts contain; one at the beginning of a sentence
 * that the texts also have in small letters; and, in a script without capitals, a single word in a text whose other
 * languages do not name the brand.
 */
function dropWords(all: readonly Mention[], files: readonly ContentFile[]): Mention[] {
  const count = new Map<BrandName, number>();
  for (const name of all.flatMap(({ parts }) => [...new Set(parts.flatMap(listNames))])) {
    count.set(name, (count.get(name) ?? 0) + 1);
  }
  const limit = Math.max(fewMentions, commonShare * countTexts(files));
  const isWord = createWordTest(files);
  const keep = (mention: Mention, isKept: (found: FoundName, part: Part) => boolean): Mention => ({
    ...mention,
    parts: mention.parts.flatMap((part) => {
      const found = part.found.filter((one) => isKept(one, part));
      return found.length > 0 ? [{ ...part, found }] : [];
    }),
  });
  return all
    .map((mention) =>
      keep(mention, ({ name, beginsSentence }, { language }) => {
        if ((count.get(name) ?? 0) > limit) return false;
        if (!name.mayBeWord || !name.hasCapitals || !beginsSentence) return true;
        return !isWord(name, language);
      }),
    )
    .map((mention) =>
      keep(mention, ({ name }, { language }) => {
        if (!name.mayBeWord || name.hasCapitals) return true;
        return namesBrandElsewhere(mention, language);
      }),
    )
    .filter(({ parts }) => parts.length > 0);
}

function listNames({ found }: Part): BrandName[] {
  return found.map(({ name }) => name);
}

/** Whether a text names the brand in a language in which that is certain. */
function namesBrandElsewhere({ wording, parts }: Mention, than: Language): boolean {
  return languages.some(
    (language) =>
      language !== than &&
      (listStrings(getAt(wording, [language])).some(({ text }) => text.includes(placeholder)) ||
        parts.some(
          (part) => part.language === language && part.found.some(({ name }) => name.hasCapitals),
        )),
  );
}

const placeholder = writePlaceholder('brand', 'text');

function countTexts(files: readonly ContentFile[]): number {
  let count = 0;
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (typeof getAt(value, ['tr']) === 'string') count += 1;
    else for (const inner of Object.values(value)) look(inner);
  };
  for (const { data } of files) look(data);
  return count;
}

/** Creates a test whether the texts of a language have a name in small letters, as a word. Looks when it is asked. */
function createWordTest(files: readonly ContentFile[]) {
  const known = new Map<string, boolean>();
  return (name: BrandName, language: Language): boolean => {
    const small = { ...name, text: name.text.toLocaleLowerCase(language) };
    const has = (value: unknown): boolean => {
      if (typeof value === 'string') {
        return value.includes(small.text) && findBrandNames(value, [small], language).length > 0;
      }
      if (typeof value !== 'object' || value === null) return false;
      const isWording = typeof getAt(value, ['tr']) === 'string';
      return isWording
        ? has(getAt(value, [language]))
        : Object.values(value).some((inner) => typeof inner === 'object' && has(inner));
    };
    const key = `${language} ${name.text}`;
    const found = known.get(key) ?? files.some(({ data }) => has(data));
    known.set(key, found);
    return found;
  };
}

function describe(mention: Mention, open: OpenFile): Issue[] {
  const { file, kind, model, parts } = mention;
  const isLabelWithBrand = kind === 'label' && model.meta.values?.includes('brand');
  const correct = kind === 'text' || isLabelWithBrand ? writePlaceholder('brand', kind) : undefined;
  // A name that may be a word, such as “Marina”, may be a place.
  const mayBeWord = parts.some(({ found }) => found.some(({ name }) => name.mayBeWord));
  const isAcross = parts.some(({ text, found }) => found.some((one) => hasMark(text, one)));
  const isSafe = kind === 'text' && !mayBeWord && !isAcross && givesSameWords(mention);
  return parts.flatMap(({ path, text, language, found }) =>
    found.map((one) => {
      const { start, end, isInflected } = one;
      const isTurkish = language === 'tr' && isInflected;
      const name = one.name.text;
      return locateFinding(open(file), path, text, {
        code: issueCodes.writtenBrand,
        start,
        end,
        problem: 'writtenBrand',
        params: { name, correct, isLabel: kind === 'label', isTurkish },
        ...(correct !== undefined && !hasMark(text, one) && { replacement: correct, isSafe }),
      });
    }),
  );
}

/** Whether a name begins inside a link and ends outside, or the other way round. */
function hasMark(text: string, { start, end }: FoundName): boolean {
  return text.slice(start, end).includes('](');
}

/**
 * Whether a text says the same in every language once the placeholder replaces the names. All languages must have it
 * then, since a translation has the placeholders of its Turkish text.
 */
function givesSameWords({ wording, parts }: Mention): boolean {
  return languages.every((language) => {
    const strings = listStrings(getAt(wording, [language]));
    if (isGap(getAt(wording, [language]))) return true;
    const own = parts.filter((part) => part.language === language).flatMap(({ found }) => found);
    const isSame = own.every(
      ({ name, isInflected }) => name.givenIn.includes(language) && !isInflected,
    );
    return isSame && (own.length > 0 || strings.some(({ text }) => text.includes(placeholder)));
  });
}
