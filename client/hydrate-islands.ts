import { registry } from './islands/registry.ts';
import { replayEvents } from './replay-events.ts';

/** Finds the islands of the page; React and an island’s code are loaded only when it is needed. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const release = replayEvents(element);
    // The server’s HTML keeps working; a failing island does not affect the others.
    const fail = (error: unknown) => {
      element.dataset['failed'] = '';
      console.error(`The island “${element.dataset['island']}” failed.`, error);
    };
    onInteraction(element, () => loadIsland(element, fail).catch(fail).finally(release));
  }
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
async function loadIsland(element: HTMLElement, fail: (error: unknown) => void): Promise<void> {
  const name = element.dataset['island'] ?? '';
  if (!isIslandName(name)) throw new Error(`No island is called “${name}”.`);
  // Requested in parallel, and then all their imports in parallel: two round trips, even on a slow network.
  const [{ mountIsland }, component] = await Promise.all([
    import('./mount-island.ts'),
    registry[name](),
  ]);
  mountIsland(element, component, fail);
}

function isIslandName(name: string): name is keyof typeof registry {
  return Object.hasOwn(registry, name);
}
