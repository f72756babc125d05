import { type RefObject, useEffect } from 'react';

/**
 * Closes a `<details>` menu on a click outside, on the choice of a link, when the keyboard focus leaves it, and on
 * Escape, which also returns the focus to its button (APG, disclosure pattern).
 */
export function useDismissal(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        if (!element.contains(target) || target.closest('a')) close();
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !element.open) return;
        close();
        element.querySelector('summary')?.focus();
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close();
      },
      { signal },
    );
    return () => controller.abort();
  }, [menu]);
}
