import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Typing moves the list once it rests, in milliseconds: a letter is drawn before the browser looks at the cards. */
const rest = 80;

/** Follows a value in view transitions of the type `filter`; where there are none, at once. */
export function useGliding(value: string): string {
  const [shown, setShown] = useState(value);
  useLayoutEffect(() => {
    if (value === shown) return;
    if (!canGlide()) {
      setShown(value);
      return;
    }
    const timer = setTimeout(() => glide(() => setShown(value)), rest);
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
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
