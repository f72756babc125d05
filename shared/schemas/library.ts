import { z } from 'zod';
import { sourceText } from './forms.ts';

const point = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

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

const storedPicture = z.strictObject({
  file: z.string().regex(/^[\w.-]+\.(jpe?g|png|webp|avif)$/i, {
    message: 'A picture file is a .jpg, .png, .webp or .avif directly under content/images.',
  }),
  ...alternative,
  ...focus,
});

const remotePicture = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  width: z.int().positive(),
  height: z.int().positive(),
  ...alternative,
  ...focus,
});

/** One picture of the library: a file of ours, or one on a host that `site.yaml` allows. */
const sourcePicture = z
  .union([storedPicture, remotePicture])
  .refine((entry) => (entry.alt === undefined) !== (entry.decorative === undefined), {
    message: 'A picture has either an alternative text (alt) or is declared decorative: true.',
  });

export type SourcePicture = z.infer<typeof sourcePicture>;

/** A picture’s name is the beginning of its files’ names, and stands in addresses. */
const hasPlainName = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

const pictures = z.record(z.string(), sourcePicture).superRefine((entries, context) => {
  for (const name of Object.keys(entries).filter((key) => !hasPlainName(key))) {
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `The name “${name}” of a picture holds more than lower-case letters a-z, digits and single hyphens.`,
    });
  }
});

export const pictureLibrary = z.strictObject({ pictures });
