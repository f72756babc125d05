import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

interface Swipe {
  /** Parts of the width to the right and of the height downward; negative to the left and upward. */
  x?: number;
  y?: number;
  /** Defaults to as fast as possible. In milliseconds. */
  duration?: number;
  /** Runs while the finger is down, after two fifths of the way. */
  midway?: () => Promise<unknown>;
}

/** Swipes with one finger over the middle of the first element that matches. */
export async function swipe(page: Page, selector: string, swipe: Swipe): Promise<void> {
  const { x = 0, y = 0, duration = 0, midway } = swipe;
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`“${selector}” is not drawn.`);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        part === undefined
          ? []
          : [
              {
                x: box.x + box.width * (0.5 + x * part),
                y: box.y + box.height * (0.5 + y * part),
              },
            ],
    });
  const move = async (part: number) => {
    await wait(duration / 5);
    await touch('touchMove', part);
  };
  await touch('touchStart', -0.5);
  for (const part of [-0.3, -0.1]) await move(part);
  await midway?.();
  for (const part of [0.1, 0.3, 0.5]) await move(part);
  await touch('touchEnd');
  await fingers.detach();
}

/** Moves two fingers apart over the middle of the first element that matches. The first one leaves first. */
export async function pinch(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`“${selector}” is not drawn.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = await page.context().newCDPSession(page);
  const place = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ x: x + place, y, id })),
    });
  await place('touchStart', -20);
  await place('touchStart', -20, 20);
  for (const distance of [40, 60, 80, 100, 120]) await place('touchMove', -distance, distance);
  await place('touchEnd', 120);
  await place('touchEnd');
  await fingers.detach();
}
