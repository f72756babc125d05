import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openPage, phone } from './open-page.ts';

/** Holds the transition to the next page at a time, and marks the page whether there is one. Runs in each page. */
function holdTransition(time: number): void {
  const mark = (isHeld: boolean) => {
    document.documentElement.dataset['held'] = String(isHeld);
  };
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return mark(false);
    const hold = () => {
      for (const motion of document.getAnimations()) {
        const { effect } = motion;
        if (!(effect instanceof KeyframeEffect && effect.pseudoElement)) continue;
        motion.pause();
        motion.currentTime = time;
      }
      mark(true);
    };
    viewTransition.ready.then(hold, () => mark(false));
  });
}

/** Follows the link of a card, again if the busy browser skips the transition. */
async function followCard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const from = page.url();
  await page.locator('.card__link').nth(1).click();
  await page.waitForURL((url) => url.href !== from);
  const html = page.locator('html[data-held]');
  await html.waitFor();
  if ((await html.getAttribute('data-held')) === 'false') await followCard(page, address);
}

/** The pixels of the screen, with the picture of the transition or without it. */
async function photograph(page: Page, isShown: boolean) {
  await page.evaluate(async (isShown) => {
    const sheet = new CSSStyleSheet();
    const visibility = isShown ? 'visible' : 'hidden';
    sheet.replaceSync(`::view-transition-image-pair(lead) { visibility: ${visibility} }`);
    document.adoptedStyleSheets = [sheet];
    // The first frame takes the style, and the second follows once the first is on its way to the screen.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, isShown);
  const picture = await page.screenshot({ animations: 'allow' });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

it.each(['/araclar?lng=ar', '/servis/col', '/?lng=en'])(
  'the picture of a card on %s stays within its frame while it becomes that of the page',
  async (address) => {
    const page = await openPage('about:blank', { ...phone, reducedMotion: 'no-preference' });
    await page.addInitScript(holdTransition, 150);
    let width = 0;
    let painted: number[] = [];
    // A busy browser may photograph an earlier frame: without a picture, nothing can be said of its frame.
    const paints = async () => {
      await followCard(page, address);
      const [shown, hidden] = [await photograph(page, true), await photograph(page, false)];
      const { channels } = shown.info;
      ({ width } = shown.info);
      painted = Array.from({ length: shown.data.length / channels }, (_, at) => at).filter(
        (at) => shown.data[at * channels] !== hidden.data[at * channels],
      );
      return painted.length > 0;
    };
    await expect.poll(paints).toBe(true);
    const rows = painted.map((at) => Math.floor(at / width));
    const columns = painted.map((at) => at % width);
    const least = (list: number[]) => list.reduce((one, other) => Math.min(one, other), Infinity);
    const most = (list: number[]) => list.reduce((one, other) => Math.max(one, other), 0);
    const frame = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement, '::view-transition-group(lead)');
      const { e: left, f: top } = new DOMMatrix(style.transform);
      return [left, top, left + parseFloat(style.width), top + parseFloat(style.height)];
    });
    const [left = 0, top = 0, right = 0, bottom = 0] = frame;
    expect(least(columns)).toBeGreaterThanOrEqual(Math.floor(left));
    expect(least(rows)).toBeGreaterThanOrEqual(Math.floor(top));
    expect(most(columns)).toBeLessThanOrEqual(Math.ceil(right));
    expect(most(rows)).toBeLessThanOrEqual(Math.ceil(bottom));
    // The frame is full: the picture reaches its upper corners, as far as these are on the screen.
    expect(least(columns)).toBeLessThan(Math.max(left, 0) + 3);
    expect(least(rows)).toBeLessThan(Math.max(top, 0) + 3);
  },
);
