import { storeLanguage } from './stored-language.ts';

/** Remembers a language when it is chosen in the header; following somebody’s link changes nothing. */
export function rememberChosenLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
    if (link?.dataset['language']) storeLanguage(link.dataset['language']);
  });
}
