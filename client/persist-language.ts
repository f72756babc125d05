import { storeLanguage } from './language-storage.ts';

/**
 * Stores a language when it is chosen in the header; other links store nothing. The link leads to the page’s current
 * URL, which filters may have changed since the server rendered the link.
 */
export function persistLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const selector = 'a[data-language]';
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
    const language = link?.dataset['language'];
    if (!link || !language) return;
    storeLanguage(language);
    const here = new URL(location.href);
    here.searchParams.set('lng', language);
    link.href = here.href;
  });
}
