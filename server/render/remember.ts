import type { Bundle } from '../../shared/schemas/bundle.ts';

/** Creates a function that computes what follows from a bundle once, when it is first needed. */
export function remember<Result>(compute: (bundle: Bundle) => Result): (bundle: Bundle) => Result {
  const results = new WeakMap<Bundle, Result>();
  return (bundle) => {
    const known = results.get(bundle);
    if (known !== undefined) return known;
    const result = compute(bundle);
    results.set(bundle, result);
    return result;
  };
}
