import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps one thumbnail in the middle of a row that scrolls, or as near to it as the ends of the row allow: the focused one,
 * otherwise that of the current photograph. If the focus is in the row, it goes with the current one. Until then the
 * row stays where the visitor has scrolled it to.
 */
export function useThumbnails(index: number) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef(index);

  useEffect(() => {
    if (!row.current || shown.current === index) return;
    shown.current = index;
    const hasFocus = row.current.contains(document.activeElement);
    if (hasFocus) findCurrent(row.current)?.focus({ preventScroll: true });
    reveal(row.current);
  }, [index]);

  useEffect(() => {
    if (!row.current) return;
    let width = row.current.clientWidth;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.target.clientWidth === width) return;
      width = entry.target.clientWidth;
      reveal(entry.target);
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);

  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    // A pressed one would leave the pointer.
    if (target.matches(':focus-visible')) reveal(currentTarget);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // A window that is left keeps its focus.
    if (!currentTarget.contains(relatedTarget) && document.hasFocus()) reveal(currentTarget);
  };
  return { ref: row, onFocus, onBlur };
}

function findCurrent(row: Element): HTMLElement | null {
  return row.querySelector('[aria-current]');
}

/** Scrolls the row alone, not the page. */
function reveal(row: Element): void {
  const thumbnail = row.querySelector(':focus') ?? findCurrent(row);
  if (thumbnail) row.scrollBy({ left: findMiddle(thumbnail) - findMiddle(row) });
}

function findMiddle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
