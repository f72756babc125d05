export interface Page<T> {
  items: T[];
  /** One-based. */
  number: number;
  /** At least 1, even if there are no items. */
  count: number;
}

/**
 * Returns one page of a list.
 *
 * @param requested its number; a number past the end means the last page
 */
export function paginate<T>(items: readonly T[], perPage: number, requested: number): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  const number = Math.min(requested, count);
  return { items: items.slice((number - 1) * perPage, number * perPage), number, count };
}

/** Parses the `page` parameter; anything but a positive decimal integer means page 1. */
export function parsePageNumber(requested: string | null): number {
  return requested !== null && /^[1-9]\d{0,8}$/.test(requested) ? Number(requested) : 1;
}
