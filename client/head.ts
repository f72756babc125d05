import { newestFeatures } from './browsers.ts';
import {
  hasLanguageCookie,
  languageKeys,
  readStored,
  store,
  writeLanguageCookie,
} from './language-storage.ts';

// Runs in the head in every browser, before the first paint.

const { dataset, lang } = document.documentElement;

const template = document.querySelector('template')?.content;

const triedKey = 'lng-fixed';

/** In milliseconds from the first byte of the page. */
const longestWait = 1500;

restoreLanguage();
offerLanguage();
delayPaint();
startModule();

/**
 * On a page whose URL names no language, writes a stored choice that the server’s cookie lacks into the cookie, and
 * reloads the page.
 */
function restoreLanguage(): void {
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

/**
 * Names the language of the line to show: the first of the browser’s languages that the site has, if the page offers it
 * and the visitor has neither chosen a language nor closed a line. Where storage is refused, a line could not be closed
 * for good, so there is none.
 */
function offerLanguage(): void {
  updateOffer();
  // The visitor may have decided on a later page before coming back to this one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) updateOffer();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-close-offer]'))) return;
    store(languageKeys.closed, '1');
    delete dataset['offer'];
  });
}

function updateOffer(): void {
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

/**
 * Lets the first paint wait for the end of the page, in browsers that can, by a link in the template. The link goes after
 * a while, because the end of the page may be late or never come.
 */
function delayPaint(): void {
  const link = template?.querySelector('link');
  if (!link) return;
  document.head.append(link);
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const end = (arrival?.responseStart ?? 0) + longestWait;
  setTimeout(() => link.remove(), end - performance.now());
}

/**
 * Moves the module of the page out of its template, and marks the page as scripted, for the styles. Older browsers do
 * neither: they show the page without scripts. So does a browser that cannot load the module.
 */
function startModule(): void {
  const module = template?.querySelector('script');
  if (!module || !CSS.supports(newestFeatures)) return;
  dataset['scripted'] = '';
  module.addEventListener('error', () => delete dataset['scripted']);
  document.head.append(module);
}
