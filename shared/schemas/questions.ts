import * as z from 'zod';
import { type FieldTypes, keywords } from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

/** Questions that visitors open to read the answer. The list may be empty. */
export function createQuestionsSchema<T extends z.ZodType>({
  text,
}: Pick<FieldTypes<T, z.ZodType>, 'text'>) {
  const question = withFieldIds('question', {
    q: text,
    a: text.meta({ isLong: true }),
    keywords,
  });
  return z.array(z.strictObject(question));
}
