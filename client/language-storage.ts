const key = 'lng';

/** Chrome’s maximum lifetime of a cookie: 400 days. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** The visitor’s chosen language; `null` if none was chosen or storage is blocked. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice in local storage, and in a cookie for the server. */
export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is blocked: only the page’s URL then contains the language.
  }
  writeLanguageCookie(language);
}

export function writeLanguageCookie(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and this must happen before a reload.
  document.cookie = `${key}=${language}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

export function hasLanguageCookie(language: string): boolean {
  return document.cookie.split('; ').includes(`${key}=${language}`);
}
