import type { Page } from 'playwright';

/**
 * Returns whether the screen shows the focus: whether it looks different without the ring. Styles alone do not tell, since
 * something may cover it. Nothing on the screen may move meanwhile.
 */
export async function isFocusSeen(page: Page): Promise<boolean> {
  const withRing = await page.screenshot();
  const frames = page.frames();
  await Promise.all(frames.map((frame) => frame.evaluate(hideRings)));
  const withoutRing = await page.screenshot();
  await Promise.all(frames.map((frame) => frame.evaluate(() => document.adoptedStyleSheets.pop())));
  return !withRing.equals(withoutRing);
}

/** Runs in each frame: hides what shows the focus, which is an outline or a shadow. */
function hideRings(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { outline-color: transparent !important; }
    :focus-visible, .filter__search { box-shadow: none !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
