import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { keyOf } from './fake-editor.ts';
import { startEditing } from './start-editing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});
afterAll(() => browser.close());

it('a paragraph with links opens by a click, Ctrl follows them, and they stay after a save', async () => {
  const { page, panel, field, fake, proxy, waitForTexts } = await startEditing(browser, '/blog/1');
  const paragraph = page.locator('.post__body p:has(> a.inline-link)').first();
  const link = paragraph.locator('a').first();
  const [shown = '', words = '', href = ''] = [
    (await paragraph.textContent())?.trim(),
    (await link.textContent()) ?? undefined,
    (await link.getAttribute('href')) ?? undefined,
  ];
  const key = keyOf('tr', shown);
  const written = shown.replace(words, `[${words}](${href})`);
  fake.change(key, 'tr', written);
  await page.keyboard.press('e');
  await waitForTexts();

  await link.click();
  await panel.getByRole('textbox').first().waitFor();
  expect(fake.log.findLast(({ name }) => name === 'open')?.body).toMatchObject({ key });
  expect(await field('Türkçe').inputValue()).toBe(written);
  expect(new URL(page.url()).pathname).toBe('/blog/1');

  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.waitForURL(`**${href}`);
  await opened.close();
  expect(new URL(page.url()).pathname).toBe('/blog/1');

  await field('Türkçe').fill(`Önce. ${written}`);
  await page.keyboard.press('Control+Enter');
  await panel.getByText('Kaydedildi.').waitFor();
  proxy.reload();
  await expect.poll(() => paragraph.textContent()).toBe(`Önce. ${shown}`);
  // The editor asks anew where the changed words come from.
  await waitForTexts();
  expect([await link.textContent(), await link.getAttribute('href')]).toEqual([words, href]);
  // Beside the link too.
  const last = fake.log.length;
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await paragraph.click({ position: { x: 8, y: 8 } });
  await panel.getByRole('textbox').first().waitFor();
  // The page that was loaded again may open the last text once more, and show it meanwhile.
  await expect
    .poll(() => fake.log.slice(last).find(({ name }) => name === 'open')?.body)
    .toMatchObject({ key: keyOf('tr', `Önce. ${shown}`) });
});
