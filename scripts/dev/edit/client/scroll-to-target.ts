import type { Target } from './collect-pieces.ts';
import { wide } from './create-room.ts';
import { measureTarget } from './measure-target.ts';

/** Scrolls a text into the part of the window that header and panel leave free, if it is not there. */
export function scrollToTarget(target: Target, panel: Element | undefined): void {
  const rect = measureTarget(target);
  if (!rect) return;
  const isBelow = panel && !matchMedia(wide).matches;
  const bottom = isBelow ? panel.getBoundingClientRect().top : innerHeight - 60;
  const top = 96;
  if (rect.top >= Math.min(top, bottom / 4) && rect.bottom <= bottom - 16) return;
  // Instantly: the page may scroll smoothly, and the outline would run behind.
  const room = Math.max(0, bottom - top - rect.height) / 2;
  scrollBy({ top: rect.top - top - room, behavior: 'instant' });
}
