import { storeLanguage } from './language-storage.ts';

/**
 * Remembers a language when it is chosen in the header; following somebody’s link changes nothing. The link
 * leads to the page as it stands now: filters may have changed its URL since the server wrote the link.
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
