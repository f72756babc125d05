import type { z } from 'zod';

/** A sentence in the languages of the tool. */
export type Sentences = Record<'en' | 'tr', string>;

/** A field’s name, and what it means for visitors: where they see it, its form and its limits. */
export type FieldWords = Readonly<Record<'en' | 'tr', readonly [name: string, meaning: string]>> & {
  /** The most characters that search results show of it, where it appears there. */
  readonly searchLimit?: number;
};

/** Search results cut a title at about this many characters, as `layout/page-head.tsx` of the server reckons too. */
export const titleLimit = 60;

/** Search results cut a description at about this many characters. */
export const descriptionLimit = 160;

/**
 * Gives every field of an object its name and meaning; none can be forgotten.
 *
 * @returns the same fields, each a copy that carries `words` in its metadata
 */
export function withWords<Shape extends Record<string, z.ZodType>>(
  shape: Shape,
  words: { readonly [Field in keyof Shape]: FieldWords },
): Shape {
  const described = Object.entries(shape).map(([key, schema]) => [
    key,
    describeField(schema, words[key as keyof Shape]),
  ]);
  return Object.fromEntries(described) as Shape;
}

/** A copy of a schema that carries the words in its metadata; other metadata stays. */
export function describeField<S extends z.ZodType>(
  schema: S,
  { en, tr, searchLimit }: FieldWords,
): S {
  return schema.meta({
    words: { name: { en: en[0], tr: tr[0] }, meaning: { en: en[1], tr: tr[1] } },
    ...(searchLimit !== undefined && { searchLimit }),
  });
}
