import { hydrateIslands } from './hydrate-islands.ts';
import { languageKeys, storeLanguage } from './language-storage.ts';
import { watchMenus } from './menu.ts';
import { replayEvents } from './replay-events.ts';

/** The scroll position from which the header is white, in pixels. */
const threshold = 50;

/** The shortest distance that counts as scrolling, in pixels: less may be an unsteady finger. */
const minDistance = 8;

watchScroll();
persistLanguage();
// The head’s script inserts this module, and inserted modules are not deferred.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startParts);
else startParts();

/** Marks the page as scrolled, and as being scrolled downward, for the style of the header. */
function watchScroll(): void {
  const root = document.documentElement;
  // A page that opens further down counts as scrolled down to there.
  let last = 0;
  const update = () => {
    const { scrollY } = window;
    root.toggleAttribute('data-scrolled', scrollY > threshold);
    if (Math.abs(scrollY - last) < minDistance) return;
    root.toggleAttribute('data-downward', scrollY > last);
    last = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
  // To read the position is to lay the page out: now, half a page; in the next frame, what that frame shows.
  requestAnimationFrame(update);
}

/**
 * Stores a language when it is chosen in the header; other links store nothing. The way back leads to the page in the
 * language in which it was left. A link to the page in another language leads to the same part of it.
 */
function persistLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const selector = 'a[hreflang]';
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
    if (!link) return;
    link.hash = location.hash;
    if (!link.dataset['language']) return;
    storeLanguage(link.hreflang);
    const own = new URL(location.href);
    own.searchParams.set(languageKeys.chosen, document.documentElement.lang);
    // The last step: browsers refuse it after many changes of the URL.
    history.replaceState(history.state, '', own);
  });
}

/** Starts what a page may contain; the code of each part fails alone, and is loaded only by pages with it. */
function startParts(): void {
  watchMenus();
  openQuestion();
  keepFrameFocus();
  hydrateIslands();
  const hero = document.querySelector<HTMLElement>('[data-slideshow]');
  if (hero) startSlides(hero);
  import('./plan.ts')
    .then(({ startPlan }) => startPlan())
    .catch((error: unknown) => console.error('The plan failed.', error));
  const lines = document.querySelectorAll<HTMLElement>('[data-opening]');
  if (lines.length === 0) return;
  import('./show-opening.ts')
    .then(({ showOpening }) => lines.forEach(showOpening))
    .catch((error: unknown) => console.error('The opening hours failed.', error));
}

/** Starts the slideshow. It is a row of slides to scroll if that fails. */
async function startSlides(hero: HTMLElement): Promise<void> {
  const release = replayEvents(hero);
  try {
    const { turnSlides } = await import('./turn-slides.ts');
    turnSlides(hero, replayEvents);
  } catch (error) {
    hero.dataset['failed'] = '';
    console.error('The slideshow failed.', error);
  }
  release();
}

/** Opens the question whose answer the URL names, for browsers that do not. */
function openQuestion(): void {
  const answer = document.getElementById(location.hash.slice(1));
  const question = answer?.closest('details');
  if (!question || question.open) return;
  question.open = true;
  answer?.scrollIntoView();
}

/** Returns the focus to a frame that loses it while a link in it is followed to another site, as in Chromium. */
function keepFrameFocus(): void {
  addEventListener('blur', () => {
    const { activeElement: frame } = document;
    if (!(frame instanceof HTMLIFrameElement)) return;
    const restore = () => {
      if (document.activeElement === document.body) frame.focus({ preventScroll: true });
    };
    frame.addEventListener('load', restore, { once: true });
  });
}
