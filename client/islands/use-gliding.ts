import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What is chosen moves the list once it rests, in milliseconds: it is drawn before the browser looks at the cards. */
const rest = 80;

/**
 * Follows a value in view transitions of the type `filter`; where there are none, at once. So it does where the value
 * changes with what is typed: nothing is drawn while a transition begins, and the next letter would have to wait.
 */
export function useGliding(value: string, typed: string): string {
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
    const timer = setTimeout(() => glide(update), rest);
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

function glide(update: () => void): void {
  const { ready } = document.startViewTransition({
    update: () => flushSync(update),
    types: ['filter'],
  });
  // It is refused when the next one cuts it short, or the tab is hidden; the list has changed all the same.
  ready.catch(() => {});
}
