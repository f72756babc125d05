import { expect, it } from 'vitest';
import { itLong } from '../vary.ts';
import { startEditing } from './start-editing.ts';

async function start() {
  const started = await startEditing('/hakkimizda');
  const { page, fake } = started;
  const hero = page.locator('.page-hero .picture__image');
  const slider = page.getByRole('slider');
  const path = new URL((await hero.getAttribute('src')) ?? '', page.url()).pathname;
  return {
    ...started,
    slider,
    /** The place of the picture at the top of the page. */
    key: `tr.yaml#${path}`,
    point: () => slider.getAttribute('aria-valuetext'),
    crop: (frame: string) =>
      page
        .locator(`[data-frame=${frame}] img`)
        .evaluate((image: HTMLElement) => image.style.objectPosition),
    lastSave: () => fake.log.findLast(({ name }) => name === 'save')?.body,
    hasFocus: () => slider.evaluate((element) => element.matches(':focus')),
    openHero: async () => {
      await page.keyboard.press('e');
      const stop = page.getByRole('button', { name: /^(Resmi düzenle|Edit picture)/ }).first();
      await stop.waitFor({ state: 'attached' });
      // Beside the title, which lies over the picture.
      await page.mouse.click(700, 150);
      await slider.waitFor();
    },
  };
}

it('a click shows a picture whole, and a click on it moves its focal point and its crops', async () => {
  const { page, fake, proxy, slider, panel, key, point, crop, button, lastSave, openHero } =
    await start();
  fake.moveFocus(key, [0.3, 0.5]);
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
  await openHero();
  expect(await panel.getByRole('textbox').count()).toBe(3);
  expect(await slider.locator('img').getAttribute('src')).toBe(key.split('#')[1]);
  expect([await point(), await crop('card')]).toEqual(['soldan %30, üstten %50', '30% 50%']);
  const box = await slider.boundingBox();
  if (!box) throw new Error('The picture is not drawn.');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.12);
  expect(await point()).toBe('soldan %25, üstten %12');
  // Pages know steps of 5 %. The preview of a link has the whole width of this picture.
  expect([await crop('wide'), await crop('upright'), await crop('link')]).toEqual([
    '25% 10%',
    '25% 10%',
    '50% 0%',
  ]);
  await button('Kaydet').click();
  await panel.getByText('Kaydedildi.').waitFor();
  expect(lastSave()).toMatchObject({ key, wording: {}, picture: { focus: [0.25, 0.12] } });
  proxy.reload();
  const frame = page.locator('.page-hero .picture');
  await expect.poll(() => frame.getAttribute('class')).toContain('focus-x-25');
  expect(await page.evaluate(() => Reflect.has(window, 'isMarked'))).toBe(true);
  await button('Kapat').first().click();
  await panel.waitFor({ state: 'hidden' });
});

itLong('all of it works by keyboard, and the focus returns to the picture', async () => {
  const { page, panel, slider, point, hasFocus, lastSave } = await start();
  await page.keyboard.press('e');
  const stop = page.getByRole('button', { name: /^Resmi düzenle/ }).first();
  await stop.waitFor({ state: 'attached' });
  await stop.focus();
  await page.keyboard.press('Enter');
  await slider.waitFor();
  expect([await hasFocus(), await point()]).toEqual([true, 'soldan %50, üstten %50']);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Shift+ArrowUp'])
    await page.keyboard.press(key);
  expect(await point()).toBe('soldan %51, üstten %42');
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  expect(await point()).toBe('soldan %0, üstten %42');
  await page.keyboard.press('Control+Enter');
  await panel.getByText('Kaydedildi.').waitFor();
  expect(lastSave()).toMatchObject({ picture: { focus: [0, 0.42] } });
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await panel.getByText('Yazdıklarınız kaydedilmedi.').waitFor();
  await page.keyboard.press('Enter');
  expect([await hasFocus(), await point()]).toEqual([true, 'soldan %1, üstten %42']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await stop.evaluate((button) => button.matches(':focus'))).toBe(true);
});

itLong(
  'another picture is searched, looked at, and put at its place once it is saved',
  async () => {
    const { page, fake, panel, key, button, lastSave, openHero } = await start();
    fake.uses = ['tr.yaml#/pictures/else'];
    await openHero();
    expect(await panel.getByRole('radio').count()).toBe(2);
    await button('Başka resim').focus();
    await page.keyboard.press('Enter');
    const list = panel.getByRole('list', { name: 'Kitaplıktaki resimler' });
    await list.waitFor();
    expect(await list.getByRole('button').count()).toBe(2);
    await panel.getByText('catalogue new picture').waitFor();
    await page.keyboard.type('KIZIL kumul');
    await panel.getByText('1 resim').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.getByText('burada “red-dunes” görünecek').waitFor();
    expect(await list.isVisible()).toBe(false);
    expect(await panel.getByRole('radio').count()).toBe(0);
    await expect
      .poll(() => fake.log.at(-1))
      .toMatchObject({ name: 'judge', body: { key, picture: { name: 'red-dunes' } } });
    // To look at another one loses nothing, so nothing is asked.
    await button('Başka resim').click();
    await list.waitFor();
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
    await button('Başka resim').click();
    await list.getByRole('button', { name: 'yacht-night' }).click();
    await panel.getByText('burada “yacht-night” görünecek').waitFor();
    await button('Kaydet').click();
    await panel.getByText('Kaydedildi.').waitFor();
    expect(lastSave()).toMatchObject({ key, wording: {}, picture: { name: 'yacht-night' } });
    expect(await panel.getByText('görünecek').count()).toBe(0);
  },
);

itLong('what was chosen and moved survives a reload, and meets what is newer', async () => {
  const { page, fake, panel, key, point, button, hasFocus, lastSave, openHero } = await start();
  await openHero();
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await panel.getByText('Önceden yazdıklarınız geri geldi.').waitFor();
  expect([await point(), await hasFocus()]).toEqual(['soldan %51, üstten %50', true]);
  fake.moveFocus(key, [0.1, 0.2]);
  await page.reload();
  await panel.getByText('Dosyada şimdi: here · soldan %10, üstten %20').waitFor();
  expect(await point()).toBe('soldan %51, üstten %50');
  await button('Benimkini yaz').click();
  await panel.getByText('Kaydedildi.').waitFor();
  expect(lastSave()).toMatchObject({ picture: { focus: [0.51, 0.5] } });
});
