/** The value at a path; `undefined` if there is none. */
export function getAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    inner = Reflect.get(inner, key);
  }
  return inner;
}
