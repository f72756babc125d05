import type { Browser, BrowserContextOptions } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { openEditor } from './open-editor.ts';
import { openProxy } from './open-proxy.ts';

export type Start = [address: string, data?: string, options?: BrowserContextOptions];

/** Opens a page with the editor, and what a test needs of it. Uncaught errors of the page fail the test. */
export async function startEditing(browser: Browser, ...[address, data, options]: Start) {
  const { proxy, context } = await openProxy(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const { page, fake } = await openEditor(context, address, data);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  onTestFinished(() => expect(faults).toEqual([]));
  const heading = page.locator('h1').first();
  /** Waits until the texts of the page can be edited. */
  const waitForTexts = () =>
    page
      .getByRole('button', { name: /^(Düzenle|Edit): / })
      .first()
      .waitFor({ state: 'attached' });
  return {
    page,
    fake,
    proxy,
    heading,
    waitForTexts,
    panel: page.getByRole('dialog'),
    toggle: page.getByRole('button', { name: /^(Düzenle|Edit)$/ }),
    field: (name: string) => page.getByRole('textbox', { name }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    openHeading: async () => {
      await page.keyboard.press('e');
      await expect.poll(() => fake.log.some(({ name }) => name === 'places')).toBe(true);
      await waitForTexts();
      await heading.click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  };
}
