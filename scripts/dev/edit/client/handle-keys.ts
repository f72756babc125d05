/** Lets Escape cancel, and Ctrl+Enter or ⌘+Enter save. */
export function handleKeys(element: HTMLElement, act: Record<'cancel' | 'save', () => void>): void {
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') act.cancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) act.save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
