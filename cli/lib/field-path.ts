/** A step of a field path: the name of a field, or an item of a list by its position from 0 or by its name. */
export type FieldStep = string | number | { readonly name: string };

/**
 * A whole field path. It is a path of `formatPath`, in which items may also have names:
 *
 *     path     = ( field / item ) *( "." field / item )
 *     item     = "[" position "]" / "[" name "]"
 *     field    = 1*( any character except "." "[" "]" )
 *     position = 1*digit
 *     name     = a string of JSON without control characters
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-7
 */
export const fieldPath =
  /^(?!\.)(?:(?:^|\.)[^.[\]]+|\[(?:\d+|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")\])+$/u;

/** One step of a field path that matches as a whole. */
const anyStep = /(?:^|\.)([^.[\]]+)|\[(?:(\d+)|("(?:[^"\\]|\\.)*"))\]/gy;

/** Reads a field path; `undefined` if it does not follow the grammar. */
export function parseFieldPath(path: string): FieldStep[] | undefined {
  if (!fieldPath.test(path)) return undefined;
  return Array.from(path.matchAll(anyStep), ([, field = '', position, name]) => {
    if (name !== undefined) return { name: String(JSON.parse(name)) };
    return position === undefined ? field : Number(position);
  });
}

/** Writes a field path, which `parseFieldPath` reads as the same steps. */
export function writeFieldPath(steps: readonly FieldStep[]): string {
  return steps
    .map((step, depth) => {
      if (typeof step === 'object') return `[${quoteName(step.name)}]`;
      return typeof step === 'number' ? `[${step}]` : `${depth === 0 ? '' : '.'}${step}`;
    })
    .join('');
}

/** JSON allows some control characters in strings, which YAML and terminals do not. */
function quoteName(name: string): string {
  return JSON.stringify(name).replace(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
