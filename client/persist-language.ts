import { storeLanguage } from './language-storage.ts';

/**
 * Stores a language when it is chosen in the header; other links store nothing. A link to the page in another language
 * leads to its current URL, which filters may have changed since the server rendered the link.
 */
export function persistLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const selector = 'a[hreflang]';
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
    if (!link) return;
    if (link.dataset['language']) storeLanguage(link.hreflang);
    const here = new URL(location.href);
    here.searchParams.set('lng', link.hreflang);
    link.href = here.href;
  });
}
