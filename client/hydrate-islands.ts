import type { IslandSchedule } from './islands/registry.ts';
import { onIdle } from './schedule/on-idle.ts';
import { onTouch } from './schedule/on-touch.ts';
import { onVisible } from './schedule/on-visible.ts';

/** Calls `wake` once, when the island’s moment has come. */
type Schedule = (element: HTMLElement, wake: () => void) => void;

const schedules: Record<IslandSchedule, Schedule> = {
  visible: onVisible,
  idle: onIdle,
  touch: onTouch,
};

/** Finds the islands of the page and loads React and an island’s code only when it is needed. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const schedule = schedules[element.dataset['when'] as IslandSchedule] ?? onIdle;
    schedule(element, () => {
      import('./mount-island.ts')
        .then(({ mountIsland }) => mountIsland(element))
        .catch((error: unknown) => {
          // The server’s HTML goes on working; one failing island stops no other.
          console.error(`The island “${element.dataset['island']}” could not start.`, error);
        });
    });
  }
}
