/**
 * Closes the menus of the header on a click outside, on the choice of a link, when the focus is outside, and on Escape,
 * which also returns the focus to the button (APG, disclosure pattern). While the full-screen menu is open, the rest of
 * the page is inert; CSS locks the scrolling. A menu may have been opened before this script ran.
 */
export function watchMenus(): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // An open part inside may have taken the key for itself.
    if (key !== 'Escape' || defaultPrevented) return;
    for (const menu of findOpen()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  // The event does not bubble.
  document.addEventListener('toggle', setInert, true);
  setInert();
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
