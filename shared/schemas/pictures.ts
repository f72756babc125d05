import * as z from 'zod';
import { listAsciiWords } from '../list-ascii-words.ts';
import { addProblem, createCheckedText, nameForm } from './checked-text.ts';
import type { FieldProblem } from './field-problem.ts';
import { nonEmpty, sourceText } from './field-types.ts';
import { httpsUrl } from './https-url.ts';
import { withFieldIds } from './with-field-ids.ts';

const fraction = z.number().min(0).max(1);

/** A point as two fractions. Without the two bounds, JSON Schema would accept any number of items. */
const point = z.tuple([fraction, fraction]).meta({ minItems: 2, maxItems: 2 });

const focus = {
  focus: point.default([0.5, 0.5]),
  /** The focal point if there is text on the picture, so that its subject makes room for the text. */
  focusBehindWords: point.optional(),
  /** Set if the picture may be mirrored behind words that are read from right to left, so that they stand in its calm part. */
  turnsWithWords: z.literal(true).optional(),
};

/** The view that a picture shows, if others of the same view exist: neighbours on a page differ in it. */
const scene = { scene: nonEmpty.optional() };

const alternative = {
  alt: sourceText.meta({ canBeName: false }).optional(),
  /** Set if a picture carries no information and needs no alternative text. */
  decorative: z.literal(true).optional(),
};

const pictureFile = createCheckedText(
  (name) => (/^[\w.-]+\.(jpe?g|png|webp|avif)$/i.test(name) ? undefined : refuseFile(name)),
  {
    forms: [
      {
        pattern: '^[\\w.-]+\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$',
        problem: 'notAPictureFile',
      },
    ],
  },
);

/** The problem of a file name that has characters which some system or URL changes. */
function refuseFile(value: string): FieldProblem {
  const name = value.slice(Math.max(value.lastIndexOf('/'), value.lastIndexOf('\\')) + 1);
  const [ending] = /\.(?:jpe?g|png|webp|avif)$/i.exec(name) ?? [];
  const words = listAsciiWords(name.slice(0, -(ending?.length ?? 0) || name.length));
  const meant = words.length > 0 && ending && `${words.join('-')}${ending.toLowerCase()}`;
  const params = { value, ...(meant && { meant }) };
  return { code: 'C013', problem: 'notAPictureFile', params, ...(meant && { replacement: meant }) };
}

const storedPicture = z.strictObject(
  withFieldIds('picture', { file: pictureFile, ...alternative, ...focus, ...scene }),
);

const remotePicture = z.strictObject(
  withFieldIds('picture', {
    url: httpsUrl,
    width: z.int().positive(),
    height: z.int().positive(),
    ...alternative,
    ...focus,
    ...scene,
  }),
);

/** One picture: a file of the content, or one on a host that `site.yaml` allows. */
const sourcePicture = z
  .union([storedPicture, remotePicture])
  .superRefine(({ alt, decorative }, findings) => {
    if ((alt === undefined) !== (decorative === undefined)) return;
    const problem = alt === undefined ? 'alternativeMissing' : 'alternativeOfDecoration';
    addProblem(findings, { code: 'C029', problem, params: {} });
  })
  .meta({
    oneOf: ['alt', 'decorative'].map((field) => ({ type: 'object', required: [field] })),
  });

export type SourcePicture = z.infer<typeof sourcePicture>;

/** The format of a picture’s name, which its files’ names begin with and which appears in URLs. */
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const pictureName = z
  .string()
  .meta({ forms: [{ pattern: plainName.source, problem: 'notAPictureName' }] });

const pictures = z.record(pictureName, sourcePicture).superRefine((entries, findings) => {
  for (const name of Object.keys(entries).filter((key) => !plainName.test(key))) {
    addProblem(findings, nameForm('notAPictureName', name), [name]);
  }
});

export const picturesSchema = z.strictObject(withFieldIds('list', { pictures }));
