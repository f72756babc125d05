import * as z from 'zod';

/**
 * The first value that a schema refuses, for operators and programmers; to editors the compiler says such things in
 * their own terms.
 *
 * @returns its field, such as `cars[0].title` and empty for the whole, and what is wrong with it
 */
export function findFault({ issues: [first] }: z.ZodError): { field: string; reason: string } {
  return { field: z.core.toDotPath(first?.path ?? []), reason: first?.message ?? '' };
}
