import { registry } from './islands/registry.ts';
import { replayEvents } from './replay-events.ts';

/** Finds the islands of the page; React and an island’s code are loaded only when it is needed. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    void prepareIsland(element);
  }
}

/** Lets an island wait for an interaction. */
async function prepareIsland(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'];
  const release = replayEvents(element);
  let running: unknown;
  // The server’s HTML keeps working, or what runs already; a failing island does not affect the others.
  const fail = (error: unknown) => {
    if (!running) element.dataset['failed'] = '';
    console.error(`The island “${name}” failed.`, error);
  };
  let isStarted = false;
  const hydrate = () => {
    if (isStarted) return;
    isStarted = true;
    loadIsland(element, running, fail).catch(fail).finally(release);
  };
  if (name !== 'hero-slideshow') {
    onInteraction(element, hydrate);
    return;
  }
  // The slideshow runs before React, and answers clicks itself.
  try {
    const { turnSlides } = await import('./turn-slides.ts');
    running = turnSlides(element);
    onInteraction(element, hydrate);
  } catch (error) {
    fail(error);
  }
  release();
}

// `click` is for screen readers and other software that clicks without a pointer, `scroll` for a swipe that has begun
// before this script ran.
const interactions = ['pointerenter', 'pointerdown', 'focusin', 'click', 'scroll'] as const;

/** Hydrates an island when a visitor approaches it with pointer, finger or keyboard. */
function onInteraction(element: HTMLElement, hydrate: () => void): void {
  // The markup works before the script has loaded, so the visitor may already interact with it.
  const slides = element.querySelector('.glide__track');
  if (element.matches(':hover, :focus-within') || slides?.scrollLeft) {
    hydrate();
    return;
  }
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const interaction of interactions) {
    element.addEventListener(
      interaction,
      () => {
        controller.abort();
        hydrate();
      },
      options,
    );
  }
}

/** @throws {Error} if the marker names no island, or its code or props cannot be loaded */
async function loadIsland(
  element: HTMLElement,
  running: unknown,
  fail: (error: unknown) => void,
): Promise<void> {
  const name = element.dataset['island'] ?? '';
  if (!isIslandName(name)) throw new Error(`No island is called “${name}”.`);
  // Requested in parallel, and then all their imports in parallel: two round trips, even on a slow network.
  const [{ mountIsland }, component] = await Promise.all([
    import('./mount-island.ts'),
    registry[name](),
  ]);
  mountIsland(element, component, running, fail);
}

function isIslandName(name: string): name is keyof typeof registry {
  return Object.hasOwn(registry, name);
}
