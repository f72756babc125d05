import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { openPage } from './open-page.ts';

it.each(vary(['ar', 'tr']))(
  'a link in running text in %s is underlined, and shows that it has the focus',
  async (language) => {
    const page = await openPage(`/blog/1?lng=${language}`, { reducedMotion: 'reduce' });
    const link = page.locator('.post__body a.inline-link').first();
    const read = () =>
      link.evaluate((element) => {
        const style = getComputedStyle(element);
        const width = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
        const pen = document.createElement('canvas').getContext('2d');
        // `font` is empty once a property is set that it cannot hold.
        if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        return {
          line: style.textDecorationLine,
          outline: width,
          space: pen?.measureText(' ').width ?? 0,
          reach: width + Number.parseFloat(style.outlineOffset),
        };
      });
    expect(await read()).toMatchObject({ line: 'underline', outline: 0 });
    // The focus comes by the keyboard, from the link before.
    await link.evaluate((element) => {
      const links = [
        ...document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, summary'),
      ];
      links[links.indexOf(element) - 1]?.focus();
    });
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    const focused = await read();
    expect(focused.line).toBe('underline');
    expect(focused.outline).toBeGreaterThanOrEqual(2);
    // The outline covers no letter beside the link.
    expect(focused.reach).toBeLessThan(focused.space);
  },
);
