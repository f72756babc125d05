import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { openPage } from './open-page.ts';

it('on paper a title stands under its photograph, and no line announces links that are left out', async () => {
  const page = await openPage(paths.contact());
  await page.emulateMedia({ media: 'print' });
  const { photo, title } = await page.locator('.page-hero').evaluate((hero) => {
    const read = (selector: string) =>
      (hero.querySelector(selector) as Element).getBoundingClientRect();
    return { photo: read('.picture'), title: read('h1') };
  });
  expect(photo.height).toBeGreaterThan(100);
  expect(title.top).toBeGreaterThan(photo.bottom);
  expect(title.left).toBe(photo.left);
  await page.goto(paths.detail('giris-izni'));
  expect(await page.locator('.read-before').count()).toBe(1);
  expect(await page.locator('.read-before').isVisible()).toBe(false);
});
