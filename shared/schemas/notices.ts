import * as z from 'zod';
import { pageKeys } from '../pages.ts';
import { categoryId } from './categories.ts';
import { rejectEarlyEnd } from './early-end.ts';
import { type FieldTypes, moment } from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

/** What a notice can name besides addresses: pages by their keys, and categories. */
export const noticePlaces = [...pageKeys, ...categoryId.options] as const;

/**
 * The notices of the site, each a line at the top of some pages for some time. It lasts until the end of a day, or until
 * the beginning of a minute, of Dubai. `on` lists where it stands: pages, categories with their entries, and entries by
 * their addresses; without it, on every page.
 */
export function createNoticesSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  url,
}: FieldTypes<T, P>) {
  const notice = withFieldIds('notice', {
    text: text.meta({ role: 'notice' }),
    kind: z.enum(['info', 'important']),
    from: moment,
    until: moment,
    on: z
      .array(z.union([z.enum(noticePlaces), url]).meta({ kind: 'place' }))
      .min(1)
      .meta({ countReason: 'everyPage' })
      .optional(),
    link: url.optional(),
  });
  return z.array(z.strictObject(notice).superRefine(rejectEarlyEnd));
}
