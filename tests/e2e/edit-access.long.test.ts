import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { findViolations } from './inspect-page.ts';
import { phone, setFontSize } from './open-page.ts';
import { startEditing } from './start-editing.ts';

/** Everything that axe finds in bar and panel. */
const findFaults = (page: Page) => findViolations(page, '[data-editor]');

/** Finds what of bar and panel is out of the window, or wider than its room. What scrolls may be below it. */
async function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    const parts = root?.querySelectorAll<HTMLElement>('.bar, .bar > *, .panel, .panel *') ?? [];
    return [...parts].flatMap((part) => {
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      const isBeside =
        left < -1 || right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 1;
      const isBelow = !part.closest('.body > *') && (top < -1 || bottom > innerHeight + 1);
      const isShort = part.matches('textarea') && part.scrollHeight > part.clientHeight + 1;
      const isInline = getComputedStyle(part).display === 'inline';
      return (isBeside && !isInline) || isBelow || isShort ? [part.outerHTML.slice(0, 80)] : [];
    });
  });
}

it.each(['tr', 'en', 'ar'])('bar and panel are open to everyone on a page in %s', async (lng) => {
  const { page, fake, panel, heading, openHeading } = await startEditing(`/hakkimizda?lng=${lng}`, {
    bypassCSP: true,
  });
  fake.mistake = '!!';
  fake.several.set((await heading.innerText()).trim(), ['tr.yaml#Menüdeki ad']);
  await openHeading();
  await panel.getByRole('textbox').first().fill('Bir hata!! '.repeat(9));
  await panel.locator('.findings li').first().waitFor();
  await panel.locator('summary').click();
  const wide = { width: 1440, height: 900 };
  for (const viewport of [wide, phone.viewport]) {
    await page.setViewportSize(viewport);
    expect(await findFaults(page)).toEqual([]);
    for (const size of [16, 32]) {
      await setFontSize(page, size);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect([viewport.width, size, ...(await findCut(page))]).toEqual([viewport.width, size]);
      // Room for a field remains.
      const { height } = (await panel.locator('.body').boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThan(viewport.height / 5);
    }
    await setFontSize(page, 16);
  }
});

it.each(['ar', 'tr'])('axe finds no fault in the panel of a picture in %s', async (lng) => {
  const { page, fake, panel } = await startEditing(`/hakkimizda?lng=${lng}`, {
    bypassCSP: true,
  });
  fake.uses = ['tr.yaml#/pictures/else'];
  await page.keyboard.press('e');
  await page
    .getByRole('button', { name: /^(Resmi düzenle|Edit picture)/ })
    .first()
    .waitFor({ state: 'attached' });
  await page.mouse.click(700, 150);
  await panel.getByRole('button', { name: /^(Başka resim|Other picture)$/ }).click();
  await panel.getByRole('searchbox').waitFor();
  expect(await findFaults(page)).toEqual([]);
});

it('sentences are announced, colours of the visitor’s own are kept, and nothing moves unasked', async () => {
  const { page, panel, field, openHeading, heading } = await startEditing('/hakkimizda', {
    forcedColors: 'active',
  });
  await openHeading();
  const toggle = page.locator('.toggle');
  const read = () =>
    toggle.evaluate((button) => {
      const { backgroundColor, color, transitionDuration } = getComputedStyle(button);
      return { backgroundColor, color, transitionDuration };
    });
  const on = await read();
  expect(on.backgroundColor).not.toBe(on.color);
  expect(on.transitionDuration).toBe('0s');
  const borders = await page.evaluate(() => {
    const root = document.querySelector('[data-editor]')?.shadowRoot;
    const parts = root?.querySelectorAll('textarea, .primary, .outline.selection') ?? [];
    return [...parts].map((part) => getComputedStyle(part).borderTopStyle);
  });
  expect([...new Set(borders)]).toEqual(['solid']);
  await field('Türkçe').fill('Biz kimiz');
  await page.keyboard.press('Control+Enter');
  await panel.getByRole('status').getByText('Kaydedildi.').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  // The focus is on the text again, for who hears the page.
  const focused = await page.evaluate(
    () => document.querySelector('[data-editor]')?.shadowRoot?.activeElement?.textContent,
  );
  expect(focused).toBe(`Düzenle: ${(await heading.innerText()).trim()}`);
  await page.keyboard.press('e');
  expect((await read()).backgroundColor).not.toBe(on.backgroundColor);
});
