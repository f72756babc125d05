/** Where a number lies, or how many items a list has. */
export interface Bound {
  bound: 'exact' | 'too_small' | 'too_big';
  limit: number;
  isInclusive: boolean;
}

/** A limit in words, as it stands behind “it needs” or “the value is”. */
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
