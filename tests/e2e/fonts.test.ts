import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { siteFolder } from '../site-folder.ts';
import { itLong, vary } from '../vary.ts';
import { inLanguage, listFonts } from './inspect-page.ts';
import { openPage, phone } from './open-page.ts';

/** Maximum size of all fonts of a page, in bytes. */
const budgets = { tr: 33_000, en: 33_000, ar: 60_000 };

function collectFonts(page: Page): Map<string, number> {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    const [, name] = /\/([^/]+)-\w{8}\.woff2$/.exec(response.url()) ?? [];
    // The browser does not keep the bytes of fonts that it has cached.
    if (name) fonts.set(name, Number(await response.headerValue('content-length')));
  });
  return fonts;
}

const untilLoaded = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

describe('the fonts of a page', () => {
  it.each(vary(languages.toReversed()))(
    'are cut ones, within their budget: %s',
    async (language) => {
      const page = await openPage('about:blank', phone);
      for (const path of vary(['/', '/detay/kumul-jipi', '/araclar', '/blog/6', '/iletisim'], 2)) {
        const fonts = collectFonts(page);
        await page.goto(inLanguage(path, language));
        await untilLoaded(page);
        expect([...fonts.keys()].filter((name) => !name.endsWith('-subset'))).toEqual([]);
        expect(fonts.size).toBeGreaterThan(1);
        const sum = [...fonts.values()].reduce((total, bytes) => total + bytes, 0);
        expect(sum, path).toBeLessThanOrEqual(budgets[language]);
      }
    },
  );

  it('have a letter that no text had when they were cut', async () => {
    const page = await openPage('/hakkimizda');
    await untilLoaded(page);
    const fonts = collectFonts(page);
    await page.locator('h1').evaluate((title) => {
      title.textContent = 'Ŵ';
    });
    await expect.poll(() => [...fonts.keys()]).toEqual(['marcellus-latin-ext-400-normal']);
    await untilLoaded(page);
    expect(await listFonts(page, 'h1')).toMatchObject([
      { familyName: 'Marcellus', isCustomFont: true },
    ]);
  });

  it('are one for a whole word with letters that the face of texts lacks', async () => {
    const page = await openPage('/hakkimizda?lng=ar');
    await page
      .locator('.story p')
      .first()
      .evaluate((text) => {
        text.classList.add('loan-word');
        text.textContent = 'گولف';
      });
    await untilLoaded(page);
    await expect
      .poll(() => listFonts(page, '.loan-word'))
      .toMatchObject([{ familyName: 'Noto Naskh Arabic', isCustomFont: true }]);
  });

  itLong('are as wide as the whole ones, in every weight', async () => {
    const page = await openPage('/', { bypassCSP: true });
    const texts = languages.map((language) =>
      readFileSync(join(siteFolder, `build/content/${language}/bundle.json`), 'utf8').slice(
        0,
        20_000,
      ),
    );
    const widths = await page.evaluate(measurePairs, texts);
    expect(widths.length).toBeGreaterThan(20);
    for (const { name, cut, whole } of widths) {
      expect(Math.abs(cut / whole - 1), name).toBeLessThan(1e-3);
    }
  });
});

/** Runs in the page: measures the width of texts in each font subset, and in the whole font at the same letters. */
async function measurePairs(texts: string[]) {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('no canvas');
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      family: style.getPropertyValue('font-family').replaceAll('"', ''),
      source: style.getPropertyValue('src'),
      weight: style.getPropertyValue('font-weight'),
      unicodeRange: style.getPropertyValue('unicode-range'),
    }));
  const widths = [];
  for (const [index, face] of faces.entries()) {
    const whole = faces[index + 1];
    if (!face.source.includes('-subset-') || whole?.family !== face.family) continue;
    const { weight, unicodeRange } = face;
    for (const [name, { source }] of Object.entries({ cut: face, whole })) {
      document.fonts.add(await new FontFace(name + index, source, { weight, unicodeRange }).load());
    }
    for (const each of weight.split(' ')) {
      for (const text of texts) {
        const [cut = 0, wide = 0] = ['cut', 'whole'].map((name) => {
          context.font = `${each} 100px ${name}${index}, monospace`;
          return context.measureText(text).width;
        });
        widths.push({ name: `${face.source} at ${each}`, cut, whole: wide });
      }
    }
  }
  return widths;
}
