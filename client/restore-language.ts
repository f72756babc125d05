import {
  hasLanguageCookie,
  languageKeys,
  readStored,
  writeLanguageCookie,
} from './language-storage.ts';

const triedKey = 'lng-fixed';

/**
 * On a page whose URL names no language, writes a stored choice that the server’s cookie lacks into the cookie, and
 * reloads the page.
 */
export function restoreLanguage(): void {
  const { dataset, lang } = document.documentElement;
  const stored = readStored(languageKeys.chosen) ?? '';
  const isKnown = dataset['languages']?.split(' ').includes(stored);
  if (dataset['negotiated'] === undefined || !isKnown || stored === lang) return;
  writeLanguageCookie(stored);
  if (hasLanguageCookie(stored) && isFirstTry(stored)) location.reload();
}

/** False after the first try for a choice in a tab, so that neither a blocked cookie nor a cache can cause a loop. */
function isFirstTry(language: string): boolean {
  try {
    if (sessionStorage.getItem(triedKey) === language) return false;
    sessionStorage.setItem(triedKey, language);
    return sessionStorage.getItem(triedKey) === language;
  } catch {
    return false;
  }
}
