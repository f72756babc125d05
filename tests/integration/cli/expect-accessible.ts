import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { ensureBrowser } from '../../../scripts/check/ensure-browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Expects that a page that the tool wrote fits its window, and that axe finds no fault in it. */
export async function expectAccessible(
  file: string,
  widths: readonly number[],
  colorSchemes: readonly ('light' | 'dark')[] = ['light'],
): Promise<void> {
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  onTestFinished(() => browser.close());
  for (const colorScheme of colorSchemes) {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
      const ask = (script: string): Promise<unknown> => page.evaluate(script);
      await page.goto(pathToFileURL(file).href);
      await ask("for (const part of document.querySelectorAll('details')) part.open = true");
      await ask(axe);
      const faults = await ask(
        'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))',
      );
      expect(faults).toEqual([]);
      const root = 'document.documentElement';
      expect(await ask(`${root}.scrollWidth - ${root}.clientWidth`)).toBe(0);
      await page.close();
    }
  }
}
