import { z } from 'zod';
import { languages } from '../languages.ts';
import { addProblem, createCheckedText, createPatternText, describeForm } from './checked-text.ts';
import { describeField, type Sentences, withWords } from './field-words.ts';
import { commonWords } from './words/common.ts';
import { textWords } from './words/texts.ts';

/**
 * What stands in the place of a text, a picture and a link. Every content schema is written once, as a
 * function of its forms: editors’ files hold texts side by side and names of pictures, a bundle holds texts
 * of one language and pictures ready to be shown.
 */
export interface Forms<Text extends z.ZodType, Picture extends z.ZodType> {
  text: Text;
  picture: Picture;
  /** An address inside the site. */
  url: z.ZodType<string>;
}

declare module 'zod' {
  interface GlobalMeta {
    /** What the compiler takes a field for, where its form alone does not say it. */
    role?: 'text' | 'label' | 'picture' | 'link';
    /** A field’s name and meaning for editors and translators. */
    words?: { name: Sentences; meaning: Sentences };
    /** The most characters of a text that search results show, where it appears there. */
    searchLimit?: number;
  }
}

/** A text that holds more than spaces; `pattern` says the same to JSON Schema, which does not trim. */
export const nonEmpty = z.string().trim().min(1).meta({ pattern: '\\S' });

/** A text as editors write it. Turkish is the source and required; a gap elsewhere falls back to it. */
export const sourceText = z
  .strictObject(
    withWords({ tr: nonEmpty, en: z.string().nullish(), ar: z.string().nullish() }, textWords),
  )
  .meta({ role: 'text' });

export type SourceText = z.infer<typeof sourceText>;

/** A text of a bundle, see `LocalText`. */
export const localText = z.union([
  nonEmpty,
  z.strictObject({ lang: z.enum(languages), text: nonEmpty }),
]);

const point = z.tuple([z.number(), z.number()]);

/** A picture as a bundle holds it: everything an `<img>` needs. */
export const picture = z.strictObject({
  src: nonEmpty,
  /** `srcset` per modern format; absent for pictures on other hosts. */
  sources: z.array(z.strictObject({ type: nonEmpty, srcSet: nonEmpty })),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Alternative text; empty for a decorative picture. */
  alt: z.union([z.literal(''), localText]),
  /** The point that must stay visible when the picture is cropped, as fractions from the top left. */
  focus: point,
  /** The same where words stand on the picture. */
  focusBehindWords: point.optional(),
  /** A crop of 1200 by 630 pixels for links that are shared; absent for pictures on other hosts. */
  share: nonEmpty.optional(),
  /** A few blurred pixels to show until the picture is there; absent for other hosts and see-through pictures. */
  placeholder: z.string().startsWith('data:image/webp;base64,').optional(),
});

export type Picture = z.infer<typeof picture>;

/** The languages an entry or a block declares to have; a gap outside them is intended (decisions). */
export const declaredLanguages = describeField(
  z
    .array(z.enum(languages))
    .min(1)
    .superRefine((declared, findings) => {
      if (declared.includes('tr')) return;
      addProblem(findings, {
        code: 'C013',
        message: {
          en: 'Turkish is not among the declared languages.',
          tr: 'Bildirilen diller arasında Türkçe yok.',
        },
        advice: {
          en: 'Add tr to the list; Turkish is the source of all translations.',
          tr: 'Listeye tr ekleyin; bütün çevirilerin kaynağı Türkçedir.',
        },
      });
    })
    .meta({ contains: { const: 'tr' } })
    .optional(),
  commonWords.languages,
);

/** A day as editors write it (ISO 8601). */
export const day = createCheckedText(
  (value) =>
    z.regexes.date.test(value)
      ? undefined
      : describeForm(
          value,
          { en: 'a day that exists', tr: 'var olan bir gün' },
          {
            en: 'Write it as 2026-11-21: year, month, day.',
            tr: '2026-11-21 gibi yazın: yıl, ay, gün.',
          },
        ),
  { format: 'date', pattern: z.regexes.date.source },
);

/** The day an entry last changed in substance; its page says it to search engines. */
export const updated = describeField(day.optional(), commonWords.updated);

const internalUrl = z.string().regex(/^\/(?!\/)\S*$/, {
  message: 'A link inside the site starts with one slash, such as /detay/col-turu.',
});

/** The forms of a bundle; those of editors’ files need the whole content and are made by the compiler. */
export const bundleForms = { text: localText, url: internalUrl };

export const slug = createPatternText(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  is: { en: 'a slug', tr: 'geçerli bir slug' },
  advice: {
    en: 'Use lower-case letters a-z, digits and single hyphens, such as col-turu.',
    tr: 'Yalnızca a-z küçük harfleri, rakam ve tek kısa çizgi kullanın, örneğin col-turu.',
  },
});

export const clockTime = createPatternText(/^([01]\d|2[0-3]):[0-5]\d$/, {
  is: { en: 'a time of day', tr: 'bir saat' },
  advice: {
    en: 'Write it with two digits each and in quotes, such as "06:10".',
    tr: 'İkişer rakamla ve tırnak içinde yazın, örneğin "06:10".',
  },
  examples: ['09:00'],
});

/** USD. */
export const price = z.number().nonnegative();
