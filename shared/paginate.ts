/** Specification §9. */
export const postsPerPage = 6;
export const carsPerPage = 12;

export interface Page<T> {
  items: T[];
  /** One-based. */
  number: number;
  /** At least 1, also when there are no items. */
  count: number;
}

/**
 * Cuts one page out of a list.
 *
 * @param requested the raw `page` parameter; anything but a positive decimal integer means page 1, a number
 *   past the end means the last page (decisions, “Addresses”)
 */
export function paginate<T>(
  items: readonly T[],
  perPage: number,
  requested: string | null,
): Page<T> {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  const number = Math.min(parsePageNumber(requested), count);
  return { items: items.slice((number - 1) * perPage, number * perPage), number, count };
}

function parsePageNumber(requested: string | null): number {
  return requested !== null && /^[1-9]\d{0,8}$/.test(requested) ? Number(requested) : 1;
}
