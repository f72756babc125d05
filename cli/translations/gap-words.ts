import type { Words } from '../legacy-words.ts';
import type { GapKind } from './describe-gap.ts';

/** What is amiss with a translation, in a word or two. */
export const gapWords: Record<GapKind, Words> = {
  missing: { en: 'missing', tr: 'eksik' },
  empty: { en: 'empty', tr: 'boş' },
  orphaned: { en: 'without Turkish', tr: 'Türkçesi yok' },
  undeclared: { en: 'not declared', tr: 'bildirilmemiş' },
  stale: { en: 'stale', tr: 'eskimiş' },
};
