import { languageKeys, readStored, store } from './language-storage.ts';

const { dataset } = document.documentElement;

/**
 * Names the language of the line to show: the first of the browser’s languages that the site has, if the page offers it
 * and the visitor has neither chosen a language nor closed a line. Where storage is refused, a line could not be closed
 * for good, so there is none.
 */
export function offerLanguage(): void {
  update();
  // The visitor may have decided on a later page before coming back to this one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-close-offer]'))) return;
    store(languageKeys.closed, '1');
    delete dataset['offer'];
  });
}

function update(): void {
  const known = listCodes('languages');
  const preferred = navigator.languages
    .map((tag) => tag.toLowerCase().split('-', 1)[0] ?? '')
    .find((code) => known.includes(code));
  const isUndecided = Object.values(languageKeys).every((key) => readStored(key) === null);
  if (preferred && isUndecided && listCodes('offers').includes(preferred)) {
    dataset['offer'] = preferred;
  } else {
    delete dataset['offer'];
  }
}

function listCodes(name: 'languages' | 'offers'): string[] {
  return dataset[name]?.split(' ') ?? [];
}
