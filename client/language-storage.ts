const key = 'lng';

/** Chrome’s cap on the life of a cookie: 400 days. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** The language the visitor chose, or `null` where none was chosen or storage is refused. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a choice in local storage, and in the cookie that lets the server know it (decisions). */
export function storeLanguage(language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage is refused: the language then lives in the page’s URL alone.
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
