import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is chosen moves the list once it rests: it is drawn before the browser looks at the cards. */
const debounceMs = 80;

/** The longest wait for a transition to begin. */
const timeoutMs = 1000;

/**
 * Follows a value in view transitions of the type `filter`; where there are none, at once. So it does where the value
 * changes with what is typed: nothing is drawn while a transition begins, and the next letter would have to wait.
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
 * Updates the page in a transition, or without one where the browser refuses, skips or forgets it: Firefox 144 to 146
 * know `match-element` and throw at an argument that is an object.
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
    // They are rejected when the next one cuts it short, or the tab is hidden.
    void Promise.allSettled([ready, updateCallbackDone, finished]);
  } catch {
    updateOnce();
  }
}
