import * as z from 'zod';

/**
 * The first value that a schema rejects, for operators and programmers. For editors, the compiler reports problems in
 * their own terms.
 *
 * @returns its field, such as `cars[0].title` or empty for the whole, and the reason
 */
export function findFault({ issues: [first] }: z.ZodError): { field: string; reason: string } {
  return { field: z.core.toDotPath(first?.path ?? []), reason: first?.message ?? '' };
}
