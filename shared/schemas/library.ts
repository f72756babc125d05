import { z } from 'zod';
import { addProblem, createCheckedText, describeForm } from './checked-text.ts';
import type { FieldProblem } from './field-problem.ts';
import { describeField, withWords } from './field-words.ts';
import { sourceText } from './forms.ts';
import { httpsUrl } from './https-url.ts';
import { picturesWords, pictureWords } from './words/library.ts';

const fraction = z.number().min(0).max(1);

/** JSON Schema would take any count without the two bounds. */
const point = z.tuple([fraction, fraction]).meta({ minItems: 2, maxItems: 2 });

const focus = {
  focus: point.default([0.5, 0.5]),
  /** Where words stand on the picture and its subject must make room for them. */
  focusBehindWords: point.optional(),
};

const alternative = {
  alt: sourceText.optional(),
  /** Says that a picture carries no information and needs no alternative text. */
  decorative: z.literal(true).optional(),
};

const pictureFile = createCheckedText(
  (name) =>
    /^[\w.-]+\.(jpe?g|png|webp|avif)$/i.test(name)
      ? undefined
      : describeForm(
          name,
          { en: 'the name of a picture file', tr: 'bir resim dosyasının adı' },
          {
            en: 'Name a .jpg, .png, .webp or .avif file that lies directly in content/images.',
            tr: 'Doğrudan content/images klasöründe duran bir .jpg, .png, .webp ya da .avif dosyasının adını yazın.',
          },
        ),
  { pattern: '^[\\w.-]+\\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$' },
);

const storedPicture = z.strictObject(
  withWords({ file: pictureFile, ...alternative, ...focus }, pictureWords),
);

const remotePicture = z.strictObject(
  withWords(
    {
      url: httpsUrl,
      width: z.int().positive(),
      height: z.int().positive(),
      ...alternative,
      ...focus,
    },
    pictureWords,
  ),
);

/** One picture of the library: a file of ours, or one on a host that `site.yaml` allows. */
const sourcePicture = z
  .union([storedPicture, remotePicture])
  .superRefine(({ alt, decorative }, findings) => {
    if ((alt === undefined) === (decorative === undefined)) {
      addProblem(findings, describeAlternative(alt === undefined));
    }
  })
  .meta({
    oneOf: ['alt', 'decorative'].map((field) => ({ type: 'object', required: [field] })),
  });

function describeAlternative(isMissing: boolean): FieldProblem {
  if (isMissing) {
    return {
      code: 'C029',
      message: {
        en: 'The picture has no alternative text (alt).',
        tr: 'Resmin alternatif metni (alt) yok.',
      },
      advice: {
        en: 'Add alt and say in one sentence what the picture shows; if it tells nothing, write decorative: true instead.',
        tr: 'alt ekleyip resmin ne gösterdiğini tek cümleyle yazın; bir şey anlatmıyorsa yerine decorative: true yazın.',
      },
    };
  }
  return {
    code: 'C029',
    message: {
      en: 'The picture has an alternative text (alt) and is called decorative.',
      tr: 'Resmin hem alternatif metni (alt) var hem de süs (decorative) sayılmış.',
    },
    advice: {
      en: 'Keep alt where the picture shows something; keep decorative: true where it does not.',
      tr: 'Resim bir şey gösteriyorsa alt, göstermiyorsa decorative: true kalsın; ötekini silin.',
    },
  };
}

export type SourcePicture = z.infer<typeof sourcePicture>;

/** A picture’s name is the beginning of its files’ names, and stands in addresses. */
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const pictures = z
  .record(z.string(), sourcePicture)
  .superRefine((entries, findings) => {
    for (const name of Object.keys(entries).filter((key) => !plainName.test(key))) {
      const problem = describeForm(
        name,
        { en: 'a name for a picture', tr: 'bir resim adı' },
        {
          en: 'Use lower-case letters a-z, digits and single hyphens, such as desert-morning.',
          tr: 'Yalnızca a-z küçük harfleri, rakam ve tek kısa çizgi kullanın, örneğin desert-morning.',
        },
      );
      addProblem(findings, problem, [name]);
    }
  })
  .meta({ propertyNames: { pattern: plainName.source } });

export const pictureLibrary = z.strictObject({ pictures: describeField(pictures, picturesWords) });
