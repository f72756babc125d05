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
          let [place, slide] = [0, pager?.dataset['slide']];
          const look = () => {
            if (slide !== pager?.dataset['slide']) {
              slide = pager?.dataset['slide'];
              found.push(place - startOf(stops[Number(slide)]));
            }
            place = startOf(sun);
            if (found.length < 2) requestAnimationFrame(look);
            else resolve(found);
          };
          look();
        }),
    );
    for (const miss of misses) expect(Math.abs(miss)).toBeLessThan(4);
  },
);
