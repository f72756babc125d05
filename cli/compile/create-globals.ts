import { defaultLanguage, languages } from '../../shared/languages.ts';
import type { Catalogue } from '../pipeline/check-content.ts';
import type { PictureFiles } from '../pipeline/describe-picture.ts';
import type { LocalContext } from '../pipeline/localize.ts';
import { localizeText } from '../pipeline/localize-text.ts';
import { createSiteFacts } from '../pipeline/site-facts.ts';
import { localizeAlt } from '../pipeline/write-pictures.ts';
import { createPieceWriter, type PieceWriter } from './create-piece-writer.ts';
import type { FileRecord } from './file-record.ts';
import { hashBytes } from './stamp.ts';

/** The parts of the content that are one file each, or a few: all but the collections. */
export type Parts = Omit<Catalogue['values'], 'experiences' | 'cars' | 'posts'>;

/** What every entry may be made from beside its own file: the facts of the site and the pictures. */
export interface Globals {
  /** One for each language, in their order. */
  contexts: readonly LocalContext[];
  /** The same for entries, whose pictures are written by the writer of their language. */
  entryContexts: readonly LocalContext[];
  writers: readonly PieceWriter[];
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
  const factsOf = (wanted: string) => facts[wanted] ?? {};
  const contexts = languages.map((language) => ({
    language,
    factsOf,
    pictures: new Map(
      [...pictures].map(([name, picture]) => {
        const entry = library.pictures[name];
        const alt = entry ? localizeAlt(entry, (text) => localizeText(text, language)) : '';
        const { src, sources, width, height, ...rest } = picture;
        return [name, { src, sources, width, height, alt, ...rest }];
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
  const writers = contexts.map((context) => createPieceWriter(context.pictures));
  return {
    contexts,
    entryContexts: writers.map(({ markers }, index) => ({
      language: languages[index] ?? defaultLanguage,
      factsOf,
      pictures: markers,
    })),
    writers,
    sign: ({ pictures: names, namesFacts }) =>
      [namesFacts ? factsSignature : '', ...names.map((name) => signatures.get(name))].join(' '),
  };
}

function shorten(text: string): string {
  return hashBytes(Buffer.from(text)).slice(0, 12);
}
