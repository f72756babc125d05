import type * as z from 'zod';
import { type PageKey, pageKeys, pages } from '../pages.ts';
import type { FieldTypes } from './field-types.ts';
import { createHomeSchema } from './home.ts';
import {
  createAboutSchema,
  createContactSchema,
  createListPageSchema,
  createPlanSchema,
  createPolicySchema,
  createSamplePlanSchema,
} from './pages.ts';

function createKinds<T extends z.ZodType, P extends z.ZodType>(types: FieldTypes<T, P>) {
  return {
    home: createHomeSchema(types),
    about: createAboutSchema(types),
    contact: createContactSchema(types),
    policy: createPolicySchema(types),
    'list-page': createListPageSchema(types),
    'sample-plan': createSamplePlanSchema(types),
    plan: createPlanSchema(types),
  };
}

/** The schema of each page, by its kind in the table of pages. */
export type PageSchemas<T extends z.ZodType, P extends z.ZodType> = {
  [Key in PageKey]: ReturnType<typeof createKinds<T, P>>[(typeof pages)[Key]['kind']];
};

export function createPageSchemas<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
): PageSchemas<T, P> {
  const kinds = createKinds(types);
  const schemas = pageKeys.map((key) => [key, kinds[pages[key].kind]]);
  return Object.fromEntries(schemas) as PageSchemas<T, P>;
}
