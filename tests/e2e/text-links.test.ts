import { describe, expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { findAxeFaults, openForAxe } from './inspect-page.ts';
import { computeRatio, minContrast, readLuminance } from './measure-contrast.ts';
import { openPage } from './open-page.ts';

/** A post with links in its paragraphs. */
const post = '/blog/1';

describe.each(['tr', 'ar'])('a link in running text in %s', (language) => {
  it('is underlined, is told from its ground, and shows that it has the focus', async () => {
    const page = await openPage(`${post}?lng=${language}`, { reducedMotion: 'reduce' });
    const link = page.locator('.post__body a.inline-link').first();
    const read = () =>
      link.evaluate((element) => {
        const style = getComputedStyle(element);
        let ground = 'rgba(0, 0, 0, 0)';
        for (let at: Element | null = element; at && /, 0\)$/.test(ground); at = at.parentElement)
          ground = getComputedStyle(at).backgroundColor;
        const { color, textDecorationLine: line, outlineStyle, outlineColor } = style;
        const width = Number.parseFloat(style.outlineWidth);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = style.font;
        const space = pen?.measureText(' ').width ?? 0;
        const reach = width + Number.parseFloat(style.outlineOffset);
        return {
          space,
          reach,
          color,
          line,
          ground,
          outline: outlineStyle === 'none' ? 0 : width,
          outlineColor,
        };
      });
    const measure = (one: string, other: string) =>
      computeRatio(readLuminance(one), readLuminance(other));
    const { line, color, ground, outline } = await read();
    expect([line, outline]).toEqual(['underline', 0]);
    expect(measure(color, ground)).toBeGreaterThanOrEqual(minContrast);

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
    expect(focused.outline).toBeGreaterThanOrEqual(2);
    // WCAG 2.2 SC 1.4.11 demands 3:1 of the outline.
    expect(measure(focused.outlineColor, ground)).toBeGreaterThanOrEqual(3);
    expect(focused.line).toBe('underline');
    // The outline covers no letter beside the link.
    expect(focused.reach).toBeLessThan(focused.space);
  });
});

const languages = vary(['ar', 'tr', 'en']);

it('axe finds no fault in a post with links', async () => {
  const page = await openForAxe();
  for (const language of languages) {
    expect(await findAxeFaults(page, `${post}?lng=${language}`)).toEqual([]);
  }
});
