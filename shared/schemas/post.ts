import { z } from 'zod';
import { describeField, withWords } from './field-words.ts';
import { day, declaredLanguages, type Forms, nonEmpty } from './forms.ts';
import { commonWords } from './words/common.ts';
import { authorsWords, authorWords, blockWords, postWords } from './words/post.ts';

export function createAuthorsSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const author = withWords({ id: nonEmpty, name: forms.text, image: forms.picture }, authorWords);
  return z.strictObject({
    authors: describeField(z.array(z.strictObject(author)).min(1), authorsWords),
  });
}

function createBlockSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
}: Forms<T, P>) {
  const createTextBlock = <Type extends string>(type: Type) =>
    z.strictObject(withWords({ type: z.literal(type), content: text }, blockWords));
  return z.discriminatedUnion('type', [
    createTextBlock('paragraph'),
    createTextBlock('heading'),
    createTextBlock('quote'),
    z.strictObject(
      withWords({ type: z.literal('image'), url: picture, caption: text }, blockWords),
    ),
  ]);
}

/** A blog post; `author` and `relatedBlogs` are references that the bundle resolves. */
export function createPostSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture } = forms;
  return z.strictObject(
    withWords(
      {
        id: z.int().positive(),
        languages: declaredLanguages,
        title: text,
        category: text,
        excerpt: text,
        author: nonEmpty,
        date: day,
        /** Minutes. */
        readTime: z.int().positive(),
        image: picture,
        featuredImage: picture,
        content: z.array(createBlockSchema(forms)).min(1),
        tags: z.array(text),
        relatedBlogs: z.array(z.int().positive()),
      },
      { ...postWords, languages: commonWords.languages },
    ),
  );
}
