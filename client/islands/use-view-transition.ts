import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A choice moves the list after this delay: the choice itself is painted before the browser captures the cards. */
const debounceMs = 80;

/** The maximum wait for a transition to begin. */
const timeoutMs = 1000;

/**
 * Follows a value in view transitions of the type `filter`, or at once if they are unsupported or if the value changes
 * because of typing: nothing is painted while a transition begins, so the next letter would be delayed.
 */
export function useViewTransition(value: string, typed: string): string {
  const [shown, setShown] = useState({ value, typed });
  if (typed !== shown.typed) setShown({ value, typed });
  useLayoutEffect(() => {
    if (value === shown.value) return;
    // More may have been typed by the time the transition begins.
    const update = () =>
      setShown((current) => (current.typed === typed ? { value, typed } : current));
    if (!canGlide()) {
      update();
      return;
    }
    const timer = setTimeout(() => glide(update), debounceMs);
    return () => clearTimeout(timer);
  }, [value, typed, shown]);
  return shown.value;
}

function canGlide(): boolean {
  return (
    'startViewTransition' in document &&
    CSS.supports('view-transition-name', 'match-element') &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * Updates the page in a transition, or without one if the browser rejects, skips or forgets it: Firefox 144 to 146
 * support `match-element` but throw if the argument is an object.
 */
function glide(update: () => void): void {
  let isUpdated = false;
  const updateOnce = () => {
    if (isUpdated) return;
    isUpdated = true;
    flushSync(update);
  };
  setTimeout(updateOnce, timeoutMs);
  try {
    const { ready, updateCallbackDone, finished } = document.startViewTransition({
      update: updateOnce,
      types: ['filter'],
    });
    // The promises are rejected if the next transition interrupts this one, or if the tab is hidden.
    void Promise.allSettled([ready, updateCallbackDone, finished]);
  } catch {
    updateOnce();
  }
}
