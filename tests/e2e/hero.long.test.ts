import { expect, it } from 'vitest';
import { openPage, phone } from './open-page.ts';

it.each(['tr', 'ar'])(
  'the sun arrives at the next stop as the slide changes, in %s',
  async (language) => {
    const page = await openPage(`/?lng=${language}`, phone);
    await page.locator('.hero__pager[data-playing]').waitFor();
    const misses = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const pager = document.querySelector<HTMLElement>('.hero__pager');
          const sun = document.querySelector('.hero__sun');
          const stops = [...document.querySelectorAll('.hero__stop')];
          const startOf = (element?: Element | null) => {
            const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
            return document.dir === 'rtl' ? right : left;
          };
          const found: number[] = [];
          let [place, time, speed, slide] = [0, 0, 0, pager?.dataset['slide']];
          const look = (now: number) => {
            if (slide !== pager?.dataset['slide']) {
              slide = pager?.dataset['slide'];
              const stop = startOf(stops[Number(slide)]);
              // It changed between two frames, which lie far apart on a busy machine.
              const ends = [place, place + speed * (now - time)];
              found.push(Math.max(Math.min(...ends) - stop, stop - Math.max(...ends), 0));
            }
            const next = startOf(sun);
            speed = (next - place) / (now - time);
            [place, time] = [next, now];
            if (found.length < 2) requestAnimationFrame(look);
            else resolve(found);
          };
          requestAnimationFrame(look);
        }),
    );
    for (const miss of misses) expect(miss).toBeLessThan(4);
  },
);
