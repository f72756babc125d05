/**
 * Closes the menus of the header on a click outside, on the choice of a link, when the focus is outside, on Escape, and on
 * Back on Android where the browser tells. The last two also return the focus to the button (APG, disclosure pattern).
 * While the full-screen menu is open, the rest of the page is inert; CSS locks the scrolling. A menu may have been opened
 * before this script ran.
 */
export function watchMenus(): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // An open part inside may have taken the key for itself.
    if (key === 'Escape' && !defaultPrevented) closeAll();
  });
  let watcher: CloseWatcher | undefined;
  const update = () => {
    setInert();
    watcher?.destroy();
    if (!window.CloseWatcher || findOpen().length === 0) return;
    watcher = new window.CloseWatcher();
    watcher.onclose = closeAll;
  };
  // The event does not bubble.
  document.addEventListener('toggle', update, true);
  update();
}

function closeAll(): void {
  for (const menu of findOpen()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

function findOpen() {
  return document.querySelectorAll<HTMLDetailsElement>('[data-menu][open]');
}

function closeOthers({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const isChoice = type === 'click' && target.closest('a') !== null;
  for (const menu of findOpen()) {
    if (isChoice || !menu.contains(target)) menu.open = false;
  }
}

function setInert(): void {
  const isCovered = document.querySelector('[data-menu="full-screen"][open]') !== null;
  for (const part of document.querySelectorAll<HTMLElement>('[data-page-part]')) {
    part.inert = isCovered;
  }
}

/** Hears what closes a dialog on the visitor’s system (HTML). TypeScript does not know it yet. */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}
