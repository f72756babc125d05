import type { IssueCode } from './codes.ts';

/** Numbers that are not used again: the day since when, and the code that came instead. */
export const goneCodes: Readonly<Record<string, { since: string; now?: IssueCode }>> = {
  C106: { since: '2026-11-28', now: 'C304' },
  C107: { since: '2026-11-22' },
  C118: { since: '2026-11-28', now: 'C303' },
  C122: { since: '2026-11-28', now: 'C302' },
  C123: { since: '2026-11-28', now: 'C110' },
  C127: { since: '2026-11-28' },
  C130: { since: '2026-11-28' },
};
