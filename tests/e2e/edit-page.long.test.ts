import { describe, expect, it } from 'vitest';
import { openWithNotices } from '../integration/http/sample-notices.ts';
import { keyOf } from './fake-editor.ts';
import { hydrateIslands } from './open-page.ts';
import { startEditing } from './start-editing.ts';
import { swipe } from './swipe.ts';

describe('while texts are edited, the page works as before', () => {
  it('a finger swipes slides and rows, and opens a text by a tap', async () => {
    const { page, fake, panel, waitForTexts, field } = await startEditing('/', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await hydrateIslands(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Düzenle', exact: true }).tap();
    await waitForTexts();
    const slide = page.locator('.hero__slide:not([inert])');
    const title = slide.locator('.hero__title');
    const words = await title.innerText();
    await title.tap();
    await panel.getByRole('textbox').first().waitFor();
    expect(await field('Türkçe').inputValue()).toBe(words);
    await panel.getByRole('button', { name: 'Kapat' }).first().tap();
    await panel.waitFor({ state: 'hidden' });
    // Swiped last, since a browser takes no tap while a row still glides.
    await swipe(page, '.hero__slide:not([inert]) .hero__title', { x: -0.5 });
    await expect.poll(() => title.innerText()).not.toBe(words);
    expect(fake.log.filter(({ name }) => name === 'open')).toHaveLength(1);
  });

  it('islands wake under the pointer, and outlines follow what is seen', async () => {
    const { page, panel, waitForTexts } = await startEditing('/');
    await page.keyboard.press('e');
    await waitForTexts();
    const title = page.locator('h1');
    await title.hover();
    await title.click();
    await panel.getByRole('textbox').first().waitFor();
    const outline = page.locator('.outline.selection');
    /** Whether the outline is around the title; letters are taller than their lines. */
    const isAround = async () => {
      const [one, other] = [await outline.boundingBox(), await title.boundingBox()];
      if (!one || !other) return false;
      return one.y < other.y && one.y + one.height > other.y + other.height && one.x < other.x;
    };
    await expect.poll(isAround).toBe(true);
    // React may replace what an island shows.
    await title.evaluate((element) => element.replaceChildren(element.textContent ?? ''));
    await expect.poll(isAround).toBe(true);
    const stops = page.locator('.hero__stop');
    await stops.nth(1).click();
    await outline.waitFor({ state: 'hidden' });
    await stops.nth(0).click();
    await expect.poll(isAround).toBe(true);
    // The page changes, but stays where it was scrolled to.
    await page.evaluate(() => {
      scrollTo({ top: 1500, behavior: 'instant' });
      document.querySelector('main')?.append('Yeni sözler');
    });
    await page.getByRole('button', { name: 'Düzenle: Yeni sözler' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });
});

describe('a notice', () => {
  it.each([
    ['a link', '.notice:not(.notice--important)', '.notice:not(.notice--important) a'],
    [
      'an important one, without the words that the site adds',
      '.notice--important',
      '.notice--important',
    ],
  ])('is opened, saved and shown: %s', async (_, selector, clicked) => {
    const { port } = await openWithNotices();
    const address = `http://127.0.0.1:${port}/?lng=tr`;
    const { page, panel, field, button, fake, waitForTexts } = await startEditing(address);
    const notice = page.locator(selector);
    const words = (await notice.evaluate(({ lastChild }) => lastChild?.textContent)) ?? '';
    await page.keyboard.press('e');
    await waitForTexts();
    await page.locator(clicked).click({ position: { x: 60, y: 10 } });
    await panel.getByRole('textbox').first().waitFor();
    expect(await field('Türkçe').inputValue()).toBe(words);
    await field('Türkçe').fill('Bugün kapalıyız.');
    await button('Kaydet').click();
    await panel.getByText('Kaydedildi.').waitFor();
    expect(fake.log.filter(({ name }) => name === 'save')).toHaveLength(1);
    await page.reload();
    expect(await notice.evaluate(({ lastChild }) => lastChild?.textContent)).toBe(
      'Bugün kapalıyız.',
    );
  });
});

it('a paragraph with links opens by a click, Ctrl follows them, and they stay after a save', async () => {
  const { page, panel, field, fake, proxy, waitForTexts } = await startEditing('/blog/5');
  // The fake editor knows texts as they were written, so one without numbers and names that stay together.
  const paragraph = page.locator('.post__body p:has(> a[href="/detay/kervan"])');
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
  expect(new URL(page.url()).pathname).toBe('/blog/5');

  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.waitForURL(`**${href}`);
  await opened.close();
  expect(new URL(page.url()).pathname).toBe('/blog/5');

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
  // The page that was loaded again may open the last text once more before, and show it meanwhile.
  await expect
    .poll(() => fake.log.slice(last).findLast(({ name }) => name === 'open')?.body)
    .toMatchObject({ key: keyOf('tr', `Önce. ${shown}`) });
});
