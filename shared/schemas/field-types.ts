import * as z from 'zod';
import { defaultLanguage, type Language, languages, mapLanguages } from '../languages.ts';
import { addProblem, createCheckedText, createPatternText, nameForm } from './checked-text.ts';
import type { TextRole } from './text-roles.ts';
import { withFieldIds } from './with-field-ids.ts';

/**
 * The types of a text, a picture and a link. Every content schema is written once, as a function of these:
 * editors’ files hold texts side by side and names of pictures, a bundle holds texts of one language and pictures
 * ready to be shown.
 */
export interface FieldTypes<Text extends z.ZodType, Picture extends z.ZodType> {
  text: Text;
  picture: Picture;
  /** A URL inside the site. */
  url: z.ZodType<string>;
}

declare module 'zod' {
  interface GlobalMeta {
    /** What the compiler takes a field for, if its schema alone does not say it. */
    kind?: 'text' | 'label' | 'picture' | 'link' | 'entry';
    /** What a text is to search engines and to the tab, where it appears there. */
    role?: TextRole;
    /** True for a text whose paragraphs a page shows one by one. */
    isLong?: boolean;
    /** True for the field that lists the languages in which all beside and below it is written. */
    declaresLanguages?: boolean;
    /** What the site fills into a label, by name. */
    values?: readonly string[];
    /** False for a text that no page shows; a test asks it of every other one. */
    isShown?: boolean;
    /** The identifier of a field, such as `car.title`, by which the compiler finds its name and meaning. */
    fieldId?: string;
  }
}

/** A text that holds more than spaces; `pattern` says the same to JSON Schema, which does not trim. */
export const nonEmpty = z.string().trim().min(1).meta({ pattern: '\\S' });

/** A wording per language, each with its own field; the source must be there, a translation may be missing. */
type SideBySide<Source extends z.ZodType, Translation extends z.ZodType> = {
  [L in Language]: L extends typeof defaultLanguage ? Source : Translation;
};

/** The fields of what stands side by side in all languages. */
export function putSideBySide<Source extends z.ZodType, Translation extends z.ZodType>(
  source: Source,
  translation: Translation,
): SideBySide<Source, Translation> {
  const fields = mapLanguages((language) => (language === defaultLanguage ? source : translation));
  return withFieldIds('text', fields) as SideBySide<Source, Translation>;
}

/** A text as editors write it. Turkish is the source and required; a gap elsewhere falls back to it. */
export const sourceText = z
  .strictObject(putSideBySide(nonEmpty, z.string().nullish()))
  .meta({ kind: 'text' });

export type SourceText = z.infer<typeof sourceText>;

/** A text of a bundle, see `LocalText`. */
export const localText = z
  .union([nonEmpty, z.strictObject({ lang: z.enum(languages), text: nonEmpty })])
  .meta({ kind: 'text' });

const point = z.tuple([z.number(), z.number()]);

/** A picture as a bundle holds it: everything an `<img>` needs. */
export const picture = z.strictObject({
  /** A JPEG, for what does not read AVIF. */
  src: nonEmpty,
  /** The `srcset` of its AVIF files; absent for pictures on other hosts. */
  avif: nonEmpty.optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Alternative text; empty for a decorative picture. */
  alt: z.union([z.literal(''), localText]),
  /** The point that must stay visible when the picture is cropped, as fractions from the top left. */
  focalPoint: point,
  /** The same for a picture with text on it. */
  focalPointBehindText: point.optional(),
  /** A crop of 1200 by 630 pixels for links that are shared; absent for pictures on other hosts. */
  share: nonEmpty.optional(),
  /** A few blurred pixels to show until the picture is there; absent for other hosts and see-through pictures. */
  placeholder: z.string().startsWith('data:image/webp;base64,').optional(),
});

export type Picture = z.infer<typeof picture>;

/** The languages an entry or a block declares to have; a gap outside them is intended (decisions). */
export const declaredLanguages = z
  .array(z.enum(languages))
  .min(1)
  .superRefine((declared, findings) => {
    if (declared.includes(defaultLanguage)) return;
    addProblem(findings, { code: 'C013', problem: 'sourceNotDeclared', params: {} });
  })
  .meta({ declaresLanguages: true, contains: { const: defaultLanguage } })
  .optional();

/**
 * The words by which people search for an entry. Each language has a list of its own, no translation of another, so
 * none is ever missing or stale; no page shows them, and the bundle holds what a search makes of them.
 */
export const keywords = z
  .strictObject(
    withFieldIds(
      'keywords',
      mapLanguages(() => z.array(nonEmpty).min(1).optional()),
    ),
  )
  .optional();

/** Says that an entry is written, and not yet for visitors. */
export const draft = z.boolean().optional();

/** A day as editors write it (ISO 8601). */
export const day = createCheckedText(
  (value) => (z.regexes.date.test(value) ? undefined : nameForm('notADay', value)),
  { format: 'date', pattern: z.regexes.date.source },
);

/** The day an entry last changed in substance; its page says it to search engines. */
export const updated = day.optional();

const internalUrl = z.string().regex(/^\/(?!\/)\S*$/);

/** The types of a bundle; those of editors’ files need the whole content and are made by the compiler. */
export const bundleFieldTypes = { text: localText, url: internalUrl };

export const slug = createPatternText(/^[a-z0-9]+(-[a-z0-9]+)*$/, { problem: 'notASlug' });

export const clockTime = createPatternText(/^([01]\d|2[0-3]):[0-5]\d$/, {
  problem: 'notATime',
  examples: ['09:00'],
});

/** USD. */
export const price = z.number().nonnegative();
