import * as z from 'zod';
import { defaultLanguage, type Language, languages, mapLanguages } from '../languages.ts';
import { addProblem, createCheckedText, createPatternText, type FormRule } from './checked-text.ts';
import type { TextRole } from './text-roles.ts';
import { withFieldIds } from './with-field-ids.ts';
import {
  clockTimePattern,
  endTimePattern,
  findDayProblem,
  findMomentProblem,
  findPlannedDayProblem,
  momentForms,
} from './written-moment.ts';

/**
 * The types of a text, a picture and a link. Every content schema is written once, as a function of these types.
 * Editors’ files contain texts in all languages and names of pictures; a bundle contains texts in one language and
 * complete pictures.
 */
export interface FieldTypes<Text extends z.ZodType, Picture extends z.ZodType> {
  text: Text;
  picture: Picture;
  /** A URL inside the site. */
  url: z.ZodType<string>;
}

declare module 'zod' {
  interface GlobalMeta {
    /** The form of a text for JSON Schema, which cannot run the checks of `createCheckedText`. */
    forms?: readonly FormRule[];
    /** How the compiler treats a field, if its schema alone does not determine it. */
    kind?: 'text' | 'label' | 'picture' | 'link' | 'entry' | 'place';
    /** The role of a text whose length is limited, see `textRoles`. */
    role?: TextRole;
    /** True for a text whose paragraphs a page shows one by one. */
    isLong?: boolean;
    /** True for a link that is left out until its entry is published, see `publish`. */
    isRelation?: boolean;
    /** Why a list has a limited number of items, if not for its look. */
    countReason?: 'oneForEachCategory' | 'everyPage';
    /** True for the field that lists the languages of its siblings and their descendants. */
    declaresLanguages?: boolean;
    /** True for the texts of the brand itself, which name it in words and not by its placeholder. */
    isBrand?: boolean;
    /** False for a text that is never just a name: a button, a link of a menu, an alternative text. */
    canBeName?: boolean;
    /** The names of the values that the site fills into a label. */
    values?: readonly string[];
    /** False for a text that no page shows; a test checks that pages show all others. */
    isShown?: boolean;
    /** The identifier of a field, such as `car.title`; the compiler finds its name and meaning by it. */
    fieldId?: string;
  }
}

/** A text with more than spaces; `forms` has the same rule for JSON Schema, which does not trim. */
export const nonEmpty = z
  .string()
  .trim()
  .min(1)
  .meta({ forms: [{ pattern: '\\S', problem: 'emptyText' }] });

/** A wording per language, each in its own field. The source is required; a translation may be missing. */
type SideBySide<Source extends z.ZodType, Translation extends z.ZodType> = {
  [L in Language]: L extends typeof defaultLanguage ? Source : Translation;
};

/** The fields of a value that is written in all languages. */
export function putSideBySide<Source extends z.ZodType, Translation extends z.ZodType>(
  source: Source,
  translation: Translation,
): SideBySide<Source, Translation> {
  const fields = mapLanguages((language) => (language === defaultLanguage ? source : translation));
  return withFieldIds('text', fields) as SideBySide<Source, Translation>;
}

/** A text in an editors’ file. Turkish is the source and required; missing translations fall back to it. */
export const sourceText = z
  .strictObject(putSideBySide(nonEmpty, z.string().nullish()))
  .meta({ kind: 'text' });

export type SourceText = z.infer<typeof sourceText>;

/** A text of a bundle, see `LocalText`. */
export const localText = z
  .union([nonEmpty, z.strictObject({ lang: z.enum(languages), text: nonEmpty })])
  .meta({ kind: 'text' });

const point = z.tuple([z.number(), z.number()]);

/** A picture in a bundle: everything that an `<img>` needs. */
export const picture = z.strictObject({
  /** A JPEG, for clients that do not support AVIF. */
  src: nonEmpty,
  /** The `srcset` of its AVIF files; omitted for pictures on other hosts. */
  avif: nonEmpty.optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Alternative text; empty for a decorative picture. */
  alt: z.union([z.literal(''), localText]),
  /** The point that must stay visible when the picture is cropped, as fractions from the top left. */
  focalPoint: point,
  /** The same for a picture with text on it. */
  focalPointBehindText: point.optional(),
  /** Whether it is mirrored behind text from right to left. */
  turnsWithText: z.literal(true).optional(),
  /** A crop of 1200 by 630 pixels for link previews; omitted for pictures on other hosts. */
  share: nonEmpty.optional(),
  /** A few blurred pixels, shown until the picture has loaded; omitted for other hosts and transparent pictures. */
  placeholder: z.string().startsWith('data:image/webp;base64,').optional(),
});

export type Picture = z.infer<typeof picture>;

/** The languages that an entry or a block declares. In other languages, a missing translation is intended. */
export const declaredLanguages = z
  .array(z.enum(languages))
  .min(1)
  .superRefine((declared, findings) => {
    if (declared.includes(defaultLanguage)) return;
    addProblem(findings, { code: 'C013', problem: 'sourceNotDeclared', params: {} });
  })
  .meta({ declaresLanguages: true, contains: { const: defaultLanguage } })
  .optional();

/** The languages in which a car, a post or a testimonial comes before the others. */
export const leadsIn = z.array(z.enum(languages)).min(1).optional();

/**
 * The keywords of an entry for the search. Each language has its own list, which is no translation of another, so none
 * is ever missing or stale. No page shows them; the bundle contains them normalized.
 */
export const keywords = z
  .strictObject(
    withFieldIds(
      'keywords',
      mapLanguages(() => z.array(nonEmpty).min(1).optional()),
    ),
  )
  .optional();

/** Whether an entry is a draft, which visitors do not see yet. */
export const draft = z.boolean().optional();

/** A day in an editors’ file (ISO 8601). */
export const day = createCheckedText(findDayProblem, {
  forms: [momentForms.day],
});

/** A day of something planned. */
export const plannedDay = createCheckedText(findPlannedDayProblem, {
  forms: [momentForms.day, momentForms.plannedYear],
});

/** A day or a minute of Dubai in an editors’ file (ISO 8601), see `findBeginning`. */
export const moment = createCheckedText(findMomentProblem, {
  forms: [momentForms.moment, momentForms.plannedYear],
  examples: ['2026-12-24', '2026-12-24T14:00'],
});

/** When visitors begin to see an entry: a day or a minute of Dubai. */
export const publish = moment.optional();

/** The day of an entry’s last substantial change; its page reports it to search engines. */
export const updated = day.optional();

const internalUrl = z.string().regex(/^\/(?!\/)\S*$/);

/**
 * The field types of a bundle. The compiler creates those of editors’ files, since they depend on the whole content.
 */
export const bundleFieldTypes = { text: localText, url: internalUrl };

export const slug = createPatternText(/^[a-z0-9]+(-[a-z0-9]+)*$/, { problem: 'notASlug' });

export const clockTime = createPatternText(clockTimePattern, {
  problem: 'notATime',
  examples: ['09:00'],
});

/** The time at which something ends; 24:00 is midnight. */
export const endTime = createPatternText(endTimePattern, {
  problem: 'notATime',
  examples: ['17:00', '24:00'],
});

/** A price in USD. */
export const price = z.number().nonnegative();
