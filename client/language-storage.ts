/** The keys of local storage that concern languages. The first is also the name of the cookie. */
export const languageKeys = { chosen: 'lng', closed: 'language-line' } as const;

type LanguageKey = (typeof languageKeys)[keyof typeof languageKeys];

/** Chrome’s maximum lifetime of a cookie: 400 days. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** A stored value; `null` if there is none, and `undefined` if storage is refused. */
export function readStored(key: LanguageKey): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a value, unless storage is refused. */
export function store(key: LanguageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then nothing is remembered; of a choice, only the page’s URL contains the language.
  }
}

/** Stores a choice in local storage, and in a cookie for the server. */
export function storeLanguage(language: string): void {
  store(languageKeys.chosen, language);
  writeLanguageCookie(language);
}

export function writeLanguageCookie(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and this must happen before a reload.
  document.cookie = `${languageKeys.chosen}=${language}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

export function hasLanguageCookie(language: string): boolean {
  return document.cookie.split('; ').includes(`${languageKeys.chosen}=${language}`);
}
