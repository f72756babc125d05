import { languages } from '../../shared/languages.ts';
import type { Catalogue } from '../pipeline/check-content.ts';
import type { PictureFiles } from '../pipeline/describe-picture.ts';
import type { LocalContext } from '../pipeline/localize.ts';
import { localizeText } from '../pipeline/localize-text.ts';
import { createSiteFacts } from '../pipeline/site-facts.ts';
import { localizeAlt } from '../pipeline/write-pictures.ts';
import type { FileRecord } from './file-record.ts';
import { hashBytes } from './stamp.ts';

/** The parts of the content that are one file each, or a few: all but the collections. */
export type Parts = Omit<Catalogue['values'], 'experiences' | 'cars' | 'posts'>;

/** What every entry may be made from beside its own file: the facts of the site and the pictures. */
export interface Globals {
  /** One for each language, in their order. */
  contexts: readonly LocalContext[];
  /** Names all that a file was made from beside itself; where it is another now, the entry must be made again. */
  sign(record: Pick<FileRecord, 'pictures' | 'namesFacts'>): string;
}

/** @param pictures of the whole library, without their alternative texts */
export function createGlobals(
  { site, pictures: library }: Pick<Parts, 'site' | 'pictures'>,
  pictures: ReadonlyMap<string, PictureFiles>,
): Globals {
  const createFacts = createSiteFacts(site);
  const facts = Object.fromEntries(languages.map((language) => [language, createFacts(language)]));
  const contexts = languages.map((language) => ({
    language,
    factsOf: (wanted: string) => facts[wanted] ?? {},
    pictures: new Map(
      [...pictures].map(([name, picture]) => {
        const entry = library.pictures[name];
        const alt = entry ? localizeAlt(entry, (text) => localizeText(text, language)) : '';
        return [name, { ...picture, alt }];
      }),
    ),
  }));
  const factsSignature = shorten(JSON.stringify(facts));
  const signatures = new Map(
    [...pictures.keys()].map((name) => [
      name,
      shorten(JSON.stringify(contexts.map((context) => context.pictures.get(name)))),
    ]),
  );
  return {
    contexts,
    sign: ({ pictures: names, namesFacts }) =>
      [namesFacts ? factsSignature : '', ...names.map((name) => signatures.get(name))].join(' '),
  };
}

function shorten(text: string): string {
  return hashBytes(Buffer.from(text)).slice(0, 12);
}
