import { expect, it } from 'vitest';
import { openPage, phone } from './open-page.ts';

it.each(['tr', 'ar'])(
  'the sun arrives at the next stop as the slide changes, in %s',
  async (language) => {
    const page = await openPage(`/?lng=${language}`, phone);
    await page.locator('.hero__pager[data-playing][data-slide="0"]').waitFor();
    const { misses, apart, longestFrame } = await page.evaluate(
      () =>
        new Promise<{ misses: number[]; apart: number; longestFrame: number }>((resolve) => {
          const pager = document.querySelector<HTMLElement>('.hero__pager');
          const sun = document.querySelector('.hero__sun');
          const stops = [...document.querySelectorAll('.hero__stop')];
          const startOf = (element?: Element | null) => {
            const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
            return document.dir === 'rtl' ? right : left;
          };
          const misses: number[] = [];
          let [slide, arrival, frame, longestFrame] = [-1, 0, performance.now(), 0];
          const look = (now: number) => {
            longestFrame = Math.max(longestFrame, now - frame);
            frame = now;
            if (slide === 1 && pager?.dataset['slide'] === '2') {
              resolve({ misses, apart: now - arrival, longestFrame });
              return;
            }
            slide = Number(pager?.dataset['slide']);
            const [way] = sun?.getAnimations() ?? [];
            const length = Number(way?.effect?.getTiming().duration);
            arrival = Number(way?.startTime) + length;
            const currentTime = Number(way?.currentTime);
            // Once the sun has glided to the start of its way, the end is set and reset within one frame.
            if (way && misses.length === slide && currentTime > length / 2) {
              way.currentTime = length - 0.01;
              misses.push(Math.abs(startOf(sun) - startOf(stops[slide + 1])));
              way.currentTime = currentTime;
            }
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
    expect(misses).toHaveLength(2);
    expect(Math.max(...misses)).toBeLessThan(1);
    // Both timers start and end between two frames, which are far apart on a busy machine.
    expect(Math.abs(apart)).toBeLessThan(100 + 2 * longestFrame);
  },
);
