/** A limit of a number, or of the number of items in a list. */
export interface Bound {
  bound: 'exact' | 'too_small' | 'too_big';
  limit: number;
  isInclusive: boolean;
}

/** A limit in words, to follow “it needs” or “the value is”. */
export const describeBound = {
  en({ bound, limit, isInclusive }: Bound): string {
    if (bound === 'exact') return `exactly ${limit}`;
    if (bound === 'too_small') return isInclusive ? `at least ${limit}` : `more than ${limit}`;
    return isInclusive ? `at most ${limit}` : `less than ${limit}`;
  },
  tr({ bound, limit, isInclusive }: Bound): string {
    if (bound === 'exact') return `tam ${limit}`;
    if (bound === 'too_small') return isInclusive ? `en az ${limit}` : `${limit} sayısından büyük`;
    return isInclusive ? `en çok ${limit}` : `${limit} sayısından küçük`;
  },
};
