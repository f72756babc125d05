import { type RefObject, useEffect } from 'react';

/** Makes the rest of the page inert while a full-screen `<details>` menu is open; CSS locks the scrolling. */
export function useInertPage(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const update = () => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
        part.inert = element.open;
      }
    };
    update();
    element.addEventListener('toggle', update);
    return () => element.removeEventListener('toggle', update);
  }, [menu]);
}
