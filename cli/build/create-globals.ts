import { languages } from '../../shared/languages.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { Catalogue } from '../content/check-content.ts';
import type { PictureFiles } from './describe-picture.ts';
import type { LocalContext } from './localize.ts';
import { localizeText } from './localize-text.ts';
import { createSiteFacts } from './site-facts.ts';
import { localizeAlt } from './write-pictures.ts';
import type { FileRecord } from './file-record.ts';
import { hashBytes } from './stamp.ts';

/** The parts of the content that are one file each, or a few: all but the collections. */
export type Parts = Omit<Catalogue['values'], 'experiences' | 'cars' | 'posts'>;

/** What the parts of a bundle are made from beside their own files. */
export interface Globals {
  /** One for each language, in their order. */
  contexts: readonly LocalContext[];
  /** The pictures of the whole library in each language, by their names. */
  pictures: readonly Record<string, Picture>[];
  /** Names all that a file was made from beside itself; where it is another now, the entry must be made again. */
  sign(record: Pick<FileRecord, 'namesFacts'>): string;
}

/** @param pictures of the whole library, without their alternative texts */
export function createGlobals(
  { site, pictures: library }: Pick<Parts, 'site' | 'pictures'>,
  pictures: ReadonlyMap<string, PictureFiles>,
): Globals {
  const createFacts = createSiteFacts(site);
  const facts = Object.fromEntries(languages.map((language) => [language, createFacts(language)]));
  const factsSignature = hashBytes(Buffer.from(JSON.stringify(facts))).slice(0, 12);
  return {
    contexts: languages.map((language) => ({
      language,
      factsOf: (wanted: string) => facts[wanted] ?? {},
    })),
    pictures: languages.map((language) =>
      Object.fromEntries(
        Object.entries(library.pictures).flatMap(([name, entry]) => {
          const picture = pictures.get(name);
          if (!picture) return [];
          const alt = localizeAlt(entry, (text) => localizeText(text, language));
          const { src, sources, width, height, ...rest } = picture;
          return [[name, { src, sources, width, height, alt, ...rest }]];
        }),
      ),
    ),
    sign: ({ namesFacts }) => (namesFacts ? factsSignature : ''),
  };
}
