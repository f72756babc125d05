import { z } from 'zod';
import { day, declaredLanguages, type Forms } from './forms.ts';

export function createAuthorsSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  return z.strictObject({
    authors: z
      .array(z.strictObject({ id: z.string().min(1), name: forms.text, image: forms.picture }))
      .min(1),
  });
}

function createBlockSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
}: Forms<T, P>) {
  return z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), content: text }),
    z.strictObject({ type: z.literal('heading'), content: text }),
    z.strictObject({ type: z.literal('quote'), content: text }),
    z.strictObject({ type: z.literal('image'), url: picture, caption: text }),
  ]);
}

/** A blog post; `author` and `relatedBlogs` are references that the bundle resolves. */
export function createPostSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture } = forms;
  return z.strictObject({
    id: z.int().positive(),
    languages: declaredLanguages,
    title: text,
    category: text,
    excerpt: text,
    author: z.string().min(1),
    date: day,
    /** Minutes. */
    readTime: z.int().positive(),
    image: picture,
    featuredImage: picture,
    content: z.array(createBlockSchema(forms)).min(1),
    tags: z.array(text),
    relatedBlogs: z.array(z.int().positive()),
  });
}
