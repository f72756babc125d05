/** Whether a translation is absent, or there and empty; of plural forms, whether none says anything. */
export function isGap(wording: unknown): boolean {
  if (typeof wording === 'string') return wording.trim() === '';
  if (typeof wording !== 'object' || wording === null) return !wording;
  return Object.values(wording).every(isGap);
}
