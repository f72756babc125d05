import * as z from 'zod';
import {
  day,
  declaredLanguages,
  draft,
  type FieldTypes,
  keywords,
  leadsIn,
  nonEmpty,
  publish,
} from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

export function createAuthorsSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  const author = withFieldIds('author', { id: nonEmpty, name: types.text, image: types.picture });
  return z.strictObject(withFieldIds('list', { authors: z.array(z.strictObject(author)).min(1) }));
}

function createBlockSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
}: FieldTypes<T, P>) {
  const createTextBlock = <Type extends string>(type: Type, content = text) =>
    z
      .strictObject(withFieldIds('block', { type: z.literal(type), content }))
      .meta({ fieldId: `blockKind.${type}` });
  const paragraphs = text.meta({ isLong: true });
  return z.discriminatedUnion('type', [
    createTextBlock('paragraph', paragraphs),
    createTextBlock('heading'),
    createTextBlock('quote', paragraphs),
    z
      .strictObject(
        withFieldIds('block', { type: z.literal('image'), url: picture, caption: text }),
      )
      .meta({ fieldId: 'blockKind.image' }),
  ]);
}

/**
 * A blog post. `author` and `relatedBlogs` are references that the bundle resolves; `relatedEntries` is resolved by the
 * post’s page.
 */
export function createPostSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  const { text, picture } = types;
  return z.strictObject(
    withFieldIds('post', {
      id: z.int().positive(),
      draft,
      publish,
      aliases: z.array(z.int().positive()).min(1).optional(),
      languages: declaredLanguages,
      leadsIn,
      title: text.meta({ role: 'title' }),
      category: text,
      teaser: text.meta({ role: 'teaser' }).optional(),
      excerpt: text.meta({ role: 'description' }),
      author: nonEmpty,
      date: day,
      /** In minutes. */
      readTime: z.int().positive(),
      image: picture,
      featuredImage: picture,
      content: z.array(createBlockSchema(types)).min(1),
      tags: z.array(text),
      relatedBlogs: z.array(z.int().positive()),
      relatedEntries: z.array(z.string().meta({ kind: 'entry' })),
      messageLines: z.array(text).min(1).optional(),
      keywords,
    }),
  );
}
