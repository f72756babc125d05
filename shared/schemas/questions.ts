import * as z from 'zod';
import type { FieldTypes } from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

/** Questions that visitors open to read the answer. */
export function createQuestionsSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: FieldTypes<T, P>) {
  const question = withFieldIds('question', { q: text, a: text.meta({ isLong: true }) });
  return z.array(z.strictObject(question));
}
