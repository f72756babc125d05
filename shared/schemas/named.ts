import type * as z from 'zod';

/**
 * Gives every field of an object an identifier, under which the compiler keeps what it is called and means:
 * `title` of the group `car` becomes `car.title`. What it says already of a field stays.
 *
 * @returns the same fields, each a copy that carries `field` in its metadata
 */
export function named<Shape extends Record<string, z.ZodType>>(group: string, shape: Shape): Shape {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    schema.meta({ field: `${group}.${name}` }),
  ]);
  return Object.fromEntries(fields) as Shape;
}
