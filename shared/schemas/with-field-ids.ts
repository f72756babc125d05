import type * as z from 'zod';

/**
 * Gives every field of an object an identifier, under which the compiler keeps its name and meaning:
 * `title` of the group `car` becomes `car.title`. Metadata that a field already has stays.
 *
 * @returns the same fields, each a copy that carries `fieldId` in its metadata
 */
export function withFieldIds<Shape extends Record<string, z.ZodType>>(
  group: string,
  shape: Shape,
): Shape {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    schema.meta({ fieldId: `${group}.${name}` }),
  ]);
  return Object.fromEntries(fields) as Shape;
}
