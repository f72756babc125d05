import { registry } from './islands/registry.ts';
import { replayEvents } from './replay-events.ts';
import { onIdle } from './schedule/on-idle.ts';
import { onInteraction } from './schedule/on-interaction.ts';

/** Finds the islands of the page; React and an island’s code are loaded only when it is needed. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const release = replayEvents(element);
    // The server’s HTML keeps working; a failing island does not affect the others.
    const fail = (error: unknown) => {
      element.dataset['failed'] = '';
      console.error(`The island “${element.dataset['island']}” failed.`, error);
    };
    let isStarted = false;
    const hydrate = () => {
      if (isStarted) return;
      isStarted = true;
      loadIsland(element, fail).catch(fail).finally(release);
    };
    onInteraction(element, hydrate);
    if (element.dataset['hydrate'] === 'idle') onIdle(element, hydrate);
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
